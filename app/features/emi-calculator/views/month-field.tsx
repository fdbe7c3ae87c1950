import { writeMonth } from '../../../../domain/money/month.ts';
import { useSetting } from '../setting.ts';

/** The month of the first EMI. Browsers without a picker for months take 2026-04. */
export function MonthField({ hint }: { hint?: string }) {
  const { words, state } = useSetting();
  const value = state.start === null ? '' : writeMonth(state.start);
  return (
    <div className="field">
      <label htmlFor="start">{words.fields.start}</label>
      <input
        // The URL may bring another month; an untouched field then has to follow.
        key={value}
        className="input"
        id="start"
        name="start"
        type="month"
        placeholder="2026-04"
        defaultValue={value}
        aria-describedby={hint && 'start-note'}
      />
      {hint && (
        <p className="help" id="start-note">
          {hint}
        </p>
      )}
    </div>
  );
}
