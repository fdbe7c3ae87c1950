// What is asked about a product. Several at once are kept in the order asked; words that only colour another
// ("maximum age", "percent of the value") give way to it.
import type { Concept, Understood } from '../understand.ts';

export type Attribute =
  | 'rate'
  | 'amount'
  | 'tenure'
  | 'time'
  | 'age'
  | 'income'
  | 'score'
  | 'experience'
  | 'vintage'
  | 'turnover'
  | 'statements'
  | 'ltv'
  | 'tax'
  | 'collateral'
  | 'share'
  | 'schemes'
  | 'types'
  | 'uses'
  | 'propertyTypes';

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
const grantWords = /^(subsidy|subsidies|subsidi|sabsidi|anudan|grant|grants|अनुदान|सब्सिडी|सबसिडी)$/;
const ofLoan = /^(loan|loans|scheme|schemes|yojana|yojna|rin|लोन|ऋण|योजना|योजनाएं|स्कीम)$/;
const listWords = /\b(name|names|list|naam|naamo|handle|deal|cover|work with)\b|नाम|सूची/;
const fundWords =
  /\b(paisa|paise|money|fund|funds|finance|deta|dete|dega|degi|give|gives|pay|pays|lend|lends)\b|पैसा|पैसे|देता|देते|देगा/;
const shareWords = /\b(?:share|fraction|portion|proportion|part|percentage|how much) of\b/;
/** What the loan costs is its rate, what the house costs is not. */
const loanCosts =
  /\bat what cost\b|\bcosts? (?:me |us )?(?:yearly|annually|per annum|a year|per year|every year)\b|\bloans? costs?\b|\bcosts? of (?:an? |the |my )?(?:\w+ )?loans?\b/;
const startsAt = /\b(?:begin|begins|start|starts|starting) (?:at|from)\b|\bse shuru\b|से शुरू/;
const firmAge =
  /\bhow (?:old|long|many years)\b(?:(?!\b(?:loan|finance|tenure)\b).)*\b(?:business|company|firm|shop|startup|enterprise|unit)\b(?! (?:loan|finance)).*\b(?:run|running|exist\w*|operat\w*|been|old|be|trading)\b/;
const instalmentCount =
  /\bhow many (?:emi|emis|instal?lments?)\b|\bkitni (?:kist\w*|kisht\w*|emi)\b|कितनी (?:किस्त|ईएमआई)/;
const repayWords = /repay|pay back|payback|pay it back|chuka|lauta|चुका|चुकौ|लौटा|पुनर्भुगतान/;
const ownBusiness = /how old .*\b(business|company|firm|shop|startup|store|unit|enterprise|boutique|salon|workshop)\b/;
const amountWords = /amount|loan|rashi|rakam|borrow|राशि|रकम|लोन|ऋण|rin|money|paisa|पैसा/;

