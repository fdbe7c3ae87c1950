// What a model may compute: the same sums and the same comparison that the embedded engine uses.
import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import * as v from 'valibot';
import { productIds } from '../../content/products.ts';
import type { Fact } from '../../content/schema.ts';
import { emi } from '../../domain/loan/emi.ts';
import { rupees } from '../../domain/money/format.ts';
import { verdictOf } from './eligibility.ts';
import { criteria } from './meaning/claims.ts';

const emiInput = v.object({
  principal: v.pipe(v.number(), v.minValue(1000), v.maxValue(1e12)),
  annual_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(60)),
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(480)),
});
const eligibilityInput = v.object({
  product: v.picklist(productIds),
  criterion: v.picklist(criteria),
  value: v.number(),
  employment: v.optional(v.picklist(['salaried', 'self-employed'])),
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
          criterion: { type: 'string', enum: [...criteria] },
          value: { type: 'number' },
          employment: { type: 'string', enum: ['salaried', 'self-employed'] },
        },
        required: ['product', 'criterion', 'value'],
      },
    },
  },
];

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
    const { product, criterion, value, employment } = claim.output;
    return verdictOf(facts, product, criterion, value, employment) ?? 'We publish no bound for this.';
  }
  return 'No such tool.';
}
