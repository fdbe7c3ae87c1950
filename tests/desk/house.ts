// The desk without a socket: its real routes and screens, a real store, and a clock that a test can turn.
import { longestRetention } from '../../content/promise.ts';
import type { Engine } from '../../server/db/engine.ts';
import { createLimiter } from '../../server/http/limits.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { pushKeysOf } from '../../server/notifications/web-push.ts';
import { bundled } from '../bundle.ts';

const log = createLog('silent');
// React chooses its build when it is first imported: that of the running site, which renders in half the time.
process.env.NODE_ENV ??= 'production';

const {
  createDesk,
  createPushStore,
  createSettings,
  createSettingsStore,
  createStaffLinks,
  deskRoutes,
  openPeople,
  openWork,
  printedSettings,
} = (await import(await bundled('parts'))) as typeof import('./parts.ts');

export const password = 'four plain words here';

/** A browser, as far as the desk cares: it keeps one cookie, and knows the token of the last page it saw. */
export interface Browser {
  cookie: string;
  formToken: string;
  get(path: string): Promise<Page>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
  /** As a page's script posts. */
  json(path: string, body?: object): Promise<Page>;
}

export interface Page {
  status: number;
  headers: Headers;
  html: string;
}

export function openHouse(engine: Engine, settings: { siteUrl?: string; tries?: number } = {}) {
  const time = { now: Date.parse('2026-11-17T14:20+05:30') };
  const clock = () => time.now;
  const siteUrl = settings.siteUrl ?? 'http://localhost:3000';
  const key = Buffer.alloc(32, 7);
  const opened = openPeople({ engine }, { siteUrl, key, clock });
  const settingsNow = createSettings({
    store: createSettingsStore(engine, clock),
    printed: printedSettings(longestRetention),
    log,
  });
  const { work } = openWork({
    store: createSqlStore(engine),
    people: opened.people,
    office: settingsNow.office,
    promiseHours: () => settingsNow.now().promiseHours,
    retentionDays: () => settingsNow.now().retentionDays,
    lastBackup: () => null,
    log,
    clock,
  });
  const options = {
    ...opened,
    work,
    links: createStaffLinks(key, clock),
    push: { publicKey: pushKeysOf(key.toString('base64url')).publicKey, devices: createPushStore(engine, clock) },
    pushWorker: 'self;',
    inviteMail: null,
    settings: settingsNow,
    limiter: createLimiter({ burst: settings.tries ?? 10_000, perMinute: 1 }),
    log,
    siteUrl,
    trustedProxies: 0,
    answers: () => engine.answers(),
    clock,
    // A stream that ends where it begins: this browser reads answers whole.
    closing: AbortSignal.abort(),
    assets: { style: '/style.css', script: '/script.js' },
  };
  const app = createDesk(options);

  function browser(): Browser {
    const self: Browser = {
      cookie: '',
      formToken: '',
      get: (path) => ask(path, { method: 'GET' }),
      post: (path, fields = {}, headers = {}) =>
        ask(path, {
          method: 'POST',
          headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams({ token: self.formToken, ...fields }).toString(),
        }),
      json: (path, body = {}) =>
        ask(path, {
          method: 'POST',
          headers: { origin: siteUrl, 'content-type': 'application/json', 'x-form-token': self.formToken },
          body: JSON.stringify(body),
        }),
    };
    async function ask(path: string, init: RequestInit): Promise<Page> {
      const headers = { ...(init.headers as Record<string, string>), cookie: self.cookie };
      const response = await app.request(new URL(path, siteUrl), { ...init, headers });
      const given = response.headers.getSetCookie().at(-1)?.split(';')[0];
      if (given !== undefined) self.cookie = given.endsWith('=') ? '' : given;
      const html = await response.text();
      self.formToken = html.match(/<meta name="form-token" content="([^"]+)"/)?.[1] ?? self.formToken;
      return { status: response.status, headers: response.headers, html };
    }
    return self;
  }

  /** Invited, and through the door: signed in as whoever the e-mail says. */
  async function signedIn(email: string, role: 'adviser' | 'owner'): Promise<Browser & { id: string }> {
    const { link, person } = await opened.people.invite(email, role, null);
    const guest = browser();
    const entered = await guest.post(new URL(link).pathname, { name: person.name, password });
    if (entered.status !== 303) throw new Error(`${email} was not let in: ${entered.status}`);
    await guest.get('/desk/me');
    return Object.assign(guest, { id: person.id });
  }

  /** A new device of somebody who is known: no password is worked out, so it costs nothing. */
  async function enter(id: string): Promise<Browser> {
    const person = await opened.people.byId(id);
    if (!person) throw new Error(`There is no ${id}.`);
    const entry = await opened.door.begin(person, 'link', '');
    const guest = browser();
    if (entry.kind === 'in') guest.cookie = `desk=${entry.token}`;
    await guest.get('/desk/me');
    return guest;
  }

  /** Somebody who never chose a password. */
  async function known(email: string, role: 'adviser' | 'owner'): Promise<string> {
    return (await opened.people.invite(email, role, null)).person.id;
  }

  return {
    ...opened,
    engine,
    work,
    links: options.links,
    push: options.push,
    settings: settingsNow,
    time,
    app,
    browser,
    signedIn,
    enter,
    known,
    routes: deskRoutes(options),
  };
}
