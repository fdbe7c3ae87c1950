// Sums over a loan that changes: paid early, its EMI raised each year, or moved to another lender.
import { course, startOf } from '../../../domain/loan/course.ts';
import { type Emi, emi, type LoanTerms } from '../../../domain/loan/emi.ts';
import { planned } from '../../../domain/loan/plan.ts';
import { noPrepayment, type PrepayPlan, prepay } from '../../../domain/loan/prepay.ts';
import { type Schedule, schedule } from '../../../domain/loan/schedule.ts';
import { interestOf, outstandingAfter, tenureFor } from '../../../domain/loan/solve.ts';
import { type TransferInput, transfer } from '../../../domain/loan/transfer.ts';
import { toPaise, toRupees } from '../../../domain/money/units.ts';
import type { Slots } from '../slots/slot.ts';
import { Ask, given, longest, present, within } from './figures.ts';
import { calculatorLink } from './link.ts';
import type { Figure, Sentence, SumInput, SumOutcome } from './outcome.ts';

/** Below this part of a loan an extra payment is hardly made once. */
const littleExtra = 100;

function checked(amount: number, rate: number, months: number) {
  const terms = { amount, rate, months: Math.round(months) };
  within(terms);
  return terms;
}

/** The same payment today, a month before the calculator counts it, with the EMI kept. */
function savedAtOnce(loan: LoanTerms, before: Schedule, once: number): number {
  const start = startOf(loan, before);
  const after = course({ ...start, balance: start.balance - toPaise(once) }, {});
  return toRupees(before.totals.interest - after.totals.interest);
}

/** "12 lakh left at 8.75, EMI 15,000": how long it runs as it stands. */
function timeOf(slots: Slots): number | undefined {
  const [owed, rate, emi] = [given(slots, 'owed', 'amount'), given(slots, 'rate'), given(slots, 'emi')];
  if (owed === undefined || rate === undefined || emi === undefined) return undefined;
  return tenureFor(owed, rate, emi, longest).months ?? undefined;
}

/** "Every year after twelve EMIs": the first of them then, and not a year later. */
const aYear = noPrepayment.yearlyFrom;
/** What is saved by paying more than asked: once, every month, every year, or by an EMI that grows. */
export function prepaySum({ slots, product }: SumInput): SumOutcome {
  const monthly = given(slots, 'extraMonthly');
  const once = given(slots, 'extra');
  const rise = given(slots, 'rise');
  const emis = given(slots, 'extraEmis');
  if ([monthly, given(slots, 'extraYearly'), emis, once, rise].every((value) => value === undefined))
    present({ extra: undefined });
  // What is left of a loan is paid over the years that are left; of a whole loan, after those that passed.
  const left = slots.filled.owed || slots.filled.remaining;
  const { amount, rate, tenure } = present({
    amount: given(slots, 'owed', 'amount'),
    rate: given(slots, 'rate'),
    tenure: given(slots, 'remaining', 'tenure') ?? timeOf(slots),
  });
  const terms = checked(amount, rate, tenure);
  const paid = left ? 0 : Math.round(given(slots, 'elapsed') ?? 0);
  const month = Math.min(terms.months, Math.max(1, paid));
  // "7000 extra" on lakhs, and not how often: once would be a sum that nobody means.
  const little = once !== undefined && once < terms.amount / littleExtra && monthly === undefined;
  if (little && !slots.filled.elapsed) present({ extra: undefined });
  if ((once ?? 0) >= terms.amount) throw new Ask({ state: 'outside' });
  const loan = { principal: terms.amount, annualRate: terms.rate, months: terms.months };
  const yearly = given(slots, 'extraYearly') ?? (emis === undefined ? undefined : emis * emi(loan).emi);
  const plan: PrepayPlan = {
    ...noPrepayment,
    extras: once === undefined ? [] : [{ month, amount: once }],
    monthly: monthly ?? 0,
    ...(monthly !== undefined && { monthlyFrom: month }),
    yearly: yearly ?? 0,
    ...(yearly !== undefined && { yearlyFrom: Math.min(terms.months, paid === aYear ? aYear : paid + aYear) }),
  };
  const before = schedule(loan);
  const after = rise === undefined ? prepay(loan, plan).after : planned(loan, { prepay: plan, stepUp: rise });
  const figures: Record<string, Figure> = {
    amount: { amount: terms.amount },
    rate: { percent: terms.rate },
    tenure: { months: terms.months },
    saved: { rupees: toRupees(before.totals.interest - after.totals.interest) },
    sooner: { months: before.rows.length - after.rows.length },
    time: { months: after.rows.length },
  };
  const extras: Sentence[] = [
    ...(once === undefined
      ? []
      : [
          { frame: paid > 0 ? 'extraAfter' : 'extraNow', figures: { extra: { amount: once }, paid: { months: paid } } },
        ]),
    ...(monthly === undefined ? [] : [{ frame: 'extraMonthly', figures: { extra: { rupees: monthly } } }]),
    ...(yearly === undefined ? [] : [{ frame: 'extraYearly', figures: { extra: { rupees: yearly } } }]),
    ...(rise === undefined ? [] : [{ frame: 'rise', figures: { rise: { percent: rise } } }]),
  ];
  // Paid once, it may lower the EMI as well as shorten the time.
  const isOnce = extras.length === 1 && once !== undefined && paid < terms.months;
  const rest = isOnce ? toRupees(outstandingAfter(loan, paid)) - once : 0;
  const smaller: Sentence[] =
    rest > 0
      ? [
          {
            frame: 'orSmaller',
            figures: {
              before: { rupees: emi(loan).emi },
              after: { rupees: emi({ ...loan, principal: rest, months: terms.months - paid }).emi },
            },
          },
        ]
      : [];
  const atOnce: Sentence[] =
    smaller.length > 0 && paid === 0
      ? [{ frame: 'paidAtOnce', figures: { saved: { rupees: savedAtOnce(loan, before, once ?? 0) } } }]
      : [];
  return {
    state: 'result',
    sentences: [{ frame: 'loan', figures }, ...extras, { frame: 'saves', figures }, ...atOnce, ...smaller],
    href: calculatorLink(product, terms, { view: 'prepay', prepay: plan, stepUp: rise ?? 0 }),
  };
}

