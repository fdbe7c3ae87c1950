import { deskSettings } from '../../content/en/desk-settings.ts';
import { type Holiday, longestHoliday } from '../../domain/desk/settings.ts';
import { shortDate, weekDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import type { Frame } from './layout.tsx';
import { Part } from './part.tsx';
import { errorOf, type PartProps } from './settings-part.tsx';

const words = deskSettings.holidays;
const dayOf = (date: string) => {
  const at = Date.parse(`${date}T12:00+05:30`);
  return `${weekDay(at)} ${shortDate(at)}`;
};

/** A list with one button a row, and a form that adds one: it works without scripts, and for two owners at once. */
export function HolidaysPart({ frame, view }: PartProps) {
  const { ahead, past, confirmed, typed } = view.holidays;
  const { formToken } = frame;
  return (
    <Part id="holidays" title={words.title}>
      <p>{words.text}</p>
      {!confirmed && (
        <div className="set__late">
          <p>{words.sample}</p>
          <Form action="/desk/settings/holidays/confirm" formToken={formToken} plain>
            <button className="btn" type="submit">
              {words.confirm}
            </button>
          </Form>
        </div>
      )}
      {ahead.length === 0 ? <p>{words.none}</p> : <Days days={ahead} frame={frame} />}
      {past.length > 0 && (
        <details>
          <summary>{fillIn(words.past, { count: past.length })}</summary>
          <Days days={past} frame={frame} />
        </details>
      )}
      <h3 className="set__sub">{words.add}</h3>
      <Form action="/desk/settings/holidays/add" formToken={formToken}>
        <div className="set__pair">
          <Field
            id="date"
            type="date"
            label={words.date}
            value={typed.date}
            error={errorOf(view, 'holidays', 'date')}
            required
          />
          <Field
            id="name"
            label={words.name}
            value={typed.name}
            error={errorOf(view, 'holidays', 'name')}
            maxLength={longestHoliday}
            autoComplete="off"
            required
          />
        </div>
        <button className="btn" type="submit">
          {words.addButton}
        </button>
      </Form>
    </Part>
  );
}

function Days({ days, frame }: { days: Holiday[]; frame: Frame }) {
  return (
    <ul>
      {days.map(({ date, name }) => (
        <li key={date} className="line">
          <p>
            {name} <span className="sub set__day">{dayOf(date)}</span>
          </p>
          <Form action="/desk/settings/holidays/remove" formToken={frame.formToken} plain>
            <button
              className="btn"
              type="submit"
              name="date"
              value={date}
              aria-label={fillIn(words.removeNamed, { name, date: dayOf(date) })}
            >
              {words.remove}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
