import { Link } from 'react-router';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Icon } from '../ui/icon.tsx';
import { MoreLink } from '../ui/more-link.tsx';

interface Slot {
  value: string;
  label: string;
  heard: string;
  full: boolean;
}

export interface CallPage {
  words: {
    title: string;
    band: string;
    reference: string;
    received: string;
    by: string;
    hint: string;
    /** “Call the number ending in 10” */
    call: string;
    how: { title: string; whatsapp: string; whatsappNote: string };
    when: { title: string; any: string; soonest: string; full: string };
    none: string;
    language: { title: string };
    save: string;
    skip: string;
    calm: string;
    near: string;
    hours: string;
  };
  /** The promise, sent along: said again where the store is away. */
  by: number;
  how: 'call' | 'whatsapp';
  /** The chosen hour, “any”, or null where the one that was chosen is gone. */
  time: string | null;
  language: string;
  languages: { value: string; label: string }[];
  days: { name: string; date: string; parts: { name: string; slots: Slot[] }[] }[];
  problem: { title: string; text: string | null; item: { id: string; text: string } | null } | null;
  near: { names: string[]; link: string; label: string };
  hours: { days: string; time: string }[];
}

/** How, when and in which language we call: one plain form, whose hours go away where no call is wanted. */
export function CallChoice({ page, path, back }: { page: CallPage; path: string; back: string }) {
  const { words, problem } = page;
  return (
    <>
      <div className="call-choice__band">
        <div className="wrap">
          <p>{words.band}</p>
          <small>{words.reference}</small>
        </div>
      </div>
      <div className="wrap call-choice">
        <form className="call-choice__form" method="post" action={path}>
          <input type="hidden" name="by" value={page.by} />
          {problem ? (
            <ErrorSummary
              level="h2"
              title={problem.title}
              text={problem.text ?? undefined}
              items={problem.item ? [problem.item] : []}
            />
          ) : (
            <p className="call-choice__received" role="status">
              <Icon name="check" />
              <span>
                <b>{words.received}</b> {words.by}
              </span>
            </p>
          )}
          <div>
            <h1>{words.title}</h1>
            <p className="call-choice__hint">{words.hint}</p>
          </div>
          <fieldset>
            <legend>{words.how.title}</legend>
            <div className="call-choice__list">
              <Radio id="how" name="how" value="call" chosen={page.how} label={words.call} />
              <Radio name="how" value="whatsapp" chosen={page.how} label={words.how.whatsapp} />
            </div>
            <p className="call-choice__calm call-choice__written">
              <Icon name="whatsapp" />
              <span>{words.how.whatsappNote}</span>
            </p>
          </fieldset>
          <Times page={page} />
          <fieldset>
            <legend>{words.language.title}</legend>
            <div className="call-choice__languages">
              {page.languages.map(({ value, label }) => (
                <Radio
                  key={value}
                  name="language"
                  value={value}
                  chosen={page.language}
                  label={label}
                  lang={value === 'hi' ? 'hi' : undefined}
                />
              ))}
            </div>
          </fieldset>
          <div className="call-choice__go">
            <button type="submit" className="btn btn--solid">
              {words.save}
            </button>
            <Link className="call-choice__skip" to={back} reloadDocument>
              {words.skip}
            </Link>
          </div>
          <p className="call-choice__calm">
            <Icon name="phone" />
            <span>{words.calm}</span>
          </p>
        </form>
        <Beside page={page} />
      </div>
    </>
  );
}

function Times({ page: { words, days, time } }: { page: CallPage }) {
  return (
    <fieldset className="call-choice__times">
      <legend>{words.when.title}</legend>
      <div className="call-choice__days">
        <Radio id="time" name="time" value="any" chosen={time} label={words.when.any} aside={words.when.soonest} />
        {days.length === 0 && <p>{words.none}</p>}
        {days.map(({ name, date, parts }) => (
          <div key={date} className="call-choice__day">
            <h2>
              {name} <small>{date}</small>
            </h2>
            {parts.map((part) => (
              <div key={part.name} className="call-choice__part">
                <span>{part.name}</span>
                <div>
                  {part.slots.map((slot) => (
                    <Hour key={slot.value} slot={slot} chosen={time} fullWord={words.when.full} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Hour({ slot, chosen, fullWord }: { slot: Slot; chosen: string | null; fullWord: string }) {
  return (
    <label className="choice call-choice__hour">
      <input
        type="radio"
        id={`time-${slot.value}`}
        name="time"
        value={slot.value}
        defaultChecked={slot.value === chosen}
        disabled={slot.full}
      />
      <span className="fig fig--plain" aria-hidden="true">
        {slot.label}
      </span>
      {slot.full && <small aria-hidden="true">{fullWord}</small>}
      <span className="visually-hidden">{slot.heard}</span>
    </label>
  );
}

function Radio({
  id,
  name,
  value,
  chosen,
  label,
  aside,
  lang,
}: {
  id?: string;
  name: string;
  value: string;
  chosen: string | null;
  label: string;
  aside?: string;
  lang?: string | undefined;
}) {
  return (
    <label className="choice" lang={lang}>
      <input type="radio" id={id} name={name} value={value} defaultChecked={value === chosen} />
      <span>{label}</span>
      {aside && <small>{aside}</small>}
    </label>
  );
}

function Beside({ page: { words, near, hours } }: { page: CallPage }) {
  return (
    <aside className="call-choice__aside" aria-label={words.near}>
      {near.names.length > 0 && (
        <>
          <h2>{words.near}</h2>
          <ul className="ticks">
            {near.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <MoreLink to={near.link} label={near.label} />
      <h2>{words.hours}</h2>
      <dl>
        {hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd className="fig fig--plain">{time}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
