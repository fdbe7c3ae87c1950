import { memo } from 'react';
import { type Bound, usualOf, within } from '../../../domain/loan/bounds.ts';
import { amountInWords, lakhCrore, percent, scaleEnd, tenureShort } from '../../../domain/money/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';
import type { Entry } from './entry.ts';
import { ProductChanges } from './product-changes.tsx';
import { sentence, useSetting } from './setting.ts';
import { SliderField } from './slider-field.tsx';
import type { DraftControls, Drafts } from './use-drafts.ts';

const LoanTypeField = memo(function LoanTypeField({ loan, controls }: { loan: string; controls: DraftControls }) {
  const { words, products } = useSetting();
  const choose = (value: string) => controls.choose(value || null);
  const box = useTypedEarly<HTMLSelectElement>(loan, choose);
  return (
    <div className="ctl__top">
      <label htmlFor="loan">{words.form.loan}</label>
      <div className="select">
        <select
          ref={box}
          className="input"
          id="loan"
          name="loan"
          value={loan}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{words.form.anyLoan}</option>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
});

interface OneFigure {
  entry: Entry;
  bound: Bound;
  controls: DraftControls;
}

function QuickAmounts({ entry, bound, controls }: OneFigure) {
  const { words, quickAmounts } = useSetting();
  return (
    <div className="chips" role="group" aria-label={words.form.quick}>
      {quickAmounts
        .filter((quick) => within(usualOf(bound), quick))
        .map((quick) => (
          <button
            key={quick}
            className="chip fig fig--plain"
            type="button"
            aria-pressed={quick === entry.value}
            onClick={() => controls.set('amount', quick)}
          >
            {lakhCrore(quick, words.figures)}
          </button>
        ))}
    </div>
  );
}

// Each is drawn again when its own figure changes, not at every press: what was pressed for comes sooner.
const AmountField = memo(function AmountField(figure: OneFigure) {
  const { words } = useSetting();
  const { entry, bound } = figure;
  const inWords = amountInWords(entry.value, words.figures);
  const inLakh = (value: number) => lakhCrore(value, words.figures);
  const { min, max } = bound.slider;
  return (
    <SliderField
      {...figure}
      name="amount"
      end={(value) => scaleEnd(value, words.figures)}
      valueText={inWords}
      note={inWords}
    >
      <QuickAmounts {...figure} />
      {min > bound.start && (
        <p className="help">
          {sentence(words.form.sliderRange, { min: inLakh(min), max: inLakh(max), example: inLakh(bound.start) })}
        </p>
      )}
    </SliderField>
  );
});

const RateField = memo(function RateField(figure: OneFigure) {
  const { words } = useSetting();
  const rate = percent(figure.entry.value);
  return (
    <SliderField
      {...figure}
      name="rate"
      end={(value) => percent(value)}
      valueText={sentence(words.rateSaid, { rate })}
    />
  );
});

const MonthsField = memo(function MonthsField(figure: OneFigure) {
  const { words } = useSetting();
  const tenure = tenureShort(figure.entry.value, words.figures);
  const end = (value: number) => `${value} ${words.affixes.months}`;
  return <SliderField {...figure} name="months" end={end} valueText={tenure} note={tenure} />;
});

/** The loan itself: its type, and the three figures. */
export function LoanFields({ drafts, controls }: { drafts: Drafts; controls: DraftControls }) {
  const bounds = useSetting().boundsOf(drafts.loan);
  return (
    <>
      <LoanTypeField loan={drafts.loan ?? ''} controls={controls} />
      <ProductChanges list={drafts.changes} />
      <AmountField entry={drafts.amount} bound={bounds.amount} controls={controls} />
      <RateField entry={drafts.rate} bound={bounds.rate} controls={controls} />
      <MonthsField entry={drafts.months} bound={bounds.months} controls={controls} />
    </>
  );
}
