// Whose turn it is, and who hears of an enquiry that waits. Pure: the same people and the same moment give the same
// answer on every instance.
import { afterOpen, type Office, openBetween } from './office.ts';
import { day } from '../moments.ts';

export interface Adviser {
  id: string;
  /** Takes part in the turns; "I am away" takes a person out. */
  inTurn: boolean;
  /** Days of leave, as 2026-11-08. */
  leave: readonly string[];
  /** Loan ids the person knows; empty means all. */
  products: readonly string[];
  languages: readonly string[];
  /** When the last enquiry came to this person by turn; 0 for never. */
  lastTurnAt: number;
}
export interface ToAssign {
  product: string | null;
  language: string;
  /** Whoever has an open enquiry of the same person. */
  knownBy: readonly string[];
  /** Had it and did not take it. */
  passedBy: readonly string[];
}

const knows = (list: readonly string[], one: string | null) => one === null || list.length === 0 || list.includes(one);

/** The adviser it goes to, or null when nobody is in turn. Product and language give way before nobody calls at all. */
export function whoseTurn(advisers: readonly Adviser[], enquiry: ToAssign, today: string): Adviser | null {
  const here = advisers.filter(({ id, inTurn, leave }) => {
    return inTurn && !leave.includes(today) && !enquiry.passedBy.includes(id);
  });
  const familiar = here.filter(({ id }) => enquiry.knownBy.includes(id));
  const skilled = here.filter(({ products }) => knows(products, enquiry.product));
  const fluent = skilled.filter(({ languages }) => knows(languages, enquiry.language));
  const [pool = []] = [familiar, fluent, skilled, here].filter((list) => list.length > 0);
  const inOrder = [...pool].sort((a, b) => a.lastTurnAt - b.lastTurnAt || (a.id < b.id ? -1 : 1));
  return inOrder[0] ?? null;
}

/** Open time an adviser has to take an enquiry before it goes to the next. */
const toTake = 30 * 60_000;
export const goesOnAt = (office: Office, assignedAt: number): number | null => afterOpen(office, assignedAt, toTake);

type Step = 'adviser' | 'team' | 'owner';
interface Reminder {
  to: Step;
  at: number;
}

/** Who is reminded of an enquiry nobody has called: at half and three quarters of its open time, when due, then daily. */
export function reminders(office: Office, received: number, due: number, until: number): Reminder[] {
  const open = openBetween(office, received, due);
  const list: Reminder[] = [];
  for (const [to, share] of [
    ['adviser', 0.5],
    ['team', 0.75],
  ] as const) {
    const at = afterOpen(office, received, open * share);
    if (open > 0 && at !== null && at < due) list.push({ to, at });
  }
  for (let at = due; at <= until; at += day) list.push({ to: 'owner', at });
  return list;
}
