import type { Frame } from '../../../desk/parts/layout.tsx';
import { isOpen, nextOpen, type Office, openSpans } from '../../../domain/desk/office.ts';
import { type DeskContext, type DeskOptions, meOf } from './context.ts';
import { startOfNextDay } from '../../../domain/moments.ts';

function officeNow(office: Office, now: number): Frame['office'] {
  const open = isOpen(office, now);
  const closes = openSpans(office, now, startOfNextDay(now))[0]?.to ?? null;
  return { now, open, until: open ? closes : nextOpen(office, now) };
}

/** Requests that wait for an owner; asked for twice a minute at most, since it stands beside every page of theirs. */
const heldFor = 30_000;
const held = new WeakMap<DeskOptions['work'], { at: number; count: Promise<number> }>();
function dutiesOf({ work, clock }: DeskOptions): Promise<number> {
  const known = held.get(work);
  if (known && clock() - known.at < heldFor) return known.count;
  const count = work
    .duties()
    .then(({ requests }) => requests.filter(({ kind, doneAt }) => kind === 'erasure' && doneAt === null).length);
  held.set(work, { at: clock(), count });
  count.catch(() => held.delete(work));
  return count;
}

/** For pages that show no enquiries themselves. */
export async function frameWithCounts(c: DeskContext, options: DeskOptions): Promise<Frame> {
  const { id, role, name } = meOf(c).person;
  const [frame, { counts }] = await Promise.all([
    frameOf(c, options),
    options.work.queue({ view: 'overdue' }, { id, role, name }),
  ]);
  return { ...frame, overdue: counts.overdue, today: counts.today };
}

/** What stands around the page, for whoever is signed in. Pages of the work bring their own counts. */
export async function frameOf(c: DeskContext, options: DeskOptions): Promise<Frame> {
  const { assets, settings, clock } = options;
  const { person, formToken } = meOf(c);
  return {
    assets,
    me: { id: person.id, name: person.name, role: person.role },
    formToken,
    office: officeNow(settings.office(), clock()),
    today: 0,
    overdue: 0,
    duties: person.role === 'owner' ? await dutiesOf(options) : 0,
  };
}
