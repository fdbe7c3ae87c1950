// A desk to look at: two hundred believable enquiries of the last six weeks and three people, worked on through the same
// actions as real ones, with a clock that runs through those weeks. The numbers ring nobody, the addresses lead nowhere.
import { randomUUID } from 'node:crypto';
import { afterOpen, nextOpen, type Office } from '../../../domain/desk/office.ts';
import { readLead } from '../../../domain/lead/schema.ts';
import { buildRecord, type Given, type LeadRecord } from '../../leads/record.ts';
import type { LeadStore } from '../../leads/store.ts';
import { createLog } from '../../log.ts';
import { kindsOn, kindsWaiting } from '../../notifications/policy.ts';
import type { People } from '../people/people.ts';
import { openWork } from './open-work.ts';
import { firsts, lasts } from './sample-names.ts';
import type { Action, Viewer } from './views.ts';
import { hour, startOfNextDay } from '../../../domain/moments.ts';

const count = 200;
const day = 24 * hour;
const inHindi = ['सीमा चौधरी', 'रमेश मीणा', 'सुनीता शर्मा', 'अब्दुल रहमान'];
const asks = [
  ['home-loan', '45 lakh', '85,000', 'Flat in Jagatpura, agreement by the end of the month. Please call after 2.'],
  ['personal-loan', '3.5 lakh', '42,000', 'For a wedding in the family.'],
  ['business-loan', '12 lakh', '1,10,000', 'A second shop in Tonk Road. Returns of three years are there.'],
  ['mortgage-loan', '80 lakh', '2,20,000', 'Our house in Malviya Nagar is free of any loan.'],
  ['home-loan', '22 lakh', '48,000', 'First home, JDA plot. What papers do you need?'],
  ['government-subsidies', '8 lakh', '30,000', 'A dairy unit. Is there a subsidy?'],
] as const;
const pages = ['/query', '/emi-calculator', '/services/home-loan', '/contact', '/'];

/** The same desk every time: numbers by a rule, not by chance. */
function createDice() {
  let seed = 20261117;
  return (sides: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * sides);
  };
}
type Dice = ReturnType<typeof createDice>;

export class NotEmpty extends Error {}

interface Options {
  store: LeadStore;
  people: People;
  office: Office;
  given: Given;
  retentionDays: number;
  now: number;
}

async function addPeople(people: People): Promise<{ owner: Viewer; advisers: Viewer[]; link: string }> {
  const { person, link } = await people.invite('rohini.kothari@pinkstone.example', 'owner', null);
  const advisers: Viewer[] = [];
  for (const email of ['arjun.shekhawat@pinkstone.example', 'meera.joshi@pinkstone.example']) {
    const { person: adviser } = await people.invite(email, 'adviser', null);
    advisers.push({ id: adviser.id, name: adviser.name, role: 'adviser' });
  }
  return { owner: { id: person.id, name: person.name, role: 'owner' }, advisers, link };
}

function enquiryAt(at: number, index: number, roll: Dice, given: Given): LeadRecord {
  const [loanType, loanAmount, salary, message] = asks[roll(asks.length)] ?? asks[0];
  const kind = roll(6) === 0 ? 'message' : roll(8) === 0 ? 'callback' : 'application';
  const hindi = roll(12) === 0;
  const name = hindi ? inHindi[roll(inHindi.length)] : `${firsts[roll(firsts.length)]} ${lasts[roll(lasts.length)]}`;
  // Every twentieth has written before.
  const person = index % 20 === 19 ? index - 7 : index;
  const reading = readLead({
    kind,
    name,
    email: `visitor${person}@mail.example`,
    phone: `+91 141 000 ${String(1000 + person)}`,
    language: hindi ? 'hi' : 'en',
    page: pages[roll(pages.length)],
    submissionId: randomUUID(),
    agreeTerms: true,
    marketing: roll(3) === 0,
    ...(kind === 'application' && { loanType, loanAmount, salary, employment: 'salaried', message }),
    ...(kind === 'message' && { subject: 'A question', message }),
    ...(index % 50 === 7 && { website: 'spam' }),
  });
  if (!reading.ok) throw new Error(`The demo is refused: ${JSON.stringify(reading.errors)}`);
  // Nobody is written to about a demo.
  return { ...buildRecord(reading.lead, at, given), outbox: [] };
}

