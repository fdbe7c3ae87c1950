import { Link } from 'react-router';
import type { Answers } from '../../../../domain/schemes/answers.ts';
import type { Change } from '../../../../domain/schemes/result.ts';
import { changeWords } from './card-words.ts';
import { type ResultWords, urlOf } from './setting.ts';

export type Answered = Answers;

/** Where one sees what the change would bring; what nobody can plan leads nowhere. */
function urlWith(change: Change, answers: Answers): string | null {
  if (change.kind === 'cost' || change.kind === 'price' || change.kind === 'carpet')
    return urlOf({ ...answers, [change.kind]: String(change.to) });
  return change.kind === 'home' ? urlOf({ ...answers, home: 'yes' }, 'before') : null;
}

/** What would change the answer, each with the way to see it. */
export function ChangeList({
  changes,
  words,
  answered,
}: {
  changes: Change[];
  words: ResultWords;
  answered: Answered;
}) {
  if (changes.length === 0) return null;
  return (
    <div className="change-list">
      <b>{words.would}</b>
      <ul>
        {changes.map((change) => {
          const to = urlWith(change, answered);
          const text = changeWords(change, words);
          return <li key={change.kind}>{to ? <Link to={to}>{text}</Link> : text}</li>;
        })}
      </ul>
    </div>
  );
}
