// A visitor's own figure against the rows that bound it: fits all readings, some lenders only, or none.
import { high, low } from '../../content/fill.ts';
import { type Fact, type ProductId, products as allProducts } from '../../content/schema.ts';
import type { Ask } from './ask.ts';
import { frame } from './reply/frames.ts';
import { join, type Said, type Voice } from './reply/voice.ts';

export const criteria = ['age', 'income', 'score', 'vintage', 'turnover', 'experience', 'amount', 'tenure', 'ltv'] as const;
export type Criterion = (typeof criteria)[number];
export interface Claim {
  value: number;
  /** As the visitor put it: "12 hazar" is given back as that, not as a figure of ours. */
  words: string;
}
export type Claims = Partial<Record<Criterion, Claim>>;
export type Verdict = 'yes' | 'part' | 'low' | 'high';

const MONTHS_A_YEAR = 12;

/** The words of the message from one token to another, with what stood close kept close: 12k, 95%. */
function ownWords(ask: Ask, at: number, end: number): string {
  return ask.tokens.slice(at, end).map((token, index) => (token.attached && index > 0 ? token.text : ` ${token.text}`)).join('').trim();
}

/** What the message says about the visitor. Months for times, rupees a month for income and a year for turnover. */
export function claimsOf(ask: Ask): Claims {
  const claims: Claims = {};
  const claim = (criterion: Criterion, value: number, { at, end }: { at: number; end: number }) => {
    claims[criterion] ??= { value, words: ownWords(ask, at, end) };
  };
  const times = ask.quantities.filter((quantity) => quantity.measure === 'months');
  const sums = ask.quantities.filter((quantity) => quantity.measure === 'money' || (quantity.measure === 'bare' && quantity.value >= 1000));
  // The 24 of section 24(b) is part of a name.
  const named = (at: number) => ask.hits.some((hit) => hit.length > 1 && at >= hit.at && at < hit.at + hit.length);
  const bare = ask.quantities.filter((quantity) => quantity.measure === 'bare' && !named(quantity.at));
  const near = (at: number, pattern: RegExp, reach = 3) => ask.words.slice(Math.max(0, at - reach), at + reach + 2).some((word) => pattern.test(word));

  const businessSubject = ask.has('a.vintage') || (ask.has('w.business', 'p.business-loan') && (ask.has('a.age', 'f.founded') || /\b(running|started|since|opened|chal|chala|shuru|chalu|se)\b|शुरू|चल|से/.test(ask.words.join(' '))));
  for (const time of times) {
    const years = time.value / MONTHS_A_YEAR;
    const forTime = near(time.at, /^(for|over|tenure|liye|tak|लिए|तक|repay|chukane|within|in)$/, 2) || ask.has('a.tenure');
    const namesLoan = ask.hits.some((hit) => hit.at === time.end && /^(p\.|w\.loan)/.test(hit.concept));
    const isAge = time.years && years >= 10 && !namesLoan && (years > 30 || (years >= 18 && !forTime && ask.has('a.employment')) || near(time.at, /^(old|age|aged|umar|umr|aayu|ayu|उम्र|आयु|am|im|i|hu|hoon|hun|हूं|हू|main|mai|मैं|का|की|वर्षीय)$/) || ask.has('a.age'));
    if (ask.has('a.experience') && !isAge) claim('experience', time.value, time);
    else if (businessSubject && (!isAge || years < 18)) claim('vintage', time.value, time);
    else if (isAge) claim('age', years, time);
    else if (!ask.has('a.age')) claim('tenure', time.value, time);
  }
  for (const number of bare) {
    const { value, at } = number;
    if (value >= 300 && value <= 900 && ask.has('a.score')) claim('score', value, number);
    else if (value >= 10 && value <= 99 && claims.age === undefined) {
      const before = ask.words[at - 1] ?? '';
      const beforeThat = ask.words[at - 2] ?? '';
      if (ask.has('a.age') || /^(im|am|main|mai|मैं|age|aged)$/.test(before) || (before === 'is' && /^(age)$/.test(beforeThat)) || /^(turned|turning)$/.test(before) || (ask.has('q.can', 'a.eligibility', 'm.ok') && claims.tenure === undefined && !ask.has('a.score') && !/^(₹|rs|rupees|top|section)$/.test(before))) claim('age', value, number);
    }
  }
  for (const sum of sums) {
    if (sum.measure === 'bare' && sum.value >= 300 && sum.value <= 900) continue;
    if (ask.has('a.ltv', 'w.price') && !ask.has('a.income', 'a.turnover')) continue;
    if (ask.has('a.turnover')) claim('turnover', sum.value, sum);
    else if (ask.has('a.income') && claims.income === undefined && (sums.length === 1 || near(sum.at, /income|salary|earn|make|kama|tankh|aay|vetan|pagar|आय|वेतन|तनख|सैलरी|कमा|monthly|month|mahine|आमदनी/))) {
      const yearly = ask.has('x.yearly') && !ask.has('x.month') && sum.value >= 100_000;
      claim('income', yearly ? sum.value / MONTHS_A_YEAR : sum.value, sum);
    } else if (sum.measure === 'money' || sum.value >= 10_000) claim('amount', sum.value, sum);
  }
  const share = ask.quantities.find((quantity) => quantity.measure === 'percent');
  if (share && ask.has('a.ltv')) claim('ltv', share.value, share);
  return claims;
}

