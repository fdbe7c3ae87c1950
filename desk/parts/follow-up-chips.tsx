import { deskSheets } from '../../content/en/desk-sheets.ts';
import type { FollowUpChoice } from '../follow-ups.ts';

const words = deskSheets.followUp;

/** `id` keeps two of them on one page apart. */
export function FollowUpChips({ id, choices }: { id: string; choices: FollowUpChoice[] }) {
  return (
    <fieldset>
      <legend className="label">{words.legend}</legend>
      <div className="chips">
        {choices.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input type="radio" name="followUp" value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      <div className="field picked">
        <label className="label" htmlFor={id}>
          {words.pickLabel}
        </label>
        <input className="input" id={id} type="datetime-local" name="followUpOn" />
      </div>
    </fieldset>
  );
}
