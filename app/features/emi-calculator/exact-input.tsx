import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';
import { type Entry, type Figure, outsideUsual, problemOf, yearsMeant } from './entry.ts';
import { type Unit, unitsOf } from './kinds.ts';
import { sentence, useSetting } from './setting.ts';

/** What an exact input is wired to. */
export interface Typing {
  /** Its name in the URL, so that a plain form sends it. */
  name: string;
  label: string;
  entry: Entry;
  figure: Figure;
  onText: (text: string) => void;
  onUnit: (unit: Unit) => void;
  onLeave: () => void;
}

/** A phone's keypad of figures has no letters for "lakh" or "years". */
function UnitChoice({ typing: { name, label, entry, figure, onUnit } }: { typing: Typing }) {
  const { words } = useSetting();
  const box = useTypedEarly<HTMLSelectElement>(entry.unit, (unit) => onUnit(unit as Unit));
  return (
    <select
      ref={box}
      className="exact__unit"
      name={`${name}-in`}
      aria-label={sentence(words.form.unit, { field: label })}
      value={entry.unit}
      onChange={(event) => onUnit(event.target.value as Unit)}
    >
      {unitsOf[figure.kind].map((unit) => (
        <option key={unit} value={unit}>
          {words.form.units[unit as keyof typeof words.form.units]}
        </option>
      ))}
    </select>
  );
}

/** The box with its unit: ₹ before an amount, the others behind, to be chosen where there are several. */
export function ExactInput({
  typing,
  affix,
  start,
  units = false,
}: {
  typing: Typing;
  affix: string;
  start?: string;
  units?: boolean;
}) {
  const { name, entry, figure, onText, onLeave } = typing;
  const { words } = useSetting();
  const box = useTypedEarly<HTMLInputElement>(entry.text, (text) => {
    onText(text);
    if (document.activeElement !== box.current) onLeave();
  });
  const bad = problemOf(entry, figure, words) !== null;
  const money = figure.kind === 'amount';
  const several = units && unitsOf[figure.kind].length > 1;
  const unit = affix && <b aria-hidden="true">{affix}</b>;
  return (
    <span className={`exact exact--${figure.kind}`} data-bad={bad || undefined}>
      {money && unit}
      <input
        ref={box}
        className="fig"
        id={name}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={entry.text}
        // The text that says no more than the URL says without it.
        data-start={start}
        aria-invalid={bad || undefined}
        aria-describedby={`${name}-note`}
        onChange={(event) => onText(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => event.key === 'Enter' && onLeave()}
      />
      {several && <UnitChoice typing={typing} />}
      {!money && !several && unit}
    </span>
  );
}

/** “20” was typed: 20 months, or years? */
function YearsAsked({ typing: { entry, figure, onUnit } }: { typing: Typing }) {
  const { words } = useSetting();
  const years = yearsMeant(entry, figure);
  if (years === null || !entry.settled) return null;
  return (
    <p>
      {sentence(words.form.yearsAsked, { n: years })}{' '}
      <button className="inline" type="button" onClick={() => onUnit('years')}>
        {sentence(words.form.yearsMeant, { n: years })}
      </button>
    </p>
  );
}

/**
 * Below the box: what is wrong with it, else whatever there is to say. Only what one would miss is announced, with the
 * field's name: the figure itself is spoken by the control that was moved.
 */
export function ExactNote({ typing, children }: { typing: Typing; children?: ReactNode }) {
  const { words } = useSetting();
  const { name, label, entry, figure } = typing;
  const problem = problemOf(entry, figure, words);
  const outside = outsideUsual(entry, figure, words);
  return (
    <div className="help" id={`${name}-note`}>
      {!problem && children}
      <div aria-live="polite">
        {problem && (
          <p className="field__error">
            <Icon name="alert" small /> <span className="visually-hidden">{label}:</span> {problem}
          </p>
        )}
        {outside && (
          <p>
            <span className="visually-hidden">{label}:</span> {outside}
          </p>
        )}
        <YearsAsked typing={typing} />
      </div>
    </div>
  );
}
