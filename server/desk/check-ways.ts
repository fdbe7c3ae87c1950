// The ways in and out, for npm run doctor: store, mail, webhook, proxies. Each is really used.
import { randomUUID } from 'node:crypto';
import type { Env } from '../env.ts';
import { type Echo, echoHeader, echoPath, signEcho } from '../http/echo.ts';
import { openStatusKey } from '../leads/status-key.ts';
import { createLog } from '../log.ts';
import { mailSettings } from '../notifications/channels.ts';
import { mailTransport } from '../notifications/mail.ts';
import { postSigned } from '../notifications/webhook.ts';
import { clockOf, type Finding, finding, type OtherClock, patience, reasonOf } from './findings.ts';
import { openDesk } from './open-desk.ts';

export async function checkStore(env: Env): Promise<Finding[]> {
  const say = finding('store');
  const desk = openDesk(env, () => {});
  try {
    const findings: Finding[] = [];
    let dead = 0;
    for (const { name, store } of desk.places) {
      const { ok } = await store.probe();
      if (ok) for (const box of store.outboxes) dead += (await box.list('dead', 1000)).length;
      const wrong = `${name} takes no writes: is it there, up to date (server/desk/migrate.ts), and the disk not full?`;
      findings.push(ok ? say('ok', `${name} takes writes.`) : say('failed', wrong));
    }
    if (findings.length === 0)
      findings.push(say('warning', 'there is none yet: the site makes it at its first start.'));
    if (dead > 0)
      findings.push(
        finding('outbox')('warning', `${dead} notifications were given up: npm run leads -- outbox dead says why.`),
      );
    return findings;
  } finally {
    await desk.close();
  }
}

export async function checkMail(env: Env, firm: { name: string; emails: { general: string } }): Promise<Finding> {
  const say = finding('mail');
  const settings = mailSettings(env, firm);
  if (!settings)
    return env.WEBHOOK_URL
      ? say('warning', 'SMTP_URL is not set: staff hear of enquiries by the webhook only, visitors get no letter.')
      : say('warning', 'neither SMTP_URL nor WEBHOOK_URL is set: nobody is told of an enquiry.');
  const transport = mailTransport(settings);
  try {
    await transport.sendMail({
      from: settings.from,
      to: settings.staffEmails,
      subject: `${firm.name}: a test by npm run doctor`,
      text: 'Whoever reads this will also hear of enquiries. There is nothing to do.',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return say(
      'ok',
      `a test went to ${settings.staffEmails.join(', ')}. Look whether it arrived, and not among the spam.`,
    );
  } catch (error) {
    return say('failed', `the mail server did not take a test (${reasonOf(error)}): check SMTP_URL and MAIL_FROM.`);
  } finally {
    transport.close();
  }
}

interface Seen {
  finding: Finding;
  clocks: OtherClock[];
}

export async function checkWebhook({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Env): Promise<Seen | null> {
  const say = finding('webhook');
  if (!url || !secret) return null;
  try {
    const body = JSON.stringify({ type: 'doctor.test', timestamp: new Date().toISOString(), data: {} });
    const response = await postSigned({ url, secret }, `doctor-${randomUUID()}`, body, patience());
    const { status, ok } = response;
    return {
      finding: ok
        ? say('ok', `the receiver took a signed doctor.test with ${status}.`)
        : say(
            'failed',
            `the receiver answered ${status} to a signed doctor.test: check WEBHOOK_URL and WEBHOOK_SECRET.`,
          ),
      clocks: clockOf('the webhook’s receiver', response),
    };
  } catch (error) {
    return {
      finding: say('failed', `the receiver cannot be reached (${reasonOf(error)}): check WEBHOOK_URL.`),
      clocks: [],
    };
  }
}

export async function checkProxies(env: Env): Promise<Seen> {
  const say = finding('proxies');
  const seen = (found: Finding, clocks: OtherClock[] = []): Seen => ({ finding: found, clocks });
  if (!env.SITE_URL) return seen(say('warning', 'SITE_URL is not set: nothing to ask how many stand in front.'));
  let response: Response;
  try {
    const key = openStatusKey(env, createLog('silent'));
    const headers = { [echoHeader]: signEcho(key, Date.now()) };
    response = await fetch(new URL(echoPath, env.SITE_URL), { headers, redirect: 'manual', signal: patience() });
  } catch (error) {
    return seen(say('failed', `${env.SITE_URL} does not answer (${reasonOf(error)}): proxy, certificate, name, site?`));
  }
  const clocks = clockOf(env.SITE_URL, response);
  const echo = response.ok ? ((await response.json().catch(() => null)) as Partial<Echo> | null) : null;
  if (typeof echo?.forwarded !== 'number' || typeof echo.trusted !== 'number') {
    const other = `${env.SITE_URL} answered ${response.status}, but not as this site with this DATA_DIR or STATUS_KEY`;
    return seen(say('warning', `${other}: does SITE_URL lead here?`), clocks);
  }
  const { forwarded, trusted, host } = echo;
  const text = `${forwarded} wrote X-Forwarded-For, TRUST_PROXY is ${trusted}`;
  if (forwarded > trusted)
    return seen(say('failed', `${text}: set it to ${forwarded}, or all visitors share one limit.`), clocks);
  if (forwarded < trusted)
    return seen(say('failed', `${text}: set it to ${forwarded}, or a visitor can pretend to be anybody.`), clocks);
  if (host !== new URL(env.SITE_URL).host)
    return seen(
      say('warning', `${text}; they do not pass the Host header on: posts are checked by SITE_URL alone.`),
      clocks,
    );
  return seen(say('ok', `${text}.`), clocks);
}
