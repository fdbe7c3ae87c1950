import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface FieldWords {
  id: string;
  label: string;
  /** Stands beside the label, such as “(optional)”. */
  aside?: string;
  /** One line below the control. */
  hint?: string;
  /** What to do about it. */
  error?: string;
  /** Takes the whole row of a two-column form. */
  wide?: boolean;
}

/** Ties a control to its hint and its error, so that both are read with it. */
export const describedBy = ({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p className="err" id={`${id}-error`}>
      <Icon name="alert" small />
      <span>{children}</span>
    </p>
  );
}

/** Label, control, hint, error: the frame every field shares. */
export function Field({ words, children }: { words: FieldWords; children: ReactNode }) {
  const { id, label, aside, hint, error, wide } = words;
  return (
    <div className={`f ${wide ? 'span' : ''}`}>
      <label htmlFor={id}>
        {label}
        {aside && <span className="f__aside"> {aside}</span>}
      </label>
      {children}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

type Own = keyof FieldWords | 'className' | 'prefix';

export function TextField({
  id,
  label,
  aside,
  hint,
  error,
  wide,
  prefix,
  ...input
}: FieldWords & { prefix?: string } & Omit<ComponentProps<'input'>, Own>) {
  const control = (
    <input {...input} {...describedBy({ id, hint, error })} className={prefix ? 'in fig fig--text' : 'in'} />
  );
  return (
    <Field words={{ id, label, aside, hint, error, wide }}>
      {prefix ? (
        <div className="affix">
          <b className="fig" aria-hidden="true">
            {prefix}
          </b>
          {control}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}

export function TextArea({
  id,
  label,
  aside,
  hint,
  error,
  wide,
  ...area
}: FieldWords & Omit<ComponentProps<'textarea'>, Own>) {
  return (
    <Field words={{ id, label, aside, hint, error, wide }}>
      <textarea rows={4} {...area} {...describedBy({ id, hint, error })} className="in" />
    </Field>
  );
}
