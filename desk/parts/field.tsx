import type { InputHTMLAttributes, ReactNode } from 'react';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'maxLength' | 'required' | 'inputMode' | 'min' | 'max'
> & {
  /** Also its name. */
  id: string;
  label: string;
  value?: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function Field({ id, label, value, hint, error, ...input }: Props) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className="input"
        id={id}
        name={id}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** What is wrong with a field, and what helps to fill it; the field names both as its description. */
export function FieldNotes({ id, error, hint }: { id: string; error?: string | undefined; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="sub" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
