// What owners set: taken or sent back as typed, told in the log, never over another's change, and in force at once.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createSqlStore } from '../../server/leads/store.ts';
import { engines } from '../leads/engines.ts';
import { leadServiceOn } from '../leads/service.ts';
import { sampleRecord } from '../leads/sample-record.ts';
import { type Browser, openHouse } from './house.ts';

const hour = 3_600_000;
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const hours = (opens: string, closes: string) =>
  Object.fromEntries(week.flatMap((day) => [[`opens-${day}`, opens] as const, [`closes-${day}`, closes] as const]));

for (const engine of await engines())
  describe(engine.name, () => {
    const house = openHouse(engine);
    const store = createSqlStore(engine);
    let owner: Browser;
    let other: Browser;
    const versionOf = (html: string, action: string) =>
      html.match(new RegExp(`action="/desk/settings/${action}".*?name="seen" value="(\\d+)"`, 's'))?.[1] ?? '';
    const save = async (action: string, fields: Record<string, string>, seen?: string) => {
      const { html } = await owner.get('/desk/settings');
      return owner.post(`/desk/settings/${action}`, { seen: seen ?? versionOf(html, action), ...fields });
    };
    /** Changes of settings, as the log tells them. */
    const told = async () => {
      const rows = await house.audit.newest({ limit: 100, actions: ['changed-setting'] });
      return rows.map(({ detail }) => detail ?? '').sort();
    };
    const isTold = async (detail: RegExp) =>
      assert.ok(
        (await told()).some((one) => detail.test(one)),
        String(detail),
      );

    before(async () => {
      owner = await house.enter(await house.known('rohini.kothari@pinkstone.example', 'owner'));
      other = await house.enter(await house.known('meera.joshi@pinkstone.example', 'owner'));
    });

    test('hours hold at once for the clock and for reminders, and the page says that the site prints others', async () => {
      // Tuesday 2:20 PM; until 7 PM and from 9 AM on: ten open hours by tomorrow.
      const record = sampleRecord(house.time.now);
      await store.insert(record);
      const me = { id: '', name: '', role: 'owner' } as const;
      const leftNow = async () => {
        const reading = (await house.work.enquiry(record.lead.reference, me))?.row.reading;
        return reading && 'left' in reading ? reading.left / hour : null;
      };
      assert.equal(await leftNow(), 10);
      assert.doesNotMatch((await owner.get('/desk/settings')).html, /The site says otherwise/);
      const saved = await save('hours', hours('12:00', '16:20'));
      assert.equal(saved.status, 303);
      assert.equal(await leftNow(), 2 + 2 + 20 / 60);
      const { html } = await owner.get('/desk/settings');
      assert.match(html, /The site says otherwise: Mon-Fri 9:00 AM to 7:00 PM, Sat/);
      assert.match(html, /Changed by Rohini Kothari/);
      await isTold(/^hours on Monday: 9:00 AM to 7:00 PM → 12:00 PM to 4:20 PM; hours on Tue/);
      await save('hours', { ...hours('', ''), reset: 'yes' });
      assert.equal(await leftNow(), 10);
    });

    test('what cannot be comes back as it was typed, with the reason at its field, and changes nothing', async () => {
      const before = await told();
      for (const [action, fields, reason] of [
        ['hours', { ...hours('09:00', '19:00'), 'closes-Friday': '08:00' }, /has to close after it opens/],
        ['promise', { promise: '48' }, /Write a whole number from 1 to 24\./],
        ['retention', { retention: '5' }, /Write a whole number from 30 to 365\./],
        ['message', { message: 'tried', en: 'Namaste {nmae}', hi: 'x' }, /“\{nmae\}” would be sent as it stands/],
        ['holidays/add', { date: '2026-12-25', name: 'Again' }, /That day is in the list already/],
      ] as const) {
        const { status, html } = await save(action, fields);
        assert.equal(status, 422, action);
        assert.match(html, reason);
        assert.match(html, /aria-invalid="true"/);
        for (const typed of Object.values(fields).slice(-2)) assert.ok(html.includes(typed), `${action}: ${typed}`);
      }
      assert.deepEqual(await told(), before);
    });

    test('the promise may be shorter than the site’s, and counts for the enquiries that come from then on', async () => {
      assert.equal((await save('promise', { promise: '12' })).status, 303);
      assert.equal(house.settings.now().promiseHours, 12);
      await isTold(/^promise: 24 → 12 hours$/);
      const service = leadServiceOn(store, {
        promise: () => house.settings.now().promiseHours * hour,
        clock: () => house.time.now,
      });
      const stored = await service.submit({
        kind: 'callback',
        name: 'Asha',
        email: 'a@visitor.example',
        phone: '0141 000 0042',
      });
      assert.ok(stored.kind === 'stored');
      assert.equal(stored.callBy, house.time.now + 12 * hour);
    });

    test('retention holds at once for the list of what is kept too long', async () => {
      await save('retention', { retention: '40' });
      assert.equal((await house.work.duties()).retention.days, 40);
    });

    test('of two at once the second sees both, and nothing is overwritten', async () => {
      const seen = versionOf((await owner.get('/desk/settings')).html, 'retention');
      await other.get('/desk/settings');
      assert.equal((await other.post('/desk/settings/retention', { seen, retention: '60' })).status, 303);
      const late = await owner.post('/desk/settings/retention', { seen, retention: '90' });
      assert.equal(late.status, 409);
      assert.match(late.html, /Meera Joshi changed this/);
      assert.match(late.html, /Saved now: 60 days/);
      assert.match(late.html, /name="retention"[^>]*value="90"|value="90"[^>]*name="retention"/);
      assert.equal(house.settings.now().retentionDays, 60);
      const again = versionOf(late.html, 'retention');
      assert.equal((await owner.post('/desk/settings/retention', { seen: again, retention: '90' })).status, 303);
      assert.equal(house.settings.now().retentionDays, 90);
    });

    test('two owners add a holiday each at the same moment: both are there', async () => {
      await owner.get('/desk/settings');
      await other.get('/desk/settings');
      await Promise.all([
        owner.post('/desk/settings/holidays/add', { date: '2026-12-30', name: 'Stocktaking' }),
        other.post('/desk/settings/holidays/add', { date: '2026-12-31', name: 'Year’s end' }),
      ]);
      const { holidays } = house.settings.office();
      assert.ok(holidays.includes('2026-12-30') && holidays.includes('2026-12-31'));
      await owner.post('/desk/settings/holidays/remove', { date: '2026-12-30' });
      assert.ok(!house.settings.office().holidays.includes('2026-12-30'));
      await isTold(/^holiday on 2026-12-30: Stocktaking → none$/);
      assert.doesNotMatch((await owner.get('/desk/settings')).html, /samples for Rajasthan/);
    });

    test('a message of the firm’s own is what the sheet starts with; the log has its length, not its words', async () => {
      const record = sampleRecord(house.time.now);
      await store.insert(record);
      const texts = { en: 'Namaste {name}, call us on our own line.', hi: 'नमस्ते {name}, हमें फ़ोन कीजिए।' };
      assert.equal((await save('message', { message: 'tried', ...texts }, '0')).status, 303);
      const { html } = await owner.get(`/desk/e/${record.lead.reference}`);
      assert.match(html, /call us on our own line\./);
      await isTold(/^message “We tried to call you” in English: \d+ letters → 40 letters; /);
      assert.ok((await told()).every((detail) => !detail.includes('own line')));
    });
  });
