import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { longestRetention } from '../content/promise.ts';
import { type Env, EnvError, readEnv, variables } from './env.ts';

function mistakes(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    assert.ok(error instanceof EnvError);
    return error.message.split('\n');
  }
}

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** Any text is good for these. */
const free: (keyof Env)[] = ['DATA_DIR', 'LLM_API_KEY', 'LLM_MODEL'];

const wrong: Partial<Record<keyof Env, { values: string[]; message: RegExp }>> = {
  NODE_ENV: { values: ['prod'], message: /must be production, development or test/ },
  PORT: { values: ['http', '-1', '65536', '3000 ', '0x50'], message: /must be a port number from 0 to 65535/ },
  HOST: { values: ['http://localhost', 'local host', '[::1]'], message: /must be an IP address or host name/ },
  LISTEN_FDS: { values: ['0', '2', 'yes'], message: /must be 1/ },
  SITE_URL: {
    values: ['www.example.in', 'ftp://example.in', 'https://example.in/site', 'https://example.in/?a'],
    message: /must be an address like https:\/\/www\.example\.in, without a path/,
  },
  DATABASE_URL: {
    values: ['leads', 'mysql://root@db/leads', 'postgres://user:pa55word@db'],
    message: /must be an address like postgres:\/\/user:password@host:5432\/database/,
  },
  SMTP_URL: { values: ['mail.example.in', 'https://mail.example.in'], message: /must be an address like smtps:/ },
  NOTIFY_EMAIL: {
    values: ['desk', 'a@example.in, b', 'a@example.in,'],
    message: /must be an e-mail address, or several/,
  },
  MAIL_FROM: { values: ['Pinkstone', 'Pinkstone desk@example.in', '<>'], message: /must be an e-mail address, or/ },
  SMTP_TLS: { values: ['no', 'off'], message: /must be required or optional/ },
  ENQUIRIES_PER_HOUR: { values: ['0', 'all'], message: /must be a whole number, 1 or more/ },
  ACKS_PER_HOUR: { values: ['0', '-1', 'many', '1.5'], message: /must be a whole number, 1 or more/ },
  WEBHOOK_URL: {
    values: ['crm.example.in', 'http://crm.example.in', 'http://10.0.0.7/', 'http://127.0.0.1.example.in'],
    message: /must be an address like https:\/\/crm/,
  },
  VAPID_KEY: {
    values: ['key', 'A'.repeat(43), '_'.repeat(43)],
    message: /must be a key that npm run desk -- push-keys/,
  },
  WEBHOOK_SECRET: { values: ['secret', 'not base64 at all, though long', 'c2hvcnQ='], message: /16 bytes in base64/ },
  RETENTION_DAYS: {
    values: ['7', '365d', '-400', '0', '99999'],
    message: /must be a whole number of days, from 30 to the \d+ of the privacy notice/,
  },
  STATUS_KEY: { values: ['secret', Buffer.alloc(31).toString('base64')], message: /32 bytes in base64/ },
  TRUST_PROXY: { values: ['true', '10', '-1'], message: /must be a number from 0 to 9/ },
  RATE_LIMITS: { values: ['no'], message: /must be on or off/ },
  LLM_BASE_URL: { values: ['models.example.in'], message: /must be an address like https:\/\/models/ },
  METRICS_HOST: { values: ['http://localhost', '[::1]'], message: /must be an IP address or host name/ },
  METRICS_PORT: { values: ['no', '70000'], message: /must be a port number from 0 to 65535/ },
  LOG_LEVEL: { values: ['verbose'], message: /must be debug, info, warn, error or silent/ },
};

/** What each needs beside it, so that a test sees one mistake and no other. */
const beside: Record<string, string> = {
  SMTP_URL: 'smtp://localhost',
  NOTIFY_EMAIL: 'desk@example.in',
  WEBHOOK_URL: 'https://crm.example.in',
  WEBHOOK_SECRET: secret,
  LLM_MODEL: 'any',
};

