// What a scheme's table gives on a project: the same sums as the scheme finder's (domain/schemes).
import { pmegpShares } from '../../../domain/schemes/pmegp.ts';
import { type Figures, figuresOf } from '../../../domain/schemes/rows.ts';
import { vyupySum } from '../../../domain/schemes/vyupy.ts';
import { Ask, given } from './figures.ts';
import type { Figure, Sentence, SumInput, SumOutcome } from './outcome.ts';

export function subsidySum({ slots, facts }: SumInput): SumOutcome {
  const { scheme } = slots.traits;
  // The housing subsidy is worth what its instalments are worth today: only its bounds are rows.
  if (scheme === 'pmay') return { state: 'result', sentences: [{ frame: 'pmay', figures: {} }], href: null };
  if (scheme === 'mysy') return { state: 'result', sentences: [{ frame: 'mysy', figures: {} }], href: null };
  const cost = given(slots, 'project', 'amount', 'property');
  if (cost === undefined) throw new Ask({ state: 'missing', roles: ['project'] });
  const project = { amount: cost };
  const read = figuresOf(facts);
  if (scheme !== 'vyupy' && slots.traits.again) {
    const { work: table = 'manufacturing' } = slots.traits;
    const { subsidy } = pmegpShares(read, { cost, table, special: false, rural: false, second: true });
    const figures = { project, subsidy: { amount: subsidy } };
    return {
      state: 'result',
      sentences: [
        { frame: 'pmegp.second', figures },
        { frame: 'pmegp.note', figures },
      ],
      href: null,
    };
  }
  if (scheme !== 'vyupy') return pmegp(cost, slots.traits, read, { project });
  // Margin money is counted on the loan: who names that needs no project.
  // A project that costs less than its loan is none: papa puts in so much.
  const { project: [whole] = [], amount: [wanted] = [] } = slots.filled;
  const lent = whole && whole.value >= (wanted?.value ?? 0) ? undefined : given(slots, 'amount');
  const { loan, subsidy, interest, extra } = vyupySum(read, {
    cost: lent === undefined ? cost : (lent * 100) / (100 - read.low('vyupy.own')),
  });
  const figures = {
    project,
    loan: { amount: Math.round(loan) },
    subsidy: { amount: Math.round(subsidy) },
    first: { amount: Math.round(interest.firstYear) },
  };
  const [told, ...rates] = slots.filled.rate ?? [];
  const leaves = (percent: number) => (told && rates.length === 0 ? Math.round((told.value - percent) * 100) / 100 : 0);
  const [left, least] = [leaves(interest.percent), leaves(interest.percent + extra.percent)];
  // A woman, a village: what is said to get more.
  const { group, place } = slots.traits;
  const claims = (group === 'special' || place === 'rural') && least > 0;
  const ofRate: Sentence[] =
    told && left > 0
      ? [
          {
            frame: claims ? 'vyupyRateMore' : 'vyupyRate',
            figures: { rate: { percent: told.value }, left: { percent: left }, least: { percent: least } },
          },
        ]
      : [];
  const sentences = [{ frame: lent === undefined ? 'vyupy' : 'vyupyLoan', figures }, ...ofRate];
  return { state: 'result', sentences, href: null };
}

/** By group and place; where one is not said, a line for each that it could be. */
function pmegp(
  cost: number,
  { group, place, work: table = 'manufacturing' }: SumInput['slots']['traits'],
  read: Figures,
  figures: Record<string, Figure>,
): SumOutcome {
  const lines = (group ? [group] : (['general', 'special'] as const)).flatMap((who) =>
    (place ? [place] : (['urban', 'rural'] as const)).map((where) => {
      const shares = pmegpShares(read, { cost, table, special: who === 'special', rural: where === 'rural' });
      const line: Sentence = {
        frame: `pmegp.${who}.${where}`,
        figures: {
          ...figures,
          subsidy: { amount: shares.subsidy },
          own: { amount: shares.own },
          loan: { amount: shares.loan },
          share: { rows: [`pmegp.share.${who}.${where}`] },
        },
      };
      return { line, over: shares.rest > 0 };
    }),
  );
  const over = lines.some((one) => one.over) ? [{ frame: `pmegp.over.${table}`, figures }] : [];
  return {
    state: 'result',
    sentences: [
      { frame: 'pmegp.lead', figures },
      ...lines.map(({ line }) => line),
      ...over,
      { frame: 'pmegp.note', figures },
    ],
    href: null,
  };
}

/** Who tells category and place, and no project yet: the part that is his. */
export function ownShare(intent: string, { filled, traits: { group, place } }: SumInput['slots']): Sentence | null {
  if (intent !== 'scheme.pmegp' || !group || !place || (filled.project ?? filled.amount)) return null;
  return {
    frame: `pmegp.yours.${group}.${place}`,
    figures: { share: { rows: [`pmegp.share.${group}.${place}`] }, own: { rows: [`pmegp.own.${group}`] } },
  };
}

/** Which of MUDRA's steps a sum falls into. */
export function mudraStep({ filled }: SumInput['slots'], facts: SumInput['facts']): Sentence | null {
  const [told, ...more] = [...(filled.amount ?? []), ...(filled.project ?? [])].filter(({ earlier }) => !earlier);
  if (!told || more.length > 0) return null;
  const read = figuresOf(facts);
  const steps = { shishu: 'mudra.shishu', kishor: 'mudra.kishor', tarun: 'mudra.tarun', plus: 'mudra.max' };
  const [step] = Object.entries(steps).find(([, row]) => told.value <= read.high(row)) ?? ['over'];
  return { frame: `mudra.${step}`, figures: { amount: { said: 'amount', text: told.text, role: told.role } } };
}
