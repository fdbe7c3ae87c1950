// Instalment sums asked in words. Values may come one message at a time: what an earlier message gave is kept.
import { boundsFor } from '../../content/calculator.ts';
import { productIds, products } from '../../content/products.ts';
import { readParams, writeParams } from '../../domain/loan/params.ts';
import { emi } from '../../domain/loan/emi.ts';
import { startInputs, startState } from '../../domain/loan/state.ts';
import { lakhCrore, percent, rupees, tenureShort } from '../../domain/money/format.ts';
import type { Ask } from './ask.ts';
import { type Quantity, quantities } from './quantities.ts';
import { join, type Said, type Voice } from './reply/voice.ts';
import { type Understood, understand } from './understand.ts';

interface Terms {
  amount?: number;
  /** Of the year. */
  rate?: number;
  /** As the visitor gave it, when it was one of the month. */
  monthly?: number | undefined;
  months?: number;
}

const LEAST_AMOUNT = 1000;
const HIGHEST_RATE = 60;
const LONGEST = 480;
const MONTHS_A_YEAR = 12;
const rateWords = /^(rate|rates|interest|roi|byaj|vyaj|dar|at|@|sud|ब्याज|दर|रेट)/;

const noInterest =
  /\b(?:zero|no|without|bina) (?:percent |% )?(?:interest|byaj|vyaj)|\binterest free|\b(?:byaj|vyaj) (?:mukt|free)|\bzero (?:percent|%)|(?:शून्य|बिना|जीरो) (?:प्रतिशत )?(?:ब्याज|प्रतिशत)|ब्याज मुक्त/;

const rateOf = ({ value, monthly }: Quantity): Pick<Terms, 'rate' | 'monthly'> =>
  monthly
    ? { rate: Math.round(value * MONTHS_A_YEAR * 1e6) / 1e6, monthly: value }
    : { rate: value, monthly: undefined };

/** The three values, by their units first; a bare number then takes the place that its size and order leave open. */
function termsOf(said: Understood): Terms {
  const list = quantities(said.tokens, said.words);
  const terms: Terms = {};
  const bare: number[] = [];
  for (const quantity of list) {
    if (quantity.measure === 'money') terms.amount ??= quantity.value;
    else if (quantity.measure === 'percent' && terms.rate === undefined) Object.assign(terms, rateOf(quantity));
    else if (quantity.measure === 'months') terms.months ??= Math.round(quantity.value);
    else if (quantity.measure === 'bare') {
      const before = said.words[quantity.at - 1] ?? '';
      const wordBefore = before === 'of' || before === 'is' ? (said.words[quantity.at - 2] ?? '') : before;
      if (terms.rate === undefined && rateWords.test(wordBefore) && quantity.value <= HIGHEST_RATE)
        Object.assign(terms, { rate: quantity.value, monthly: undefined });
      else bare.push(quantity.value);
    }
  }
  if (terms.rate === undefined && noInterest.test(said.words.join(' '))) Object.assign(terms, { rate: 0 });
  for (const value of bare) {
    if (terms.amount === undefined && value >= LEAST_AMOUNT) terms.amount = value;
    else if (terms.rate === undefined && value <= HIGHEST_RATE && (terms.amount !== undefined || bare.length > 1))
      Object.assign(terms, { rate: value, monthly: undefined });
    else if (terms.months === undefined && terms.amount !== undefined && Number.isInteger(value))
      terms.months = value <= 40 ? value * 12 : value;
  }
  return terms;
}

const given = (terms: Terms) => [terms.amount, terms.rate, terms.months].filter((value) => value !== undefined).length;

const asksForSum = (said: Understood, terms: Terms): boolean =>
  (given(terms) === 3 && !said.has('a.age', 'a.score', 'a.income')) ||
  (said.has('e.emi', 'e.total-interest') && given(terms) >= 1) ||
  (said.has('e.calculate') && given(terms) >= 2 && terms.amount !== undefined);

/** Two or three values for one of the three ("10 and 15 years") make as many sums. */
function variants(ask: Ask, terms: Terms): Terms[] {
  const list = (measure: 'money' | 'months') => [
    ...new Set(ask.quantities.filter((quantity) => quantity.measure === measure).map((quantity) => quantity.value)),
  ];
  const [amounts, times] = [list('money'), list('months')];
  const rates = ask.quantities.filter((quantity) => quantity.measure === 'percent').map(rateOf);
  const several = [amounts, rates, times].filter((values) => values.length > 1);
  if (several.length !== 1 || (several[0]?.length ?? 0) > 3) return [terms];
  if (amounts.length > 1) return amounts.map((amount) => ({ ...terms, amount }));
  if (rates.length > 1) return rates.map((rate) => ({ ...terms, ...rate }));
  return times.map((months) => ({ ...terms, months: Math.round(months) }));
}

