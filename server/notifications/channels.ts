import type { Env } from '../env.ts';
import type { MailWords } from './mail-texts.ts';
import type { DeskForMails, MailSettings } from './mail.ts';
import type { Channel } from './outbox.ts';
import type { PushDevices } from './push.ts';
import { pushKeysOf } from './web-push.ts';

interface Firm {
  name: string;
  siteUrl: string;
  emails: { general: string };
}

/** How this environment sends mail; null when it does not. */
export const mailSettings = (env: Env, firm: Pick<Firm, 'name' | 'emails'>): MailSettings | null =>
  env.SMTP_URL && env.NOTIFY_EMAIL
    ? {
        smtpUrl: env.SMTP_URL,
        tlsRequired: env.SMTP_TLS === 'required',
        staffEmails: env.NOTIFY_EMAIL,
        from: env.MAIL_FROM ?? `${firm.name} <${firm.emails.general}>`,
      }
    : null;

/** The channels this environment configures, loaded only then; none is a valid answer, the outbox then waits. */
export async function openChannels(
  env: Env,
  firm: Firm,
  words: MailWords,
  desk?: DeskForMails & { devices: PushDevices },
): Promise<Channel[]> {
  const channels: Channel[] = [];
  const mail = mailSettings(env, firm);
  if (mail) {
    const { mailChannel } = await import('./mail.ts');
    channels.push(mailChannel({ ...mail, siteUrl: env.SITE_URL ?? firm.siteUrl, words, ...(desk && { desk }) }));
  }
  if (env.VAPID_KEY && desk) {
    const { pushChannel } = await import('./push.ts');
    const contact = `mailto:${firm.emails.general}`;
    channels.push(
      pushChannel({ keys: pushKeysOf(env.VAPID_KEY), contact, devices: desk.devices, office: desk.office }),
    );
  }
  if (env.WEBHOOK_URL && env.WEBHOOK_SECRET) {
    const { webhookChannel } = await import('./webhook.ts');
    channels.push(webhookChannel({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET }));
  }
  return channels;
}