/** "20 lakh over 20 years, five are gone": what is left of it, and for how long. */
function leftOf({ filled }: Slots, annualRate: number | undefined) {
  const [[loan], [whole], [gone]] = [filled.amount ?? [], filled.tenure ?? [], filled.elapsed ?? []];
  const open = filled.owed || filled.remaining || annualRate === undefined;
  if (open || !loan || !whole || !gone || gone.value >= whole.value) return {};
  const terms = { principal: loan.value, annualRate, months: Math.round(whole.value) };
  const count = Math.round(gone.value);
  return { owed: toRupees(outstandingAfter(terms, count)), remaining: terms.months - count };
}

/** Who goes on paying as much as before is done sooner. */
function emiKept({ outstanding, newRate, months }: TransferInput, { emi: paid, interest }: Emi): Sentence[] {
  const kept = tenureFor(outstanding, newRate, paid, longest);
  if (kept.months === null || kept.months >= months) return [];
  const figures = {
    before: { rupees: paid },
    time: { months: kept.months },
    sooner: { months: months - kept.months },
    saved: { rupees: Math.round(interest - interestOf(outstanding, newRate, paid)) },
  };
  return [{ frame: 'transferKept', figures }];
}

/** What is saved by moving a loan to a lower rate, less the costs where they are said. */
export function transferSum({ slots, product }: SumInput): SumOutcome {
  const old = given(slots, 'rate');
  const cut = given(slots, 'cut');
  const lowered = old !== undefined && cut !== undefined ? Math.round((old - cut) * 1e4) / 1e4 : undefined;
  const target = given(slots, 'newRate') ?? lowered;
  const { owed, rate, newRate, remaining } = present({
    owed: given(slots, 'owed', 'amount'),
    rate: old,
    newRate: target,
    remaining: given(slots, 'remaining', 'tenure'),
    ...leftOf(slots, old),
  });
  const terms = { ...checked(owed, rate, remaining), newRate };
  within({ rate: terms.newRate });
  const costs = given(slots, 'costs') ?? 0;
  const input = { outstanding: terms.amount, oldRate: terms.rate, newRate: terms.newRate, months: terms.months, costs };
  const sum = transfer(input);
  const figures: Record<string, Figure> = {
    amount: { amount: terms.amount },
    tenure: { months: terms.months },
    old: { percent: terms.rate },
    rate: { percent: terms.newRate },
    before: { rupees: sum.staying.emi },
    after: { rupees: sum.moving.emi },
    monthly: { rupees: Math.abs(sum.staying.emi - sum.moving.emi) },
    interest: { rupees: Math.abs(sum.staying.interest - sum.moving.interest) },
    costs: { rupees: costs },
    net: { rupees: Math.abs(Math.round(sum.saving)) },
    breakEven: { months: sum.breakEvenMonth ?? 0 },
  };
  const frames = [sum.interestSaved > 0 ? 'transfer' : 'transferDearer'];
  if (costs > 0) frames.push(sum.saving > 0 && sum.breakEvenMonth !== null ? 'transferCosts' : 'transferLoses');
  else frames.push('transferNoCosts');
  return {
    state: 'result',
    sentences: [
      ...frames.map((frame) => ({ frame, figures })),
      ...(sum.interestSaved > 0 ? emiKept(input, sum.staying) : []),
    ],
    href: calculatorLink(product, terms, { view: 'transfer', transfer: input }),
  };
}
