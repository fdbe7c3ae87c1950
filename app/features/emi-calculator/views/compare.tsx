import { compareOffers } from '../../../../domain/loan/apr.ts';
import { GENERAL, MOST_OFFERS } from '../../../../domain/loan/bounds.ts';
import { percent, rupees } from '../../../../domain/money/format.ts';
import { Field } from '../field.tsx';
import { heard, sentence, useSetting } from '../setting.ts';
import { Sheet } from '../sheet.tsx';
import { ViewAnswer, ViewForm } from './view-form.tsx';

const NUMBERS = Array.from({ length: MOST_OFFERS }, (_, i) => i + 1);

/** Offers that are not there are blank: filling in one of their fields adds them. */
function OfferFields({ n }: { n: number }) {
  const { words, state } = useSetting();
  const offer = state.offers[n - 1];
  const { rate, months } = state;
  const title = sentence(words.views.compare.offer, { n });
  // The first offer is the loan itself; the others are somebody else's and stay as they were typed.
  const ofOffer = (part: string) => ({ name: `offer${n}-${part}`, group: `${title}, `, follows: n === 1 });
  return (
    <fieldset className="lines">
      <legend className="field__label">{title}</legend>
      <Field {...ofOffer('rate')} value={offer?.annualRate ?? null} start={rate} range={GENERAL.rate} />
      <Field {...ofOffer('months')} value={offer?.months ?? null} start={months} range={GENERAL.months} />
      <Field
        {...ofOffer('fee')}
        value={offer?.fee ?? null}
        range={{ min: 0, max: state.amount }}
        hint={n === 1 ? words.views.compare.feeHint : undefined}
      />
    </fieldset>
  );
}

export function Compare() {
  const { words, state } = useSetting();
  const labels = words.views.compare;
  const { offers, lowestEmi, lowestCost, lowestApr } = compareOffers(state.amount, state.offers);
  const said = heard(
    offers.map(({ emi, totalCost }, i) => ({
      label: sentence(labels.offer, { n: i + 1 }),
      value: `${labels.emi} ${rupees(emi.emi)}, ${labels.total} ${rupees(totalCost)}`,
    })),
  );
  const marked = (value: string, lowest: boolean) => (
    <>
      {value} {lowest && <small className="lowest">{labels.lowest}</small>}
    </>
  );
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <div className="offers">
          {NUMBERS.map((n) => (
            <OfferFields key={n} n={n} />
          ))}
        </div>
      </ViewForm>
      <ViewAnswer said={said}>
        <Sheet
          caption={labels.caption}
          corner={sentence(labels.offer, { n: '' }).trim()}
          columns={[labels.emi, labels.total, labels.credit, labels.apr]}
          rows={offers.map(({ emi, totalCost, costOfCredit, apr }, i) => ({
            key: String(i),
            head: sentence(labels.offer, { n: i + 1 }),
            cells: [
              marked(rupees(emi.emi), i === lowestEmi),
              marked(rupees(totalCost), i === lowestCost),
              rupees(costOfCredit),
              'none' in apr ? labels.noApr[apr.none] : marked(percent(apr.nominal, 2), i === lowestApr),
            ],
          }))}
        />
        <p className="view__note">{labels.aprNote}</p>
      </ViewAnswer>
    </>
  );
}
