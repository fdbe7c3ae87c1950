// What makes the status page the borrower's: the file, the call, the documents, the messages.
import { randomUUID } from 'node:crypto';
import { firm } from '../../content/firm.ts';
import type { Content } from '../../content/load.ts';
import { states } from '../../domain/desk/states.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { longestMessage } from '../../domain/lead/message.ts';
import { sayCall } from '../../domain/lead/say-call.ts';
import { callFilePath, callPath } from '../../domain/lead/status-path.ts';
import { formatMoment } from '../../domain/money/format.ts';
import type { StatusView } from '../../server/leads/status-view.ts';
import type { StatusPage } from '../sections/enquiry-status.tsx';
import { papersOf } from './papers.server.ts';

interface Around {
  path: string;
  isWriting: boolean;
  now: number;
}

type Parts = Pick<StatusPage, 'late' | 'standing' | 'call' | 'messages'>;

export function borrowerParts(view: StatusView, all: Content, around: Around): Parts {
  const { late } = all.borrower;
  const isLate = view.state === 'waiting' && around.now > view.callBy;
  return {
    late: isLate ? { title: late.title, text: late.text, call: late.call, dial: firm.phones.main.dial } : null,
    standing: view.mayWrite ? standingOf(view, all) : null,
    call: view.mayChooseCall ? callOf(view, all, around.path) : null,
    messages: messagesOf(view, all, around),
  };
}

function standingOf(view: StatusView, all: Content): StatusPage['standing'] {
  const { file, next } = all.borrower;
  const { state, reason } = view.file;
  const way = states.filter((one) => one !== 'closed');
  const at = state === 'closed' ? -1 : way.indexOf(state);
  const { names, link, known } = papersOf(view, all);
  const asksPapers = ['new', 'contacted', 'documents'].includes(state);
  const closed = reason ? file.closed[reason] : file.closedPlain;
  return {
    title: file.title,
    steps: at < 0 ? [] : way.map((one, i) => ({ label: file.steps[one], isNow: i === at, isDone: i < at })),
    text: state === 'closed' ? closed : file.now[state],
    adviser: view.adviser ? fillIn(file.adviser, { name: view.adviser }) : state === 'new' ? file.noAdviser : null,
    next: {
      title: next.title,
      text: next.now[state],
      papers: next.papers,
      names: asksPapers ? names : [],
      link,
      linkLabel: known ? next.all : next.choose,
    },
  };
}

function callOf(view: StatusView, all: Content, path: string): StatusPage['call'] {
  const { call: words } = all.borrower;
  const { call } = view;
  const filled = { time: formatMoment(view.callBy), call: call ? sayCall(call, all.leads.call) : '' };
  const text = () => {
    if (!call) return words.by;
    if (call.how === 'whatsapp') return words.whatsapp;
    return call.from === null ? words.any : words.at;
  };
  const moved = view.promisedBy !== null && view.callBy > view.promisedBy;
  return {
    title: words.title,
    text: fillIn(text(), filled),
    moved: moved ? words.moved : null,
    choose: { label: call ? words.change : words.choose, path: callPath(path) },
    calendar: call?.from ? { label: words.calendar, path: callFilePath(path) } : null,
    instead: call?.how === 'call' ? { label: words.instead, path: `${callPath(path)}?how=whatsapp` } : null,
    cancel: call ? { label: words.cancel, path: `${path}?confirm=cancelCall` } : null,
  };
}

function messagesOf(view: StatusView, all: Content, around: Around): StatusPage['messages'] {
  const { message: words } = all.borrower;
  const { path, isWriting } = around;
  if (!view.mayWrite && view.messages.length === 0) return null;
  const form = {
    label: words.label,
    hint: words.hint,
    send: words.send,
    cancel: words.cancel,
    longest: longestMessage,
    sending: randomUUID(),
    typed: '',
    error: null,
    errorTitle: words.errors.title,
  };
  return {
    title: words.title,
    messages: view.messages.map(({ at, text }) => ({ when: fillIn(words.wrote, { time: formatMoment(at) }), text })),
    none: words.none,
    open: view.mayWrite ? { label: words.open, path: `${path}?write=1` } : null,
    form: view.mayWrite && isWriting ? form : null,
  };
}
