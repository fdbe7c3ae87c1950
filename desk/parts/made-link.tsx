import { deskPeople } from '../../content/en/desk-people.ts';
import { shortDay, timeOfDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { MadeLink as Made } from '../../server/desk/people/views.ts';

const words = deskPeople.made;

/** A link that works once, shown once. */
export function MadeLink({ made: { name, email, link, until, mailed } }: { made: Made }) {
  const sent = { sent: words.mailed, failed: words.mailFailed, 'not-set': words.notMailed }[mailed];
  return (
    <section className="made" role="status" aria-labelledby="made-title">
      <h2 id="made-title">{fillIn(words.title, { name })}</h2>
      <p>
        {fillIn(words.text, { until: `${shortDay(until)}, ${timeOfDay(until)}` })} {fillIn(sent, { email })}
      </p>
      <p className="made__link">
        <input className="input" aria-label={words.label} value={link} readOnly />
        <button className="btn with-scripts" type="button" data-copy={link} data-copied={words.copied}>
          {words.copy}
        </button>
      </p>
    </section>
  );
}
