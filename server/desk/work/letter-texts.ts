// What the morning's and the week's letter say. Their figures are the views of the Today and the Numbers page.
import { deskMails } from '../../../content/en/desk-mails.ts';
import { counted, loanName, stateName } from '../../../desk/say.ts';
import { clockWords } from '../../../desk/clock-words.ts';
import { duration, shortDate, timeOfDay } from '../../../domain/desk/times.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { percent, rupees } from '../../../domain/money/format.ts';
import type { MailText } from '../../notifications/mail-texts.ts';
import type { NumbersView, QueueRow, TodayView } from './views.ts';
import { absoluteUrl } from '../../../domain/absolute-url.ts';

const mostRows = 10;
const { digest, weekly } = deskMails;

type Share = { inTime: number; enquiries: number };
const shareOf = ({ inTime, enquiries }: Share) =>
  enquiries === 0 ? weekly.none : percent((100 * inTime) / enquiries, 1);
const lengthOf = (length: number | null) => (length === null ? weekly.none : duration(length));

/** As in the subject of a mail: one letter of the name. */
function lineOf(row: QueueRow, time: string): string {
  const letter = /\p{L}/u.exec(row.name)?.[0].toUpperCase();
  const amount = row.amountInr === null ? null : rupees(row.amountInr);
  return `${time}: ${[loanName(row.product), amount, letter && `${letter}.`, row.reference].filter(Boolean).join(', ')}`;
}

function clockOf(row: QueueRow, now: number): string {
  const { figure, seen, heard } = clockWords(row.reading, now);
  return `${figure}${seen || heard}`;
}

function listOf(title: string, lines: string[]): string[] {
  const rest = lines.length - mostRows;
  const shown = [...lines.slice(0, mostRows), ...(rest > 0 ? [fillIn(digest.more, { count: rest })] : [])];
  return lines.length === 0 ? [] : [[title, ...shown].join('\n')];
}

/** `figures` for owners only. */
export function digestText(today: TodayView, figures: NumbersView | null, siteUrl: string): MailText {
  const { now } = today.office;
  const waiting = [...(today.next ? [today.next.row] : []), ...today.overdue, ...today.due];
  const isLate = (row: QueueRow) => row.reading.kind === 'overdue';
  const [overdue, due] = [waiting.filter(isLate), waiting.filter((row) => !isLate(row))];
  const offered = today.offered.filter(({ reference }) => !waiting.some((row) => row.reference === reference));
  const parts: [readonly string[], number][] = [
    [digest.overdue, overdue.length],
    [digest.toCall, due.length],
    [digest.followUps, today.followUps.length],
    [digest.unassigned, today.counts.unassigned],
  ];
  const said = parts.flatMap(([forms, count]) => (count > 0 ? [counted(forms, count)] : []));
  const lists = [
    ...listOf(
      digest.groups.overdue,
      overdue.map((row) => lineOf(row, clockOf(row, now))),
    ),
    ...listOf(
      digest.groups.due,
      due.map((row) => lineOf(row, clockOf(row, now))),
    ),
    ...listOf(
      digest.groups.followUps,
      today.followUps.map(({ row, at }) => lineOf(row, timeOfDay(at))),
    ),
    ...listOf(
      digest.groups.offered,
      offered.map((row) => lineOf(row, clockOf(row, now))),
    ),
  ];
  const firm = figures && {
    to: shortDate(figures.to - 1),
    share: shareOf(figures.all),
    hours: figures.promiseHours,
    count: figures.all.inTime,
    total: figures.all.enquiries,
  };
  return {
    to: 'staff',
    subject: fillIn(digest.subject, { what: said.join(', ') || digest.none }),
    paragraphs: [digest.hello, ...(lists.length > 0 ? lists : [digest.nothing])],
    table: [],
    links: [{ text: digest.link, url: absoluteUrl('/desk/today', siteUrl) }],
    closing: firm ? [fillIn(digest.firm, firm)] : [],
  };
}

export function weeklyText(view: NumbersView, siteUrl: string): MailText {
  const { all, before, from, to, promiseHours: hours } = view;
  const last = shortDate(to - 1);
  const share = shareOf(all);
  const was = before.enquiries === 0 ? '' : fillIn(weekly.was, { before: shareOf(before) });
  const inTime = fillIn(weekly.of, { share, count: all.inTime, total: all.enquiries });
  const row = (name: string, count: number) => fillIn(weekly.row, { name, count });
  const adviser = (one: NumbersView['advisers'][number]) =>
    fillIn(weekly.adviser, {
      name: one.adviser?.name ?? weekly.nobody,
      count: one.inTime,
      total: one.enquiries,
      median: lengthOf(one.medianFirst),
    });
  const product = ({ product: id, enquiries: total, reachedLender: count }: NumbersView['products'][number]) =>
    fillIn(weekly.product, { name: id === null ? weekly.anyLoan : loanName(id), total, count });
  const closed = view.closed.filter(({ enquiries }) => enquiries > 0);
  return {
    to: 'staff',
    subject: fillIn(all.enquiries === 0 ? weekly.subjectNone : weekly.subject, { to: last, share }),
    paragraphs: [fillIn(weekly.counts, { from: shortDate(from), to: last, hours })],
    table: [
      [weekly.enquiries, String(all.enquiries)],
      [fillIn(weekly.inTime, { hours }), `${inTime}${was}`],
      [weekly.late, String(all.late)],
      [weekly.uncalled, String(all.uncalled)],
      [weekly.median, lengthOf(all.medianFirst)],
      [weekly.disbursed, fillIn(counted(weekly.loans, all.disbursed), { amount: rupees(all.disbursedInr) })],
    ],
    links: [{ text: weekly.link, url: absoluteUrl('/desk/numbers?period=week', siteUrl) }],
    closing: [
      ...listOf(weekly.advisers, view.advisers.map(adviser)),
      ...listOf(weekly.products, view.products.map(product)),
      ...listOf(
        weekly.funnel,
        view.funnel.map(({ state, enquiries }) => row(stateName(state, null), enquiries)),
      ),
      ...listOf(
        weekly.closed,
        closed.map(({ reason, enquiries }) => row(stateName('closed', reason), enquiries)),
      ),
    ],
  };
}
