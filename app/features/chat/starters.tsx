import type { Choice } from './talk.ts';
import type { ChatWords } from './words.ts';

/** What others ask first: each is sent with one press. */
export function Starters({ words, onAsk }: { words: ChatWords['starters']; onAsk: (question: string) => void }) {
  return (
    <ul className="chat__starters" aria-label={words.label}>
      {words.questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Other readings of the last question. Opened in a new tab, or by a middle click, each is a page. */
export function Choices({
  label,
  choices,
  onAsk,
}: {
  label: string;
  choices: Choice[];
  onAsk: (question: string) => void;
}) {
  return (
    <ul className="chat__starters" aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.label}>
          <a
            href={choice.href}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onAsk(choice.label);
            }}
          >
            {choice.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
