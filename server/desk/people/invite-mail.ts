// The mail that brings a one-time link. It goes at once and not through the outbox, which keeps what it sends: the link
// must not lie in a table.
import { deskPeople } from '../../../content/en/desk-people.ts';
import { firm } from '../../../content/firm.ts';
import { shortDay, timeOfDay } from '../../../domain/desk/times.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Env } from '../../env.ts';
import { failure, type Log } from '../../log.ts';
import { mailSettings } from '../../notifications/channels.ts';
import { htmlBody, textBody } from '../../notifications/mail-body.ts';

interface Letter {
  name: string;
  email: string;
  link: string;
  until: number;
  /** First name of whoever invites; null for the command line. */
  by: string | null;
}

/** Null where mail is not set up. False when it could not be sent. */
export type InviteMail = ((letter: Letter) => Promise<boolean>) | null;

const words = deskPeople.mail;

export function openInviteMail(env: Env, log: Log): InviteMail {
  const settings = mailSettings(env, firm);
  if (!settings) return null;
  return async ({ name, email, link, until, by }) => {
    const once = fillIn(words.once, { until: `${shortDay(until)}, ${timeOfDay(until)}` });
    const written = {
      to: 'staff' as const,
      subject: fillIn(words.subject, { firm: firm.name }),
      paragraphs: [fillIn(words.hello, { name }), by === null ? words.invitedByFirm : fillIn(words.invited, { by })],
      table: [],
      links: [{ text: words.link, url: link }],
      closing: [once],
    };
    const { mailTransport } = await import('../../notifications/mail.ts');
    const transport = mailTransport(settings);
    try {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: email },
        subject: written.subject,
        text: textBody(written),
        html: htmlBody(written),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return true;
    } catch (error) {
      log.warn('desk.invite_not_mailed', failure(error));
      return false;
    } finally {
      transport.close();
    }
  };
}
