import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Option {
  value: string;
  label: string;
}

/** The browser's own select with our chevron. With an empty first option nothing is chosen for the visitor. */
export function SelectField({
  empty,
  options,
  ...field
}: FieldProps<'select'> & { empty?: string; options: Option[] }) {
  return (
    <Field of={field}>
      {(control) => (
        <div className="select">
          <select {...control} className="input">
            {empty && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      )}
    </Field>
  );
}
