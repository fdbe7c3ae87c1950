import { type Bound, usualOf, within } from '../../../domain/loan/bounds.ts';
import { amountInWords, lakhCrore, percent, scaleEnd, tenureShort } from '../../../domain/money/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTypedEarly } from '../../ui/typed-early.ts';
import { ProductChanges } from './product-changes.tsx';
import { sentence, useSetting } from './setting.ts';
import { SliderField } from './slider-field.tsx';
import type { DraftControls } from './use-drafts.ts';

function LoanTypeField({ drafts }: { drafts: DraftControls }) {
  const { words, products } = useSetting();
  const choose = (value: string) => drafts.choose(value || null);
  const box = useTypedEarly<HTMLSelectElement>(drafts.loan ?? '', choose);
  return (
    <div className="ctl__top">
      <label htmlFor="loan">{words.form.loan}</label>
      <div className="select">
        <select
          ref={box}
          className="input"
          id="loan"
          name="loan"
          value={drafts.loan ?? ''}
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
}

function QuickAmounts({ drafts, bound }: { drafts: DraftControls; bound: Bound }) {
  const { words, quickAmounts } = useSetting();
  const amount = drafts.typing('amount').entry.value;
  return (
    <div className="chips" role="group" aria-label={words.form.quick}>
      {quickAmounts
        .filter((quick) => within(usualOf(bound), quick))
        .map((quick) => (
          <button
            key={quick}
            className="chip fig fig--plain"
            type="button"
            aria-pressed={quick === amount}
            onClick={() => drafts.set('amount', quick)}
          >
            {lakhCrore(quick, words.figures)}
          </button>
        ))}
    </div>
  );
}

/** The loan itself: its type, and the three figures. */
export function LoanFields({ drafts }: { drafts: DraftControls }) {
  const { words } = useSetting();
  const { figures, affixes } = words;
  const { amount, rate, months } = drafts.bounds;
  const [amountEnds, rateEnds, monthEnds] = [amount, rate, months].map(({ slider }) => [slider.min, slider.max]) as [
    [number, number],
    [number, number],
    [number, number],
  ];
  const ends = (pair: [number, number], say: (value: number) => string) => pair.map(say) as [string, string];
  const inLakh = (value: number) => lakhCrore(value, figures);
  const [least, most] = ends(amountEnds, inLakh);
  const value = (name: 'amount' | 'rate' | 'months') => drafts.typing(name).entry.value;
  return (
    <>
      <LoanTypeField drafts={drafts} />
      <ProductChanges list={drafts.changes} />
      <SliderField
        typing={drafts.typing('amount')}
        affix={affixes.amount}
        range={amount.slider}
        ends={ends(amountEnds, (value) => scaleEnd(value, figures))}
        valueText={amountInWords(value('amount'), figures)}
        note={amountInWords(value('amount'), figures)}
        onSlide={(next) => drafts.set('amount', next)}
        onSlidEarly={(next) => drafts.setEarly('amount', next)}
      >
        <QuickAmounts drafts={drafts} bound={amount} />
        {amount.slider.min > amount.start && (
          <p className="help">
            {sentence(words.form.sliderRange, { min: least, max: most, example: inLakh(amount.start) })}
          </p>
        )}
      </SliderField>
      <SliderField
        typing={drafts.typing('rate')}
        affix={affixes.rate}
        range={rate.slider}
        ends={ends(rateEnds, (end) => percent(end))}
        valueText={sentence(words.rateSaid, { rate: percent(value('rate')) })}
        onSlide={(next) => drafts.set('rate', next)}
        onSlidEarly={(next) => drafts.setEarly('rate', next)}
      />
      <SliderField
        typing={drafts.typing('months')}
        affix={affixes.months}
        range={months.slider}
        ends={ends(monthEnds, (end) => `${end} ${affixes.months}`)}
        valueText={tenureShort(value('months'), figures)}
        note={tenureShort(value('months'), figures)}
        onSlide={(next) => drafts.set('months', next)}
        onSlidEarly={(next) => drafts.setEarly('months', next)}
      />
    </>
  );
}
