import type { InputHTMLAttributes } from 'react';

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
    </div>
  );
}
