// What a scheme's table gives on a project, by the rows of the ledger.
import { low } from '../../../content/fill.ts';
import type { Fact } from '../../../content/schema.ts';
import { Ask, given } from './figures.ts';
import type { Figure, Sentence, SumInput, SumOutcome } from './outcome.ts';

const percentOf = (share: Fact, amount: number) => Math.round((amount * low(share)) / 100);

export function subsidySum({ slots, facts }: SumInput): SumOutcome {
  const row = (id: string) => facts.find((one) => one.id === id);
  const { scheme } = slots.traits;
  // The housing subsidy is worth what its instalments are worth today: only its bounds are rows.
  if (scheme === 'pmay') return { state: 'result', sentences: [{ frame: 'pmay', figures: {} }], href: null };
  const cost = given(slots, 'project', 'amount', 'property');
  if (cost === undefined) throw new Ask({ state: 'missing', roles: ['project'] });
  const figures: Record<string, Figure> = { project: { amount: cost } };
  if (scheme === 'vyupy') {
    const margin = row('vyupy.margin');
    const cap = row('vyupy.margin.max');
    if (!margin || !cap) throw new Ask({ state: 'outside' });
    const subsidy = Math.min(percentOf(margin, cost), low(cap));
    return {
      state: 'result',
      sentences: [{ frame: 'vyupy', figures: { ...figures, subsidy: { amount: subsidy } } }],
      href: null,
    };
  }
  return pmegp(cost, slots.traits, row, figures);
}

/** By group and place; where one is not said, a line for each that it could be. */
function pmegp(
  cost: number,
  { group, place, work }: SumInput['slots']['traits'],
  row: (id: string) => Fact | undefined,
  figures: Record<string, Figure>,
): SumOutcome {
  const limit = row(`pmegp.project.${work ?? 'manufacturing'}`);
  if (!limit) throw new Ask({ state: 'outside' });
  const counted = Math.min(cost, low(limit));
  const lines = (group ? [group] : ['general', 'special']).flatMap((who) =>
    (place ? [place] : ['urban', 'rural']).flatMap((where): Sentence[] => {
      const share = row(`pmegp.share.${who}.${where}`);
      const own = row(`pmegp.own.${who}`);
      if (!share || !own) return [];
      return [
        {
          frame: `pmegp.${who}.${where}`,
          figures: {
            ...figures,
            subsidy: { amount: percentOf(share, counted) },
            own: { amount: percentOf(own, counted) },
            share: { rows: [share.id] },
          },
        },
      ];
    }),
  );
  if (lines.length === 0) throw new Ask({ state: 'outside' });
  const over = cost > counted ? [{ frame: `pmegp.over.${work ?? 'manufacturing'}`, figures }] : [];
  return {
    state: 'result',
    sentences: [{ frame: 'pmegp.lead', figures }, ...lines, ...over, { frame: 'pmegp.note', figures }],
    href: null,
  };
}
