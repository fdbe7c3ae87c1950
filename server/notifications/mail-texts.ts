// What each e-mail says, as lines; how it looks is mail-body.ts. All sentences come from content.
import { fillIn } from '../../domain/fill-in.ts';
import type { AnswerLabel } from '../../domain/lead/fields.ts';
import { formatMoment, rupees } from '../../domain/money/format.ts';
import { answersOf } from '../db/lead-columns.ts';
import type { Enquiry } from '../db/tables.ts';
import type { MailKind } from './policy.ts';

export interface MailWords {
  status: { answers: Record<AnswerLabel, string> };
  mail: {
    kinds: Record<string, string>;
    staff: Record<
      'subject' | 'spamSubject' | 'intro' | 'spam' | 'read' | 'marketingYes' | 'marketingNo' | 'next',
      string
    >;
    ack: Record<'subject' | 'greeting' | 'intro' | 'nextTitle' | 'next' | 'status' | 'close', string>;
    reminder: Record<'subject' | 'intro', string>;
    late: Record<'subject' | 'intro' | 'next', string>;
    withdrawal: Record<'subject' | 'intro', string>;
    erasure: Record<'subject' | 'intro', string>;
  };
}

export interface MailText {
  to: 'staff' | 'visitor';
  subject: string;
  paragraphs: string[];
  table: [label: string, value: string][];
  link: { text: string; url: string } | null;
  closing: string[];
}

export function mailText(kind: MailKind, record: Enquiry, words: MailWords, statusUrl: string): MailText {
  const { lead } = record;
  const { reference } = lead;
  const own = { reference, time: formatMoment(lead.due_at), kind: words.mail.kinds[lead.kind] ?? lead.kind };
  const said = (text: string, more: Record<string, string> = {}) => fillIn(text, { ...own, ...more });
  const toStaff = { to: 'staff', link: null, closing: [] as string[] } as const;
  const { staff, ack, reminder, late, withdrawal, erasure } = words.mail;
  switch (kind) {
    case 'staff_email': {
      const spam = JSON.parse(lead.spam) as string[];
      const marketing = record.consents.some(({ purpose, action }) => purpose === 'marketing' && action === 'given');
      return {
        ...toStaff,
        subject: said(spam.length > 0 ? staff.spamSubject : staff.subject),
        paragraphs: [said(staff.intro), ...(spam.length > 0 ? [said(staff.spam, { reasons: spam.join(', ') })] : [])],
        table: answers(record, words),
        closing: [marketing ? staff.marketingYes : staff.marketingNo, said(staff.next)],
      };
    }
    case 'visitor_ack':
      return {
        to: 'visitor',
        subject: said(ack.subject),
        paragraphs: [said(ack.greeting), said(ack.intro), `${ack.nextTitle}: ${said(ack.next)}`],
        table: [],
        link: { text: ack.status, url: statusUrl },
        closing: [said(ack.close)],
      };
    case 'reminder_owner':
      return {
        ...toStaff,
        subject: said(late.subject),
        paragraphs: [said(late.intro)],
        table: answers(record, words),
        closing: [said(late.next)],
      };
    case 'reminder_adviser':
    case 'reminder_team':
    case 'sla_reminder':
      return {
        ...toStaff,
        subject: said(reminder.subject),
        paragraphs: [said(reminder.intro)],
        table: answers(record, words),
        closing: [said(staff.next)],
      };
    case 'withdrawal_email':
      return { ...toStaff, subject: said(withdrawal.subject), paragraphs: [said(withdrawal.intro)], table: [] };
    case 'erasure_email':
      return { ...toStaff, subject: said(erasure.subject), paragraphs: [said(erasure.intro)], table: [] };
  }
}

function answers({ lead }: Enquiry, words: MailWords): [string, string][] {
  return answersOf(lead).map(({ label, value, reading }) => {
    const read = typeof reading === 'number' ? rupees(reading) : reading === value ? null : reading;
    return [words.status.answers[label], read ? `${value} (${fillIn(words.mail.staff.read, { value: read })})` : value];
  });
}
