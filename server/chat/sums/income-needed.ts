// What income a loan or an EMI asks for, by the share of it that EMIs may take.
import { emi } from '../../../domain/loan/emi.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import { rangeOf } from './range.ts';
import { given, present, total, within } from './figures.ts';
import { calculatorLink } from './link.ts';
import type { Figure, SumInput, SumOutcome } from './outcome.ts';

export function incomeSum({ slots, product, facts }: SumInput): SumOutcome {
  const share = figuresOf(facts).low('calc.share');
  const running = total(slots, 'running');
  const needed = (instalment: number) => Math.round(((instalment + running) * 100) / share);
  const told = (frame: string, figures: Record<string, Figure>, href: string | null): SumOutcome => ({
    state: 'result',
    sentences: [
      { frame, figures: { ...figures, share: { percent: share } } },
      ...(running > 0 ? [{ frame: 'neededRunning', figures: { running: { rupees: running } } }] : []),
    ],
    href,
  });
  const payment = given(slots, 'emi');
  const loan = given(slots, 'amount', 'owed');
  if (payment !== undefined && loan === undefined)
    return told('neededEmi', { emi: { rupees: payment }, income: { rupees: needed(payment) } }, null);
  const { amount } = present({ amount: loan });
  const [ownRate, ownMonths] = [given(slots, 'rate'), given(slots, 'tenure')];
  const range = rangeOf(facts, product);
  // What is not said comes from the loan's own rows, both ends of them.
  const { rate, tenure } = present({ rate: ownRate ?? range?.low, tenure: ownMonths ?? range?.months });
  const months = Math.round(tenure);
  const highest = ownRate ?? range?.high ?? rate;
  for (const annualRate of [rate, highest]) within({ amount, rate: annualRate, months });
  const [least, most] = [rate, highest].map((annualRate) => emi({ principal: amount, annualRate, months }).exact.emi);
  const figures: Record<string, Figure> = {
    amount: { amount },
    tenure: { months },
    rate: { percent: rate },
    high: { percent: highest },
    emi: { rupees: Math.round(least ?? 0) },
    most: { rupees: Math.round(most ?? 0) },
    income: { rupees: needed(least ?? 0) },
    upTo: { rupees: needed(most ?? 0) },
  };
  return told(rate === highest ? 'needed' : 'neededRange', figures, calculatorLink(product, { amount, rate, months }));
}
