import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { sayWhen, timeOfDay, weekDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { clockWords } from '../clock-words.ts';
import { Clock, Ruler } from './clock.tsx';

const words = deskEnquiry;

/** The promise: how much of it is left, in words and drawn. */
export function Timebox({ view: { row, openSpans, office } }: { view: EnquiryView }) {
  const { reading } = row;
  const { by } = clockWords(reading, office.now);
  const [before] = reading.kind === 'overdue' ? words.lateFor : words.leftToCall;
  return (
    <section className="timebox" aria-label={words.promise}>
      <p className="timebox__top">
        <Clock row={row} now={office.now} large />
        {by && (
          <span>
            {before}
            <b>
              {by.lead}
              {by.time}
            </b>
            {by.rest}
          </span>
        )}
      </p>
      {by && (
        <>
          <Ruler from={row.receivedAt} to={row.dueAt} now={office.now} openSpans={openSpans} reading={reading} />
          <p className="timebox__ends sub">
            <span>{`${weekDay(row.receivedAt)} ${timeOfDay(row.receivedAt)}`}</span>
            <span className="timebox__shut">{shutWords(openSpans)}</span>
            <span>{sayWhen(row.dueAt, row.receivedAt)}</span>
          </p>
        </>
      )}
    </section>
  );
}

/** "closed 7:00 PM to 9:00 AM", the first night of the promise. */
function shutWords(spans: EnquiryView['openSpans']): string {
  const [one, two] = spans;
  if (!one || !two) return '';
  return fillIn(words.shut, { from: timeOfDay(one.to), to: timeOfDay(two.from) });
}
