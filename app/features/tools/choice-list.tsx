import { Fragment, type ReactNode } from 'react';
import { describedBy, FieldError } from '../../ui/field.tsx';

export interface Choice {
  value: string;
  label: ReactNode;
  /** Small, at the end of the row. */
  aside?: string;
  /** Stands apart from those before it, after “or”. */
  apart?: boolean;
}

/** Radio buttons one below the other, each a whole row. Named by the question itself, or by a legend of its own. */
export function ChoiceList({
  id,
  name,
  options,
  chosen,
  error,
  legend,
  or,
}: {
  id: string;
  name: string;
  options: Choice[];
  chosen?: string;
  error?: string;
  legend?: string;
  /** The word between the answers and those apart. */
  or?: string;
}) {
  const firstApart = options.findIndex(({ apart }) => apart);
  const list = (
    <div className="choice-list">
      {options.map(({ value, label, aside }, i) => (
        <Fragment key={value}>
          {i === firstApart && or && (
            <div className="choice-list__or" aria-hidden="true">
              {or}
            </div>
          )}
          <label className="choice">
            <input
              type="radio"
              id={i === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              {...(i === 0 ? describedBy({ id, error }) : {})}
            />
            <span>{label}</span>
            {aside && <small>{aside}</small>}
          </label>
        </Fragment>
      ))}
    </div>
  );
  if (!legend) {
    return (
      <div className="choice-list__group">
        <FieldError id={id}>{error}</FieldError>
        {list}
      </div>
    );
  }
  return (
    <fieldset className="choice-list__group">
      <legend>{legend}</legend>
      <FieldError id={id}>{error}</FieldError>
      {list}
    </fieldset>
  );
}
