// E-mail over SMTP. The Message-ID is the outbox id, so a mailbox that sees a mail twice can tell.
import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import { absoluteUrl } from '../../domain/absolute-url.ts';
import type { Office } from '../../domain/desk/office.ts';
import { statusPath } from '../../domain/lead/status-path.ts';
import type { DeskColumns, LeadRow } from '../db/tables.ts';
import { recentMap } from '../recent-map.ts';
import { type MailText, type MailWords, mailText } from './mail-texts.ts';
import { htmlBody, textBody } from './mail-body.ts';
import type { Channel } from './outbox.ts';
import { type DeskReceiver, kindsBy, type MailKind, receiverOf } from './policy.ts';
import { Refused } from './post.ts';
import type { Ways } from './staff-mail.ts';

export interface MailSettings {
  smtpUrl: string;
  /** Whether smtp:// goes over to TLS or not at all. */
  tlsRequired: boolean;
  /** The firm's list. */
  staffEmails: string[];
  /** Name and address, e.g. Pinkstone <hello@pinkstone.example> */
  from: string;
}

interface Receiver {
  address: string;
  ways: Ways | null;
}
/** Whom of the desk it goes to; those on the firm's list where it is for nobody there, or nobody is there. */
export type Receivers = (
  to: DeskReceiver | null,
  listed: string[],
  lead: LeadRow & Partial<DeskColumns>,
) => Promise<Receiver[]>;

/** What mails know of the desk. */
export interface DeskForMails {
  receivers: Receivers;
  office: () => Office;
}

interface Options extends MailSettings {
  siteUrl: string;
  words: MailWords;
  desk?: DeskForMails;
}

const noDesk: DeskForMails = {
  receivers: async (_, listed) => listed.map((address) => ({ address, ways: null })),
  office: () => ({ hours: [], holidays: [] }),
};

export const mailTransport = ({ smtpUrl, tlsRequired }: Pick<MailSettings, 'smtpUrl' | 'tlsRequired'>) =>
  nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    // In the clear, everybody between could read along, or turn the offer of TLS off.
    requireTLS: tlsRequired,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Letters with links of their own, one each; everybody else has one together. */
function mailsTo(receivers: Receiver[]): { to: string[]; ways: Ways | null }[] {
  const isOwn = ({ ways }: Receiver) => ways !== null && ways.until !== null;
  const others = receivers.filter((one) => !isOwn(one));
  return [
    ...(others[0] ? [{ to: others.map(({ address }) => address), ways: others[0].ways }] : []),
    ...receivers.filter(isOwn).map(({ address, ways }) => ({ to: [address], ways })),
  ];
}

export function createMailer({ from, siteUrl, ...settings }: Omit<MailSettings, 'staffEmails'> & { siteUrl: string }) {
  const transport = mailTransport(settings);
  const domain = new URL(siteUrl).hostname;
  /** Of one notification to several, those that went: the others are tried again, these are not. */
  const went = recentMap<true>(1000);
  return {
    async send(id: string, to: string[], written: MailText, replyTo?: { name: string; address: string }) {
      if (went.get(id)) return;
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          // As objects: a name or address is never parsed as a list of addresses. No name on a mail to the visitor:
          // nothing in it is theirs to write, or it could be sent to anybody with any text.
          to: to.map((address) => ({ name: '', address })),
          ...(replyTo && { replyTo }),
          subject: written.subject,
          text: textBody(written),
          html: htmlBody(written),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
        went.set(id, true);
      } catch (error) {
        const { permanent, responseCode } = error as { permanent?: boolean; responseCode?: number };
        throw permanent ? new Refused(`the mail server answered ${responseCode ?? 'no'}`) : error;
      }
    },
    close: () => transport.close(),
  };
}

export function mailChannel({ staffEmails, words, desk = noDesk, ...settings }: Options): Channel {
  const { siteUrl } = settings;
  const { send, close } = createMailer(settings);
  return {
    kinds: kindsBy('mail'),
    async deliver(row, record) {
      const { lead } = record;
      const kind = row.kind as MailKind;
      const statusUrl = absoluteUrl(statusPath(lead.status_token ?? ''), siteUrl);
      if (kind === 'visitor_ack') return send(row.id, [lead.email], mailText(kind, record, words, statusUrl));
      const mails = mailsTo(await desk.receivers(receiverOf(kind), staffEmails, lead));
      const results = await Promise.allSettled(
        mails.map(({ to, ways }) => {
          const reader = { ways, office: desk.office(), now: Date.now() };
          const id = ways?.until ? `${row.id}.${mark(to[0] ?? '')}` : row.id;
          const written = mailText(kind, record, words, statusUrl, reader);
          return send(id, to, written, { name: lead.name, address: lead.email });
        }),
      );
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    close,
  };
}

/** Tells the mails of one notification apart, the same each time it is tried. */
const mark = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 12);
