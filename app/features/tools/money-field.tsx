import { type FocusEvent, useState } from 'react';
import { amountInWords, grouped } from '../../../domain/money/format.ts';
import type { Parsed } from '../../../domain/money/parse.ts';
import { TextField } from '../../ui/field.tsx';

/** Rupees as people write them: said in words below, and grouped when the field is left. */
export function MoneyField({
  hint,
  value = '',
  read,
  ...field
}: {
  id: string;
  name: string;
  label: string;
  /** The question above says it already. */
  quiet?: boolean;
  aside?: string;
  hint?: string;
  error?: string;
  value?: string;
  read: (text: string) => Parsed;
}) {
  const [text, setText] = useState(value);
  const parsed = read(text);
  const group = ({ currentTarget: box }: FocusEvent<HTMLInputElement>) => {
    const typed = read(box.value);
    if (typed.ok && Number.isInteger(typed.value)) box.value = grouped(typed.value);
  };
  return (
    <TextField
      {...field}
      prefix="₹"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      defaultValue={value}
      hint={parsed.ok ? amountInWords(parsed.value) : hint}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={group}
    />
  );
}
