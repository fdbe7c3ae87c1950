// What a posted form asks to be done. Null where it asks for nothing that can be done: the page says so.
import { closingReasons, type Move, states } from '../../../domain/desk/states.ts';
import { parseAmount } from '../../../domain/money/parse.ts';
import type { Action } from '../work/views.ts';

export const acts = [
  'take',
  'pass',
  'contact',
  'note',
  'move',
  'followUp',
  'details',
  'message',
  'spam',
  'notSpam',
  'join',
  'erase',
  'retryNotifications',
  'undo',
] as const satisfies readonly Action['do'][];

const one = <T extends string>(value: string | null, known: readonly T[]) => known.find((each) => each === value);
const longest = 4000;

/** Undefined leaves it as it is, null takes it away; NaN is a day that cannot be. */
function followUp(form: URLSearchParams): number | null | undefined {
  const value = form.get('followUp');
  if (value === null || value === 'keep') return undefined;
  if (value === 'none') return null;
  if (value !== 'pick') return /^\d{12,14}$/.test(value) ? Number(value) : Number.NaN;
  const on = form.get('followUpOn') ?? '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(on) ? Date.parse(`${on}:00+05:30`) : Number.NaN;
}

/** Whole rupees; null where the field is empty, NaN where it is no amount, undefined where it is not in the form. */
function amount(form: URLSearchParams, name: string): number | null | undefined {
  const text = form.get(name);
  if (text === null) return undefined;
  if (text.trim() === '') return null;
  const read = parseAmount(text);
  return read.ok ? Math.round(read.value) : Number.NaN;
}

const isWrong = (value: number | null | undefined) => Number.isNaN(value ?? 0);

/** A reason closes, whatever state is ticked beside it. */
export function readMove(form: URLSearchParams): Move | null {
  const reason = one(form.get('reason'), closingReasons);
  if (reason) return { to: 'closed', reason };
  const to = one(form.get('to'), states);
  return to && to !== 'closed' ? { to } : null;
}

function contact(form: URLSearchParams): Action | null {
  const how = one(form.get('how'), ['spoke', 'no-answer', 'wrong-number'] as const);
  const followUpAt = followUp(form);
  const note = (form.get('note') ?? '').trim();
  if (!how || isWrong(followUpAt) || note.length > longest) return null;
  return { do: 'contact', how, ...(note && { note }), ...(followUpAt !== undefined && { followUpAt }) };
}

function move(form: URLSearchParams): Action | null {
  const to = readMove(form);
  const into = form.get('into');
  if (to?.to === 'closed' && to.reason === 'sent-twice' && into) return { do: 'join', into };
  const disbursedInr = amount(form, 'disbursed');
  if (!to || isWrong(disbursedInr)) return null;
  const lender = form.get('lender');
  return {
    do: 'move',
    move: to,
    sure: form.get('sure') === 'yes',
    ...(disbursedInr !== undefined && { disbursedInr }),
    ...(lender !== null && { lender: lender.trim() }),
  };
}

function details(form: URLSearchParams): Action | null {
  const approvedInr = amount(form, 'approved');
  const disbursedInr = amount(form, 'disbursed');
  if (isWrong(approvedInr) || isWrong(disbursedInr)) return null;
  const lender = form.get('lender');
  return {
    do: 'details',
    ...(lender !== null && { lender: lender.trim() }),
    ...(approvedInr !== undefined && { approvedInr }),
    ...(disbursedInr !== undefined && { disbursedInr }),
  };
}

function message(form: URLSearchParams): Action | null {
  const channel = one(form.get('channel'), ['whatsapp', 'email'] as const);
  const language = one(form.get('language'), ['en', 'hi'] as const);
  const template = form.get('template') ?? '';
  return channel && language && /^[a-z]{1,20}$/.test(template) ? { do: 'message', channel, template, language } : null;
}

export function readAction(act: (typeof acts)[number], form: URLSearchParams): Action | null {
  const text = (name: string) => (form.get(name) ?? '').trim();
  switch (act) {
    case 'contact':
      return contact(form);
    case 'move':
      return move(form);
    case 'details':
      return details(form);
    case 'message':
      return message(form);
    case 'pass':
      return { do: act, to: text('to') || null };
    case 'note':
      return text('text') !== '' && text('text').length <= longest ? { do: act, text: text('text') } : null;
    case 'followUp': {
      const at = followUp(form);
      return at === undefined || isWrong(at) ? null : { do: act, at };
    }
    case 'join':
      return text('into') ? { do: act, into: text('into') } : null;
    case 'erase':
      return { do: act, confirm: text('confirm').toUpperCase() };
    case 'undo':
      return text('event') ? { do: act, event: text('event') } : null;
    default:
      return { do: act };
  }
}