/** What becomes of an enquiry, each step so many hours after the one before. */
function courseOf(roll: Dice, approvedInr: number): [after: number, action: Action][] {
  const steps: [number, Action][] = [];
  if (roll(4) === 0) steps.push([1, { do: 'contact', how: 'no-answer', note: 'Rings through, no answer.' }]);
  steps.push([1 + roll(roll(9) === 0 ? 30 : 6), { do: 'contact', how: 'spoke', note: 'Will send the papers.' }]);
  const end = roll(10);
  if (end < 3) {
    const reason = (['not-eligible', 'elsewhere', 'only-asking'] as const)[end % 3] ?? 'elsewhere';
    return [...steps, [20 + roll(60), { do: 'move', move: { to: 'closed', reason }, sure: true }]];
  }
  const moves: Action[] = [
    { do: 'move', move: { to: 'documents' } },
    { do: 'move', move: { to: 'with-lender' }, lender: 'Sample lender' },
    { do: 'move', move: { to: 'approved' }, approvedInr },
    { do: 'move', move: { to: 'disbursed' }, disbursedInr: approvedInr, sure: true },
  ];
  for (const move of moves.slice(0, 1 + roll(4))) steps.push([20 + roll(90), move]);
  return steps;
}

/** Of those that still wait, every third was tried once. */
const freshCourse = (index: number): [number, Action][] =>
  index % 3 === 0 ? [[0.5, { do: 'contact', how: 'no-answer' }]] : [];

/** Returns the link by which the owner comes in. */
export async function fillDemo({ store, people, office, given, retentionDays, now }: Options): Promise<string> {
  const there = await store.page({ limit: 1 });
  if (there.length > 0 || (await people.list()).length > 0) throw new NotEmpty();
  const clock = { now };
  const { advisers, owner, link } = await addPeople(people);
  const { work, turns } = openWork({
    store,
    people,
    office: () => office,
    promiseHours: () => given.promise / hour,
    retentionDays: () => retentionDays,
    lastBackup: () => null,
    log: createLog('silent'),
    clock: () => clock.now,
  });
  const roll = createDice();
  const steps: { at: number; run: () => Promise<void> }[] = [];
  const act = (reference: string, action: Action) => async () => {
    const view = await work.enquiry(reference, owner);
    const me = advisers.find(({ id }) => id === view?.row.adviser?.id) ?? owner;
    if (view) await work.act(reference, action, me, view.row.version);
  };
  for (let index = 0; index < count; index += 1) {
    // The last dozen are of the last day or so, and wait.
    const fresh = index >= count - 12;
    const received = fresh
      ? now - (count - index) * 2.2 * hour
      : now - 44 * day + index * ((42 * day) / count) + roll(8) * hour;
    const record = enquiryAt(received, index, roll, given);
    const { reference, loan_amount_inr, spam } = record.lead;
    steps.push({
      at: received,
      async run() {
        await store.insert(record);
        await turns.look();
      },
    });
    let at = received;
    const course = spam !== '[]' ? [] : fresh ? freshCourse(index) : courseOf(roll, loan_amount_inr ?? 500_000);
    for (const [after, action] of course) {
      at = nextOpen(office, at + after * hour) ?? at + after * hour;
      if (at < now) steps.push({ at, run: act(reference, action) });
    }
    if (!fresh && index % 9 === 0)
      steps.push({
        at: now - hour,
        async run() {
          // Some time in today's office hours; of a loan that is paid out nobody sends papers.
          const followUp = afterOpen(office, startOfNextDay(now) - day, (1 + (index % 6)) * hour) ?? now;
          const state = (await work.enquiry(reference, owner))?.row.state;
          if (state !== 'disbursed' && state !== 'closed') await act(reference, { do: 'followUp', at: followUp })();
        },
      });
    if (index % 60 === 30)
      steps.push({
        at: now - 2 * day,
        run: () => store.apply(record.lead.id, { set: { withdrawn_at: now - 2 * day }, events: [] }).then(() => {}),
      });
  }
  for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
    clock.now = at;
    await run();
  }
  clock.now = now;
  for (const lead of await store.page({ limit: count }))
    await store.apply(lead.id, { events: [], cancel: [...kindsWaiting(), ...kindsOn('given')] });
  return link;
}
