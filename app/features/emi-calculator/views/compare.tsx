import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { compareOffers } from '../../../../domain/loan/apr.ts';
import { generalBounds, mostOffers } from '../../../../domain/loan/bounds.ts';
import { percent, rupees, rupeesOfPaise } from '../../../../domain/money/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../field.tsx';
import { heard, searchOf, sentence, useSetting } from '../setting.ts';
import { ViewAnswer, ViewForm } from './view-form.tsx';

/** Offers that are not there are blank: filling in one of their fields adds them. */
function OfferFields({ n }: { n: number }) {
  const { words, state, boundsOf } = useSetting();
  const labels = words.views.compare;
  const offer = state.offers[n - 1];
  const { rate, months } = state;
  const title = sentence(labels.offer, { n });
  // The first offer is the loan itself; the others are somebody else's and stay as they were typed.
  const ofOffer = (part: string) => ({ name: `offer${n}-${part}`, group: `${title}, `, follows: n === 1 });
  const without = { ...state, offers: state.offers.filter((_, i) => i !== n - 1) };
  return (
    <fieldset className="lines">
      <legend className="field__label">{title}</legend>
      <Field {...ofOffer('rate')} value={offer?.annualRate ?? null} start={rate} range={generalBounds.rate} />
      <Field {...ofOffer('months')} value={offer?.months ?? null} start={months} range={generalBounds.months} />
      <Field {...ofOffer('percent')} value={offer ? (offer.feePercent ?? 0) : null} range={{ min: 0, max: 100 }} />
      <Field {...ofOffer('fee')} value={offer?.fee ?? null} range={{ min: 0, max: state.amount }} />
      {offer && n > 1 && (
        <Link
          className="more-link"
          to={{ search: searchOf(without, boundsOf) }}
          preventScrollReset
          defaultShouldRevalidate={false}
        >
          {sentence(labels.remove, { n })}
        </Link>
      )}
    </fieldset>
  );
}

/** Fees as lenders quote them: without the tax that comes on top. */
function FeesBeforeTax() {
  const { words, state, feeTax } = useSetting();
  const labels = words.views.compare;
  return (
    <Checkbox key={String(state.feesBeforeTax)} id="gst" name="gst" value="1" ticked={state.feesBeforeTax}>
      {sentence(labels.gst, { gst: percent(feeTax) })}
    </Checkbox>
  );
}

interface Measure {
  name: string;
  cells: ReactNode[];
}

/** As many have room for whole figures beside each other on a phone. */
const mostBeside = 2;

/** Offers beside each other, a measure to a line: on a phone the measure's name stands above its figures. */
function LinedUp({ caption, heads, measures }: { caption: string; heads: string[]; measures: Measure[] }) {
  return (
    <table
      className={heads.length > mostBeside ? 'lined lined--many' : 'lined'}
      style={{ '--columns': heads.length } as CSSProperties}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={heads[i]} className="fig" data-column={heads[i]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Compare() {
  const { words, state, feeTax } = useSetting();
  const labels = words.views.compare;
  const compared = compareOffers(state.amount, state.offers, state.feesBeforeTax ? feeTax : 0);
  const { offers, lowestEmi, lowestCost, lowestApr } = compared;
  const heads = offers.map((_, i) => sentence(labels.offer, { n: i + 1 }));
  const marked = (value: string, lowest: boolean) => (
    <>
      {value} {lowest && <small className="lowest">{labels.lowest}</small>}
    </>
  );
  const values = offers.map(({ emi, totalCost }, i) => ({
    label: heads[i] ?? '',
    value: `${labels.emi} ${rupees(emi.emi)}, ${labels.total} ${rupees(totalCost)}`,
  }));
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <div className="offers">
          {Array.from({ length: Math.min(offers.length + 1, mostOffers) }, (_, i) => i + 1).map((n) => (
            <OfferFields key={n} n={n} />
          ))}
        </div>
        <FeesBeforeTax />
      </ViewForm>
      <ViewAnswer announced={heard(values)}>
        <LinedUp
          caption={labels.caption}
          heads={heads}
          measures={[
            { name: labels.emi, cells: offers.map(({ emi }, i) => marked(rupees(emi.emi), i === lowestEmi)) },
            { name: labels.fees, cells: offers.map(({ fees }) => rupeesOfPaise(fees.total)) },
            {
              name: labels.total,
              cells: offers.map(({ totalCost }, i) => marked(rupees(totalCost), i === lowestCost)),
            },
            { name: labels.credit, cells: offers.map(({ costOfCredit }) => rupees(costOfCredit)) },
            {
              name: labels.apr,
              cells: offers.map(({ apr }, i) =>
                'none' in apr ? labels.noApr[apr.none] : marked(percent(apr.nominal, 2), i === lowestApr),
              ),
            },
          ]}
        />
        <p className="view__note">{labels.aprNote}</p>
      </ViewAnswer>
    </>
  );
}
