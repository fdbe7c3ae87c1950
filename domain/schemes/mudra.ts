// Pradhan Mantri MUDRA Yojana: a loan in four steps, without collateral and without a subsidy.
import type { Plan } from './plan.ts';
import {
  type Change,
  judged,
  type MudraSum,
  mudraSteps,
  otherPurpose,
  rule,
  rupeesIn,
  type SchemeResult,
} from './result.ts';
import { type Figures, reader, type SchemeRow } from './rows.ts';

function mudraSum(read: Figures, cost: number, repaidTarun: boolean): MudraSum {
  const steps = mudraSteps.map((id) => ({
    id,
    limit: read.high(`mudra.${id}`),
    open: id !== 'tarunplus' || repaidTarun,
  }));
  const open = steps.filter((step) => step.open);
  const { id, limit } = open.find((one) => cost <= one.limit) ?? (open.at(-1) as (typeof steps)[number]);
  const covers = Math.min(cost, limit);
  return { cost, steps, step: id, covers, rest: cost - covers };
}

export function mudra(rows: readonly SchemeRow[], plan: Plan, today: string): SchemeResult {
  const read = reader(rows, today, 'mudra.tarun');
  const most = read.high('mudra.tarunplus');
  if (!plan.business) return { id: 'mudra', sum: null, ...otherPurpose(read, today, 'business', plan) };
  const { cost, kind, before } = plan.business;
  const sum = mudraSum(read, cost, before === 'tarun');
  const rules = [
    rule('unit', 'fits', { word: plan.purpose }, { word: 'newOrRunning' }),
    rule('work', kind === 'crops' ? 'no' : 'fits', { word: kind }, { word: 'outsideFarmingOrAllied' }),
    rule(
      'step',
      sum.rest === 0 ? 'fits' : 'part',
      rupeesIn('amount', { amount: cost }),
      rupeesIn(sum.step, { limit: sum.steps.find(({ id }) => id === sum.step)?.limit ?? 0 }),
    ),
    ...(before === 'mudra' ? [rule('earlier', 'ask', { word: 'mudraRuns' }, { word: 'bankDecides' })] : []),
  ];
  const changes: Change[] =
    sum.rest === 0
      ? []
      : [...(before === 'tarun' || cost > most ? [] : [{ kind: 'tarun' } as const]), { kind: 'cost', to: sum.covers }];
  return { id: 'mudra', sum, ...judged(read, today, rules, changes) };
}
