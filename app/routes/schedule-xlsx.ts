import type { LoaderFunctionArgs } from 'react-router';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { columnsOf } from '../../domain/loan/columns.ts';
import { emi } from '../../domain/loan/emi.ts';
import { termsOf } from '../../domain/loan/state.ts';
import { type Cell, workbook } from '../../domain/loan/xlsx.ts';
import { formatDate, percent, tenureShort } from '../../domain/money/format.ts';
import { toPaise } from '../../domain/money/units.ts';
import { spelledOut } from '../../domain/money/spelled-out.ts';
import { plannedLines } from '../features/emi-calculator/planned.ts';
import { languageOf } from '../language.ts';
import { fileOf } from '../schedule-file.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The schedule as a workbook that can be handed in: whose figures, of which day, on what assumptions, then every month. */
export function loader({ request }: LoaderFunctionArgs) {
  const { state, course, words, when, headers } = fileOf(request, 'xlsx', workbookType);
  const { emi: texts } = content(languageOf(request));
  const { fields, result, keep, figures } = texts;
  const sums = emi(termsOf(state)).exact;
  const columns = columnsOf(course, words);
  const isPlanned = course.totals.extra > 0 || course.emis.length > 1 || course.rows.length !== state.months;
  const dated = (cell: Cell): Cell[] => (when ? [cell] : []);
  const head: Cell[][] = [
    [firm.name],
    [words.title],
    [keep.date, formatDate(new Date().toISOString(), figures)],
    [],
    [fields.amount, { paise: toPaise(state.amount) }, spelledOut(state.amount, 'en')],
    [fields.rate, percent(state.rate)],
    [fields.months, tenureShort(state.months, figures)],
    [result.emi, { paise: toPaise(sums.emi) }],
    [result.total, { paise: toPaise(sums.total) }],
    [result.interest, { paise: toPaise(sums.interest) }],
    [],
    ...(isPlanned ? [[words.planned]] : []),
    ...[...plannedLines(state, texts), ...keep.assumptions].map((line) => [line]),
    [],
  ];
  const rows: Cell[][] = [
    ...head,
    [words.monthColumn, ...dated(words.dateColumn), ...columns.map(({ heading }) => heading)],
    ...course.rows.map((row): Cell[] => [
      row.month,
      ...dated(when?.(row.month) ?? ''),
      ...columns.map(({ of }) => ({ paise: of(row) })),
    ]),
    [words.total, ...dated(''), ...columns.map(({ total }) => (total === null ? '' : { paise: total }))],
  ];
  const headings = [0, 1, head.length, rows.length - 1];
  return new Response(workbook({ name: words.title, rows, headings }), { headers });
}
