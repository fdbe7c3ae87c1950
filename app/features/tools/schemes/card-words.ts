// What a scheme's card says of its figures.
import { fillIn } from '../../../../domain/fill-in.ts';
import { formatDate, percent, tenureShort } from '../../../../domain/money/format.ts';
import type { Plan } from '../../../../domain/schemes/plan.ts';
import type { Change, Rule, SchemeResult, Split } from '../../../../domain/schemes/result.ts';
import type { VerdictKind } from '../verdict.tsx';
import type { RuleRow } from '../rules-table.tsx';
import { money, type ResultWords, say, type Words } from './setting.ts';

export const kinds: Record<SchemeResult['verdict'], VerdictKind> = {
  fits: 'fits',
  part: 'talk',
  ask: 'talk',
  no: 'no',
  closed: 'no',
};

export const rulesOf = ({ rules }: SchemeResult, words: Words, result: ResultWords): RuleRow[] =>
  rules.map(({ rule, outcome, you, scheme }) => ({
    id: rule,
    name: result.ruleNames[rule],
    you: say(result.said, you),
    they: say(result.said, scheme),
    verdict: kinds[outcome],
    word: words.outcomes[outcome],
  }));

/** Open, to which day, or closed since. */
export function dateOf({ standing: { is, until, on } }: SchemeResult, { dates }: ResultWords): string {
  const date = formatDate(until ?? on ?? '');
  if (is === 'closed') return fillIn(dates.closed, { date });
  if (is === 'unsure') return until ? fillIn(dates.approvedTo, { date }) : dates.unsure;
  return until ? fillIn(dates.openTo, { date }) : dates.open;
}

/** Why not, one sentence for each rule that says no. */
export function reasons({ rules }: SchemeResult, { because, said }: ResultWords): string[] {
  const sentence = ({ rule, you, scheme }: Rule): string => {
    if (rule === 'purpose') return because.purpose[scheme.word === 'home' ? 'business' : 'home'];
    const figures = Object.entries(scheme.figures ?? {}).map(([name, figure]) => [
      name,
      'rupees' in figure ? money(figure.rupees) : 'number' in figure ? String(figure.number) : formatDate(figure.date),
    ]);
    const text = because[rule as keyof Omit<typeof because, 'purpose'>];
    return fillIn(text, { ...Object.fromEntries(figures), you: say(said, you), scheme: say(said, scheme) });
  };
  return rules.filter(({ outcome }) => outcome === 'no').map(sentence);
}

export function changeWords(change: Change, { changes }: ResultWords): string {
  const values = Object.entries(change).map(([name, value]) => [
    name,
    change.kind === 'cost' || change.kind === 'price' ? money(Number(value)) : String(value),
  ]);
  return fillIn(changes[change.kind], Object.fromEntries(values));
}

export interface SplitNotes {
  own: string;
  repay: string;
  subsidy: string;
  /** The subsidy is a bound, not a promise. */
  most: boolean;
}

/** Under each part of the course of stones. */
export function splitNotes(result: SchemeResult, { schemes }: ResultWords, plan: Plan): SplitNotes | null {
  const { id, sum } = result;
  if (id === 'vyupy' && sum) {
    const { own, repay, subsidy } = schemes.vyupy;
    return {
      own: fillIn(own, { percent: percent(sum.ownPercent) }),
      repay: fillIn(repay, { loan: money(sum.loan) }),
      subsidy: fillIn(subsidy, { percent: percent(sum.marginPercent), most: money(sum.marginMost) }),
      most: false,
    };
  }
  if (id === 'pmegp' && sum) {
    const words = schemes.pmegp;
    const own = sum.second ? words.ownSecond : sum.special ? words.ownSpecial : words.own;
    return {
      own: fillIn(own, { percent: percent(sum.ownPercent), other: percent(sum.otherOwnPercent) }),
      repay: words.repay,
      subsidy: fillIn(sum.second ? words.subsidySecond : words.subsidy, {
        percent: percent(sum.percent),
        who: words.who[sum.group && sum.group !== 'artisan' ? sum.group : 'general'],
        where: words.where[plan.business?.place ?? 'town'],
      }),
      most: false,
    };
  }
  if (id === 'pmay' && sum) {
    const { own, repay, subsidy } = schemes.pmay;
    const { percent: rate, part, instalments, instalment, loan } = sum;
    return {
      own: fillIn(own, { loan: money(loan) }),
      repay,
      subsidy: fillIn(subsidy, {
        percent: percent(rate),
        part: money(part),
        n: instalments,
        each: money(instalment),
      }),
      most: true,
    };
  }
  return null;
}

export const splitOf = ({ sum }: SchemeResult): Split | null => (sum && 'subsidy' in sum ? sum : null);
export const lockWords = (years: number, loan: number, { schemes }: ResultWords): string =>
  fillIn(schemes.pmegp.lock, { years: tenureShort(years * 12), loan: money(loan) });
