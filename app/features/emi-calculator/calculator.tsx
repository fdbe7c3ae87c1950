import { lazy, Suspense, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readParams } from '../../../domain/loan/params.ts';
import type { BoundsOf } from '../../../domain/loan/bounds.ts';
import { tall } from '../../ui/section.tsx';
import { ApplyLink } from './apply-link.tsx';
import { askedFor, carried, firstBad } from './params.ts';
import { Corrections } from './corrections.tsx';
import { LoanFields } from './loan-fields.tsx';
import { arrived, shownLoan } from './product-change.ts';
import { ProductChanges } from './product-changes.tsx';
import { Results, ShareGate } from './results.tsx';
import { answerAnchor, type CalculatorContent, formId, type Setting, SettingProvider } from './setting.ts';
import { useDrafts } from './use-drafts.ts';
import { Views } from './views/views.tsx';

const Keep = lazy(() => import('./keep.tsx'));

/** How loans are bounded, the same from drawing to drawing. */
function useBounds({ bounds, products }: CalculatorContent) {
  return useMemo(() => {
    const boundsOf: BoundsOf = (loan) => bounds[loan ?? 'any'] ?? bounds.any;
    return { boundsOf, loans: products.map(({ id }) => id) };
  }, [bounds, products]);
}

/** The page at a URL. */
function useReading(content: CalculatorContent, known: ReturnType<typeof useBounds>, search: string) {
  return useMemo(() => {
    const { boundsOf, loans } = known;
    const { params, changes } = arrived(new URLSearchParams(search), boundsOf, loans);
    const { state, corrections } = readParams(params, boundsOf, loans);
    return { setting: { ...content, ...known, state } satisfies Setting, corrections, changes };
  }, [content, known, search]);
}

interface Ahead {
  /** The router's URL when this was set. */
  from: string;
  /** What is shown. */
  search: string;
  /** Pressed for, and not yet followed by the router. */
  asked: readonly string[];
}

/** What was pressed for earlier arrives late: it must not take back a figure that was pressed for, or typed, since. */
function followed({ search, asked }: Ahead, current: string): Ahead {
  const at = asked.indexOf(current);
  return at < 0 ? { from: current, search: current, asked: [] } : { from: current, search, asked: asked.slice(at + 1) };
}

/**
 * The calculator shows what its URL says. A press turns the forms into a new URL: with scripts right here,
 * without them through the server, which renders this same component.
 */
export function Calculator({ content }: { content: CalculatorContent }) {
  const { search: current } = useLocation();
  // The answer to a press is painted before the router hears of it: following a new URL touches the whole page.
  const [ahead, setAhead] = useState<Ahead>({ from: current, search: current, asked: [] });
  if (ahead.from !== current) setAhead(followed(ahead, current));
  const { search } = ahead;
  const navigate = useNavigate();
  const result = useRef<HTMLDivElement>(null);

  const known = useBounds(content);
  const { setting, corrections, changes } = useReading(content, known, search);
  // A schedule of hundreds of months must not keep the EMI waiting: what follows from it comes with the router.
  const { setting: settled } = useReading(content, known, current);
  // Its stones fill after the figure is there.
  const gate = (
    <SettingProvider value={settled}>
      <ShareGate />
    </SettingProvider>
  );
  const { words, state, boundsOf } = setting;
  const { drafts, controls, differ } = useDrafts(state, boundsOf);

  // Of both forms: React's events rise through the tree.
  function onSubmit(event: SyntheticEvent<HTMLDivElement>) {
    event.preventDefault();
    const bad = firstBad();
    if (bad) return bad.focus();
    const form = event.target as HTMLFormElement;
    const asked = askedFor(form, setting);
    const fromView = form.id !== formId;
    setAhead({ from: current, search: asked, asked: asked === current ? ahead.asked : [...ahead.asked, asked] });
    requestAnimationFrame(() => {
      // On a phone the result lies below the button that was just pressed. A view's answer comes with the router, which
      // scrolls to the place the URL names; an old one of the URL would take it elsewhere.
      if (!fromView) result.current?.scrollIntoView({ block: 'nearest' });
      const options = { replace: asked === search, preventScrollReset: true, defaultShouldRevalidate: false };
      // A task asked for in a frame runs when that is painted; one turn more lets all who wait for the figure go first.
      const follow = () => navigate({ search: asked, hash: fromView ? answerAnchor : '' }, options);
      setTimeout(() => setTimeout(follow));
    });
  }

  return (
    <SettingProvider value={settled}>
      <div className="wrap calc" onSubmit={onSubmit}>
        <form id={formId} className="ctl" action="/emi-calculator" aria-label={words.form.label}>
          <Corrections list={corrections} />
          <ProductChanges list={changes} />
          <LoanFields drafts={drafts} controls={controls} />
          <button className="btn btn--solid" type="submit">
            {words.form.calculate}
          </button>
          <input type="hidden" name="calculated" value="1" />
          <input type="hidden" name={shownLoan} value={state.loan ?? ''} />
          {carried(state, boundsOf, formId).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
        <div className="band calc__answer" style={tall(616, 616)}>
          <div className="calc__result" ref={result}>
            <SettingProvider value={setting}>
              <Results stale={state.calculated && differ} gate={gate} />
              {state.calculated && <ApplyLink />}
            </SettingProvider>
          </div>
          {settled.state.calculated && (
            <div className="calc__keep">
              <Suspense>
                <Keep />
              </Suspense>
            </div>
          )}
          <Views />
        </div>
      </div>
    </SettingProvider>
  );
}
