// What a model may compute: the same sums and the same comparison that the embedded engine uses.
import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import * as v from 'valibot';
import { productIds } from '../../content/products.ts';
import type { Fact } from '../../content/schema.ts';
import { emi } from '../../domain/loan/emi.ts';
import { rupees } from '../../domain/money/format.ts';
import type { Role } from './slots/slot.ts';
import { computeSum } from './sums/sums.ts';

/** What can be compared, by the role that a visitor's figure would have. */
const roles: Record<string, Role> = {
  age: 'age',
  income: 'income',
  score: 'score',
  vintage: 'vintage',
  turnover: 'turnover',
  experience: 'experience',
  amount: 'amount',
  tenure: 'tenure',
  ltv: 'share',
};
const criteria = Object.keys(roles);

const emiInput = v.object({
  principal: v.pipe(v.number(), v.minValue(1000), v.maxValue(1e12)),
  annual_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(60)),
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(480)),
});
const eligibilityInput = v.object({
  product: v.picklist(productIds),
  criterion: v.picklist(criteria),
  value: v.number(),
});

export const tools: ChatCompletionFunctionTool[] = [
  {
    type: 'function',
    function: {
      name: 'emi',
      description: 'Monthly instalment, total interest and total of a loan, in whole rupees.',
      parameters: {
        type: 'object',
        properties: { principal: { type: 'number' }, annual_rate: { type: 'number' }, months: { type: 'integer' } },
        required: ['principal', 'annual_rate', 'months'],
      },
    },
  },
  {
    type: 'function',
    function: {
      name: 'eligibility',
      description:
        'Whether a value fits the lenders’ bounds: yes, part (some lenders only), low or high. Income is rupees a month, turnover rupees a year, tenure, vintage and experience are months.',
      parameters: {
        type: 'object',
        properties: {
          product: { type: 'string', enum: productIds },
          criterion: { type: 'string', enum: criteria },
          value: { type: 'number' },
        },
        required: ['product', 'criterion', 'value'],
      },
    },
  },
];

function compared(facts: Fact[], { product, criterion, value }: v.InferOutput<typeof eligibilityInput>): string | null {
  const role = roles[criterion] as Role;
  const slot = { role, value, measure: 'bare' as const, p: 1, text: String(value), start: 0, end: 0 };
  const outcome = computeSum('check.fit', {
    slots: { filled: { [role]: [slot] }, loose: [], traits: {} },
    product,
    facts,
  });
  const verdict = outcome.state === 'result' && outcome.sentences.find(({ frame }) => frame.startsWith('verdict.'));
  return verdict ? verdict.frame.replace('verdict.', '') : null;
}

/** The result as text for the model; its figures may then stand in the reply. */
export function runTool(name: string, input: string, facts: Fact[]): string {
  let args: unknown;
  try {
    args = JSON.parse(input);
  } catch {
    return 'The arguments are not JSON.';
  }
  if (name === 'emi') {
    const terms = v.safeParse(emiInput, args);
    if (!terms.success) return 'These are no loan terms.';
    const { principal, annual_rate: annualRate, months } = terms.output;
    const sum = emi({ principal, annualRate, months });
    return `EMI ${rupees(sum.emi)}, total interest ${rupees(sum.interest)}, total ${rupees(sum.total)} for ${rupees(principal)} at ${annualRate}% over ${months} months`;
  }
  if (name === 'eligibility') {
    const claim = v.safeParse(eligibilityInput, args);
    if (!claim.success) return 'This cannot be compared.';
    return compared(facts, claim.output) ?? 'We publish no bound for this.';
  }
  return 'No such tool.';
}