export function attributesOf(said: Understood, about: string[]): Attribute[] {
  const found: Attribute[] = [];
  for (const hit of said.hits) {
    const attribute = conceptOf[hit.concept];
    if (attribute && !found.includes(attribute)) found.push(attribute);
  }
  // Of a product these are asked about the borrower, else about the firm.
  if (about.length > 0 && said.has('f.careers', 'f.experience')) found.push('experience');
  if (about.length > 0 && said.has('f.disbursed')) found.push('amount');
  const has = (attribute: Attribute) => found.includes(attribute);
  const drop = (...gone: Attribute[]) => {
    for (const attribute of gone) {
      const at = found.indexOf(attribute);
      if (at >= 0) found.splice(at, 1);
    }
  };
  const words = said.words.join(' ');
  const unitAlone = said.words.some(
    (word, at) =>
      /^(years?|months?|saal|mahine|mahina|साल|वर्ष|महीने|माह)$/.test(word) && said.tokens[at - 1]?.kind !== 'number',
  );
  const speaksOfInterest = said.words.some((word) => interestWords.test(word));

  const add = (attribute: Attribute) => {
    if (!has(attribute)) found.push(attribute);
  };
  const phraseOf = (concept: Concept, fits: (phrase: string) => boolean) =>
    said.hits.some((hit) => hit.concept === concept && fits(said.words.slice(hit.at, hit.at + hit.length).join(' ')));
  const ands = said.has('a.minimum') ? [] : said.at('x.and');
  const partOf = (at: number) => (said.tokens[at]?.clause ?? 0) + ands.filter((and) => and < at).length;
  /** In a clause without another attribute: the last word of "rate? tenure? max?". */
  const standsAlone = (concept: Concept) =>
    said.at(concept).some((at) => {
      const part = partOf(at);
      return !said.hits.some((hit) => hit.concept !== concept && conceptOf[hit.concept] && partOf(hit.at) === part);
    });
  if (said.has('a.fees') && said.has('x.yearly') && !has('rate')) add('rate');
  const propertyLoan = about.length === 1 && (about[0] === 'home-loan' || about[0] === 'mortgage-loan');

  if (said.has('w.price') && shareWords.test(words) && (propertyLoan || said.has('w.house', 'w.property'))) add('ltv');
  if (loanCosts.test(words)) add('rate');
  else if (
    said.has('w.price') &&
    (propertyLoan || said.has('w.house', 'w.property', 't.plot')) &&
    !said.has('t.purchase')
  )
    add('ltv');
  const subsidy = about.length === 1 && about[0] === 'government-subsidies';
  const asksPercent =
    said.has('a.percent') || said.words.some((word, at) => word === '%' && said.tokens[at - 1]?.kind !== 'number');
  const ofGrant = said.words.some((word, at) => grantWords.test(word) && !ofLoan.test(said.words[at + 1] ?? ''));
  // The rate's sentence names the share too.
  if (subsidy && asksPercent && !speaksOfInterest && !has('rate')) add(ofGrant ? 'share' : 'rate');
  if (
    subsidy &&
    said.has('q.howmuch', 'a.amount') &&
    found.every((attribute) => attribute === 'amount' || attribute === 'schemes') &&
    ofGrant
  ) {
    add('share');
    drop('schemes');
  }
  if (
    subsidy &&
    found.length === 0 &&
    (said.has('q.howmuch', 'q.what') || listWords.test(words)) &&
    /scheme|yojana|yojna|योजना|स्कीम/.test(words) &&
    !said.has('s.mudra', 's.pmegp', 's.standup')
  )
    add('schemes');
  if (asksPercent && !about.length && said.has('w.house', 'w.property', 't.purchase') && !speaksOfInterest) {
    if (fundWords.test(words)) {
      add('ltv');
      drop('rate');
    }
  }
  if (asksPercent && !has('ltv') && !has('share')) {
    // "Kitne percent tak milta hai" may mean the share of the price as well as the interest.
    const beside = said.at('a.percent').some((at) => said.at('a.rate').some((rate) => Math.abs(rate - at) <= 3));
    if (
      propertyLoan &&
      !beside &&
      /\b(tak|upto|up|milta|milega|mil|dete|deta|finance|fund|give|lend|get)\b|तक|मिल|देते|दे/.test(words)
    ) {
      add('rate');
      add('ltv');
      if (!speaksOfInterest) return ['rate', 'ltv'];
    } else add('rate');
  }
  if (found.length === 0 && about.length > 0 && said.has('q.howmuch') && said.has('q.can', 'w.loan')) add('amount');
  if (found.length === 0 && about.length > 0 && said.has('a.minimum')) add('amount');
  if (found.length === 0 && about.length > 0 && startsAt.test(words)) add('rate');
  if (
    unitAlone &&
    (has('amount') || said.has('a.minimum', 'q.howmuch')) &&
    !has('age') &&
    !has('experience') &&
    !has('vintage') &&
    !has('turnover') &&
    !has('income') &&
    !has('statements')
  ) {
    drop('amount');
    add('tenure');
  }
  if (instalmentCount.test(words)) {
    drop('amount');
    add('tenure');
  }
  if (has('uses') && found.length > 1) drop('uses');
  if (has('tax')) drop('rate', 'amount', 'income');
  if (has('tax') && !phraseOf('a.tenure', (phrase) => !repayWords.test(phrase))) drop('tenure');
  if (has('vintage') && !phraseOf('a.tenure', (phrase) => !/years|saal|sal|साल|वर्ष/.test(phrase))) drop('tenure');
  if (has('share')) drop('rate', 'amount');
  if (has('schemes')) drop('amount', 'types', 'share');
  if (has('ltv') && !speaksOfInterest) drop('rate', 'amount');
  if (
    found.length > 1 &&
    has('amount') &&
    !phraseOf('a.amount', (phrase) => amountWords.test(phrase)) &&
    !standsAlone('a.amount')
  )
    drop('amount');
  if (firmAge.test(words) && !said.has('w.me') && !/\b(?:you|your)\b/.test(words)) {
    drop('tenure', 'time', 'age');
    add('vintage');
  }
  if (has('vintage') || has('turnover')) drop('age', 'experience');
  if (
    has('age') &&
    (about.includes('business-loan') || said.has('w.business')) &&
    (!said.has('w.me') || ownBusiness.test(words)) &&
    about.length <= 1
  ) {
    if (about[0] === 'business-loan' || about.length === 0) {
      drop('age');
      found.push('vintage');
    }
  }
  if ((has('age') || has('statements')) && has('tenure')) drop('tenure');
  if (has('experience') && has('tenure')) drop('tenure');
  if (
    has('time') &&
    has('tenure') &&
    /\b(?:din|day|ghante|hour|approv|sanction|manj|manz|processing|disburs)|दिन|घंट|मंजूर/.test(words)
  )
    drop('tenure');
  if (has('time') && has('tenure')) drop('time');
  if (said.has('a.cheap') && !said.has('a.rate') && (has('income') || has('score') || has('age') || has('amount')))
    drop('rate');
  if (about.includes('business-loan') && about.length === 1 && has('experience')) {
    drop('experience');
    if (!has('vintage')) found.push('vintage');
  }
  // "How much can I get without collateral": the sum is asked, and its sentence names the collateral.
  if (found.length === 1 && has('collateral') && said.has('q.howmuch', 'a.amount') && said.has('x.neg'))
    found.unshift('amount');
  return found;
}
