// The conversation with the assistant that its sender shared, as the site's chat writes it down: "15:16 You: …".
import { content } from '../../content/load.ts';
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { formatClock } from '../../domain/money/format.ts';
import { counted, languageOf } from '../say.ts';
import { Icon } from './icon.tsx';

interface Line {
  time: string;
  isVisitor: boolean;
  text: string;
}

/** Lines that do not begin with a time go on with the one before. */
function linesOf(conversation: string): Line[] {
  const { you } = content('en').chat;
  const lines: Line[] = [];
  for (const line of conversation.split('\n')) {
    const [, time, who, text] = line.match(/^(\d\d:\d\d) ([^:]{1,40}): (.*)$/) ?? [];
    const last = lines.at(-1);
    if (time && text !== undefined) lines.push({ time, isVisitor: who === you, text });
    else if (last) last.text += `\n${line}`;
    else lines.push({ time: '', isVisitor: false, text: line });
  }
  return lines;
}

export function Talk({ conversation }: { conversation: string }) {
  const lines = linesOf(conversation);
  return (
    <section className="part">
      <details open>
        <summary>
          {counted(deskEnquiry.chat, lines.length)} <Icon name="down" />
        </summary>
        <div className="talk">
          {lines.map(({ time, isVisitor, text }, index) => (
            <p key={`${index} ${time}`} className={isVisitor ? 'talk__visitor' : undefined} lang={languageOf(text)}>
              {text} {time && <time>{formatClock(time)}</time>}
            </p>
          ))}
        </div>
      </details>
    </section>
  );
}