for (const name of variables.filter((each) => !free.includes(each))) {
  test(`a wrong ${name} gets one line that says what is right, and does not repeat what was given`, () => {
    const { values, message } = wrong[name] ?? assert.fail(`no wrong value for ${name} in this test`);
    for (const value of values) {
      const [line = '', ...more] = mistakes({ ...beside, [name]: value });
      assert.match(line, message, value);
      assert.ok(line.startsWith(`${name} `));
      assert.deepEqual(more, []);
      assert.doesNotMatch(line, /pa55word/);
    }
  });
}

test('all mistakes are told at once, one line each', () => {
  const lines = mistakes({ PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'smtp://localhost' });
  assert.deepEqual(lines, [
    'PORT must be a port number from 0 to 65535',
    'LOG_LEVEL must be debug, info, warn, error or silent',
    'NOTIFY_EMAIL is needed when SMTP_URL is set',
  ]);
});

test('half of a pair is a mistake', () => {
  const half = (name: string) => mistakes({ [name]: beside[name] ?? '' });
  assert.deepEqual(half('SMTP_URL'), ['NOTIFY_EMAIL is needed when SMTP_URL is set']);
  assert.deepEqual(half('NOTIFY_EMAIL'), ['SMTP_URL is needed when NOTIFY_EMAIL is set']);
  assert.deepEqual(half('WEBHOOK_URL'), ['WEBHOOK_SECRET is needed when WEBHOOK_URL is set']);
  assert.deepEqual(half('WEBHOOK_SECRET'), ['WEBHOOK_URL is needed when WEBHOOK_SECRET is set']);
  const model = { LLM_BASE_URL: 'https://models.example.in/v1' };
  assert.deepEqual(mistakes(model), ['LLM_MODEL is needed when LLM_BASE_URL is set']);
});

test('the metrics cannot share the port of the site', () => {
  assert.deepEqual(mistakes({ METRICS_PORT: '3000' }), ['METRICS_PORT must differ from PORT']);
  assert.deepEqual(mistakes({ PORT: '8080', METRICS_PORT: '8080' }), ['METRICS_PORT must differ from PORT']);
  assert.deepEqual(mistakes({ PORT: '0', METRICS_PORT: '0' }), []);
  assert.deepEqual(mistakes({ METRICS_PORT: '9100' }), []);
});

test('nothing set, or set to nothing, is a site that runs', () => {
  const env = readEnv({ SITE_URL: '', DATABASE_URL: undefined, UNRELATED: 'x' });
  assert.deepEqual(env, {
    NODE_ENV: 'production',
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: resolve('data'),
    SMTP_TLS: 'required',
    ACKS_PER_HOUR: 100,
    RETENTION_DAYS: longestRetention,
    TRUST_PROXY: 0,
    ENQUIRIES_PER_HOUR: 1200,
    RATE_LIMITS: 'on',
    METRICS_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
});

test('what a real site sets is accepted', () => {
  const env = readEnv({
    ...beside,
    HOST: '::',
    DATA_DIR: '/var/lib/pinkstone',
    SITE_URL: 'https://www.example.in/',
    DATABASE_URL: 'postgres:///leads?host=/run/postgresql',
    MAIL_FROM: 'Pinkstone, Jaipur <desk@example.in>',
    WEBHOOK_SECRET: Buffer.alloc(32, 9).toString('base64'),
    LLM_BASE_URL: 'http://localhost:11434/v1',
    TRUST_PROXY: '1',
    METRICS_PORT: '9464',
  });
  assert.equal(env.DATA_DIR, '/var/lib/pinkstone');
  assert.equal(env.TRUST_PROXY, 1);
  assert.equal(env.METRICS_PORT, 9464);
});

test('a webhook is called over https, or on this machine', () => {
  for (const url of ['https://crm.example.in/x', 'http://localhost:8080/x', 'http://127.0.0.1:9/', 'http://[::1]:9/'])
    assert.deepEqual(mistakes({ ...beside, WEBHOOK_URL: url }), [], url);
});

test('docs/deploy.md has a row for every variable, and for no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/deploy.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Environment')) ?? '';
  const rows = [...section.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name as string);
  assert.deepEqual(rows.toSorted(), variables.toSorted());
});
