// What can be done beside calling: state (on phones), follow-up, adviser, lender and amounts.
import type { ReactNode } from 'react';
import { deskEnquiry } from '../../content/en/desk-enquiry.ts';
import { sayWhen } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { rupees } from '../../domain/money/format.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import { stateAndTries } from '../say.ts';
import { ActForm } from './act-form.tsx';
import { Face } from './face.tsx';
import { Steps } from './steps.tsx';

const words = deskEnquiry.steps;

interface Props {
  view: EnquiryView;
  me: { id: string };
  token: string;
}

export function NextSteps({ view, me, token }: Props) {
  const { row, office, lender, approvedInr, disbursedInr } = view;
  const money = [
    lender,
    approvedInr === null ? '' : fillIn(words.approved, { amount: rupees(approvedInr) }),
    disbursedInr === null ? '' : fillIn(words.disbursed, { amount: rupees(disbursedInr) }),
  ].filter(Boolean);
  return (
    <section className="part" aria-labelledby="steps-title">
      <h2 className="only-wide" id="steps-title">
        {words.title}
      </h2>
      <Line phone name={words.state} button={<Opens sheet="state" label={words.change} of={words.state} />}>
        <Steps state={row.state} /> <b>{stateAndTries(row)}</b>
      </Line>
      <Line name={words.followUp} button={<Opens sheet="follow-up" label={words.set} of={words.followUp} />}>
        {row.followUpAt === null ? words.noFollowUp : sayWhen(row.followUpAt, office.now)}
      </Line>
      <Line
        name={words.adviser}
        button={
          row.adviser ? (
            <Opens sheet="pass" label={words.passOn} />
          ) : (
            <ActForm token={token} of={row} act="take">
              <button className="btn" type="submit" data-take="">
                {words.take}
              </button>
            </ActForm>
          )
        }
      >
        {row.adviser ? (
          <span className="who">
            <Face name={row.adviser.name} />
            <span>{row.adviser.id === me.id ? words.you : row.adviser.name}</span>
          </span>
        ) : (
          words.nobody
        )}
      </Line>
      <Line name={words.lender} button={<Opens sheet="details" label={words.change} of={words.lender} />}>
        {money.length > 0 ? money.join(', ') : words.noLender}
      </Line>
    </section>
  );
}

interface LineProps {
  name: string;
  button: ReactNode;
  phone?: boolean;
  children: ReactNode;
}

function Line({ name, button, phone, children }: LineProps) {
  return (
    <div className={phone ? 'line only-phone' : 'line'}>
      <div>
        <span className="line__name">{name}</span>
        {children}
      </div>
      {button}
    </div>
  );
}

/** Bare in its row; whoever hears it alone hears what it is about. */
function Opens({ sheet, label, of }: { sheet: string; label: string; of?: string }) {
  return (
    <a className="btn" href={`#${sheet}`}>
      {label}
      {of && <span className="visually-hidden"> {of}</span>}
    </a>
  );
}
