// E-mail over SMTP. The Message-ID is the outbox id, so a mailbox that sees a mail twice can tell.
import nodemailer from 'nodemailer';
import { absoluteUrl } from '../../content/absolute-url.ts';
import { statusPath } from '../../domain/lead/status-path.ts';
import { type MailWords, mailText } from './mail-texts.ts';
import { htmlBody, textBody } from './mail-body.ts';
import { type Channel, Refused } from './outbox.ts';
import { type DeskReceiver, kindsBy, type MailKind, receiverOf } from './policy.ts';

export interface MailSettings {
  smtpUrl: string;
  /** Whether smtp:// goes over to TLS or not at all. */
  tlsRequired: boolean;
  staffEmail: string;
  /** Name and address, e.g. Pinkstone <hello@pinkstone.example> */
  from: string;
}

/** The addresses of those at the desk; none where nobody is there. */
export type Addresses = (to: DeskReceiver, adviserId: string | null) => Promise<string[]>;

interface Options extends MailSettings {
  siteUrl: string;
  words: MailWords;
  addresses?: Addresses;
}

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

export function mailChannel({ staffEmail, from, siteUrl, words, addresses, ...settings }: Options): Channel {
  const transport = mailTransport(settings);
  const domain = new URL(siteUrl).hostname;
  return {
    kinds: kindsBy('mail'),
    async deliver(row, record) {
      const { lead } = record;
      const statusUrl = absoluteUrl(statusPath(lead.status_token ?? ''), siteUrl);
      const written = mailText(row.kind as MailKind, record, words, statusUrl);
      const toVisitor = written.to === 'visitor';
      const receiver = receiverOf(row.kind);
      const atDesk = receiver && addresses ? await addresses(receiver, lead.adviser_id ?? null) : [];
      const toStaff = atDesk.length > 0 ? atDesk.map((address) => ({ name: '', address })) : staffEmail;
      try {
        await transport.sendMail({
          messageId: `<${row.id}@${domain}>`,
          from,
          // As objects: a name or address is never parsed as a list of addresses. No name on a mail to the visitor:
          // nothing in it is theirs to write, or it could be sent to anybody with any text.
          to: toVisitor ? { name: '', address: lead.email } : toStaff,
          ...(toVisitor ? {} : { replyTo: { name: lead.name, address: lead.email } }),
          subject: written.subject,
          text: textBody(written),
          html: htmlBody(written),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        const { permanent, responseCode } = error as { permanent?: boolean; responseCode?: number };
        throw permanent ? new Refused(`the mail server answered ${responseCode ?? 'no'}`) : error;
      }
    },
    close: () => transport.close(),
  };
}
