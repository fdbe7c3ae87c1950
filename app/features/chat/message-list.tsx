import { Link } from 'react-router';
import { callPath } from '../../../domain/lead/status-path.ts';
import { formatMoment, formatTime } from '../../../domain/money/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Message } from './talk.ts';
import type { ChatWords } from './words.ts';

/** Replies in Hindi are read, and set, as Hindi. */
const languageOf = (text: string) => (/[\u0900-\u097f]/.test(text) ? 'hi' : undefined);

export function MessageList({
  messages,
  pending,
  words,
  onLeave,
  onAgain,
}: {
  messages: Message[];
  pending: boolean;
  words: ChatWords;
  onLeave: () => void;
  /** Given while asking once more is possible. */
  onAgain?: () => void;
}) {
  return (
    <div className="chat__log" role="log" aria-live="polite" aria-label={words.conversation}>
      {messages.map((message) => (
        <Bubble key={message.id} message={message} words={words} onLeave={onLeave} />
      ))}
      {onAgain && messages.at(-1)?.failed && !pending && (
        <button type="button" className="btn btn--line btn--small" onClick={onAgain}>
          {words.again}
        </button>
      )}
      {pending && (
        <p className="chat__wait">
          <span className="chat__spin" aria-hidden="true" />
          {words.typing}
        </p>
      )}
    </div>
  );
}

function Bubble({ message, words, onLeave }: { message: Message; words: ChatWords; onLeave: () => void }) {
  const { sender, content, timestamp, sources, statusUrl, reference, callBy } = message;
  const own = sender === 'user';
  return (
    <div className={own ? 'message message--own' : 'message'}>
      <Icon name={own ? 'user' : 'bot'} />
      <div className="message__bubble">
        <span className="visually-hidden">{own ? words.you : words.bot}: </span>
        <p lang={languageOf(content)}>{content}</p>
        <time dateTime={new Date(timestamp).toISOString()} className="fig fig--plain">
          {formatTime(timestamp)}
        </time>
      </div>
      {sources && (
        <div className="message__links">
          <span>{words.sources}</span>
          <ul>
            {sources.map(({ title, href }) => (
              <li key={href + title}>
                <Link to={href} onClick={onLeave}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reference && (
        <dl className="message__receipt">
          <dt>{words.panel.reference}</dt>
          <dd className="fig">{reference}</dd>
          {callBy && <dt>{words.panel.callBy}</dt>}
          {callBy && <dd className="fig">{formatMoment(callBy)}</dd>}
        </dl>
      )}
      {statusUrl && (
        <div className="message__links">
          <ul>
            <li>
              <Link to={statusUrl} reloadDocument>
                {words.panel.status}
              </Link>
            </li>
            <li>
              <Link to={callPath(statusUrl)} reloadDocument>
                {words.panel.when}
              </Link>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
