import type { ReactNode } from 'react';
import { describedBy, FieldError } from './field.tsx';

/** A tick with its sentence; the whole row is the target. The browser does not bring it back: that is for the form to decide. */
export function Checkbox({
  id,
  name,
  value,
  ticked = false,
  error,
  children,
}: {
  id: string;
  name: string;
  /** What is sent when it is ticked; “on” without it. */
  value?: string;
  ticked?: boolean;
  error?: string;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label className="checkbox" data-bad={error ? '' : undefined}>
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={ticked}
          autoComplete="off"
          id={id}
          {...describedBy({ id, error })}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
