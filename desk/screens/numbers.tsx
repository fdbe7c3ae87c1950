// The firm's figures: what to see is said in a sentence, and every drawing has its table.
import { deskNumbers as words } from '../../content/en/desk-numbers.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { shortDate } from '../../domain/desk/times.ts';
import { duration } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { lakhCrore, percent } from '../../domain/money/format.ts';
import { type NumbersView, periods } from '../../server/desk/work/views.ts';
import { counted, loanName } from '../say.ts';
import { AdviserTable, Funnel, HourTable, ShareTable } from '../parts/number-tables.tsx';
import { SinceTable } from '../parts/since-table.tsx';
import { DayChart } from '../parts/day-chart.tsx';
import { DeskPage, type Working } from '../parts/desk-page.tsx';

export interface NumbersProps extends Working {
  view: NumbersView;
}

const shareOf = ({ inTime, enquiries }: { inTime: number; enquiries: number }) =>
  enquiries === 0 ? null : percent((100 * inTime) / enquiries, 1);
const lengthOf = (length: number | null) => (length === null ? words.cells.none : duration(length));

export function Numbers({ view, ...working }: NumbersProps) {
  return (
    <DeskPage {...working} here="numbers" title={words.title} top={<NumbersTop view={view} />}>
      <p className="sub period">
        {fillIn(words.counts, { from: shortDate(view.from), to: shortDate(view.to - 1), hours: view.promiseHours })}
      </p>
      <Cells view={view} />
      <DayChart view={view} />
      <div className="split">
        {view.advisers.length > 0 && <AdviserTable view={view} />}
        <Funnel view={view} />
        <ShareTable
          id="products"
          view={view}
          title={words.products.title}
          first={words.products.product}
          rows={view.products.map(({ product, ...row }) => ({
            name: product === null ? words.products.other : loanName(product),
            ...row,
          }))}
        />
        <ShareTable
          id="sources"
          view={view}
          title={words.sources.title}
          first={words.sources.page}
          rows={view.sources.map(({ page, ...row }) => ({ name: pageName(page), ...row }))}
        />
        <HourTable view={view} />
        <SinceTable view={view} />
      </div>
    </DeskPage>
  );
}

const pageName = (page: string) => (page === '' ? words.sources.none : page === '/' ? words.sources.home : page);

function NumbersTop({ view }: { view: NumbersView }) {
  return (
    <>
      <h1>{words.title}</h1>
      <form className="who" method="get" action="/desk/numbers" data-filters="">
        <label className="pick">
          <span className="visually-hidden">{words.period}</span>
          <select name="period" defaultValue={view.period}>
            {periods.map((period) => (
              <option key={period} value={period}>
                {words.periods[period]}
              </option>
            ))}
          </select>
        </label>
        <button className="btn without-scripts" type="submit">
          {deskWork.today.show}
        </button>
      </form>
    </>
  );
}

function Cells({ view: { all, before, mine, promiseHours: hours } }: { view: NumbersView }) {
  const { cells } = words;
  const was = shareOf(before);
  const inTime = { count: all.inTime, total: all.enquiries, before: was ?? '' };
  const rows = [
    {
      name: fillIn(cells.inTime, { hours }),
      value: shareOf(all) ?? cells.none,
      more: fillIn(was ? cells.inTimeOf : cells.inTimeOfNew, inTime),
      own: mine && (shareOf(mine) ?? cells.none),
    },
    {
      name: cells.median,
      value: lengthOf(all.medianFirst),
      more: fillIn(cells.was, { before: lengthOf(before.medianFirst) }),
      own: mine && lengthOf(mine.medianFirst),
    },
    {
      name: cells.enquiries,
      value: String(all.enquiries),
      more: fillIn(cells.was, { before: before.enquiries }),
      own: mine && String(mine.enquiries),
    },
    { name: cells.disbursed, value: crores(all.disbursedInr), more: counted(cells.loans, all.disbursed), own: null },
  ];
  return (
    <dl className="cells">
      {rows.map(({ name, value, more, own }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="fig">{value}</span>
            <span className="sub">{more}</span>
            {own !== null && <span className="sub">{fillIn(cells.mine, { value: own })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Large sums to the lakh: what counts here is their size. */
const crores = (amount: number) => lakhCrore(amount >= 1e7 ? Math.round(amount / 1e5) * 1e5 : amount);
