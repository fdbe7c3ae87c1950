import type { ComponentType } from 'react';
import type { View } from '../../../../domain/loan/state.ts';
import { Affordability } from './affordability.tsx';
import { Compare } from './compare.tsx';
import { Plan } from './plan.tsx';
import { ScheduleView } from './schedule.tsx';
import { Solve } from './solve.tsx';
import { Transfer } from './transfer.tsx';

const panels: Record<Exclude<View, 'result'>, ComponentType> = {
  schedule: ScheduleView,
  prepay: Plan,
  compare: Compare,
  transfer: Transfer,
  solve: Solve,
  affordability: Affordability,
};

/** What stands under a tab; all of them come as one file, after the page itself. */
export default function Panels({ view }: { view: keyof typeof panels }) {
  const Panel = panels[view];
  return <Panel />;
}
