import { type ComponentType, memo, useId } from 'react';
import { Link } from 'react-router';
import { MOST_OFFERS } from '../../../../domain/loan/bounds.ts';
import type { View } from '../../../../domain/loan/state.ts';
import { percent, rupees, tenureShort } from '../../../../domain/money/format.ts';
import { searchOf, sentence, useSetting, VIEWS_ANCHOR } from '../setting.ts';
import { Affordability } from './affordability.tsx';
import { Compare } from './compare.tsx';
import { Prepay } from './prepay.tsx';
import { ScheduleView } from './schedule.tsx';
import { Transfer } from './transfer.tsx';

type Tab = Exclude<View, 'result'>;
const PANELS: Record<Tab, ComponentType> = {
  schedule: ScheduleView,
  prepay: Prepay,
  compare: Compare,
  transfer: Transfer,
  affordability: Affordability,
};
const TABS = Object.keys(PANELS) as Tab[];

function Tabs() {
  const { words, state, boundsOf } = useSetting();
  const id = useId();
  return (
    <nav className="tabs" aria-labelledby={id}>
      <h2 id={id}>{words.views.label}</h2>
      <ul>
        {TABS.map((view) => (
          <li key={view}>
            <Link
              to={{ search: searchOf({ ...state, view }, boundsOf), hash: VIEWS_ANCHOR }}
              aria-current={view === state.view ? 'page' : undefined}
              preventScrollReset
              defaultShouldRevalidate={false}
            >
              {words.views[view].tab}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ view }: { view: Tab }) {
  const { words, state } = useSetting();
  const id = useId();
  const View = PANELS[view];
  const { title, lead } = words.views[view];
  const said = {
    amount: rupees(state.amount),
    rate: percent(state.rate),
    tenure: tenureShort(state.months, words.figures),
    most: MOST_OFFERS,
  };
  return (
    <section className="view" aria-labelledby={id}>
      <div className="view__head">
        <h3 id={id}>{title}</h3>
        <p className="lead">{sentence(lead, said)}</p>
      </div>
      <View />
    </section>
  );
}

/**
 * What else one may ask about the loan; each question has its own address. Remembered, so that moving a slider above
 * does not work out a schedule of hundreds of months again.
 */
export const Views = memo(function Views() {
  const { state } = useSetting();
  return (
    <div className="views" id={VIEWS_ANCHOR}>
      <Tabs />
      {state.view !== 'result' && <Panel view={state.view} />}
    </div>
  );
});
