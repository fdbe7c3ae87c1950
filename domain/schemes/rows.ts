// Rows of the ledger as schemes read them. What is read is remembered: an answer is as sure as its weakest row.

export interface SchemeRow {
  id: string;
  value: number | readonly [number, number];
  status?: { is: 'open' | 'closed' | 'changed' | 'announced' | 'unconfirmed'; on?: string; until?: string };
  checked: string;
  /** After this day somebody must look again. */
  expires: string | null;
}

/** Whether applications are taken: surely, perhaps, or no more. */
export interface Standing {
  is: 'open' | 'unsure' | 'closed';
  /** The last day it is, or was, approved for. */
  until?: string;
  /** The day it closed. */
  on?: string;
  /** The day on which the oldest figure of this answer was last checked. */
  checked: string;
}

/** Figures by the id of their row. */
export interface Figures {
  /** The figure, or the upper end of a range. */
  high: (id: string) => number;
  /** The figure, or the lower end of a range. */
  low: (id: string) => number;
}

export interface Reader extends Figures {
  /** What the rows read so far allow to say on this day. */
  standing: () => Standing;
}

export function figuresOf(rows: readonly SchemeRow[], used = new Set<SchemeRow>()): Figures {
  const ends = (id: string): readonly [number, number] => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`there is no row '${id}' in the ledger`);
    used.add(row);
    return typeof row.value === 'number' ? [row.value, row.value] : row.value;
  };
  return { low: (id) => ends(id)[0], high: (id) => ends(id)[1] };
}

/** `opening` is the row that knows whether the scheme is open, whatever else is read. */
export function reader(rows: readonly SchemeRow[], today: string, opening: string): Reader {
  const used = new Set(rows.filter(({ id }) => id === opening));
  return { ...figuresOf(rows, used), standing: () => standingOf([...used], today) };
}

const isSure = ({ status, expires }: SchemeRow, today: string): boolean =>
  (expires === null || expires >= today) &&
  (!status || (status.is === 'open' && (status.until === undefined || status.until >= today)));

export function standingOf(rows: readonly SchemeRow[], today: string): Standing {
  const checked = rows.map((row) => row.checked).sort()[0] ?? '';
  const closed = rows.find(({ status }) => status?.is === 'closed');
  if (closed) return { is: 'closed', ...(closed.status?.on && { on: closed.status.on }), checked };
  const until = rows
    .flatMap(({ status }) => status?.until ?? [])
    .sort()
    .at(0);
  return { is: rows.every((row) => isSure(row, today)) ? 'open' : 'unsure', ...(until && { until }), checked };
}
