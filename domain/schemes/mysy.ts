// Mukhyamantri Yuva Swarojgar Yojana, Rajasthan: named with "ask us" until the firm has confirmed it, so no sum.
import type { Plan } from './plan.ts';
import { type Change, judged, numbersIn, otherPurpose, rule, type SchemeResult } from './result.ts';
import { reader, type SchemeRow } from './rows.ts';

export function mysy(rows: readonly SchemeRow[], plan: Plan, today: string): SchemeResult {
  const read = reader(rows, today, 'mysy.amount');
  const [from, to] = [read.low('mysy.age'), read.high('mysy.age')];
  if (!plan.business) return { id: 'mysy', sum: null, ...otherPurpose(read, today, 'business', plan) };
  const { age, kind, rajasthan } = plan.business;
  const rules = [
    rule(
      'age',
      age >= from && age <= to ? 'fits' : 'no',
      numbersIn('age', { n: age }),
      numbersIn('ages', { from, to }),
    ),
    rule('state', rajasthan ? 'fits' : 'no', { word: rajasthan ? 'rajasthan' : 'elsewhere' }, { word: 'rajasthan' }),
    rule('unit', plan.purpose === 'new' ? 'fits' : 'ask', { word: plan.purpose }, { word: 'newUnit' }),
    rule('work', 'ask', { word: kind }, { word: 'schoolingAndWork' }),
  ];
  const changes: Change[] = age < from ? [{ kind: 'age', to: from }] : [];
  return { id: 'mysy', sum: null, ...judged(read, today, rules, changes) };
}