export type Employment = 'salaried' | 'self-employed' | undefined;

const employmentOf = (ask: Ask): Employment =>
  ask.has('w.self-employed') ? 'self-employed' : ask.has('w.salaried') ? 'salaried' : undefined;

function rowsFor(facts: Fact[], product: ProductId, criterion: Criterion, employment: Employment): Fact[] {
  return facts.filter((row) => {
    if (row.product !== product) return false;
    if (criterion !== 'age') return row.attribute === criterion;
    return row.attribute === 'age' || row.attribute === `age.${employment}` || (employment === undefined && row.attribute.startsWith('age.'));
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

export function verdictOf(facts: Fact[], product: ProductId, criterion: Criterion, value: number, employment?: Employment): Verdict | null {
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
  const valueOf = (criterion: Criterion, claim: Claim) => voice.say(text.value[criterion], { n: claim.words });

  const [product] = ask.about;
  if (!product) {
    const [first] = named.filter(([criterion]) => criterion !== 'amount' && criterion !== 'tenure' && criterion !== 'ltv');
    if (!first || !(ask.has('w.loan', 'q.can', 'a.eligibility') || ask.has('a.score', 'a.income', 'a.age', 'a.turnover', 'a.vintage'))) return null;
    const [criterion, claim] = first;
    const each = allProducts.flatMap((id) => {
      const verdict = verdictOf(facts, id, criterion, claim.value, employmentOf(ask));
      return verdict ? [{ id, verdict: verdict === 'yes' || verdict === 'part' ? verdict : ('no' as const) }] : [];
    });
    if (each.length === 0) return null;
    const names = voice.texts.products;
    const list = each.map(({ id, verdict }) => text.each[verdict].replace('{product}', names[id])).join('; ');
    const lead = voice.say(text.with, { value: valueOf(criterion, claim).text });
    const rule = (voice.texts.all as Partial<Record<string, string>>)[criterion];
    return join({ ...lead, shown: [...lead.shown, claim.words] }, voice.say(`${list}.`), rule ? voice.say(rule) : null, voice.say(voice.texts.decisionNote));
  }

  const judged = named.flatMap(([criterion, claim]) => {
    const verdict = verdictOf(facts, product, criterion, claim.value, employmentOf(ask));
    return verdict ? [{ criterion, claim, verdict }] : [];
  });
  if (judged.length === 0) {
    const asked = named.find(([criterion]) => (voice.texts.attributes as Partial<Record<string, string>>)[criterion] !== undefined);
    return asked && ask.has('q.can', 'a.eligibility') ? frame(ask, voice, product, asked[0]) : null;
  }
  judged.sort((a, b) => rank[b.verdict] - rank[a.verdict]);
  const worst = judged[0]?.verdict ?? 'yes';
  const decisive = judged.filter((entry) => rank[entry.verdict] === rank[worst]).slice(0, 2);
  const parts = decisive.flatMap(({ criterion, claim, verdict }) => {
    const said = valueOf(criterion, claim);
    const opening = voice.say(text[verdict], { value: said.text });
    return [{ ...opening, shown: [...opening.shown, ...said.shown] }, frame(ask, voice, product, criterion)];
  });
  return join(...parts, voice.say(voice.texts.decisionNote));
}
