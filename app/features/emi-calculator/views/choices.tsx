import { fieldKey } from '../kinds.ts';
import { sentence, useSetting } from '../setting.ts';

/** One of a few ways, as radio buttons in sight. */
export function Choices<T extends string>({
  name,
  value,
  options,
}: {
  name: string;
  value: T;
  options: Record<T, string>;
}) {
  const { words } = useSetting();
  const label = sentence(words.fields[fieldKey(name) as keyof typeof words.fields], {
    n: name.match(/\d+/)?.[0] ?? '',
  });
  return (
    <fieldset className="field">
      <legend className="field__label">{label}</legend>
      <div className="choices choices--stack">
        {(Object.entries(options) as [T, string][]).map(([option, label]) => (
          <label key={option} className="choice">
            {/* The URL may bring the other choice; an untouched radio then has to follow. */}
            <input key={value} type="radio" name={name} value={option} defaultChecked={option === value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
