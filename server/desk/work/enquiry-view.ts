// One enquiry, with everything an adviser needs beside the phone.
import { productBounds } from '../../../content/calculator.ts';
import { fact } from '../../../content/fill.ts';
import { productFolders } from '../../../content/products.ts';
import { nextTry } from '../../../domain/desk/next-try.ts';
import { openSpans } from '../../../domain/desk/office.ts';
import { may } from '../../../domain/desk/permissions.ts';
import { emi } from '../../../domain/loan/emi.ts';
import { answersOf } from '../../db/lead-columns.ts';
import type { ConsentEventRow, DeskLead } from '../../db/tables.ts';
import type { Whole } from './enquiry-store.ts';
import { officeNow, promisedOf, rowOf, type Sight } from './row.ts';
import { trailOf } from './trail.ts';
import type { EnquiryView, Viewer } from './views.ts';

/** From the ledger's start of the calculator for this loan: its rate, and the usual time. */
function emiOf({ loan_type, loan_amount_inr, salary_inr }: DeskLead): EnquiryView['emi'] {
  const folder = productFolders.find(({ id }) => id === loan_type);
  const bounds = productBounds[loan_type];
  if (!folder || !bounds || loan_amount_inr === null || loan_amount_inr <= 0) return null;
  const { rate, months } = { rate: bounds.rate.start, months: bounds.months.start };
  const { emi: emiInr } = emi({ principal: loan_amount_inr, annualRate: rate, months });
  return {
    amountInr: loan_amount_inr,
    emiInr,
    rate,
    years: months / 12,
    shareOfIncome: salary_inr ? Math.round((emiInr / salary_inr) * 100) : null,
    asOf: fact(folder.product.start.rate).checked,
  };
}

const purposes = ['contact', 'terms', 'shareConversation', 'marketing'] as const;

function consentsOf(rows: ConsentEventRow[], receivedAt: number): EnquiryView['consents'] {
  return purposes.map((purpose) => {
    const of = (action: ConsentEventRow['action']) =>
      rows.find((row) => row.purpose === purpose && row.action === action);
    const given = of('given');
    return {
      purpose,
      given: given !== undefined,
      at: given?.at ?? receivedAt,
      withdrawnAt: of('withdrawn')?.at ?? null,
      noticeVersion: given?.notice_version ?? '',
      language: given?.language ?? '',
    };
  });
}

type Around = Pick<EnquiryView, 'counts' | 'place' | 'nextCall' | 'advisers'>;

export function enquiryView(whole: Whole, me: Viewer, sight: Sight, around: Around): EnquiryView {
  const { lead, consents, outbox, events, others, spoke, joinedTo } = whole;
  const { office, now, nameOf } = sight;
  const promised = promisedOf(lead);
  return {
    ...around,
    office: officeNow(sight),
    row: rowOf(lead, sight),
    promised,
    openSpans: openSpans(office, promised.receivedAt, promised.dueAt),
    answers: answersOf(lead).map(({ field, label, value, reading }) => ({ field, label, typed: value, read: reading })),
    message: lead.message,
    subject: lead.subject,
    conversation: lead.conversation,
    page: lead.page,
    incomeInr: lead.salary_inr,
    lender: lead.lender,
    approvedInr: lead.approved_inr,
    disbursedInr: lead.disbursed_inr,
    assignedAt: lead.assigned_at,
    takenAt: lead.taken_at,
    nextTryAt: nextTry(office, lead.tries + 1, now),
    emi: emiOf(lead),
    samePerson: others.map((other) => {
      const talkedTo = spoke.get(other.id);
      return {
        row: rowOf(other, sight),
        mayOpen: may(me, 'see', { adviserId: other.adviser_id }),
        spokeWith: talkedTo ? nameOf(talkedTo) : null,
        joined: other.joined_to === lead.id,
      };
    }),
    joinedTo,
    consents: consentsOf(consents, lead.created_at),
    notifications: outbox.map(({ kind, state, sent_at, attempts, due_at, last_error }) => ({
      kind,
      state,
      at: sent_at,
      tries: attempts,
      nextTryAt: state === 'pending' ? due_at : null,
      error: last_error,
    })),
    trail: trailOf(lead, events, me, nameOf),
  };
}
