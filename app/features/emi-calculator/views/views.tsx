import { lazy, memo, Suspense, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { mostOffers } from '../../../../domain/loan/bounds.ts';
import { viewNames, type View } from '../../../../domain/loan/state.ts';
import { percent, rupees, tenureShort } from '../../../../domain/money/format.ts';
import { searchOf, sentence, useSetting, viewsAnchor } from '../setting.ts';

type Tab = Exclude<View, 'result'>;
const tabNames = viewNames.filter((view): view is Tab => view !== 'result');

const load = () => import('./panels.tsx');
const Panels = lazy(load);

function Tabs({ id }: { id: string }) {
  const { words, state, boundsOf } = useSetting();
  return (
    <nav className="tabs" aria-labelledby={id}>
      <h2 id={id}>{words.views.label}</h2>
      <ul>
        {tabNames.map((view) => (
          <li key={view}>
            <Link
              to={{ search: searchOf({ ...state, view }, boundsOf), hash: viewsAnchor }}
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
  const { title, lead } = words.views[view];
  const values = {
    amount: rupees(state.amount),
    rate: percent(state.rate),
    tenure: tenureShort(state.months, words.figures),
    most: mostOffers,
  };
  return (
    <section className="view" aria-labelledby={id}>
      <div className="view__head">
        <h3 id={id}>{title}</h3>
        <p className="lead">{sentence(lead, values)}</p>
      </div>
      <Suspense>
        <Panels view={view} />
      </Suspense>
    </section>
  );
}

/**
 * What else one may ask about the loan; each question has its own URL. Remembered, so that moving a slider above
 * does not work out a schedule of hundreds of months again.
 */
export const Views = memo(function Views() {
  const { state } = useSetting();
  const id = useId();
  // Fetched once the page is alive, so that a tab answers at once and the first load stays small.
  useEffect(() => {
    void load();
  }, []);
  return (
    <section className="views" id={viewsAnchor} aria-labelledby={id}>
      <Tabs id={id} />
      {state.view !== 'result' && <Panel view={state.view} />}
    </section>
  );
});
