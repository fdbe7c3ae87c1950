// A visitor's own figure against the rows that bound it: fits all readings, some lenders only, or none.
import { high, low } from '../../content/fill.ts';
import { type Fact, type ProductId, products as allProducts } from '../../content/schema.ts';
import type { Ask } from './ask.ts';
import { type Claim, type Criterion, claimsOf } from './meaning/claims.ts';
import { frame } from './reply/frames.ts';
import { join, type Said, type Voice } from './reply/voice.ts';

export type Verdict = 'yes' | 'part' | 'low' | 'high';

const MONTHS_A_YEAR = 12;

export type Employment = 'salaried' | 'self-employed' | undefined;

const employmentOf = (ask: Ask): Employment =>
  ask.has('w.self-employed') ? 'self-employed' : ask.has('w.salaried') ? 'salaried' : undefined;

function rowsFor(facts: Fact[], product: ProductId, criterion: Criterion, employment: Employment): Fact[] {
  return facts.filter((row) => {
    if (row.product !== product) return false;
    if (criterion !== 'age') return row.attribute === criterion;
    return (
      row.attribute === 'age' ||
      row.attribute === `age.${employment}` ||
      (employment === undefined && row.attribute.startsWith('age.'))
    );
  });
}

function inMonths(row: Fact, value: number): number {
  return row.unit === 'years' ? value * MONTHS_A_YEAR : value;
}

function judge(row: Fact, criterion: Criterion, value: number): Verdict {
  const least = inMonths(row, low(row));
  const most = inMonths(row, high(row));
  const ranged = typeof row.value !== 'number';
  const isCeiling = row.bound === 'upTo';
  const isFloor = !ranged && !isCeiling;
  if (isFloor) return value >= least ? 'yes' : 'low';
  if (value > most) return 'high';
  // A lender's smallest loan or shortest tenure is no reason to refuse; its age range is.
  if (ranged && value < least && (criterion === 'age' || criterion === 'amount')) return 'low';
  return 'yes';
}

export function verdictOf(
  facts: Fact[],
  product: ProductId,
  criterion: Criterion,
  value: number,
  employment?: Employment,
): Verdict | null {
  const rows = rowsFor(facts, product, criterion, employment);
  if (rows.length === 0) return null;
  const all = rows.map((row) => judge(row, criterion, value));
  if (all.every((verdict) => verdict === 'yes')) return 'yes';
  if (all.some((verdict) => verdict === 'yes')) return 'part';
  return all[0] ?? null;
}

const rank: Record<Verdict, number> = { yes: 0, part: 1, low: 2, high: 2 };

/** Null when the message claims nothing that a row of the product speaks of. */
export function answerEligibility(ask: Ask, voice: Voice, facts: Fact[]): Said | null {
  const claims = claimsOf(ask);
  const text = voice.texts.verdict;
  const named = Object.entries(claims) as [Criterion, Claim][];
  if (named.length === 0) return null;
  const worded = (criterion: Criterion, claim: Claim) => voice.say(text.value[criterion], { n: claim.words });

  const [product] = ask.about;
  if (!product) {
    const [first] = named.filter(
      ([criterion]) => criterion !== 'amount' && criterion !== 'tenure' && criterion !== 'ltv',
    );
    if (
      !first ||
      !(
        ask.has('w.loan', 'q.can', 'a.eligibility') ||
        ask.has('a.score', 'a.income', 'a.age', 'a.turnover', 'a.vintage')
      )
    )
      return null;
    const [criterion, claim] = first;
    const each = allProducts.flatMap((id) => {
      const verdict = verdictOf(facts, id, criterion, claim.value, employmentOf(ask));
      return verdict ? [{ id, verdict: verdict === 'yes' || verdict === 'part' ? verdict : ('no' as const) }] : [];
    });
    if (each.length === 0) return null;
    const names = voice.texts.products;
    const list = each.map(({ id, verdict }) => text.each[verdict].replace('{product}', names[id])).join('; ');
    const lead = voice.say(text.with, { value: worded(criterion, claim).text });
    const rule = (voice.texts.all as Partial<Record<string, string>>)[criterion];
    return join(
      { ...lead, shown: [...lead.shown, claim.words] },
      voice.say(`${list}.`),
      rule ? voice.say(rule) : null,
      voice.say(voice.texts.decisionNote),
    );
  }

  const judged = named.flatMap(([criterion, claim]) => {
    const verdict = verdictOf(facts, product, criterion, claim.value, employmentOf(ask));
    return verdict ? [{ criterion, claim, verdict }] : [];
  });
  if (judged.length === 0) {
    const asked = named.find(
      ([criterion]) => (voice.texts.attributes as Partial<Record<string, string>>)[criterion] !== undefined,
    );
    return asked && ask.has('q.can', 'a.eligibility') ? frame(ask, voice, product, asked[0]) : null;
  }
  judged.sort((a, b) => rank[b.verdict] - rank[a.verdict]);
  const worst = judged[0]?.verdict ?? 'yes';
  const decisive = judged.filter((entry) => rank[entry.verdict] === rank[worst]).slice(0, 2);
  const parts = decisive.flatMap(({ criterion, claim, verdict }) => {
    const said = worded(criterion, claim);
    const opening = voice.say(text[verdict], { value: said.text });
    return [{ ...opening, shown: [...opening.shown, ...said.shown] }, frame(ask, voice, product, criterion)];
  });
  return join(...parts, voice.say(voice.texts.decisionNote));
}
