// Each rule as a row: the borrower's figure, the lenders', and one sentence where they differ.
import { ageRule, type Figures, type Result, type RuleId, yearsInTime } from '../../../../domain/eligibility/check.ts';
import {
  type LoanRules,
  mostOfPrice,
  type Readings,
  tierOf,
  type Verdict,
} from '../../../../domain/eligibility/rules.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { lakhCrore, percent, rupees } from '../../../../domain/money/format.ts';
import type { RuleRow } from '../rules-table.tsx';
import { about, scoreWords, sinceWords, type Words, yearsShort } from './setting.ts';

export interface Told {
  words: Words;
  all: LoanRules[];
  rules: LoanRules;
  figures: Figures;
  result: Result;
  /** As answered: a band has words of its own. */
  score: string;
  since: string;
}

type Row = Pick<RuleRow, 'you' | 'youNote' | 'they' | 'theyNote' | 'say'>;
type MakeRow = (told: Told, verdict: Verdict) => Row;

export const shareWord = ({ result }: Words, share: number) => (share === 50 ? result.half : percent(share));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const wholePercent = (part: number, of: number) => percent(Math.round((part / of) * 100));

/** The second reading, where there is one. */
const second = (words: string, { most, some }: Readings<number>, show: (value: number) => string) =>
  most === some ? undefined : fillIn(words, { figure: show(some) });

const range = ({ min, max }: { min: number; max: number }) => `${min}–${max}`;

