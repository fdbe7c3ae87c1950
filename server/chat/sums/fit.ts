// The borrower's own figures against the ledger's bounds: each fits every reading, some lenders only, or none.
import { high, low } from '../../../content/fill.ts';
import { productIds } from '../../../content/products.ts';
import type { Fact } from '../../../content/schema.ts';
import type { Role, Slot, Slots } from '../slots/slot.ts';
import { byIncome } from './afford.ts';
import { Ask } from './figures.ts';
import type { Sentence, SumInput, SumOutcome } from './outcome.ts';

const monthsAYear = 12;
type Verdict = 'yes' | 'part' | 'low' | 'high';
const rank: Record<Verdict, number> = { yes: 0, part: 1, low: 2, high: 2 };

/** What a lender looks at, by the attribute of its rows and the roles that speak of it. */
const criteria = [
  { attribute: 'age', roles: ['age', 'otherAge'] },
  { attribute: 'income', roles: ['income', 'pension', 'coIncome'] },
  { attribute: 'score', roles: ['score'] },
  { attribute: 'vintage', roles: ['vintage'] },
  { attribute: 'turnover', roles: ['turnover'] },
  { attribute: 'experience', roles: ['experience'] },
  { attribute: 'amount', roles: ['amount'] },
  { attribute: 'tenure', roles: ['tenure'] },
  { attribute: 'ltv', roles: ['share'] },
] as const satisfies { attribute: string; roles: Role[] }[];
type Criterion = (typeof criteria)[number]['attribute'];

interface Claim {
  criterion: Criterion;
  slot: Slot;
  /** The lowest and the highest that is meant. */
  values: [number, number];
}

/** "Under 700" is less than 700: the bound itself is not meant. */
function valuesOf({ value, upTo, bound, measure }: Slot): [number, number] {
  const step = measure === 'money' || value > 100 ? 1 : 0.01;
  const meant = bound === 'under' ? value - step : bound === 'over' ? value + step : value;
  return [meant, upTo ?? meant];
}

function claimsOf(slots: Slots): Claim[] {
  return criteria.flatMap(({ attribute, roles }): Claim[] => {
    const role = roles.find((one) => slots.filled[one]);
    const list = (role && slots.filled[role]) ?? [];
    const [slot] = list;
    if (!slot) return [];
    if (slot.unclear) throw new Ask({ state: 'unclear', role: slot.role, text: slot.text });
    const values = [...new Set(list.map(({ value }) => value))];
    if (values.length > 1) throw new Ask({ state: 'conflict', role: slot.role, values });
    return [{ criterion: attribute, slot, values: valuesOf(slot) }];
  });
}

const inMonths = (row: Fact, value: number) => (row.unit === 'years' ? value * monthsAYear : value);

function judge(row: Fact, criterion: Criterion, value: number): Verdict {
  const least = inMonths(row, low(row));
  const most = inMonths(row, high(row));
  const ranged = typeof row.value !== 'number';
  const isFloor = !ranged && row.bound !== 'upTo';
  if (isFloor) return value >= least ? 'yes' : 'low';
  if (value > most) return 'high';
  // A lender's shortest tenure is no reason to refuse; its age range and its least loan are.
  if (ranged && value < least && (criterion === 'age' || criterion === 'amount')) return 'low';
  return 'yes';
}

const rowsFor = (facts: readonly Fact[], product: string, criterion: Criterion, scheme?: string): Fact[] =>
  facts.filter(
    (row) =>
      row.product === product &&
      (row.attribute === criterion ||
        (criterion === 'amount' && scheme !== undefined && row.attribute === `amount.${scheme}`) ||
        (criterion === 'age' && row.attribute.startsWith('age.'))),
  );

function verdictOf(rows: Fact[], { criterion, slot, values }: Claim): Verdict | null {
  if (rows.length === 0) return null;
  // No score at all is neither below a bound nor above it: it depends on the lender.
  if (criterion === 'score' && slot.value < 0) return 'part';
  const all = values.flatMap((value) => rows.map((row) => judge(row, criterion, value)));
  if (all.every((verdict) => verdict === 'yes')) return 'yes';
  return all.some((verdict) => verdict === 'yes') ? 'part' : (all[0] ?? null);
}

const said = ({ criterion, slot }: Claim): Sentence['figures'] => ({
  value: { said: criterion, text: slot.text, role: slot.role },
});

/** By one figure, each loan of which the ledger says something. */
function overAll(claims: Claim[], facts: readonly Fact[]): SumOutcome {
  const [claim] = claims.filter(({ criterion }) => !['amount', 'tenure', 'ltv'].includes(criterion));
  if (!claim) throw new Ask({ state: 'missing', roles: [], product: true });
  const each = productIds.flatMap((id): Sentence[] => {
    const rows = rowsFor(facts, id, claim.criterion);
    const verdict = verdictOf(rows, claim);
    const word = verdict === 'low' || verdict === 'high' ? 'no' : verdict;
    return word
      ? [{ frame: `each.${word}`, figures: { product: { product: id }, bound: { rows: rows.map((row) => row.id) } } }]
      : [];
  });
  if (each.length === 0) throw new Ask({ state: 'missing', roles: [], product: true });
  return { state: 'result', sentences: [{ frame: 'with', figures: said(claim) }, ...each], href: null };
}

/** A loan within the product's limit, but more than the income said carries at the lowest rate over the longest time. */
function tooMuch(input: SumInput): Sentence[] {
  const amount = input.slots.filled.amount?.[0]?.value;
  const sum = amount === undefined || !input.product ? null : byIncome(input);
  const most = sum?.state === 'result' ? sum.sentences[0]?.figures.most : undefined;
  if (sum?.state !== 'result' || amount === undefined || !most || !('amount' in most) || amount <= most.amount)
    return [];
  return [{ frame: 'tooMuch', figures: { amount: { amount } } }, ...sum.sentences];
}

export function fitSum(input: SumInput): SumOutcome {
  const { slots, product, facts } = input;
  const claims = claimsOf(slots);
  if (claims.length === 0) throw new Ask({ state: 'missing', roles: ['income', 'age', 'score'], either: true });
  if (product === null) return overAll(claims, facts);
  const judged = claims.flatMap((claim) => {
    const rows = rowsFor(facts, product, claim.criterion, slots.traits.scheme);
    const verdict = verdictOf(rows, claim);
    return verdict ? [{ claim, verdict, rows }] : [];
  });
  if (judged.length === 0) throw new Ask({ state: 'missing', roles: ['income', 'age', 'score'], either: true });
  const sorted = judged.toSorted((one, other) => rank[other.verdict] - rank[one.verdict]);
  const worst = sorted[0]?.verdict ?? 'yes';
  const decisive = sorted.filter(({ verdict }) => rank[verdict] === rank[worst]);
  // "Under 800" holds values that fit and values that do not: the bound answers without a verdict.
  const open = ({ claim, verdict }: (typeof judged)[number]) => verdict === 'yes' && claim.slot.bound === 'under';
  const carried = tooMuch(input);
  return {
    state: 'result',
    sentences: [
      ...carried,
      ...decisive
        .filter((one) => !open(one) && !(carried.length > 0 && one.verdict === 'yes'))
        .map(({ claim, verdict }) => ({ frame: `verdict.${verdict}`, figures: said(claim) })),
      ...sorted.map(({ claim, rows }) => ({
        frame: 'bound',
        figures: { what: { attribute: claim.criterion }, bound: { rows: rows.map(({ id }) => id) } },
      })),
    ],
    href: null,
  };
}
