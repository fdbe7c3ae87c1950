// The time that is left, in words; the drawings beside them say the same and are hidden from readers.
import type { Reading } from '../../domain/desk/clock.ts';
import { clockWords } from '../clock-words.ts';
import { hour } from '../../domain/moments.ts';

interface Props {
  row: { receivedAt: number; dueAt: number; contactedAt: number | null; reading: Reading };
  now: number;
}

const runs = ({ reading: { kind } }: Props['row']) => !['stopped', 'stopped-late', 'none'].includes(kind);

/** `data-` is what the page's script needs to say it anew. */
const ticking = (row: Props['row']) =>
  runs(row) ? { 'data-received': row.receivedAt, 'data-due': row.dueAt } : undefined;

export function Clock({ row, now, large }: Props & { large?: boolean }) {
  const { weight, before, figure, seen, heard } = clockWords(row.reading, now);
  const size = large ? 'timebox__fig' : '';
  return (
    <span className={`clock clock--${weight} ${size}`.trim()} {...ticking(row)}>
      {before && <span className="visually-hidden">{before}</span>}
      {figure}
      {seen && <span aria-hidden="true">{seen}</span>}
      {heard && <span className="visually-hidden">{heard}</span>}
    </span>
  );
}

/** "by 3:25 PM"; in a column that says so only the time. */
export function CallBy({ row, now, inColumn }: Props & { inColumn?: boolean }) {
  const { by } = clockWords(row.reading, now);
  const around = inColumn ? 'list__phone' : undefined;
  if (!by) return null;
  return (
    <>
      <span className={around}>{by.lead}</span>
      <span className="nowrap">{by.time}</span>
      {by.rest && <span className={around}>{by.rest}</span>}
    </>
  );
}

const stoneAt = (index: number) => index * 8.5 + (index > 3 ? 3 : 0);
const stone = (index: number, width: number) => `M${stoneAt(index)} 0h${width}v10h-${width}z`;

/** One stone for each open hour of the promise; filled as far as open time is left. */
export function Stones({ reading, stones: { of } }: { reading: Reading; stones: { of: number } }) {
  if (reading.kind === 'stopped' || reading.kind === 'stopped-late' || reading.kind === 'none') return null;
  const hours = 'left' in reading ? reading.left / hour : 0;
  const all = Array.from({ length: of }, (_, index) => index);
  const tone = reading.kind === 'overdue' ? 'late' : reading.kind === 'in-time' ? 'in-time' : 'soon';
  return (
    <svg className={`stones stones--${tone}`} viewBox="0 0 87 10" aria-hidden="true" focusable="false">
      <path className="stones__gone" d={all.map((index) => stone(index, 7)).join('')} />
      <path
        className="stones__left"
        d={all
          .filter((index) => index < hours)
          .map((index) => stone(index, Math.round(Math.min(1, hours - index) * 70) / 10))
          .join('')}
      />
    </svg>
  );
}

interface RulerProps {
  from: number;
  to: number;
  now: number;
  openSpans: { from: number; to: number }[];
  reading: Reading;
}

/** The whole promise: thick where we are open, thin where closed, the diamond is now. */
export function Ruler({ from, to, now, openSpans, reading }: RulerProps) {
  const percent = (at: number) => `${Math.round(Math.max(0, Math.min(1, (at - from) / (to - from))) * 1000) / 10}%`;
  const width = (a: number, b: number) => `${Math.round((Math.max(0, b - a) / (to - from)) * 1000) / 10}%`;
  const tone = reading.kind === 'overdue' ? 'late' : reading.kind === 'in-time' ? 'in-time' : 'soon';
  const parts = openSpans.flatMap((span) => {
    const cut = Math.min(Math.max(now, span.from), span.to);
    return [
      { name: 'ruler__gone', from: span.from, to: cut },
      { name: 'ruler__left', from: cut, to: span.to },
    ].filter((part) => part.to > part.from);
  });
  return (
    <span className={`ruler ruler--${tone}`} aria-hidden="true">
      <svg aria-hidden="true" focusable="false">
        <rect className="ruler__shut" y="7.25" width="100%" height="1.5" />
        {parts.map((part) => (
          <rect
            key={part.from}
            className={part.name}
            x={percent(part.from)}
            y="4"
            width={width(part.from, part.to)}
            height="8"
          />
        ))}
        <svg x={percent(now)} y="8" overflow="visible" aria-hidden="true">
          <path className="ruler__now" d="M0 -8.5L8.5 0L0 8.5L-8.5 0z" />
        </svg>
      </svg>
    </span>
  );
}