const makers: Record<RuleId, MakeRow> = {
  emis({ words, rules, figures, result }, verdict) {
    const { rules: w } = words.result;
    const sum = result.asked ?? result.most;
    const together = figures.emis + (sum?.emi.emi ?? 0);
    const half = shareWord(words, rules.share);
    const values = {
      ...{ half, Half: capital(half), emis: rupees(figures.emis), limit: rupees(result.limit) },
      ...{ room: rupees(Math.max(0, result.room)), least: lakhCrore(rules.amount.least) },
      amount: about(sum?.amount ?? 0),
      emi: rupees(sum?.emi.emi ?? 0),
      beyond: rupees(together - result.limit),
    };
    const talk = figures.emis > 0 ? w.say.emisTalk : w.say.emisTalkAlone;
    const no = result.room > 0 ? w.say.emisSmall : w.say.emisNo;
    return {
      you: rupees(together),
      youNote: fillIn(w.ofIncome, { share: wholePercent(together, figures.income) }),
      they: fillIn(w.upTo, { figure: percent(rules.share) }),
      theyNote: fillIn(w.forYou, { limit: rupees(result.limit) }),
      say: verdict === 'fits' ? undefined : fillIn(verdict === 'talk' ? talk : no, values),
    };
  },
  score({ words, all, rules, score }, verdict) {
    const { rules: w } = words.result;
    const { most, some } = rules.score;
    const unknown = score === 'unknown' ? w.notKnown : score === 'none' ? w.noneYet : null;
    const open = score === 'none' ? w.say.scoreNone : w.say.scoreUnknown;
    const talk = unknown ? open : fillIn(w.say.scoreTalk, { some });
    return {
      you: unknown ?? scoreWords(words, all, score),
      they: `${most}+`,
      theyNote: second(w.someFrom, rules.score, String),
      say: verdict === 'fits' ? undefined : verdict === 'talk' ? talk : fillIn(w.say.scoreNo, { to: some }),
    };
  },
  income({ words, rules, figures }, verdict) {
    const { rules: w } = words.result;
    const bounds = rules.income as Readings<number>;
    const say = { fits: undefined, talk: w.say.incomeTalk, no: w.say.incomeNo }[verdict];
    return {
      you: rupees(figures.income),
      youNote: w.inHand,
      they: rupees(bounds.most),
      theyNote: second(w.someFrom, bounds, rupees) ?? w.orMore,
      say: say && fillIn(say, { most: rupees(bounds.most), some: rupees(bounds.some) }),
    };
  },
  sales({ words, rules, figures }, verdict) {
    const { rules: w } = words.result;
    const bounds = rules.sales as Readings<number>;
    return {
      you: lakhCrore(figures.sales ?? 0),
      they: lakhCrore(bounds.most),
      theyNote: second(w.someFrom, bounds, (value) => lakhCrore(value)) ?? w.orMore,
      say: verdict === 'fits' ? undefined : w.say.salesNo,
    };
  },
  age({ words, rules, figures }, verdict) {
    const { rules: w } = words.result;
    const { most, some } = ageRule(rules, figures.work) as NonNullable<ReturnType<typeof ageRule>>;
    const end = figures.age + figures.years;
    const inTime = yearsInTime(rules, figures);
    const late = end > most.max && figures.age <= most.max;
    const ends = figures.age + inTime > most.max ? w.say.ageEndLate : w.say.ageEnd;
    const talk = late && figures.age >= most.min ? ends : w.say.ageTalk;
    const values = { end, max: most.max, time: yearsShort(inTime), most: range(most), some: range(some) };
    return {
      you: String(figures.age),
      youNote: fillIn(w.atEnd, { age: end }),
      they: range(most),
      theyNote: range(most) === range(some) ? undefined : fillIn(w.some, { figure: range(some) }),
      say: verdict === 'fits' ? undefined : fillIn(verdict === 'talk' ? talk : w.say.ageNo, values),
    };
  },
  time({ words, rules, since }, verdict) {
    const { rules: w } = words.result;
    const bounds = rules.time as Readings<number>;
    return {
      you: sinceWords(words, since, true),
      they: yearsShort(bounds.most),
      theyNote: w.orMore,
      say: verdict === 'fits' ? undefined : w.say.timeNo,
    };
  },
  amount({ words, rules, figures }, verdict) {
    const { rules: w } = words.result;
    const { most, some, least } = rules.amount;
    const asked = figures.amount ?? 0;
    const no = asked < least ? w.say.amountSmall : w.say.amountNo;
    const values = { most: lakhCrore(most), some: lakhCrore(some), least: lakhCrore(least) };
    return {
      you: lakhCrore(asked),
      they: fillIn(w.upTo, { figure: values.most }),
      theyNote: second(w.someTo, rules.amount, (value) => lakhCrore(value)),
      say: verdict === 'fits' ? undefined : fillIn(verdict === 'talk' ? w.say.amountTalk : no, values),
    };
  },
  years({ words, rules, figures }, verdict) {
    const { rules: w } = words.result;
    const values = { most: yearsShort(rules.years.most), some: yearsShort(rules.years.some) };
    return {
      you: yearsShort(figures.years),
      they: fillIn(w.upTo, { figure: values.most }),
      theyNote: second(w.someTo, rules.years, yearsShort),
      say: verdict === 'fits' ? undefined : fillIn(w.say.yearsTalk, values),
    };
  },
  price({ words, rules, figures, result }, verdict) {
    const { rules: w } = words.result;
    const tiers = rules.price ?? [];
    const price = figures.price ?? 0;
    const amount = (result.asked ?? result.most)?.amount ?? 0;
    const tier = tierOf(tiers, amount) ?? { above: 0, most: 0, some: 0 };
    const tierNote = tier.above > 0 ? fillIn(w.tier, { amount: lakhCrore(tier.above) }) : undefined;
    const cap = Math.floor(mostOfPrice(tiers, price, 'some') / 1000) * 1000;
    const values = { most: percent(tier.most), some: percent(tier.some), cap: about(cap) };
    const say = { fits: undefined, talk: w.say.priceTalk, no: w.say.priceNo }[verdict];
    return {
      you: wholePercent(amount, price),
      youNote: fillIn(w.ofPrice, { amount: about(amount), price: about(price) }),
      they: fillIn(w.upTo, { figure: values.most }),
      theyNote: second(w.someTo, tier, (value) => percent(value)) ?? tierNote,
      say: say && fillIn(say, values),
    };
  },
};

const order: Record<Verdict, number> = { no: 0, talk: 1, fits: 2 };

/** What needs a talk comes first. */
export function ruleRows(told: Told): RuleRow[] {
  const { names } = told.words.result.rules;
  return told.result.rules
    .toSorted((one, other) => order[one.verdict] - order[other.verdict])
    .map(({ id, verdict }) => ({
      id,
      name: id === 'time' && told.rules.sales ? names.timeBusiness : names[id],
      verdict,
      word: told.words.verdicts[verdict],
      ...makers[id](told, verdict),
    }));
}
