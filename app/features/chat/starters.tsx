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
