// The status page in its words, at moments and in states that a browser test cannot wait for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import type { DeskColumns } from '../../server/db/tables.ts';
import { statusView } from '../../server/leads/status-view.ts';
import { at } from '../../tests/desk/offices.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { callPage } from './call-page.server.ts';
import { statusPage } from './status-page.server.ts';

const received = at('2026-11-16', '10:00');
const hour = 3_600_000;
const all = content('en');
const application = {
  kind: 'application',
  loanType: 'home-loan',
  employment: 'salaried',
  loanAmount: '20 lakh',
  salary: '60,000',
  agreeTerms: true,
};

function viewOf(columns: Partial<DeskColumns> & Record<string, unknown> = {}, adviser: string | null = null) {
  const record = sampleRecord(received, application);
  return statusView({ ...record, lead: { ...record.lead, ...columns } }, { adviser, messages: [] });
}
const page = (view: ReturnType<typeof viewOf>, now = received + hour, query = '') =>
  statusPage(view, all, { path: '/status/x', params: new URLSearchParams(query), now });

test('past the promise the page says sorry and gives a number; in time and after the call it does not', () => {
  assert.equal(page(viewOf()).late, null);
  assert.match(page(viewOf()).state, /We will call you by 17 November 2026, 10:00/);
  const late = page(viewOf(), received + 25 * hour);
  assert.match(late.state, /^We are sorry\. We promised to call you by 17 November 2026, 10:00, and we have not\.$/);
  assert.equal(late.late?.dial, firm.phones.main.dial);
  assert.equal(page(viewOf({ handled_at: received + 26 * hour, state: 'contacted' }), received + 27 * hour).late, null);
  assert.equal(page(viewOf({ withdrawn_at: received + 1 }), received + 27 * hour).late, null);
});

test('where the file stands: the desk’s states in plain words, the adviser’s first name, and what is next', () => {
  const fresh = page(viewOf());
  assert.deepEqual(
    fresh.standing?.steps.filter(({ isNow }) => isNow).map(({ label }) => label),
    ['Received'],
  );
  assert.match(fresh.standing?.adviser ?? '', /once somebody looks after it/);
  assert.ok(fresh.standing?.next.names.includes('PAN card'));
  assert.equal(fresh.standing?.next.link, '/documents?loan=home-loan&work=salaried&property=none');

  const lender = page(viewOf({ state: 'with-lender', handled_at: received + hour }, 'Meera'));
  assert.equal(lender.standing?.steps.filter(({ isDone }) => isDone).length, 3);
  assert.equal(lender.standing?.adviser, 'Meera looks after it.');
  assert.equal(lender.call, null, 'we have spoken: there is no first call to plan');
  assert.deepEqual(lender.standing?.next.names, []);

  const closed = page(viewOf({ state: 'closed', closing_reason: 'no-reply', closed_at: received + hour }));
  assert.match(closed.state, /closed/);
  assert.match(closed.standing?.text ?? '', /could not reach you/);
  assert.equal(closed.call, null);

  const withdrawn = page(viewOf({ withdrawn_at: received + 1 }));
  assert.equal(withdrawn.standing, null);
  assert.equal(withdrawn.messages, null);
});

test('a chosen hour is said, can be kept in a calendar, and says when it moves the promise', () => {
  const from = at('2026-11-17', '13:00');
  const chosen = { call_how: 'call', call_language: 'hi', call_from: from, due_at: from + hour } as const;
  const { call } = page(viewOf({ ...chosen, promised_by: received + 24 * hour }));
  assert.equal(call?.text, 'We call you on Tuesday 17 November, 1–2 PM, in Hindi.');
  assert.match(call?.moved ?? '', /later than the 24 hours/);
  assert.equal(call?.calendar?.path, '/status/x/call.ics');
  assert.equal(page(viewOf({ ...chosen, promised_by: from + 2 * hour })).call?.moved, null, 'earlier than promised');
  const asked = page(viewOf({ ...chosen, promised_by: received + 24 * hour }), undefined, 'confirm=cancelCall').confirm;
  assert.match(asked?.question ?? '', /17 November 2026, 10:00/, 'the first promise holds again');
  const written = page(viewOf({ call_how: 'whatsapp', call_language: 'en' })).call;
  assert.match(written?.text ?? '', /^We write to you on WhatsApp, no call, in English, by 17 November/);
  assert.equal(written?.calendar, null);
});

test('the choice of hours: days by name, parts of the day, full ones named, what was taken and what is free', () => {
  const days = [
    {
      at: at('2026-11-16', '15:30'),
      hours: [
        { from: at('2026-11-16', '16:00'), part: 'evening' as const, full: true },
        { from: at('2026-11-16', '17:00'), part: 'evening' as const, full: false },
      ],
    },
    {
      at: at('2026-11-18', '09:00'),
      hours: [{ from: at('2026-11-18', '11:00'), part: 'morning' as const, full: false }],
    },
  ];
  const now = at('2026-11-16', '15:30');
  const choice = { how: 'call', from: at('2026-11-16', '16:00'), language: 'hi' } as const;
  const made = callPage(viewOf(), days, all, {
    how: null,
    posted: { choice, why: 'full', next: at('2026-11-16', '17:00') },
    now,
  });
  assert.deepEqual(
    made.days.map(({ name, date }) => `${name} ${date}`),
    ['Today Monday 16 November', 'Wednesday 18 November'],
  );
  const [four, five] = made.days[0]?.parts[0]?.slots ?? [];
  assert.equal(four?.heard, 'Today, 4 to 5 PM, full');
  assert.equal(five?.heard, 'Today, 5 to 6 PM');
  assert.equal(made.problem?.title, '4–5 PM has just been taken');
  assert.equal(made.problem?.item?.text, 'Choose another hour: 5–6 PM is free');
  assert.equal(made.problem?.item?.id, `time-${five?.value}`);
  assert.equal(made.language, 'hi', 'what else was chosen stays');
  assert.equal(made.time, null);
  assert.equal(made.words.call, 'Call the number ending in 42');
  assert.equal(made.words.by, 'We call by 10:00 AM tomorrow at the latest.');
  assert.deepEqual(made.hours[0], { days: 'Monday to Friday', time: '9 AM–7 PM' });
});
