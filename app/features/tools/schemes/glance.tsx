import { fillIn } from '../../../../domain/fill-in.ts';
import { percent } from '../../../../domain/money/format.ts';
import { isPossible, subsidyOf } from '../../../../domain/schemes/find.ts';
import type { SchemeResult } from '../../../../domain/schemes/result.ts';
import { Verdict } from '../verdict.tsx';
import { kinds } from './card-words.ts';
import { money, type ResultWords, type SchemesContent } from './setting.ts';

function noteOf(result: SchemeResult, { glance }: ResultWords): string {
  if (!isPossible(result)) {
    const [first] = result.rules;
    if (first?.rule !== 'purpose') return glance.no;
    return result.id === 'pmay' ? glance.forHome : glance.forBusiness;
  }
  if (result.id === 'mudra') return glance.loan;
  if (result.id === 'mysy') return glance.ask;
  if (result.standing.is === 'unsure') return glance.ifOpen;
  if (result.id === 'vyupy' && result.sum)
    return fillIn(glance.interest, { percent: percent(result.sum.interest.percent) });
  return result.id === 'pmay' && result.sum ? fillIn(glance.most, { n: result.sum.instalments }) : '';
}

function figureOf(result: SchemeResult): number {
  if (!isPossible(result)) return 0;
  return result.id === 'mudra' ? (result.sum?.covers ?? 0) : subsidyOf(result);
}

/** Every scheme in one line: what it would pay, and whether it fits. */
export function Glance({ results, content }: { results: SchemeResult[]; content: SchemesContent }) {
  const { words, result: said } = content;
  return (
    <ul className="glance">
      {results.map((result) => {
        const { name, by } = said.schemes[result.id];
        const amount = figureOf(result);
        return (
          <li key={result.id}>
            <div>
              <a href={`#${result.id}`}>{name}</a>
              <small>{by}</small>
            </div>
            <div className="glance__figure">
              {amount > 0 && <b className="fig">{money(amount)}</b>}
              <small>{noteOf(result, said)}</small>
            </div>
            <Verdict kind={kinds[result.verdict]} word={words.verdicts[result.verdict]} />
          </li>
        );
      })}
    </ul>
  );
}
