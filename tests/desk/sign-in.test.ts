// Coming in and going out, on both engines. Each test retells how somebody else could have come in instead.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { sqliteEngine } from '../../server/db/engine.ts';
import { moveDesk } from '../../server/db/move-desk.ts';
import { createLog } from '../../server/log.ts';
import { tempDir } from '../leads/harness.ts';
import { engines } from '../leads/engines.ts';
import { openHouse, password } from './house.ts';

const log = createLog('silent');
const minute = 60_000;
const day = 24 * 60 * minute;

for (const engine of await engines())
  describe(engine.name, () => {
    const house = openHouse(engine);
    const linkOf = async (email: string) => new URL((await house.people.invite(email, 'adviser', null)).link).pathname;

    // Where a firm moved from SQLite to PostgreSQL its enquiries came along, and nobody could sign in to see them.
    test('people of another store move in once, with their devices and the log; where somebody is they do not', async () => {
      const other = async (email: string) => {
        const file = join(tempDir(), 'leads.sqlite');
        const kept = sqliteEngine(file, log);
        const { cookie } = await openHouse(kept).signedIn(email, 'adviser');
        await kept.close();
        return { file, cookie };
      };
      const count = () => engine.use(async (db) => (await db.selectFrom('audit').select('id').execute()).length);
      const moved = await other('moved@pinkstone.example');
      await moveDesk(moved.file, engine, log);
      const told = await count();
      assert.ok(told > 0);
      await moveDesk(moved.file, engine, log);
      await moveDesk((await other('stranger@pinkstone.example')).file, engine, log);
      await moveDesk(join(tempDir(), 'none.sqlite'), engine, log);
      assert.equal(await count(), told);
      assert.deepEqual(
        (await house.people.list()).map(({ email }) => email),
        ['moved@pinkstone.example'],
      );
      const phone = house.browser();
      phone.cookie = moved.cookie;
      assert.equal((await phone.get('/desk/me')).status, 200);
    });

    test('a link lets one person in, once', async () => {
      const path = await linkOf('once@pinkstone.example');
      const [guest, thief] = [house.browser(), house.browser()];
      // Mail programs look at links: looking uses nothing up.
      assert.equal((await thief.get(path)).status, 200);
      const entries = await Promise.all([guest, thief].map((one) => one.post(path, { name: 'Kiran', password })));
      assert.deepEqual(entries.map(({ status }) => status).sort(), [303, 410]);
      const late = await house.browser().post(path, { name: 'Thief', password });
      assert.equal(late.status, 410);
      assert.match((await house.browser().get(path)).html, /used up/);
    });

    test('a link ends after two days, and with the next link', async () => {
      const old = await linkOf('late@pinkstone.example');
      const next = await linkOf('late@pinkstone.example');
      assert.equal((await house.browser().get(old)).status, 410);
      assert.equal((await house.browser().get(next)).status, 200);
      house.time.now += 2 * day + 1;
      assert.equal((await house.browser().get(next)).status, 410);
    });

    test('a password is asked for, and twelve letters of it', async () => {
      const path = await linkOf('short@pinkstone.example');
      const guest = house.browser();
      const refused = await guest.post(path, { name: 'Short', password: 'elevenchars' });
      assert.equal(refused.status, 422);
      assert.match(refused.html, /Choose a password of 12 characters or more/);
      assert.equal(guest.cookie, '');
      assert.equal((await guest.post(path, { name: 'Short', password })).status, 303);
    });

    test('after each miss the wait grows, and nothing is looked at meanwhile', async () => {
      await house.signedIn('slow@pinkstone.example', 'adviser');
      const waits: number[] = [];
      for (let miss = 0; miss < 9; miss += 1) {
        const guest = house.browser();
        const page = await guest.post('/desk/sign-in', { email: 'slow@pinkstone.example', password: 'not this one' });
        assert.equal(page.status, 422);
        const wait = Number(page.headers.get('retry-after'));
        waits.push(wait);
        // The right one, too early: refused without a look.
        const early = await guest.post('/desk/sign-in', { email: 'slow@pinkstone.example', password });
        assert.equal(early.status, 422);
        house.time.now += wait * 1000;
      }
      assert.deepEqual(waits, [5, 10, 20, 40, 80, 160, 320, 640, 900]);
      const back = await house.browser().post('/desk/sign-in', { email: ' Slow@Pinkstone.example ', password });
      assert.equal(back.status, 303);
      const again = await house.browser().post('/desk/sign-in', { email: 'slow@pinkstone.example', password: 'no' });
      assert.equal(again.headers.get('retry-after'), '5');
    });

    test('of many guesses at one moment one is looked at', async () => {
      await house.signedIn('many@pinkstone.example', 'adviser');
      const guesses = Array.from({ length: 12 }, (_, i) => (i === 7 ? password : `guess number ${i}`));
      await Promise.all(
        guesses.map((guess) =>
          house.browser().post('/desk/sign-in', { email: 'many@pinkstone.example', password: guess }),
        ),
      );
      const tried = (await house.audit.newest({ limit: 50 })).filter(({ action }) => action === 'signed-in');
      const people = await house.people.list();
      const id = people.find(({ email }) => email === 'many@pinkstone.example')?.id;
      // One of twelve got through to the password; whichever it was, at most one new sign-in came of it.
      assert.ok(tried.filter(({ person_id }) => person_id === id).length <= 2);
    });

    test('whom we do not know waits as well, and reads the same', async () => {
      await house.signedIn('known@pinkstone.example', 'adviser');
      const answers: string[] = [];
      for (const email of ['known@pinkstone.example', 'nobody@pinkstone.example'])
        for (let miss = 0; miss < 3; miss += 1) {
          const page = await house.browser().post('/desk/sign-in', { email, password: 'not this one' });
          answers.push(`${page.status} ${page.headers.get('retry-after')} ${page.html.replaceAll(email, '')}`);
        }
      assert.deepEqual(answers.slice(0, 3), answers.slice(3));
    });

    test('a cookie that was planted before opens nothing afterwards', async () => {
      const attacker = await house.signedIn('attacker@pinkstone.example', 'adviser');
      await house.signedIn('victim@pinkstone.example', 'adviser');
      for (const planted of [attacker.cookie, `desk=${'A'.repeat(32)}`]) {
        const victim = house.browser();
        victim.cookie = planted;
        assert.equal((await victim.post('/desk/sign-in', { email: 'victim@pinkstone.example', password })).status, 303);
        assert.notEqual(victim.cookie, planted);
        attacker.cookie = planted;
        assert.equal((await attacker.get('/desk/me')).status, 302);
        house.time.now += minute;
      }
    });

    test('the cookie is out of reach of scripts and other sites', async () => {
      const secure = openHouse(engine, { siteUrl: 'https://www.pinkstone.example' });
      const path = new URL((await secure.people.invite('cookie@pinkstone.example', 'adviser', null)).link).pathname;
      const entered = await secure.browser().post(path, { name: 'Cookie', password });
      const cookie = entered.headers.getSetCookie().join();
      assert.match(cookie, /^__Host-desk=[\w-]{32};/);
      for (const part of [/; HttpOnly/, /; Secure/, /; SameSite=Lax/, /; Path=\//, /; Max-Age=2592000/])
        assert.match(cookie, part);
      assert.doesNotMatch(cookie, /Domain/);
    });

    test('a device is signed in for thirty days, and can be signed out from another', async () => {
      const phone = await house.signedIn('devices@pinkstone.example', 'adviser');
      const laptop = house.browser();
      await laptop.post('/desk/sign-in', { email: 'devices@pinkstone.example', password });
      const listed = await laptop.get('/desk/me');
      const [, other] = listed.html.match(/<button[^>]*value="([0-9a-f-]{36})"/) ?? [];
      await laptop.post('/desk/me/device', { device: other ?? '' });
      assert.equal((await phone.get('/desk/me')).status, 302);
      assert.equal((await laptop.get('/desk/me')).status, 200);
      house.time.now += 30 * day;
      assert.equal((await laptop.get('/desk/me')).status, 302);
    });

    test('nobody signs out somebody else’s device', async () => {
      const one = await house.signedIn('one@pinkstone.example', 'adviser');
      const other = await house.signedIn('other@pinkstone.example', 'owner');
      const [device] = await house.door.devices(one.id);
      await other.post('/desk/me/device', { device: device?.id ?? '' });
      assert.equal((await one.get('/desk/me')).status, 200);
    });

    test('a new password, signing out everywhere and leaving the firm end every other device', async () => {
      const endings = [
        (here: { post: (path: string, fields: Record<string, string>) => Promise<unknown> }) =>
          here.post('/desk/me/password', { old: password, next: 'another four plain words' }),
        (here: { post: (path: string, fields: Record<string, string>) => Promise<unknown> }) =>
          here.post('/desk/sign-out', { everywhere: 'yes' }),
      ];
      for (const [index, end] of endings.entries()) {
        const email = `ends${index}@pinkstone.example`;
        const here = await house.signedIn(email, 'adviser');
        const there = house.browser();
        await there.post('/desk/sign-in', { email, password });
        assert.equal((await there.get('/desk/me')).status, 200);
        await end(here);
        assert.equal((await there.get('/desk/me')).status, 302, email);
      }
      const leaver = await house.signedIn('leaver@pinkstone.example', 'adviser');
      const waiting = await linkOf('leaver@pinkstone.example');
      await house.people.change(leaver.id, { active: false }, null);
      assert.equal((await leaver.get('/desk/me')).status, 302);
      assert.equal((await house.browser().get(waiting)).status, 410);
      const again = await house.browser().post('/desk/sign-in', { email: 'leaver@pinkstone.example', password });
      assert.equal(again.status, 422);
    });

    test('the last owner stays, also when two put each other out at one moment', async () => {
      const first = await house.signedIn('first@pinkstone.example', 'owner');
      for (const { id, role, active } of await house.people.list())
        if (role === 'owner' && active && id !== first.id) await house.people.change(id, { active: false }, null);
      await assert.rejects(house.people.change(first.id, { active: false }, null), { name: 'LastOwner' });
      await assert.rejects(house.people.change(first.id, { role: 'adviser' }, null), { name: 'LastOwner' });
      const second = await house.signedIn('second@pinkstone.example', 'owner');
      const outcomes = await Promise.allSettled(
        [first.id, second.id].map((id) => house.people.change(id, { active: false }, null)),
      );
      assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    });

    test('too many tries from one place wait, whoever they are for', async () => {
      const narrow = openHouse(engine, { tries: 3 });
      const tried = [];
      for (let i = 0; i < 5; i += 1)
        tried.push(
          (await narrow.browser().post('/desk/sign-in', { email: `x${i}@pinkstone.example`, password })).status,
        );
      assert.deepEqual(tried, [422, 422, 422, 429, 429]);
    });

    test('what is stored opens nothing by itself', async () => {
      const phone = await house.signedIn('stored@pinkstone.example', 'adviser');
      const rows = await engine.use(async (db) => [
        await db.selectFrom('people').selectAll().execute(),
        await db.selectFrom('sign_ins').selectAll().execute(),
        await db.selectFrom('entry_links').selectAll().execute(),
      ]);
      const everything = JSON.stringify(rows);
      assert.ok(!everything.includes(phone.cookie.split('=')[1] ?? '!'));
      assert.ok(!everything.includes(password));
      assert.match(everything, /"argon2id\$19456\$2\$1\$/);
    });
  });
