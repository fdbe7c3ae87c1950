// The stored enquiry in the visitor's words: every label and time is put together here, the page only lays them out.
import type { Content } from '../../content/load.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { type FieldName, fields } from '../../domain/lead/fields.ts';
import { amountInWords, formatMoment, rupees } from '../../domain/money/format.ts';
import { type Parsed, parseAmount, parseMonthly } from '../../domain/money/parse.ts';
import type { StatusView } from '../../server/leads/status-view.ts';
import type { StatusAction, StatusPage } from '../sections/enquiry-status.tsx';
import { borrowerParts } from './borrower-parts.server.ts';

const statusActions: StatusAction[] = ['withdrawMarketing', 'withdrawEnquiry', 'requestErasure', 'cancelCall'];

export const actionFrom = (value: unknown): StatusAction | undefined => statusActions.find((name) => name === value);

/** As we read it, in figures and in words; as it was typed where it cannot be read. */
function amount(read: Parsed, typed: string): string {
  return read.ok ? `${rupees(read.value)} (${amountInWords(read.value)})` : typed;
}

/** What can still be taken back. */
function open(view: StatusView): StatusAction[] {
  const marketing = view.consents.some(({ purpose, withdrawnAt }) => purpose === 'marketing' && withdrawnAt === null);
  return statusActions.filter((name) => {
    if (name === 'withdrawMarketing') return marketing;
    if (name === 'cancelCall') return view.mayChooseCall && view.call !== null;
    return name === 'withdrawEnquiry' ? view.withdrawnAt === null : view.erasureRequestedAt === null;
  });
}

interface Asked {
  path: string;
  params: URLSearchParams;
  now: number;
}

export function statusPage(view: StatusView, all: Content, { path, params: asked, now }: Asked): StatusPage {
  const { status: words, consent } = all.leads;
  const [before = '', after = ''] = words.heading.split('{reference}');
  const actions = open(view);
  const confirm = actionFrom(asked.get('confirm'));
  const done = actionFrom(asked.get('done'));
  const parts = borrowerParts(view, all, { path, isWriting: asked.has('write'), now });
  const actionWords = { ...words.actions, cancelCall: { button: '', ...all.borrower.call.cancelled } };
  const answer = (field: FieldName, value: string) => {
    const { type } = fields[field];
    if (type === 'amount') return amount(parseAmount(value), value);
    if (type === 'income') return amount(parseMonthly(value), value);
    if (type === 'loan') return all.services[value]?.name ?? value;
    if (type === 'employment')
      return all.query.form.employmentOptions.find((one) => one.value === value)?.label ?? value;
    return value;
  };
  const doneWords = () => {
    if (asked.get('done') === 'write' && view.messages.length > 0) return all.borrower.message.done;
    if (asked.get('done') === 'call' && parts.call && view.call) return parts.call.text;
    return done && !actions.includes(done) ? actionWords[done].done : null;
  };
  return {
    heading: { before, reference: view.reference, after },
    state: fillIn(parts.late ? all.borrower.late.lead : words.states[view.state], { time: formatMoment(view.callBy) }),
    ...parts,
    times: [
      { label: words.received, value: formatMoment(view.receivedAt) },
      ...(view.state === 'waiting' ? [{ label: words.callBy, value: formatMoment(view.callBy) }] : []),
    ],
    answers: {
      title: words.answersTitle,
      rows: view.answers.map(({ field, label, value }) => ({
        label: words.answers[label],
        value: answer(field, value),
      })),
    },
    consents: {
      title: words.consentsTitle,
      items: view.consents.map(({ purpose, givenAt, withdrawnAt }) => ({
        ...consent.purposes[purpose],
        line: fillIn(words.consentLine, { time: formatMoment(givenAt) }),
        withdrawn: withdrawnAt === null ? null : fillIn(words.consentWithdrawn, { time: formatMoment(withdrawnAt) }),
      })),
      none: view.consents.some(({ purpose }) => purpose === 'marketing') ? null : words.noMarketing,
      print: words.print,
    },
    told: {
      title: words.toldTitle,
      rows: view.told.map(({ what, state, at }) => ({
        label: words.told[what],
        value: fillIn(words.toldStates[state], { time: at === null ? '' : formatMoment(at) }),
      })),
    },
    takeBack: all.forms.takeBack,
    actions: actions
      .filter((name) => name !== 'cancelCall')
      .map((name) => ({ name, button: actionWords[name].button })),
    confirm:
      confirm && actions.includes(confirm)
        ? {
            name: confirm,
            ...actionWords[confirm],
            question: fillIn(actionWords[confirm].question, { time: formatMoment(view.promisedBy ?? view.callBy) }),
            cancel: words.actions.cancel,
          }
        : null,
    done: doneWords(),
  };
}
