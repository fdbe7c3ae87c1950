import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { debtFreeIn, type YearKind, yearsOf } from '../../../../domain/loan/calendar.ts';
import { columnsOf } from '../../../../domain/loan/columns.ts';
import { byYear, type YearRow } from '../../../../domain/loan/schedule.ts';
import { formatFinancialYear, formatMonth } from '../../../../domain/money/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { BalanceChart } from '../balance-chart.tsx';
import { searchOf, sentence, useSetting, viewFormId } from '../setting.ts';
import { Sheet, type SheetRow } from '../../../ui/sheet.tsx';
import { usePlan, useWhen } from '../use-plan.ts';
import { Choices } from './choices.tsx';
import { MonthField } from './month-field.tsx';
import { money } from './plan-answers.tsx';
import { ViewAnswer, ViewForm } from './view-form.tsx';

const openParam = 'open';
const allParam = 'all';

/** The years that are open. Without scripts the button sends the form, and the URL says which one it was. */
function useOpenYears(years: readonly YearRow[]) {
  const [params] = useSearchParams();
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const asked = params.get(openParam);
    return new Set(asked === allParam ? years.map(({ year }) => year) : [Number(asked)]);
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
      form={viewFormId}
      name={openParam}
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

/** A year's row is named as its kind counts. */
function useYearName(kind: YearKind): (year: YearRow) => string {
  const { words } = useSetting();
  return ({ year }) => {
    if (kind === 'financial') return formatFinancialYear(year);
    return kind === 'calendar' ? String(year) : sentence(words.views.schedule.year, { n: year });
  };
}

function Tools({ allOpen, onToggle }: { allOpen: boolean; onToggle: () => void }) {
  const { words, state, boundsOf } = useSetting();
  const labels = words.views.schedule;
  const hydrated = useHydrated();
  const file = (kind: string) => `/emi-calculator/schedule.${kind}${searchOf(state, boundsOf)}`;
  return (
    <div className="view__tools">
      <Opener value={allParam} expanded={allOpen} onToggle={onToggle}>
        {allOpen ? labels.yearsOnly : labels.everyMonth}
      </Opener>
      <a className="more-link" href={file('csv')} download>
        <Icon name="download" small /> {labels.csv}
      </a>
      <a className="more-link" href={file('xlsx')} download>
        <Icon name="download" small /> {labels.xlsx}
      </a>
      {hydrated && (
        <button className="more-link" type="button" onClick={() => print()}>
          <Icon name="print" small /> {labels.print}
        </button>
      )}
    </div>
  );
}

export function ScheduleView() {
  const { words, state } = useSetting();
  const labels = words.views.schedule;
  const when = useWhen();
  const { before, after, changed } = usePlan();
  const kind = state.start === null ? 'loan' : state.years;
  const years = byYear(after.rows, yearsOf(kind, state.start));
  const yearName = useYearName(kind);
  const { open, toggle, setOpen } = useOpenYears(years);
  const allOpen = years.every(({ year }) => open.has(year));
  const columns = columnsOf(after, labels);

  const rowsOf = (year: YearRow): SheetRow[] => [
    {
      key: `year-${year.year}`,
      head: (
        <Opener value={String(year.year)} expanded={open.has(year.year)} onToggle={() => toggle(year.year)}>
          {yearName(year)}
        </Opener>
      ),
      cells: columns.map(({ of }) => money(of(year))),
    },
    ...(open.has(year.year)
      ? year.months.map(
          (month): SheetRow => ({
            key: `month-${month.month}`,
            head: state.start === null ? sentence(labels.month, { n: month.month }) : when(month.month),
            cells: columns.map(({ of }) => money(of(month))),
            look: 'part',
          }),
        )
      : []),
  ];
  const { instalment, lastInstalment } = after;
  const alike = instalment === lastInstalment;
  const instalments = sentence(alike ? labels.alike : labels.instalments, {
    count: after.rows.length - (alike ? 0 : 1),
    instalment: money(instalment),
    last: money(lastInstalment),
  });
  const debtFree =
    state.start === null
      ? ''
      : sentence(labels.debtFree, { month: formatMonth(debtFreeIn(state.start, after.rows), words.figures) });
  return (
    <>
      <ViewForm label={labels.title} submit={labels.submit}>
        <MonthField hint={labels.yearsHint} />
        <Choices name="years" value={state.years} options={labels.yearKinds} />
      </ViewForm>
      <ViewAnswer announced={debtFree || instalments}>
        {debtFree && <p className="verdict">{debtFree}</p>}
        <BalanceChart schedule={after} before={changed ? before : undefined} />
        <p className="view__note">
          {changed ? labels.planned : instalments} {labels.rounding}
        </p>
        <Tools allOpen={allOpen} onToggle={() => setOpen(new Set(allOpen ? [] : years.map(({ year }) => year)))} />
        <Sheet
          caption={labels.caption}
          corner={labels.period}
          columns={columns.map(({ heading }) => heading)}
          rows={[
            ...years.flatMap(rowsOf),
            {
              key: 'total',
              head: labels.total,
              cells: columns.map(({ total }) => (total === null ? '' : money(total))),
              look: 'total',
            },
          ]}
        />
      </ViewAnswer>
    </>
  );
}
