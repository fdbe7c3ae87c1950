import type { Frame } from '../../../desk/parts/layout.tsx';
import { isOpen, nextOpen, type Office, openSpans, startOfNextDay } from '../../../domain/desk/office.ts';
import { type DeskContext, type DeskOptions, meOf } from './context.ts';

function officeNow(office: Office, now: number): Frame['office'] {
  const open = isOpen(office, now);
  const closes = openSpans(office, now, startOfNextDay(now))[0]?.to ?? null;
  return { now, open, until: open ? closes : nextOpen(office, now) };
}

/** What stands around the page, for whoever is signed in. */
export async function frameOf(c: DeskContext, { assets, office, clock }: DeskOptions): Promise<Frame> {
  const { person, formToken } = meOf(c);
  return {
    assets,
    me: { id: person.id, name: person.name, role: person.role },
    formToken,
    office: officeNow(office(), clock()),
    today: 0,
    overdue: 0,
    duties: 0,
  };
}
