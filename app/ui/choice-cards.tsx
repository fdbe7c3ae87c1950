import { describedBy, FieldError } from './field.tsx';
import type { Option } from './select.tsx';

/** Radio buttons as cards, each with its name in sight. */
export function ChoiceCards({
  id,
  name,
  label,
  options,
  chosen,
  error,
}: {
  id: string;
  name: string;
  label: string;
  options: Option[];
  /** What the served page starts with; afterwards the browser keeps it. */
  chosen?: string;
  error?: string;
}) {
  return (
    <div className="field field--wide">
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      <div className="choices" role="radiogroup" aria-labelledby={`${id}-label`} {...describedBy({ id, error })}>
        {options.map((option, i) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              id={i === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
