// What a sum takes from the slots: one value, several to compare, or the reason why it has to ask.
import type { Role, Slot, Slots } from '../slots/slot.ts';
import type { SumOutcome } from './outcome.ts';

/** Thrown out of a sum that lacks something; computeSum returns it. No failure, so nobody traces where it was made. */
export class Ask {
  outcome: SumOutcome;
  constructor(outcome: SumOutcome) {
    this.outcome = outcome;
  }
}

const candidates = (slots: Slots, roles: Role[]): Slot[] => {
  const role = roles.find((one) => slots.filled[one]);
  return role ? (slots.filled[role] ?? []) : [];
};

const valuesOf = (list: Slot[]): number[] => [
  ...new Set(list.flatMap(({ value, upTo }) => (upTo === undefined ? [value] : [value, upTo]))),
];

function checked(list: Slot[]): Slot[] {
  const unclear = list.find((slot) => slot.unclear);
  if (unclear) throw new Ask({ state: 'unclear', role: unclear.role, text: unclear.text });
  return list;
}

/** The one value of the first of these roles that is said; undefined where none is. Two are asked about. */
export function given(slots: Slots, ...roles: Role[]): number | undefined {
  const list = checked(candidates(slots, roles));
  const values = valuesOf(list);
  const [first] = list;
  if (values.length > 1 && first) throw new Ask({ state: 'conflict', role: first.role, values });
  return values[0];
}

/** Of EMIs said one after the other, "9k and 6.5k", each. */
export function each(slots: Slots, role: Role): number[] {
  const list = checked(slots.filled[role] ?? []);
  if (list.some(({ equated }) => equated)) throw new Ask({ state: 'conflict', role, values: valuesOf(list) });
  return list.map(({ value, upTo = value }) => upTo);
}
export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
/** All of them together. */
export const total = (slots: Slots, role: Role): number => sumOf(each(slots, role));

const mostTogether = 3;
/** Values said together ("15 or 20 years"), or as a range; others are asked about. */
export function severalOf(slots: Slots, mayDiffer: boolean, ...roles: Role[]): number[] {
  const list = checked(candidates(slots, roles));
  const values = valuesOf(list);
  const [first] = list;
  if (
    values.length > 1 &&
    first &&
    (values.length > mostTogether || (!mayDiffer && list.some(({ equated }) => equated)))
  )
    throw new Ask({ state: 'conflict', role: first.role, values });
  return values;
}

/** The same values, all of them there; asks for what is not. */
export function present<Wanted extends Role>(values: Record<Wanted, number | undefined>): Record<Wanted, number> {
  const roles = (Object.keys(values) as Wanted[]).filter((role) => values[role] === undefined);
  if (roles.length > 0) throw new Ask({ state: 'missing', roles });
  return values as Record<Wanted, number>;
}

const leastAmount = 1000;
const largestAmount = 1e12;
const highestRate = 60;
/** In months; no loan runs longer. */
export const longest = 480;

/** Figures that no loan has are not reckoned with. */
export function within({
  amount = leastAmount,
  rate = 0,
  months = 1,
}: {
  amount?: number;
  rate?: number;
  months?: number;
}): void {
  const fits =
    amount >= leastAmount &&
    amount <= largestAmount &&
    rate >= 0 &&
    rate <= highestRate &&
    months >= 1 &&
    months <= longest &&
    Number.isInteger(months);
  if (!fits) throw new Ask({ state: 'outside' });
}
