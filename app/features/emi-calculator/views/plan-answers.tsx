import { financialYear } from '../../../../domain/loan/calendar.ts';
import type { PlannedCourse } from '../../../../domain/loan/plan.ts';
import type { RateEvent } from '../../../../domain/loan/rates.ts';
import { byYear } from '../../../../domain/loan/schedule.ts';
import { type TaxYear, taxYears } from '../../../../domain/loan/tax.ts';
import { formatFinancialYear, percent, rupeesOfPaise } from '../../../../domain/money/format.ts';
import type { Paise } from '../../../../domain/money/units.ts';
import { FigureList } from '../../../ui/figure-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sentence, useSetting } from '../setting.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useWhen } from '../use-plan.ts';

export const money = (amount: Paise) => rupeesOfPaise(amount, { paise: true });

/** What each change of the rate did to the EMI and to the end. */
export function RateAnswers({ events }: { events: readonly RateEvent[] }) {
  const { words } = useSetting();
  const { rates } = words.views.prepay;
  const when = useWhen();
  const told = ({ change, forced, emiBefore, emiAfter, endBefore, endAfter }: RateEvent) => {
    const text = forced
      ? rates.forced[forced]
      : emiAfter !== emiBefore
        ? rates.emi
        : endAfter === endBefore
          ? rates.same
          : rates.tenure;
    return sentence(text, {
      when: when(change.month),
      rate: percent(change.annualRate),
      before: money(emiBefore),
      after: money(emiAfter),
      end: when(endAfter),
      was: when(endBefore),
    });
  };
  if (events.length === 0) return null;
  return (
    <ul className="told">
      {events.map((event) => (
        <li key={event.change.month}>{told(event)}</li>
      ))}
    </ul>
  );
}

/** What is paid, or added to the loan, before the EMI begins. */
export function ConstructionAnswer({ course }: { course: PlannedCourse }) {
  const { words } = useSetting();
  const { construction } = words.views.prepay;
  const when = useWhen();
  const [first] = course.emis;
  if (!first || first.fromMonth === 1) return null;
  const early = course.rows.slice(0, first.fromMonth - 1);
  const paid = early.reduce((sum, row) => sum + row.instalment, 0);
  const added = early.reduce((sum, row) => sum + row.interest - row.instalment, 0);
  const values = { emi: money(first.emi), when: when(first.fromMonth), paid: money(paid), added: money(added) };
  return <p className="told">{sentence(added > 0 ? construction.added : construction.interestOnly, values)}</p>;
}

function TaxTable({ years, named }: { years: readonly TaxYear[]; named: (year: TaxYear) => string }) {
  const { words, state } = useSetting();
  const { tax } = words.views.prepay;
  const saved = state.taxSlab > 0;
  return (
    <details className="part">
      <summary>
        <span className="part__title">{tax.table}</span>
        <Icon name="down" small />
      </summary>
      <Sheet
        caption={tax.caption}
        corner={tax.year}
        columns={[
          tax.interest,
          tax.principal,
          tax.interestDeducted,
          tax.principalDeducted,
          tax.oldRegime,
          tax.newRegime,
          ...(saved ? [tax.savedColumn] : []),
        ]}
        rows={years.map((year) => ({
          key: String(year.year),
          head: named(year),
          cells: [
            year.interest,
            year.principal,
            year.interestDeducted,
            year.principalDeducted,
            year.oldRegime,
            year.newRegime,
            year.saved,
          ].map((amount) => rupeesOfPaise(amount)),
        }))}
      />
    </details>
  );
}

/** Deductions of both regimes, for a loan on a home one lives in. */
export function TaxAnswer({ course }: { course: PlannedCourse }) {
  const { words, state, tax: limits } = useSetting();
  const { tax } = words.views.prepay;
  const { start, taxSlab, possession } = state;
  const rows = byYear(course.rows, start === null ? undefined : financialYear(start));
  const years = taxYears(rows, limits, taxSlab, possession);
  const named = ({ year }: TaxYear) =>
    start === null ? sentence(words.views.schedule.year, { n: year }) : formatFinancialYear(year);
  const first = years.find(({ oldRegime }) => oldRegime > 0);
  if (!first) return null;
  const saved = years.reduce((sum, year) => sum + year.saved, 0);
  return (
    <section className="aside aside--wide" aria-label={tax.title}>
      <h4>{tax.title}</h4>
      <p>
        <b>{tax.regime}</b>
      </p>
      <FigureList
        className="answers"
        items={[
          { label: sentence(tax.first, { year: named(first) }), value: rupeesOfPaise(first.oldRegime) },
          ...(taxSlab > 0 ? [{ label: tax.saved, value: rupeesOfPaise(saved) }] : []),
        ]}
      />
      <TaxTable years={years} named={named} />
      {possession > 0 && <p>{tax.earlier}</p>}
      <p className="help">{tax.limits}</p>
    </section>
  );
}
