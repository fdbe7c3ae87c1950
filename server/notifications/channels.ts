import type { Env } from '../env.ts';
import type { MailWords } from './mail-texts.ts';
import type { Channel } from './outbox.ts';

interface Firm {
  name: string;
  siteUrl: string;
  emails: { general: string };
}

/** The channels this environment configures, loaded only then; none is a valid answer, the outbox then waits. */
export async function openChannels(env: Env, firm: Firm, words: MailWords): Promise<Channel[]> {
  const channels: Channel[] = [];
  if (env.SMTP_URL && env.NOTIFY_EMAIL) {
    const { mailChannel } = await import('./mail.ts');
    channels.push(
      mailChannel({
        smtpUrl: env.SMTP_URL,
        tlsRequired: env.SMTP_TLS === 'required',
        staffEmail: env.NOTIFY_EMAIL,
        from: env.MAIL_FROM ?? `${firm.name} <${firm.emails.general}>`,
        siteUrl: env.SITE_URL ?? firm.siteUrl,
        words,
      }),
    );
  }
  if (env.WEBHOOK_URL && env.WEBHOOK_SECRET) {
    const { webhookChannel } = await import('./webhook.ts');
    channels.push(webhookChannel({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET }));
  }
  return channels;
}
