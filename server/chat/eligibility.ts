// A visitor's own figure against the rows that bound it: fits all readings, some lenders only, or none.
import { high, low } from '../../content/fill.ts';
import { productIds } from '../../content/products.ts';
import type { Fact } from '../../content/schema.ts';
import type { Ask } from './ask.ts';
import { type Claim, type Criterion, claimsOf } from './meaning/claims.ts';
import { frame, schemeOf } from './reply/frames.ts';
import { join, type Said, type Voice } from './reply/voice.ts';

export type Verdict = 'yes' | 'part' | 'low' | 'high';

const MONTHS_A_YEAR = 12;

export type Employment = 'salaried' | 'self-employed' | undefined;

const employmentOf = (ask: Ask): Employment =>
  ask.has('w.self-employed') ? 'self-employed' : ask.has('w.salaried') ? 'salaried' : undefined;

function rowsFor(
  facts: Fact[],
  product: string,
  criterion: Criterion,
  employment: Employment,
  scheme?: string | null,
): Fact[] {
  return facts.filter((row) => {
    if (row.product !== product) return false;
    if (criterion === 'amount' && scheme) return row.attribute === `amount.${scheme}`;
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
  product: string,
  criterion: Criterion,
  value: number,
  employment?: Employment,
  scheme?: string | null,
): Verdict | null {
  const rows = rowsFor(facts, product, criterion, employment, scheme);
  if (rows.length === 0) return null;
  const all = rows.map((row) => judge(row, criterion, value));
  if (all.every((verdict) => verdict === 'yes')) return 'yes';
  if (all.some((verdict) => verdict === 'yes')) return 'part';
  return all[0] ?? null;
}

/** A value that lies beyond the bound by the least that can matter. */
function meant({ value, bound }: Claim): number {
  if (!bound) return value;
  const step = value > 100 ? 1 : 0.01;
  return bound === 'under' ? value - step : value + step;
}

/** The visitor's words for a value, as English says them: "65" for an age of "65 year", "25 years" for "25 year". */
function inEnglish(criterion: Criterion, words: string): string {
  if (criterion === 'age') return words.replace(/[\s-]*(?:years?|yrs?|y)$/, '');
  return /^(?:1|one|a) /.test(words) ? words : words.replace(/\b(year|month)$/, '$1s');
}

const floors = new Set<Criterion>(['age', 'income', 'score', 'vintage', 'turnover', 'experience']);

const rank: Record<Verdict, number> = { yes: 0, part: 1, low: 2, high: 2 };

/** Null when the message claims nothing that a row of the product speaks of. */
export function answerEligibility(ask: Ask, voice: Voice, facts: Fact[]): Said | null {
  const claims = claimsOf(ask);
  const text = voice.texts.verdict;
  const named = Object.entries(claims) as [Criterion, Claim][];
  if (named.length === 0) return null;
  const worded = (criterion: Criterion, claim: Claim) =>
    voice.say(text.value[criterion], {
      n: voice.language === 'en' ? inEnglish(criterion, claim.words) : claim.words,
    });

  const [product] = ask.about.length === 0 && claims.ltv ? (['home-loan'] as const) : ask.about;
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
    const each = productIds.flatMap((id) => {
      const verdict = verdictOf(facts, id, criterion, meant(claim), employmentOf(ask));
      return verdict ? [{ id, verdict: verdict === 'yes' || verdict === 'part' ? verdict : ('no' as const) }] : [];
    });
    if (each.length === 0) return null;
    const list = each
      .map(({ id, verdict }) => text.each[verdict].replace('{product}', voice.texts.loan(id).name))
      .join('; ');
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
    const verdict = verdictOf(facts, product, criterion, meant(claim), employmentOf(ask), schemeOf(ask));
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
    // "Under 800" holds values that fit and values that do not: the rule answers without a verdict.
    if (verdict === 'yes' && claim.bound === 'under' && floors.has(criterion))
      return [frame(ask, voice, product, criterion)];
    const opening = voice.say(text[verdict], { value: said.text });
    return [{ ...opening, shown: [...opening.shown, ...said.shown] }, frame(ask, voice, product, criterion)];
  });
  return join(...parts, voice.say(voice.texts.decisionNote));
}
