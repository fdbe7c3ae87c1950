// What owners set about the firm: one part a setting, each a form of its own.
import { deskSettings as words } from '../../content/en/desk-settings.ts';
import { hoursFields, messageParts } from '../../domain/desk/settings.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { Done } from '../parts/done.tsx';
import { Field } from '../parts/field.tsx';
import { HolidaysPart } from '../parts/holidays-part.tsx';
import { Layout } from '../parts/layout.tsx';
import { Part } from '../parts/part.tsx';
import { Area, errorOf, type PartProps, SettingForm } from '../parts/settings-part.tsx';

export function Settings({ frame, view }: PartProps) {
  return (
    <Layout frame={frame} here="settings" title={words.title}>
      <Done text={view.done && words[view.done].done} />
      <div className="account">
        <p className="set__intro">{words.intro}</p>
        <ul className="set__links">
          <li>
            <a href="/desk/people">{words.people}</a>
          </li>
          <li>
            <a href="/desk/me">{words.yours}</a>
          </li>
        </ul>
        <HoursPart frame={frame} view={view} />
        <HolidaysPart frame={frame} view={view} />
        <FigurePart frame={frame} view={view} name="promise" least={1} />
        <FigurePart frame={frame} view={view} name="retention" least={view.retention.least} />
        <MessagesPart frame={frame} view={view} />
      </div>
    </Layout>
  );
}

function HoursPart({ frame, view }: PartProps) {
  const { hours } = view;
  return (
    <Part id="hours" title={words.hours.title}>
      <p>{words.hours.text}</p>
      {hours.printed !== null && <p className="set__late">{fillIn(words.contradicts, { printed: hours.printed })}</p>}
      <SettingForm
        frame={frame}
        view={view}
        name="hours"
        action="hours"
        setting={hours}
        more={
          hours.printed !== null && (
            <button className="btn" type="submit" name="reset" value="yes">
              {words.hours.reset}
            </button>
          )
        }
      >
        {hours.days.map(({ day, opens, closes }) => {
          const names = hoursFields(day);
          const error = errorOf(view, 'hours', names.opens) ?? errorOf(view, 'hours', names.closes);
          return (
            <fieldset className="set__hours" key={day}>
              <legend className="label">{day}</legend>
              <Time id={names.opens} label={words.hours.opens} of={day} value={opens} error={error} />
              <Time id={names.closes} label={words.hours.closes} of={day} value={closes} error={error} />
              {error && (
                <p className="field__error" id={`${names.opens}-error`}>
                  {error}
                </p>
              )}
            </fieldset>
          );
        })}
      </SettingForm>
    </Part>
  );
}

interface TimeProps {
  id: string;
  label: string;
  of: string;
  value: string;
  error: string | undefined;
}

function Time({ id, label, of, value, error }: TimeProps) {
  return (
    <label className="set__time">
      <span className="sub">
        {label}
        <span className="visually-hidden"> {of}</span>
      </span>
      <input
        className="input"
        type="time"
        name={id}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `opens-${of}-error` : undefined}
      />
    </label>
  );
}

function FigurePart({ frame, view, name, least }: PartProps & { name: 'promise' | 'retention'; least: number }) {
  const { value, printed, ...setting } = view[name];
  const { title, text, label, hint } = words[name];
  const bounds = { least, printed };
  return (
    // The field has the plain id: what was saved is found by it.
    <Part id={`${name}-part`} title={title}>
      <p>{fillIn(text, bounds)}</p>
      <SettingForm frame={frame} view={view} name={name} action={name} setting={setting}>
        <Field
          id={name}
          label={label}
          value={value}
          hint={fillIn(hint, bounds)}
          error={errorOf(view, name, name, { least, most: printed })}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          required
        />
      </SettingForm>
    </Part>
  );
}

function MessagesPart({ frame, view }: PartProps) {
  const { messages: texts } = words;
  return (
    <Part id="messages" title={texts.title}>
      <p>{texts.text}</p>
      <p className="sub">{fillIn(texts.parts, { parts: messageParts.map((part) => `{${part}}`).join(', ') })}</p>
      {view.messages.map(({ id, label, en, hi, isOwn, ...setting }) => {
        const name = `message-${id}`;
        const isOpen = [view.wrong?.of, view.conflict?.of].includes(name);
        return (
          <details className="set__message" key={id} open={isOpen}>
            <summary>
              {label} {isOwn && <span className="sub">{texts.own}</span>}
            </summary>
            <SettingForm
              frame={frame}
              view={view}
              name={name}
              action="message"
              setting={setting}
              more={
                isOwn && (
                  <button className="btn" type="submit" name="reset" value="yes">
                    {texts.reset}
                  </button>
                )
              }
            >
              <input type="hidden" name="message" value={id} />
              {(['en', 'hi'] as const).map((language) => {
                const text = language === 'en' ? en : hi;
                return (
                  <Area
                    key={language}
                    id={`${id}-${language}`}
                    name={language}
                    label={fillIn(texts.of, { message: label, language: texts.language[language] })}
                    lang={language}
                    value={text}
                    error={errorOf(view, name, language, { typed: text })}
                  />
                );
              })}
            </SettingForm>
          </details>
        );
      })}
    </Part>
  );
}
