// The stored enquiry in the visitor's words: every label and time is put together here, the page only lays them out.
import type { Content } from '../content/load.ts';
import { formatDate, formatTime } from '../domain/money/format.ts';
import type { StatusView } from '../server/leads/status-view.ts';

const statusActions = ['withdrawMarketing', 'withdrawEnquiry', 'requestErasure'] as const;
export type StatusAction = (typeof statusActions)[number];

export const actionFrom = (value: unknown): StatusAction | undefined => statusActions.find((name) => name === value);

interface Row {
  label: string;
  value: string;
}

export interface StatusPage {
  /** The reference stands apart: it may not break across lines. */
  heading: { before: string; reference: string; after: string };
  state: string;
  times: Row[];
  answers: { title: string; rows: Row[] };
  consents: {
    title: string;
    items: { label: string; text: string; line: string; withdrawn: string | null }[];
    none: string | null;
    print: string;
  };
  told: { title: string; rows: Row[] };
  takeBack: string;
  actions: { name: StatusAction; button: string }[];
  confirm: { name: StatusAction; question: string; confirm: string; cancel: string } | null;
  done: string | null;
}

/** Date and hour in India, where the call is made. */
const moment = (at: number) => `${formatDate(new Date(at).toISOString())}, ${formatTime(at)}`;
const put = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** What can still be taken back. */
function open(view: StatusView): StatusAction[] {
  const marketing = view.consents.some(({ purpose, withdrawnAt }) => purpose === 'marketing' && withdrawnAt === null);
  return statusActions.filter((name) => {
    if (name === 'withdrawMarketing') return marketing;
    return name === 'withdrawEnquiry' ? view.withdrawnAt === null : view.erasureRequestedAt === null;
  });
}

export function statusPage(view: StatusView, all: Content, asked: URLSearchParams): StatusPage {
  const { status: words, consent } = all.leads;
  const [before = '', after = ''] = words.heading.split('{reference}');
  const actions = open(view);
  const confirm = actionFrom(asked.get('confirm'));
  const done = actionFrom(asked.get('done'));
  const answer = (field: string, value: string) => {
    if (field === 'loanType' && value in all.services) return all.services[value as keyof typeof all.services].name;
    if (field === 'employment')
      return all.query.form.employmentOptions.find((one) => one.value === value)?.label ?? value;
    return value;
  };
  return {
    heading: { before, reference: view.reference, after },
    state: put(words.states[view.state], { time: moment(view.callBy) }),
    times: [
      { label: words.received, value: moment(view.receivedAt) },
      ...(view.state === 'waiting' ? [{ label: words.callBy, value: moment(view.callBy) }] : []),
    ],
    answers: {
      title: words.answersTitle,
      rows: view.answers.map(({ field, value }) => ({ label: words.answers[field], value: answer(field, value) })),
    },
    consents: {
      title: words.consentsTitle,
      items: view.consents.map(({ purpose, noticeVersion, language, givenAt, withdrawnAt }) => ({
        ...consent.purposes[purpose],
        line: put(words.consentLine, { time: moment(givenAt), version: noticeVersion, language }),
        withdrawn: withdrawnAt === null ? null : put(words.consentWithdrawn, { time: moment(withdrawnAt) }),
      })),
      none: view.consents.some(({ purpose }) => purpose === 'marketing') ? null : words.noMarketing,
      print: words.print,
    },
    told: {
      title: words.toldTitle,
      rows: view.told.map(({ what, state, at }) => ({
        label: words.told[what],
        value: put(words.toldStates[state], { time: at === null ? '' : moment(at) }),
      })),
    },
    takeBack: all.forms.takeBack,
    actions: actions.map((name) => ({ name, button: words.actions[name].button })),
    confirm:
      confirm && actions.includes(confirm)
        ? { name: confirm, ...words.actions[confirm], cancel: words.actions.cancel }
        : null,
    done: done && !actions.includes(done) ? words.actions[done].done : null,
  };
}