/** Null when no sum is asked for. */
export function emiTerms(ask: Ask): Terms | null {
  const terms = termsOf(ask);
  if (ask.has('e.late') && given(terms) < 3) return null;
  if (asksForSum(ask, terms)) {
    // A question about a rule that happens to hold a figure is no sum.
    if (given(terms) < 3 && ask.has('a.eligibility', 'a.age', 'a.score', 'a.prepay', 'a.tax')) return null;
    if (given(terms) < 3 && ask.has('a.income') && !ask.has('e.emi')) return null;
    return given(terms) === 3 ? terms : { ...earlierTerms(ask), ...terms };
  }
  if (
    given(terms) === 0 ||
    ask.attributes.some((attribute) => attribute !== 'rate' && attribute !== 'tenure' && attribute !== 'amount')
  )
    return null;
  const before = earlierTerms(ask);
  return before ? { ...before, ...terms } : null;
}

/** The sum that the visitor's last messages were about, if they were. */
function earlierTerms(ask: Ask): Terms | null {
  let found: Terms | null = null;
  for (const text of ask.earlier.slice(0, 3)) {
    const said = understand(text);
    const terms = termsOf(said);
    if (given(terms) === 0) {
      if (said.has('e.emi')) return found ?? {};
      break;
    }
    found = { ...terms, ...(found ?? {}) };
    if (asksForSum(said, terms)) return found;
  }
  return null;
}

export function answerSum(ask: Ask, voice: Voice, terms: Terms): Said {
  const text = voice.texts.emi;
  const missing = (['amount', 'rate', 'tenure'] as const).filter(
    (name) => terms[name === 'tenure' ? 'months' : name] === undefined,
  );
  if (missing.length > 0) {
    const said = voice.say(
      text.ask.replace('{missing}', missing.map((name) => text.missing[name]).join(text.and)),
      {},
      ['/emi-calculator'],
    );
    const [product] = ask.about;
    if (!missing.includes('rate') || !product) return said;
    const rows = products.find(({ id }) => id === product)?.facts;
    return join(
      said,
      voice.say(text.rateHint.replace('{figure}', `{${rows}.rate}`), { product: voice.texts.loan(product).name }),
    );
  }
  const sums = variants(ask, terms).map((each) => oneSum(voice, each, ask.about[0] ?? null));
  return join(...sums, voice.say(text.note));
}

/** The calculator with these figures, as the product's loan where they lie in its range; null where it has no room for them. */
function calculatorAddress(loan: string | null, amount: number, rate: number, months: number): string | null {
  const main = { amount, rate, months };
  const state = { ...startState(loan, boundsFor(loan)), ...main, ...startInputs(main), calculated: true };
  const params = writeParams(state, boundsFor);
  if (readParams(params, boundsFor, productIds).corrections.length === 0) return `/emi-calculator?${params}`;
  return loan ? calculatorAddress(null, amount, rate, months) : null;
}

function oneSum(voice: Voice, { amount = 0, rate = 0, monthly, months = 0 }: Terms, loan: string | null): Said {
  const text = voice.texts.emi;
  if (amount < LEAST_AMOUNT || amount > 1e12 || rate > HIGHEST_RATE || months < 1 || months > LONGEST)
    return voice.say(text.outside, {}, ['/emi-calculator']);
  const sum = emi({ principal: amount, annualRate: rate, months });
  const terms = {
    amount: lakhCrore(amount, voice.words),
    rate: percent(rate),
    tenure: tenureShort(months, voice.words),
  };
  const said = voice.say(
    text.result,
    {
      ...terms,
      emi: rupees(sum.emi),
      interest: rupees(sum.interest),
      total: rupees(sum.total),
    },
    ['/emi-calculator'],
  );
  const href = calculatorAddress(loan, amount, rate, months);
  const linked = href ? { ...said, links: [{ href, title: voice.say(text.open, terms).text }] } : said;
  if (monthly === undefined) return linked;
  return join(linked, voice.say(text.monthly, { monthly: percent(monthly), rate: percent(rate) }));
}
