import { fillIn } from '../../../../domain/fill-in.ts';
import type { MudraSum } from '../../../../domain/schemes/result.ts';
import { money, type ResultWords } from './setting.ts';

/** Four steps up; the one that carries the plan is indigo, one that is shut is hatched. The words say the same. */
export function MudraStairs({ sum, words }: { sum: MudraSum; words: ResultWords['schemes']['mudra'] }) {
  const top = sum.steps.at(-1)?.limit ?? 1;
  return (
    <ol className="mudra-stairs">
      {sum.steps.map(({ id, limit, open }) => (
        <li
          key={id}
          data-step={open ? (id === sum.step ? 'yours' : undefined) : 'shut'}
          // The root keeps the first steps in sight beside the last.
          style={{ '--rise': Math.sqrt(limit / top) } as React.CSSProperties}
        >
          <b>{words.steps[id]}</b>
          <span className="fig">{money(limit)}</span>
          {id === sum.step && <span className="visually-hidden">, {words.yours}</span>}
          {!open && <span className="visually-hidden">, {words.shut}</span>}
        </li>
      ))}
    </ol>
  );
}

export const stairsTitle = ({ step }: MudraSum, { stairs, nth }: ResultWords['schemes']['mudra']) =>
  fillIn(stairs, { nth: nth[step] });

export function stairsText({ step, cost, covers, rest }: MudraSum, words: ResultWords['schemes']['mudra']): string {
  const values = { step: words.steps[step], cost: money(cost), covers: money(covers), rest: money(rest) };
  return fillIn(rest > 0 ? words.part : words.covers, values);
}
