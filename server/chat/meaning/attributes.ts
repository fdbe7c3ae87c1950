// What is asked about a product. Several at once are kept in the order asked; words that only colour another
// ("maximum age", "percent of the value") give way to it.
import type { ProductId } from '../../../content/schema.ts';
import type { Concept, Understood } from '../understand.ts';

export const frameAttributes = [
  'rate', 'amount', 'tenure', 'time', 'age', 'income', 'score', 'experience', 'vintage', 'turnover', 'statements', 'ltv',
  'tax', 'collateral', 'share', 'schemes', 'types', 'uses', 'propertyTypes',
] as const;
export type Attribute = (typeof frameAttributes)[number];

const conceptOf: Partial<Record<Concept, Attribute>> = {
  'a.rate': 'rate',
  'a.cheap': 'rate',
  'a.amount': 'amount',
  'a.tenure': 'tenure',
  'a.longer': 'tenure',
  'a.time': 'time',
  'a.disbursal': 'time',
  'a.faster': 'time',
  'a.age': 'age',
  'a.income': 'income',
  'a.score': 'score',
  'a.experience': 'experience',
  'a.vintage': 'vintage',
  'a.turnover': 'turnover',
  'a.statements': 'statements',
  'a.ltv': 'ltv',
  'a.tax': 'tax',
  'a.tax-80c': 'tax',
  'a.tax-24b': 'tax',
  'a.collateral': 'collateral',
  'a.share': 'share',
  'a.schemes': 'schemes',
  'a.types': 'types',
  'a.uses': 'uses',
  'a.property-types': 'propertyTypes',
};

const interestWords = /^(interest|byaj|vyaj|sud|sood|roi|ब्याज|सूद|इंटरेस्ट)/;
const amountWords = /amount|loan|rashi|rakam|borrow|राशि|रकम|लोन|ऋण|rin|money|paisa|पैसा/;

export function attributesOf(said: Understood, about: ProductId[]): Attribute[] {
  const found: Attribute[] = [];
  for (const hit of said.hits) {
    const attribute = conceptOf[hit.concept];
    if (attribute && !found.includes(attribute)) found.push(attribute);
  }
  const drop = (...gone: Attribute[]) => {
    for (const attribute of gone) {
      const at = found.indexOf(attribute);
      if (at >= 0) found.splice(at, 1);
    }
  };
  const has = (attribute: Attribute) => found.includes(attribute);
  const words = said.words.join(' ');
  const speaksOfInterest = said.words.some((word) => interestWords.test(word));

  if (has('tax')) drop('rate', 'amount', 'income');
  if (has('share')) drop('rate', 'amount');
  if (has('schemes')) drop('amount', 'types', 'share');
  if (has('ltv') && !speaksOfInterest) drop('rate', 'amount');
  if (has('ltv') && speaksOfInterest && found.length > 1) drop('ltv');
  if (found.length > 1 && has('amount') && !said.hits.some((hit) => hit.concept === 'a.amount' && amountWords.test(said.words.slice(hit.at, hit.at + hit.length).join(' ')))) drop('amount');
  if (has('vintage') || has('turnover')) drop('age', 'experience');
  if (has('age') && (about.includes('business-loan') || said.has('w.business')) && !said.has('w.me') && about.length <= 1) {
    if (about[0] === 'business-loan' || about.length === 0) {
      drop('age');
      found.push('vintage');
    }
  }
  if (has('age') && has('tenure')) drop('tenure');
  if (has('experience') && has('tenure')) drop('tenure');
  if (has('time') && has('tenure') && /din|day|ghante|hour|दिन|घंट|approv|sanction|मंजूर|manj|manz/.test(words)) drop('tenure');
  if (has('time') && has('tenure')) drop('time');
  if (said.has('a.cheap') && !said.has('a.rate') && (has('income') || has('score') || has('age') || has('amount'))) drop('rate');
  if (about.includes('business-loan') && about.length === 1 && has('experience')) {
    drop('experience');
    if (!has('vintage')) found.push('vintage');
  }
  return found;
}
