import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Option {
  value: string;
  label: string;
}

/** The browser's own select with our chevron. The first option is empty: nothing is chosen for the visitor. */
export function SelectField({
  id,
  label,
  aside,
  hint,
  error,
  wide,
  empty,
  options,
  ...select
}: FieldWords & { empty: string; options: Option[] } & Omit<ComponentProps<'select'>, keyof FieldWords | 'className'>) {
  return (
    <Field words={{ id, label, aside, hint, error, wide }}>
      <div className="sel">
        <select {...select} {...describedBy({ id, hint, error })} className="in">
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </Field>
  );
}
