// One table of the figures as a spreadsheet, for owners. Raw figures: minutes and counts, so that others can work on.
import { deskNumbers as words } from '../../../content/en/desk-numbers.ts';
import { csvLine } from '../present.ts';
import type { NumbersView } from '../work/views.ts';
import type { DeskContext } from './context.ts';

const minutes = (length: number | null) => (length === null ? '' : Math.round(length / 60_000));

const ofAdvisers = (rows: NumbersView['advisers']): [string[], unknown[][]] => [
  ['adviser', 'enquiries', 'inTime', 'late', 'notCalled', 'medianFirstCallMinutes', 'disbursed', 'disbursedInr'],
  rows.map(({ adviser, enquiries, inTime, late, uncalled, medianFirst, disbursed, disbursedInr }) => [
    adviser?.name ?? words.advisers.nobody,
    enquiries,
    inTime,
    late,
    uncalled,
    minutes(medianFirst),
    disbursed,
    disbursedInr,
  ]),
];

/** By the id that the table has on the page: its columns, then its rows. */
const tables: Record<string, (view: NumbersView) => [string[], unknown[][]]> = {
  days: ({ days }) => [
    ['day', 'enquiries', 'inTime', 'late'],
    days.map(({ day, enquiries, inTime, late }) => [day, enquiries, inTime, late]),
  ],
  advisers: ({ advisers }) => ofAdvisers(advisers),
  since: ({ since }) => ofAdvisers(since.advisers),
  funnel: ({ funnel, closed }) => [
    ['state', 'enquiries'],
    [
      ...funnel.map(({ state, enquiries }) => [state, enquiries]),
      ...closed.map(({ reason, enquiries }) => [`closed: ${reason}`, enquiries]),
    ],
  ],
  products: ({ products }) => [
    ['product', 'enquiries', 'reachedLender'],
    products.map(({ product, enquiries, reachedLender }) => [product ?? '', enquiries, reachedLender]),
  ],
  sources: ({ sources }) => [
    ['page', 'enquiries', 'reachedLender'],
    sources.map(({ page, enquiries, reachedLender }) => [page, enquiries, reachedLender]),
  ],
  hours: ({ hours }) => [
    ['hour', 'enquiries', 'inTime'],
    hours.map(({ hour, enquiries, inTime }) => [hour, enquiries, inTime]),
  ],
};

export function numbersCsv(c: DeskContext, view: NumbersView): Response {
  const asked = c.req.query('table') ?? '';
  const name = Object.hasOwn(tables, asked) ? asked : 'days';
  const [columns, rows] = tables[name]?.(view) ?? [[], []];
  return c.body(`\uFEFF${[columns, ...rows].map(csvLine).join('')}`, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${view.period}.csv"`,
  });
}
