import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { byYear, type MonthRow, schedule, type YearRow } from '../../../../domain/loan/schedule.ts';
import { termsOf } from '../../../../domain/loan/state.ts';
import { rupeesOfPaise } from '../../../../domain/money/format.ts';
import type { Paise } from '../../../../domain/money/units.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { BalanceChart } from '../balance-chart.tsx';
import { FORM, searchOf, sentence, useSetting } from '../setting.ts';
import { Sheet, type SheetRow } from '../sheet.tsx';

const money = (amount: Paise) => rupeesOfPaise(amount, { paise: true });
const cells = ({ opening, instalment, interest, principal, closing }: Omit<MonthRow, 'month'>) =>
  [opening, instalment, interest, principal, closing].map(money);

const OPEN = 'open';
const ALL = 'all';

/** The years that are open. Without scripts the button sends the form, and the address says which one it was. */
function useOpenYears(years: number) {
  const [params] = useSearchParams();
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const asked = params.get(OPEN);
    return new Set(asked === ALL ? Array.from({ length: years }, (_, i) => i + 1) : [Number(asked)]);
  });
  const toggle = (year: number) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(year)) next.add(year);
      return next;
    });
  return { open, toggle, setOpen };
}

function Opener({
  value,
  expanded,
  onToggle,
  children,
}: {
  value: string;
  expanded: boolean;
  onToggle: () => void;
  children: string;
}) {
  return (
    <button
      className="opener"
      type="submit"
      form={FORM}
      name={OPEN}
      value={expanded ? '' : value}
      aria-expanded={expanded}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <Icon name="down" small /> {children}
    </button>
  );
}

export function ScheduleView() {
  const { words, state, boundsOf } = useSetting();
  const labels = words.views.schedule;
  const hydrated = useHydrated();
  const plan = schedule(termsOf(state));
  const years = byYear(plan.rows);
  const { open, toggle, setOpen } = useOpenYears(years.length);
  const allOpen = years.every(({ year }) => open.has(year));

  const rowsOf = (year: YearRow): SheetRow[] => [
    {
      key: `year-${year.year}`,
      head: (
        <Opener value={String(year.year)} expanded={open.has(year.year)} onToggle={() => toggle(year.year)}>
          {sentence(labels.year, { n: year.year })}
        </Opener>
      ),
      cells: cells(year),
    },
    ...(open.has(year.year)
      ? year.months.map(
          (month): SheetRow => ({
            key: `month-${month.month}`,
            head: sentence(labels.month, { n: month.month }),
            cells: cells(month),
            look: 'part',
          }),
        )
      : []),
  ];
  const { totals, instalment, lastInstalment } = plan;
  const alike = instalment === lastInstalment;
  return (
    <>
      <BalanceChart schedule={plan} />
      <p className="view__note">
        {sentence(alike ? labels.alike : labels.instalments, {
          count: plan.rows.length - (alike ? 0 : 1),
          instalment: money(instalment),
          last: money(lastInstalment),
        })}{' '}
        {labels.rounding}
      </p>
      <div className="view__tools">
        <Opener
          value={ALL}
          expanded={allOpen}
          onToggle={() => setOpen(new Set(allOpen ? [] : years.map(({ year }) => year)))}
        >
          {allOpen ? labels.yearsOnly : labels.everyMonth}
        </Opener>
        <a className="more-link" href={`/emi-calculator/schedule.csv${searchOf(state, boundsOf)}`} download>
          <Icon name="download" small /> {labels.csv}
        </a>
        {hydrated && (
          <button className="more-link" type="button" onClick={() => print()}>
            <Icon name="print" small /> {labels.print}
          </button>
        )}
      </div>
      <Sheet
        caption={labels.caption}
        corner={labels.period}
        columns={[labels.opening, labels.instalment, labels.interest, labels.principal, labels.closing]}
        rows={[
          ...years.flatMap(rowsOf),
          {
            key: 'total',
            head: labels.total,
            cells: ['', money(totals.instalments), money(totals.interest), money(totals.principal), ''],
            look: 'total',
          },
        ]}
      />
    </>
  );
}
