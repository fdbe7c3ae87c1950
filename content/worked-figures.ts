// What follows from the inputs of examples.ts, as a reader sees it.
import { type Emi, emi } from '../domain/loan/emi.ts';
import { lakhCrore, percent, rupees, tenureShort } from '../domain/money/format.ts';
import { examples, sums } from './examples.ts';

/** The lower end of a row of the ledger. */
type Value = (row: string) => number;

const given = (input: number | string, value: Value) => (typeof input === 'number' ? input : value(input));

function loan(id: string, value: Value) {
  const example = examples[id];
  if (!example) throw new Error(`there is no worked example '${id}' in content/examples.ts`);
  const terms = { principal: example.principal, annualRate: given(example.rate, value), months: example.months };
  return { ...terms, result: emi(terms) };
}

const costs = ['emi', 'total', 'interest'] as const;
const costOf = (result: Emi, part: string): number => {
  const cost = costs.find((name) => name === part);
  if (!cost) throw new Error(`a worked example has no part '${part}'`);
  return result[cost];
};

function loanFigure(id: string, part: string, value: Value): string {
  const { principal, annualRate, months, result } = loan(id, value);
  if (part === 'amount') return lakhCrore(principal);
  if (part === 'rate') return percent(annualRate);
  if (part === 'tenure') return tenureShort(months);
  return rupees(costOf(result, part));
}

/** By how much the second loan costs less; the difference of what is shown, so that a reader can check it. */
function savedFigure(first: string, second: string, part: string, value: Value): string {
  return rupees(costOf(loan(first, value).result, part) - costOf(loan(second, value).result, part));
}

function sumFigure(id: string, part: string, value: Value): string {
  const sum = sums[id];
  if (!sum) throw new Error(`there is no sum '${id}' in content/examples.ts`);
  const whole = given(sum.of, value);
  const piece = sum.split ? whole / value(sum.split) : (whole * (sum.share ? value(sum.share) : 100)) / 100;
  switch (part) {
    case 'of':
      return lakhCrore(whole);
    case 'part':
      return lakhCrore(piece);
    case 'rest':
      return lakhCrore(whole - piece);
    default:
      throw new Error(`a sum has no part '${part}'`);
  }
}

/** The figure that {ex.…}, {saved.…} or {sum.…} names; nothing for other names. */
export function workedFigure(name: string, value: Value): string | undefined {
  const [kind, first = '', second = '', third = ''] = name.split('.');
  if (kind === 'ex') return loanFigure(first, second, value);
  if (kind === 'saved') return savedFigure(first, second, third, value);
  if (kind === 'sum') return sumFigure(first, second, value);
  return undefined;
}
