import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useTextAreaTypedEarly } from './typed-early.ts';

interface FieldWords {
  id: string;
  label: string;
  /** The label is only heard: what is seen above says it already. */
  quiet?: boolean;
  /** Stands beside the label, such as “(optional)”. */
  aside?: string;
  /** One line below the control. */
  hint?: string;
  /** What to do about it. */
  error?: string;
  /** A doubt about what was typed, for the visitor to settle; nothing is wrong. */
  question?: string;
  /** Takes the whole row of a two-column form. */
  wide?: boolean;
}

/** The words around a control and what the control itself takes, as one set of props. */
export type FieldProps<Tag extends 'input' | 'select' | 'textarea'> = FieldWords &
  Omit<ComponentProps<Tag>, keyof FieldWords | 'className' | 'prefix'>;

/** Ties a control to its hint, its error and its question, so that all are read with it. */
export const describedBy = ({ id, hint, error, question }: Pick<FieldWords, 'id' | 'hint' | 'error' | 'question'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`, question && `${id}-question`].filter(Boolean).join(' ') || undefined,
  'data-asked': question ? '' : undefined,
});

/** `id` is the control's; without one the error is that of the whole form. */
export function FieldError({ id, children }: { id?: string; children?: string }) {
  if (!children) return null;
  return (
    <p className="field__error" id={id && `${id}-error`}>
      <Icon name="alert" small />
      <span>{children}</span>
    </p>
  );
}

/** Label, control, hint, error: what every field shares. `children` draws the control, wired to the rest. */
export function Field<Props extends FieldWords>({
  of: { id, label, quiet, aside, hint, error, question, wide, ...control },
  children,
}: {
  of: Props;
  children: (control: Omit<Props, keyof FieldWords> & { id: string } & ReturnType<typeof describedBy>) => ReactNode;
}) {
  return (
    <div className={`field ${wide ? 'field--wide' : ''}`}>
      <label htmlFor={id} className={quiet ? 'visually-hidden' : undefined}>
        {label}
        {aside && <span className="field__aside"> {aside}</span>}
      </label>
      {children({ ...control, id, ...describedBy({ id, hint, error, question }) })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <FieldError id={id}>{error}</FieldError>
      {question && (
        <p className="field__question" id={`${id}-question`}>
          <Icon name="info" small />
          <span>{question}</span>
        </p>
      )}
    </div>
  );
}

export function TextField({ prefix, ...field }: FieldProps<'input'> & { prefix?: string }) {
  return (
    <Field of={field}>
      {(control) =>
        prefix ? (
          <div className="field__affix">
            <b className="fig" aria-hidden="true">
              {prefix}
            </b>
            <input {...control} className="input fig fig--text" />
          </div>
        ) : (
          <input {...control} className="input" />
        )
      }
    </Field>
  );
}

export function TextArea(field: FieldProps<'textarea'>) {
  const ref = useTextAreaTypedEarly();
  return <Field of={field}>{(control) => <textarea rows={4} {...control} ref={ref} className="input" />}</Field>;
}
