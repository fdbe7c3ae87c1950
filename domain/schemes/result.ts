// What the finder says of one scheme. Words are the page's: here stand keys and figures.
import type { Rupees } from '../money/units.ts';
import type { Group, Plan } from './plan.ts';
import type { Reader, Standing } from './rows.ts';

/** Of one rule. In part: the scheme carries some of the plan. Ask: our sources do not settle it. */
export type Outcome = 'fits' | 'part' | 'ask' | 'no';
export type Verdict = Outcome | 'closed';

type Figure = { rupees: Rupees } | { number: number } | { date: string };

/** A side of a rule: a key of the page's words, with the figures that go into it. */
export interface Wording {
  word: string;
  figures?: Record<string, Figure>;
}

export type RuleName =
  | 'purpose'
  | 'unit'
  | 'work'
  | 'age'
  | 'state'
  | 'project'
  | 'loan'
  | 'school'
  | 'family'
  | 'earlier'
  | 'step'
  | 'town'
  | 'income'
  | 'pucca'
  | 'price'
  | 'carpet'
  | 'open';

export interface Rule {
  rule: RuleName;
  outcome: Outcome;
  you: Wording;
  scheme: Wording;
}

/** What would turn a rule, as far as it can be turned. */
export type Change =
  | { kind: 'cost'; to: Rupees }
  | { kind: 'price'; to: Rupees }
  | { kind: 'carpet'; to: number }
  | { kind: 'age'; to: number }
  /** A partner of these years who holds the larger share. */
  | { kind: 'partner'; from: number; to: number }
  | { kind: 'tarun' }
  | { kind: 'second' }
  | { kind: 'home' };

/** Who pays for the project: the parts add up to its cost. */
export interface Split {
  cost: Rupees;
  own: Rupees;
  /** What the bank lends, subsidy included. */
  loan: Rupees;
  repay: Rupees;
  subsidy: Rupees;
  /** Beyond what the scheme takes into account. */
  rest: Rupees;
}

interface Found {
  verdict: Verdict;
  rules: Rule[];
  changes: Change[];
  standing: Standing;
}

export interface VyupySum extends Split {
  ownPercent: number;
  marginPercent: number;
  marginMost: Rupees;
  /** A year of interest on the whole loan: the most the state pays back in the first year. */
  interest: { percent: number; firstYear: Rupees };
  /** Sources differ on who gets it. */
  extra: { percent: number; claimed: boolean };
}
export interface PmegpSum extends Split {
  ownPercent: number;
  /** What the other category brings. */
  otherOwnPercent: number;
  percent: number;
  special: boolean;
  /** The group that decides, where one was named. */
  group: Group | null;
  /** Years the subsidy waits before it lowers the loan. */
  lockIn: number;
  second: boolean;
}
export const mudraSteps = ['shishu', 'kishor', 'tarun', 'tarunplus'] as const;
type MudraStep = (typeof mudraSteps)[number];
export interface MudraSum {
  cost: Rupees;
  steps: { id: MudraStep; limit: Rupees; open: boolean }[];
  /** The step that carries the plan, or most of it. */
  step: MudraStep;
  covers: Rupees;
  rest: Rupees;
}
export interface PmaySum extends Split {
  percent: number;
  part: Rupees;
  years: number;
  instalments: number;
  instalment: Rupees;
}

export type SchemeId = 'vyupy' | 'pmegp' | 'mudra' | 'mysy' | 'pmay';
export type SchemeResult = Found &
  (
    | { id: 'vyupy'; sum: VyupySum | null }
    | { id: 'pmegp'; sum: PmegpSum | null }
    | { id: 'mudra'; sum: MudraSum | null }
    | { id: 'pmay'; sum: PmaySum | null }
    | { id: 'mysy'; sum: null }
  );

export const percentOf = (percent: number, amount: Rupees): Rupees => Math.round((amount * percent) / 100);

/** The worst rule decides; what is not surely open can never simply fit. */
function verdictOf(rules: readonly Rule[], standing: Standing): Verdict {
  if (standing.is === 'closed') return 'closed';
  const has = (outcome: Outcome) => rules.some((rule) => rule.outcome === outcome);
  if (has('no')) return 'no';
  if (has('ask') || standing.is === 'unsure') return 'ask';
  return has('part') ? 'part' : 'fits';
}

/** The rules of a scheme, with the day's own among them, judged. */
export function judged(read: Reader, today: string, rules: Rule[], changes: Change[]): Found {
  const standing = read.standing();
  const open: Rule = {
    rule: 'open',
    outcome: standing.is === 'open' ? 'fits' : standing.is === 'unsure' ? 'ask' : 'no',
    you: { word: 'today', figures: { date: { date: today } } },
    scheme: standing.until ? { word: 'until', figures: { date: { date: standing.until } } } : { word: standing.is },
  };
  return { verdict: verdictOf(rules, standing), rules: [...rules, open], changes, standing };
}

/** A scheme of the other purpose: nothing is counted. */
export const otherPurpose = (
  read: Reader,
  today: string,
  wants: 'business' | 'home',
  { purpose }: Plan,
  changes: Change[] = [],
): Found =>
  judged(read, today, [{ rule: 'purpose', outcome: 'no', you: { word: purpose }, scheme: { word: wants } }], changes);

export const rule = (name: RuleName, outcome: Outcome, you: Wording, scheme: Wording): Rule => ({
  rule: name,
  outcome,
  you,
  scheme,
});
export const rupeesIn = (word: string, figures: Record<string, Rupees>): Wording => ({
  word,
  figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { rupees: value }])),
});
export const numbersIn = (word: string, figures: Record<string, number>): Wording => ({
  word,
  figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { number: value }])),
});
