// The only module that reads the environment. Every mistake gets one readable line, all of them at once.
import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import { longestRetention } from '../content/promise.ts';

const oneOf = <const T extends string>(...choices: T[]) =>
  v.picklist(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);
const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));

const retentionMessage = `must be a whole number of days, from 30 to the ${longestRetention} of the privacy notice`;
const portMessage = 'must be a port number from 0 to 65535';
const port = v.pipe(matching(/^\d{1,5}$/, portMessage), v.transform(Number), v.maxValue(65535, portMessage));

const perHour = v.pipe(matching(/^[1-9]\d{0,6}$/, 'must be a whole number, 1 or more'), v.transform(Number));

const host = v.pipe(
  v.string(),
  v.check(
    (text) => isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text),
    'must be an IP address or host name to listen on, like 0.0.0.0 or 127.0.0.1',
  ),
);

/** The message never repeats what was given: an address can carry a password. */
const url = (protocols: string[], example: string, fits: (url: URL) => boolean = () => true) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const given = URL.parse(text);
      return given !== null && protocols.includes(given.protocol) && fits(given);
    }, `must be an address like ${example}`),
  );
const web = ['https:', 'http:'];
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const mailbox = '[^\\s<>@,;]+@[^\\s<>@,;]+';

/** Not every number of 32 bytes is one. */
function isPrivateKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

const schema = v.object({
  NODE_ENV: v.optional(oneOf('production', 'development', 'test'), 'production'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(host, '0.0.0.0'),
  /** Set by systemd where a .socket unit holds the socket: it stays open while the site restarts. */
  LISTEN_FDS: v.optional(matching(/^1$/, 'must be 1: the site takes one socket')),
  DATA_DIR: v.pipe(
    v.optional(v.string(), 'data'),
    v.transform((dir) => (isAbsolute(dir) ? dir : resolve(dir))),
  ),
  /** The public address, for links in e-mails and the Origin check. */
  SITE_URL: v.optional(url(web, 'https://www.example.in, without a path', (url) => url.href === `${url.origin}/`)),
  DATABASE_URL: v.optional(
    url(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/database',
      ({ pathname }) => pathname.length > 1,
    ),
  ),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.in')),
  /** smtp:// goes over to TLS or sends nothing; `optional` is for a mail server on the same machine. */
  SMTP_TLS: v.optional(oneOf('required', 'optional'), 'required'),
  /** Mails to visitors: whoever sends an enquiry names the address that gets one. */
  ACKS_PER_HOUR: v.optional(perHour, '100'),
  /** The firm's list. */
  NOTIFY_EMAIL: v.optional(
    v.pipe(
      matching(
        new RegExp(`^${mailbox}(,\\s*${mailbox}){0,19}$`),
        'must be an e-mail address, or several with commas between',
      ),
      v.transform((text) => text.split(',').map((one) => one.trim())),
    ),
  ),
  MAIL_FROM: v.optional(
    matching(
      new RegExp(`^(${mailbox}|[^<>]+ <${mailbox}>)$`),
      'must be an e-mail address, or a name and an address like Pinkstone <desk@example.in>',
    ),
  ),
  WEBHOOK_URL: v.optional(
    url(
      web,
      'https://crm.example.in/enquiries; http only on this machine',
      ({ protocol, hostname }) => protocol === 'https:' || loopback.test(hostname),
    ),
  ),
  /** base64, with or without the whsec_ prefix of Standard Webhooks. */
  WEBHOOK_SECRET: v.optional(
    matching(
      /^(whsec_)?(?=.{24})([A-Za-z\d+/]{4})*([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
      'must be at least 16 bytes in base64, with or without whsec_ before it: openssl rand -base64 32',
    ),
  ),
  /** The private half of the key that push services know us by: npm run desk -- push-keys */
  VAPID_KEY: v.optional(
    v.pipe(
      matching(/^[\w-]{43}$/, 'must be a key that npm run desk -- push-keys printed'),
      v.check((text) => isPrivateKey(text), 'must be a key that npm run desk -- push-keys printed'),
    ),
  ),
  /** Answered enquiries older than this are erased every day. The floor keeps a slip from wiping last week's. */
  RETENTION_DAYS: v.optional(
    v.pipe(
      matching(/^\d{2,5}$/, retentionMessage),
      v.transform(Number),
      v.minValue(30, retentionMessage),
      v.maxValue(longestRetention, retentionMessage),
    ),
    String(longestRetention),
  ),
  /** Makes the links to status pages; without it a key is made and kept in DATA_DIR. */
  STATUS_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^[A-Za-z\d+/]+=*$/.test(text) && Buffer.from(text, 'base64').length >= 32,
        'must be at least 32 bytes in base64: openssl rand -base64 32',
      ),
    ),
  ),
  /** How many proxies stand in front of us: their X-Forwarded-For entries are believed, no others. */
  TRUST_PROXY: v.optional(v.pipe(matching(/^\d$/, 'must be a number from 0 to 9'), v.transform(Number)), '0'),
  /** From everybody together; RATE_LIMITS=off takes this off as well. */
  ENQUIRIES_PER_HOUR: v.optional(perHour, '1200'),
  RATE_LIMITS: v.optional(oneOf('on', 'off'), 'on'),
  LLM_BASE_URL: v.optional(url(web, 'https://models.example.in/v1')),
  LLM_API_KEY: v.optional(v.string()),
  LLM_MODEL: v.optional(v.string()),
  METRICS_PORT: v.optional(port),
  /** The figures of the business are for whoever watches this machine, not for its network. */
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  LOG_LEVEL: v.optional(oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info'),
});

export type Env = v.InferOutput<typeof schema>;
type Given = Partial<Record<keyof Env, string>>;

/** docs/deploy.md has a row for each. */
export const variables = Object.keys(schema.entries) as (keyof Env)[];

export class EnvError extends Error {}

/** Half of a pair does nothing, and nobody would notice until an enquiry went unheard. */
const pairs: [needed: keyof Env, when: keyof Env][] = [
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['NOTIFY_EMAIL', 'SMTP_URL'],
  ['SMTP_URL', 'NOTIFY_EMAIL'],
  ['LLM_MODEL', 'LLM_BASE_URL'],
];

function togetherMistakes(given: Given): string[] {
  const missing = pairs
    .filter(([needed, when]) => given[when] !== undefined && given[needed] === undefined)
    .map(([needed, when]) => `${needed} is needed when ${when} is set`);
  const samePort = given.METRICS_PORT !== undefined && given.METRICS_PORT === (given.PORT ?? '3000');
  return samePort && given.PORT !== '0' ? [...missing, 'METRICS_PORT must differ from PORT'] : missing;
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // A line left empty in a settings file is a variable that is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(schema, given);
  const wrong = result.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];
  const mistakes = [...wrong, ...togetherMistakes(given)];
  if (mistakes.length > 0) throw new EnvError(mistakes.join('\n'));
  return result.output as Env;
}
