import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';
import { type Entry, type Figure, problemOf } from './entry.ts';
import { FORM, useSetting } from './setting.ts';

/** What an exact input is wired to. */
export interface Typing {
  /** Its name in the address, so that a plain form sends it. */
  name: string;
  entry: Entry;
  figure: Figure;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** The box with its unit: ₹ before an amount, the others behind. */
export function ExactInput({ typing, affix, start }: { typing: Typing; affix: string; start?: string }) {
  const { name, entry, figure, onText, onLeave } = typing;
  const { words } = useSetting();
  const box = useTypedEarly<HTMLInputElement>(entry.text, (text) => {
    onText(text);
    if (document.activeElement !== box.current) onLeave();
  });
  const bad = problemOf(entry, figure, words) !== null;
  const money = figure.kind === 'amount';
  const unit = affix && <b aria-hidden="true">{affix}</b>;
  return (
    <span className={`exact exact--${figure.kind}`} data-bad={bad || undefined}>
      {money && unit}
      <input
        ref={box}
        className="fig"
        id={name}
        name={name}
        form={FORM}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={entry.text}
        // The text that says no more than the address says without it.
        data-start={start}
        aria-invalid={bad || undefined}
        aria-describedby={`${name}-note`}
        onChange={(event) => onText(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => event.key === 'Enter' && onLeave()}
      />
      {!money && unit}
    </span>
  );
}

/** Below the box: what is wrong with it, else whatever there is to say. */
export function ExactNote({ typing: { name, entry, figure }, children }: { typing: Typing; children?: ReactNode }) {
  const { words } = useSetting();
  const problem = problemOf(entry, figure, words);
  return (
    <div className="help" id={`${name}-note`} aria-live="polite">
      {problem ? (
        <p className="field__error">
          <Icon name="alert" small /> {problem}
        </p>
      ) : (
        children
      )}
    </div>
  );
}
