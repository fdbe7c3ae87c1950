// The morning's letter to each who works that day, and the week's to the owners. Written once the office has opened,
// by whichever instance looks first; sent like every notification, under a lease and again where it failed.
import { letterDay } from '../../../domain/desk/letters.ts';
import type { Office } from '../../../domain/desk/office.ts';
import type { LetterKind, LetterRow } from '../../db/people-tables.ts';
import type { Log } from '../../log.ts';
import type { MailText } from '../../notifications/mail-texts.ts';
import { letterRules } from '../../notifications/policy.ts';
import { createPost, type Post, type PostTimings } from '../../notifications/post.ts';
import type { Person } from '../people/people.ts';
import { digestText, weeklyText } from './letter-texts.ts';
import type { LetterStore } from './letters-store.ts';
import type { Work } from './work.ts';

interface Options extends PostTimings {
  store: LetterStore;
  people: { list(): Promise<Person[]> };
  work: Pick<Work, 'today' | 'numbers'>;
  office: () => Office;
  siteUrl: string;
  /** The id is the letter's own, however often it is tried. */
  send: (id: string, to: string[], written: MailText) => Promise<void>;
  log: Log;
}

export interface Letters extends Pick<Post, 'start' | 'stop'> {
  /** One look, for tests. */
  look(): Promise<void>;
}

const letterKinds = Object.keys(letterRules) as LetterKind[];

export function createLetters(options: Options): Letters {
  const { store, people, work, office, siteUrl, send, log, clock = Date.now, ...timings } = options;
  let written = '';

  async function write(now: number): Promise<void> {
    const due = letterDay(office(), now);
    if (!due || due.day === written) return;
    const here = (await people.list()).filter(({ active, leave }) => active && !leave.includes(due.day));
    const letters = here.flatMap(({ id, role }) =>
      letterKinds
        .filter((kind) => letterRules[kind].to === 'everybody' || role === 'owner')
        .map((kind) => ({ kind, of: kind === 'weekly_report' ? due.week : due.day, to: id })),
    );
    if (letters.length > 0) await store.write(letters, now);
    written = due.day;
  }

  async function textOf({ kind }: LetterRow, { id, role, name }: Person): Promise<MailText> {
    const me = { id, role, name };
    if (kind === 'weekly_report') return weeklyText(await work.numbers('week', me), siteUrl);
    const figures = role === 'owner' ? await work.numbers('week', me) : null;
    return digestText(await work.today(me), figures, siteUrl);
  }

  async function deliver(letter: LetterRow): Promise<void> {
    const person = (await people.list()).find(({ id, active }) => active && id === letter.person_id);
    const late = clock() - letter.created_at > letterRules[letter.kind].lapses;
    const outcome =
      !person || late
        ? ({ state: 'cancelled', reason: person ? 'too late' : 'left' } as const)
        : await post.attempt(letter.attempts, async () =>
            send(letter.id, [person.email], await textOf(letter, person)),
          );
    const fields = { letter: letter.kind, attempt: letter.attempts, state: outcome.state };
    if (outcome.state === 'dead') log.error('letter.dead', { ...fields, error: outcome.error });
    else if (outcome.state === 'pending') log.warn('letter.failed', { ...fields, error: outcome.error });
    else log.info('letter.done', fields);
    await store.settle(letter, outcome);
  }

  async function box(now: number, lease: number, most: number): Promise<Promise<void>[]> {
    await write(now);
    return (await store.claim(now, lease, most)).map(deliver);
  }

  const post = createPost([box], log, { pollEvery: 30_000, clock, ...timings });
  return {
    start: post.start,
    stop: post.stop,
    look: async () => void (await Promise.all(await box(clock(), 60_000, 100))),
  };
}
