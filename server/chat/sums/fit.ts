// The borrower's own figures against the ledger's bounds: each fits every reading, some lenders only, or none.
import { high, low } from '../../../content/fill.ts';
import { productIds } from '../../../content/products.ts';
import type { Fact } from '../../../content/schema.ts';
import { judgeFigure, type SaidFigure, saidFigures } from '../../../domain/eligibility/one-figure.ts';
import type { LoanRules } from '../../../domain/eligibility/rules.ts';
import type { Role, Slot, Slots } from '../slots/slot.ts';
import { byProperty } from './afford.ts';
import { Ask } from './figures.ts';
import { aboveShare, endsLate, ofOwnIncome, tooMuch } from './loan-for-person.ts';
import type { Sentence, SumInput, SumOutcome } from './outcome.ts';
import { rulesOf } from './rules.ts';

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
/** Of the loan, not of the person: to be within them is not to get it. */
const ofLoan = new Set<Criterion>(['amount', 'tenure', 'ltv']);

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

/** Of so many criteria alone a verdict can be given. */
const enough = 2;

function claimsOf(slots: Slots): Claim[] {
  // A figure that may be of the month or the year need not be asked about where enough others are to be judged.
  const clearOnes = criteria.filter(({ roles }) =>
    roles.some((role: Role) => slots.filled[role]?.some(({ unclear }) => !unclear)),
  );
  return criteria.flatMap(({ attribute, roles }): Claim[] => {
    const role = roles.find((one) => slots.filled[one]);
    const list = (role && slots.filled[role]) ?? [];
    const [slot] = list;
    if (!slot) return [];
    if (slot.unclear && clearOnes.length >= enough) return [];
    if (slot.unclear) throw new Ask({ state: 'unclear', role: slot.role, text: slot.text });
    if (attribute === 'income') {
      // Who applies together is judged by both incomes.
      const each = roles.flatMap((one: Role) => slots.filled[one]?.[0] ?? []);
      const value = each.reduce((sum, one) => sum + one.value, 0);
      const text = each.map((one) => one.text).join(' + ');
      if (each.length > 1) return [{ criterion: attribute, slot: { ...slot, value, text }, values: [value, value] }];
    }
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

type Earns = Slots['traits']['earns'];
/** Of a limit for the salaried or for others only the one that was told of. */
const isFor = ({ attribute }: Fact, work: Earns) =>
  work === undefined || attribute === (work === 'salaried' ? 'age.salaried' : 'age.self-employed');

const rowsFor = (
  facts: readonly Fact[],
  product: string,
  criterion: Criterion,
  { scheme, earns: work }: Slots['traits'] = {},
): Fact[] =>
  facts.filter(
    (row) =>
      row.product === product &&
      (row.attribute === criterion ||
        (criterion === 'amount' && scheme !== undefined && row.attribute === `amount.${scheme}`) ||
        (criterion === 'age' && row.attribute.startsWith('age.') && isFor(row, work))),
  );

/** A scheme that is named has its own age limit, whatever the others ask. */
const ofScheme = (facts: readonly Fact[], product: string, { criterion }: Claim, scheme?: string): Fact[] =>
  criterion === 'age' && product === 'government-subsidies'
    ? facts.filter(({ id, value }) => id === `${scheme}.age` && typeof value !== 'number')
    : [];

const isFigure = (criterion: Criterion): criterion is Criterion & SaidFigure =>
  saidFigures.some((figure) => figure === criterion);

/** As the eligibility page judges it. */
function byRules(rules: LoanRules, figure: SaidFigure, rows: Fact[], values: number[], work: Earns): Verdict | null {
  const all = values.map((value) => judgeFigure(rules, figure, figure === 'score' && value < 0 ? null : value, work));
  if (all.includes(null)) return null;
  if (all.every((verdict) => verdict === 'fits')) return 'yes';
  if (all.some((verdict) => verdict !== 'no')) return 'part';
  const [value = 0] = values;
  return rows.some((row) => judge(row, figure, value) === 'high') ? 'high' : 'low';
}

function verdictOf(rows: Fact[], claim: Claim, rules: LoanRules | null, work?: Earns): Verdict | null {
  const { criterion, slot, values } = claim;
  if (rows.length === 0) return null;
  if (rules && isFigure(criterion)) return byRules(rules, criterion, rows, values, work);
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
  const refusals = (claim: Claim) =>
    productIds.filter((id) => {
      const verdict = verdictOf(rowsFor(facts, id, claim.criterion), claim, rulesOf(id, facts));
      return verdict !== null && verdict !== 'yes';
    }).length;
  // Of several figures the one that stands in the way most.
  const [claim] = claims
    .filter(({ criterion, slot }) => !ofLoan.has(criterion) && !(criterion === 'score' && slot.value < 0))
    .toSorted((one, other) => refusals(other) - refusals(one));
  if (!claim) throw new Ask({ state: 'missing', roles: [], product: true });
  const each = productIds.flatMap((id): Sentence[] => {
    const rows = rowsFor(facts, id, claim.criterion);
    const verdict = verdictOf(rows, claim, rulesOf(id, facts));
    const word = verdict === 'low' || verdict === 'high' ? 'no' : verdict;
    return word
      ? [{ frame: `each.${word}`, figures: { product: { product: id }, bound: { rows: rows.map((row) => row.id) } } }]
      : [];
  });
  if (each.length === 0) throw new Ask({ state: 'missing', roles: [], product: true });
  return { state: 'result', sentences: [{ frame: 'with', figures: said(claim) }, ...each], href: null };
}

/** What small and new businesses lack; a scheme is made for them. */
const isTooSmall = ({ claim: { criterion }, verdict }: { claim: Claim; verdict: Verdict }) =>
  verdict === 'low' && (criterion === 'turnover' || criterion === 'vintage');

const isPoor = ({ claim: { criterion }, verdict }: { claim: Claim; verdict: Verdict }) =>
  verdict === 'low' && criterion === 'income';

const isOld = ({ claim: { criterion }, verdict }: { claim: Claim; verdict: Verdict }) =>
  verdict === 'high' && criterion === 'age';

export function fitSum(input: SumInput): SumOutcome {
  const { slots, product, facts } = input;
  const claims = claimsOf(slots);
  if (claims.length === 0) throw new Ask({ state: 'missing', roles: ['income', 'age', 'score'], either: true });
  const own = ofOwnIncome(input);
  if (product === null)
    return own.length > 0 ? { state: 'result', sentences: own, href: null } : overAll(claims, facts);
  const rules = rulesOf(product, facts);
  const judged = claims.flatMap((claim) => {
    const own = ofScheme(facts, product, claim, slots.traits.scheme);
    const rows = own.length > 0 ? own : rowsFor(facts, product, claim.criterion, slots.traits);
    const verdict = verdictOf(rows, claim, own.length > 0 ? null : rules, slots.traits.earns);
    return verdict ? [{ claim, verdict, rows }] : [];
  });
  if (judged.length === 0) throw new Ask({ state: 'missing', roles: ['income', 'age', 'score'], either: true });
  const sorted = judged.toSorted((one, other) => rank[other.verdict] - rank[one.verdict]);
  const worst = sorted[0]?.verdict ?? 'yes';
  const decisive = sorted.filter(({ verdict }) => rank[verdict] === rank[worst]);
  // "Under 800" holds values that fit and values that do not: the bound answers without a verdict.
  const open = ({ claim, verdict }: (typeof judged)[number]) => verdict === 'yes' && claim.slot.bound === 'under';
  const late = [...aboveShare(slots, rules), ...endsLate(slots, rules)];
  const carried = tooMuch(input, rules);
  // Where the instalment is set against the income, that the sum and the years are within limits goes without saying.
  const isSaid = ({ claim }: (typeof judged)[number]) =>
    !(own.length > 0 && carried.length === 0 && worst === 'yes' && ofLoan.has(claim.criterion));
  const lent = slots.filled.amount && rules?.price && late.length === 0 ? byProperty(input) : null;
  return {
    state: 'result',
    sentences: [
      ...late,
      ...carried,
      ...decisive
        .filter((one) => !open(one) && isSaid(one) && !(carried.length + late.length > 0 && one.verdict === 'yes'))
        .map(({ claim, verdict }) => ({
          frame: `verdict.${verdict === 'yes' && ofLoan.has(claim.criterion) ? 'within' : verdict}`,
          figures: said(claim),
        })),
      ...(carried.length > 0 ? [] : own),
      ...(lent?.state === 'result' ? lent.sentences : []),
      ...sorted
        .filter((one) => isSaid(one) && !(carried.length > 0 && one.verdict === 'yes'))
        .map(({ claim, rows }) => ({
          frame: 'bound',
          figures: { what: { attribute: claim.criterion }, bound: { rows: rows.map(({ id }) => id) } },
        })),
      ...(decisive.some(isOld) && product !== 'government-subsidies' ? [{ frame: 'tooOld', figures: {} }] : []),
      ...(decisive.some(isPoor) && !slots.filled.coIncome ? [{ frame: 'lowIncome', figures: {} }] : []),
      ...(product === 'business-loan' && decisive.some(isTooSmall) ? [{ frame: 'mudraInstead', figures: {} }] : []),
    ],
    href: null,
  };
}
