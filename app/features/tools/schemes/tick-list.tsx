import { describedBy, FieldError } from '../../../ui/field.tsx';

/** Boxes to tick, each a whole row: any number of them may hold. */
export function TickList({
  id,
  name,
  legend,
  options,
  ticked = [],
  error,
}: {
  id: string;
  name: string;
  legend: string;
  options: Record<string, string>;
  ticked?: readonly string[];
  error?: string;
}) {
  return (
    <fieldset className="choice-list__group">
      <legend>{legend}</legend>
      <FieldError id={id}>{error}</FieldError>
      <div className="choice-list tick-list">
        {Object.entries(options).map(([value, label], i) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              id={i === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={ticked.includes(value)}
              {...(i === 0 ? describedBy({ id, error }) : {})}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
