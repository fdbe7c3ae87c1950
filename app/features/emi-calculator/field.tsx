import { useState } from 'react';
import type { Range } from '../../../domain/loan/bounds.ts';
import { amountInWords } from '../../../domain/money/format.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { blankEntry, type Entry, entryOf, type Figure, inOtherUnit, left, typed } from './entry.ts';
import { ExactInput, ExactNote } from './exact-input.tsx';
import { fieldKey, kindOf, written } from './kinds.ts';
import { sentence, useSetting } from './setting.ts';
import { useWhen } from './use-plan.ts';

/** One input of a view. Its value is that of the URL; null leaves it blank. */
export function Field({
  name,
  value,
  range,
  start = 0,
  hint,
  group = '',
  follows = true,
}: {
  name: string;
  value: number | null;
  range: Range;
  /** What holds while the field is blank. */
  start?: number;
  hint?: string;
  /** The beginning of the label that the heading above says already: heard, not shown. */
  group?: string;
  /** Left at its start, it goes on following the loan above. */
  follows?: boolean;
}) {
  const { words, state } = useSetting();
  const hydrated = useHydrated();
  const kind = kindOf(name);
  const figure: Figure = { kind, min: range.min, max: range.max, start, optional: true };
  const fresh = () => ({ from: value, entry: value === null ? blankEntry(kind, start) : entryOf(kind, value) });
  const [draft, setDraft] = useState(fresh);
  if (draft.from !== value) setDraft(fresh());
  const change = (next: (entry: Entry) => Entry) => setDraft((now) => ({ ...now, entry: next(now.entry) }));
  const { fields, affixes } = words;
  const key = fieldKey(name);
  const label = sentence(fields[key as keyof typeof fields], { n: name.match(/\d+/)?.[0] ?? '' });
  const typing = {
    name,
    label,
    entry: draft.entry,
    figure,
    onText: (text: string) => change((entry) => typed(entry, text, figure)),
    onUnit: (unit: Entry['unit']) => change((entry) => inOtherUnit(entry, unit, figure)),
    onLeave: () => change((entry) => left(entry, figure)),
  };
  const grouped = group !== '' && label.startsWith(group);
  const when = useWhen();
  const { value: figureNow } = draft.entry;
  const dated = state.start !== null && figureNow > 0 && /-(month|from)$|^possession$/.test(key);
  const inWords = kind === 'amount' && figureNow > 0 ? amountInWords(figureNow, words.figures) : null;
  return (
    <div className="field">
      <label htmlFor={name}>
        {grouped && <span className="visually-hidden">{group}</span>}
        {grouped ? label.slice(group.length) : label}
      </label>
      <ExactInput
        typing={typing}
        affix={affixes[key as keyof typeof affixes] ?? affixes[kind]}
        start={follows && value !== null ? written(kind, start, draft.entry.unit) : undefined}
        // Only scripts keep a unit of a view: in a plain form it would be one more parameter for each figure.
        units={hydrated && !(key in affixes)}
      />
      <ExactNote typing={typing}>
        {inWords && <p>{inWords}</p>}
        {dated && <p>{when(figureNow)}</p>}
        {hint && <p>{hint}</p>}
      </ExactNote>
    </div>
  );
}
