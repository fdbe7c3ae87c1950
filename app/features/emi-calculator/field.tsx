import { useState } from 'react';
import type { Range } from '../../../domain/loan/bounds.ts';
import { amountInWords } from '../../../domain/money/format.ts';
import { type Entry, entryOf, type Figure, left, typed } from './entry.ts';
import { ExactInput, ExactNote } from './exact-input.tsx';
import { fieldKey, kindOf, written } from './kinds.ts';
import { sentence, useSetting } from './setting.ts';

const blank = (start: number): Entry => ({ text: '', value: start, problem: null, settled: true });

/** One input of a view. Its value is that of the address; null leaves it blank. */
export function Field({
  name,
  value,
  range,
  start = 0,
  hint,
}: {
  name: string;
  value: number | null;
  range: Range;
  /** What holds while the field is blank. */
  start?: number;
  hint?: string;
}) {
  const { words } = useSetting();
  const kind = kindOf(name);
  const figure: Figure = { kind, ...range, start, optional: true };
  const fresh = () => ({ from: value, entry: value === null ? blank(start) : entryOf(kind, value) });
  const [draft, setDraft] = useState(fresh);
  if (draft.from !== value) setDraft(fresh());
  const change = (next: (entry: Entry) => Entry) => setDraft((now) => ({ ...now, entry: next(now.entry) }));
  const typing = {
    name,
    entry: draft.entry,
    figure,
    onText: (text: string) => change((entry) => typed(entry, text, figure)),
    onLeave: () => change((entry) => left(entry, figure)),
  };
  const label = words.fields[fieldKey(name) as keyof typeof words.fields];
  const inWords = kind === 'amount' && draft.entry.value > 0 ? amountInWords(draft.entry.value, words.figures) : null;
  return (
    <div className="f">
      <label htmlFor={name}>{sentence(label, { n: name.match(/\d+/)?.[0] ?? '' })}</label>
      <ExactInput
        typing={typing}
        affix={name === 'share' ? words.affixes.share : words.affixes[kind]}
        start={value === null ? undefined : written[kind](start)}
      />
      <ExactNote typing={typing}>
        {inWords && <p>{inWords}</p>}
        {hint && <p>{hint}</p>}
      </ExactNote>
    </div>
  );
}
