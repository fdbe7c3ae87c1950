// What was asked, in the sender's words, and every answer: what we read large, what was typed small beside it.
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { content } from '../../content/load.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { rupees } from '../../domain/money/format.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { dialled, loanName, wishOf } from '../say.ts';
import { Says } from './name.tsx';

const words = deskEnquiry.asked;
type Answer = EnquiryView['answers'][number];

export function Asked({ view }: { view: EnquiryView }) {
  const shown = view.answers.filter(({ field }) => !['name', 'message', 'conversation'].includes(field));
  const wish = wishOf(view.row, view.office.now);
  return (
    <section className="part" aria-labelledby="asked-title">
      <div className="part__head">
        <h2 id="asked-title">{words.title}</h2>
        {view.page && <span className="sub">{fillIn(words.from, { page: view.page })}</span>}
      </div>
      {view.message && <Says text={view.message} />}
      <dl className="facts">
        {wish && (
          <div>
            <dt>{words.reach}</dt>
            <dd>{wish}</dd>
          </div>
        )}
        {shown.map((answer) => (
          <div key={answer.field}>
            <dt>{words.answers[answer.label]}</dt>
            <dd>
              <Value answer={answer} view={view} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ answer: { field, typed, read }, view: { row } }: { answer: Answer; view: EnquiryView }) {
  switch (field) {
    case 'loanType':
      return loanName(row.product, typed);
    case 'employment':
      return content('en').query.form.employmentOptions.find(({ value }) => value === typed)?.label ?? typed;
    case 'loanAmount':
    case 'salary':
      if (typeof read !== 'number')
        return (
          <>
            {typed} <span className="sub nowrap">{deskWork.unread}</span>
          </>
        );
      return (
        <>
          <span className="fig">{rupees(read)}</span>
          {field === 'salary' && words.month} <Typed text={typed} unlike={rupees(read)} />
        </>
      );
    case 'phone':
      return typeof read === 'string' && !row.blocked ? (
        <>
          <a href={`tel:${read}`}>{dialled(read)}</a> <Typed text={typed} unlike={read} />
        </>
      ) : (
        typed
      );
    case 'email':
      return row.blocked ? typed : <a href={`mailto:${typed}`}>{typed}</a>;
    default:
      return typed;
  }
}

/** What was typed, where it says more than what we read. */
function Typed({ text, unlike }: { text: string; unlike: string }) {
  if (text.replace(/[\s,₹]/g, '') === unlike.replace(/[\s,₹]/g, '')) return null;
  return <span className="sub nowrap">{fillIn(words.typed, { text })}</span>;
}
