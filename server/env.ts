// The only module that reads the environment. Every mistake gets one readable line, all of them at once.
import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number from 0 to 65535'),
);
const address = (protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text);
      return url !== null && protocols.includes(url.protocol);
    }, `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`),
  );
const email = v.pipe(v.string(), v.email('must be an e-mail address'));

const schema = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATA_DIR: v.pipe(
    v.optional(v.string(), 'data'),
    v.transform((dir) => (isAbsolute(dir) ? dir : resolve(dir))),
  ),
  /** The public address, for links in e-mails, canonical links, the sitemap and the Origin check. */
  SITE_URL: v.optional(address(['https:', 'http:'])),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'])),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'])),
  NOTIFY_EMAIL: v.optional(email),
  MAIL_FROM: v.optional(v.string()),
  WEBHOOK_URL: v.optional(address(['https:', 'http:'])),
  /** base64, with or without the whsec_ prefix of Standard Webhooks. */
  WEBHOOK_SECRET: v.optional(v.string()),
  /** How many proxies stand in front of us: their X-Forwarded-For entries are believed, no others. */
  TRUST_PROXY: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'must be a number from 0 to 9'), v.transform(Number)), '0'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  LLM_BASE_URL: v.optional(address(['https:', 'http:'])),
  LLM_API_KEY: v.optional(v.string()),
  LLM_MODEL: v.optional(v.string()),
  METRICS_PORT: v.optional(port),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Env = v.InferOutput<typeof schema>;

export class EnvError extends Error {}

const togetherRules: [boolean: (e: Env) => boolean, message: string][] = [
  [(e) => Boolean(e.WEBHOOK_URL) && !e.WEBHOOK_SECRET, 'WEBHOOK_SECRET is needed when WEBHOOK_URL is set'],
  [(e) => Boolean(e.SMTP_URL) && !e.NOTIFY_EMAIL, 'NOTIFY_EMAIL is needed when SMTP_URL is set'],
  [(e) => Boolean(e.LLM_BASE_URL) && !e.LLM_MODEL, 'LLM_MODEL is needed when LLM_BASE_URL is set'],
];

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(schema, given);
  const mistakes = result.success
    ? togetherRules.filter(([broken]) => broken(result.output)).map(([, message]) => message)
    : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  if (mistakes.length > 0) throw new EnvError(mistakes.join('\n'));
  return result.output as Env;
}
