import { fillIn } from '../../../../domain/fill-in.ts';
import type { Split } from '../../../../domain/schemes/result.ts';
import type { SplitNotes } from './card-words.ts';
import { money, type ResultWords } from './setting.ts';

const parts = ['own', 'repay', 'subsidy', 'rest'] as const;

/** Who pays for the project, as a course of stones: each as wide as its part, the words and sums below. */
export function SplitCourse({ split, notes, words }: { split: Split; notes: SplitNotes; words: ResultWords['split'] }) {
  const shown = parts.filter((part) => split[part] > 0);
  const sums = Object.fromEntries(
    Object.entries({ ...split }).flatMap(([name, value]) => (typeof value === 'number' ? [[name, money(value)]] : [])),
  );
  const names = { ...words, subsidy: notes.most ? words.subsidyMost : words.subsidy };
  const asides = { ...notes, rest: words.restNote };
  return (
    <div className="split-course">
      <div
        className="split-course__bar"
        role="img"
        aria-label={fillIn(split.rest > 0 ? words.barRest : words.bar, sums)}
      >
        {shown.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: split[part] / split.cost }} />
        ))}
      </div>
      <dl>
        {shown.map((part) => (
          <div key={part} data-part={part}>
            <dt>
              {names[part]}
              <small>{asides[part]}</small>
            </dt>
            <dd className="fig">{money(split[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
