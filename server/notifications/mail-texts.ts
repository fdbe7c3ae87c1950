// What each e-mail says, as lines; how it looks is mail-body.ts. All sentences come from content.
import { callOf } from '../db/call-choice.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { AnswerLabel } from '../../domain/lead/fields.ts';
import { type CallWords, sayCall } from '../../domain/lead/say-call.ts';
import { formatMoment, rupees } from '../../domain/money/format.ts';
import { answersOf } from '../db/lead-columns.ts';
import type { Enquiry } from '../db/tables.ts';
import { deskMails } from '../../content/en/desk-mails.ts';
import type { MailKind } from './policy.ts';
import { closingOf, linksOf, type Reader, subjectOf } from './staff-mail.ts';
import { absoluteUrl } from '../../domain/absolute-url.ts';

export interface MailWords {
  status: { answers: Record<AnswerLabel, string> };
  call: CallWords;
  mail: {
    kinds: Record<string, string>;
    staff: Record<
      'spamSubject' | 'intro' | 'spam' | 'read' | 'marketingYes' | 'marketingNo' | 'reach' | 'next',
      string
    >;
    ack: Record<
      'subject' | 'greeting' | 'intro' | 'nextTitle' | 'next' | 'call' | 'papers' | 'eligibility' | 'status' | 'close',
      string
    >;
    reminder: Record<'subject' | 'intro', string>;
    late: Record<'subject' | 'intro' | 'next', string>;
    call: Record<'subject' | 'intro' | 'cancelled', string>;
    callVisitor: Record<'subject' | 'intro' | 'text' | 'status', string>;
    message: Record<'subject' | 'intro', string>;
    withdrawal: Record<'subject' | 'intro', string>;
    erasure: Record<'subject' | 'intro', string>;
  };
}

export interface MailText {
  to: 'staff' | 'visitor';
  subject: string;
  paragraphs: string[];
  table: [label: string, value: string][];
  links: { text: string; url: string }[];
  closing: string[];
}

/** Somebody of whom nothing is known but that the mail reaches them. */
const anyReader: Reader = { ways: null, office: { hours: [], holidays: [] }, now: 0 };

export function mailText(
  kind: MailKind,
  record: Enquiry,
  words: MailWords,
  statusUrl: string,
  reader: Reader = anyReader,
): MailText {
  const { lead } = record;
  const { reference } = lead;
  const own = { reference, time: formatMoment(lead.due_at), kind: words.mail.kinds[lead.kind] ?? lead.kind };
  const said = (text: string, more: Record<string, string> = {}) => fillIn(text, { ...own, ...more });
  const toStaff = { to: 'staff' as const, links: linksOf(lead, reader), closing: [] as string[] };
  const subject = subjectOf(lead, own.kind, reader);
  const { staff, ack, reminder, late, call, callVisitor, message, withdrawal, erasure } = words.mail;
  const chosen = callOf(lead);
  const wish = { call: chosen ? sayCall(chosen, words.call) : '' };
  switch (kind) {
    case 'staff_email': {
      const spam = JSON.parse(lead.spam) as string[];
      const marketing = record.consents.some(({ purpose, action }) => purpose === 'marketing' && action === 'given');
      return {
        ...toStaff,
        subject: spam.length > 0 ? said(staff.spamSubject, { subject }) : subject,
        paragraphs: [said(staff.intro), ...(spam.length > 0 ? [said(staff.spam, { reasons: spam.join(', ') })] : [])],
        table: answers(record, words),
        closing: [marketing ? staff.marketingYes : staff.marketingNo, ...closingOf(reader, said(staff.next))],
      };
    }
    case 'assigned_email':
      return {
        ...toStaff,
        subject: fillIn(deskMails.assigned.subject, { subject }),
        paragraphs: [said(deskMails.assigned.intro)],
        table: answers(record, words),
        closing: closingOf(reader, said(staff.next)),
      };
    case 'visitor_ack':
      return {
        to: 'visitor',
        subject: said(ack.subject),
        paragraphs: [said(ack.greeting), said(ack.intro), `${ack.nextTitle}: ${said(ack.next)}`],
        table: [],
        links: [
          { text: ack.status, url: statusUrl },
          { text: ack.call, url: `${statusUrl}/call` },
          { text: ack.papers, url: absoluteUrl('/documents', statusUrl) },
          { text: ack.eligibility, url: absoluteUrl('/eligibility', statusUrl) },
        ],
        closing: [said(ack.close)],
      };
    case 'reminder_owner':
      return {
        ...toStaff,
        subject: said(late.subject, { subject }),
        paragraphs: [said(late.intro)],
        table: answers(record, words),
        closing: [said(late.next), ...closingOf(reader, said(staff.next))],
      };
    case 'reminder_adviser':
    case 'reminder_team':
    case 'sla_reminder':
      return {
        ...toStaff,
        subject: said(reminder.subject, { subject }),
        paragraphs: [said(reminder.intro)],
        // Most of the team may not open it: they are told no more than that it waits.
        table: kind === 'reminder_team' ? [] : answers(record, words),
        closing: closingOf(reader, said(staff.next)),
      };
    case 'call_email':
      return {
        ...toStaff,
        subject: said(call.subject),
        paragraphs: [said(chosen ? call.intro : call.cancelled, wish)],
        table: answers(record, words),
      };
    case 'call_visitor':
      return {
        to: 'visitor',
        subject: said(callVisitor.subject, wish),
        paragraphs: [said(ack.greeting), said(callVisitor.intro, wish), said(callVisitor.text)],
        table: [],
        links: [{ text: callVisitor.status, url: statusUrl }],
        closing: [said(ack.close)],
      };
    case 'message_email':
      return {
        ...toStaff,
        subject: said(message.subject),
        paragraphs: [said(message.intro)],
        table: answers(record, words),
      };
    case 'withdrawal_email':
      return {
        ...toStaff,
        subject: said(withdrawal.subject),
        paragraphs: [said(withdrawal.intro)],
        table: [],
        links: [],
      };
    case 'erasure_email':
      return { ...toStaff, subject: said(erasure.subject), paragraphs: [said(erasure.intro)], table: [], links: [] };
  }
}

function answers({ lead }: Enquiry, words: MailWords): [string, string][] {
  const chosen = callOf(lead);
  const told = answersOf(lead).map(({ label, value, reading }): [string, string] => {
    const read = typeof reading === 'number' ? rupees(reading) : reading === value ? null : reading;
    return [words.status.answers[label], read ? `${value} (${fillIn(words.mail.staff.read, { value: read })})` : value];
  });
  return chosen ? [[words.mail.staff.reach, sayCall(chosen, words.call)], ...told] : told;
}
