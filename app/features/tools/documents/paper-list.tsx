import { groups, type ListedPaper } from '../../../../domain/documents/papers.ts';
import type { ListWords } from '../../../../content/en/documents.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The papers in their groups, each a row to tick: what counts, and the usual mistake. */
export function PaperList({
  papers,
  words,
  language,
  ticked,
  onTick,
  asksProperty,
}: {
  papers: ListedPaper[];
  words: ListWords;
  language: 'en' | 'hi';
  ticked: ReadonlySet<number>;
  onTick: (number: number, on: boolean) => void;
  /** The loan is for a property, chosen or not. */
  asksProperty: boolean;
}) {
  const shown = groups
    .map((group) => ({ group, list: papers.filter((paper) => paper.group === group) }))
    .filter(({ group, list }) => list.length > 0 || (group === 'property' && asksProperty));
  return (
    <div className="paper-list" lang={language}>
      {shown.map(({ group, list }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>
            {words.groups[group]}{' '}
            {list.length > 0 && <small>{fillIn(words.count[list.length === 1 ? 0 : 1], { n: list.length })}</small>}
          </h2>
          {list.length === 0 && <p className="paper-list__none">{words.noProperty}</p>}
          {list.map(({ number, id, original }) => {
            const { name, counts, trap } = words.papers[id];
            return (
              <div className="paper-list__row" key={id}>
                <input
                  type="checkbox"
                  id={`paper-${number}`}
                  name="have"
                  value={number}
                  checked={ticked.has(number)}
                  onChange={(event) => onTick(number, event.currentTarget.checked)}
                  aria-describedby={`paper-${number}-counts`}
                />
                <label htmlFor={`paper-${number}`}>{name}</label>
                <p id={`paper-${number}-counts`}>
                  {counts} {original && words.original}
                </p>
                {trap && (
                  <p className="paper-list__mistake">
                    <Icon name="alert" small /> <span>{trap}</span>
                  </p>
                )}
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}
