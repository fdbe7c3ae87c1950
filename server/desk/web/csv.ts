// The queue as a spreadsheet, page after page as it is read: a million rows need no room here.
import { csvLine } from '../present.ts';
import type { QueueFilter, QueueRow, Viewer } from '../work/views.ts';
import type { Work } from '../work/work.ts';
import type { DeskContext } from './context.ts';

const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

const columns: Record<string, (row: QueueRow) => unknown> = {
  reference: (row) => row.reference,
  receivedAt: (row) => time(row.receivedAt),
  callBy: (row) => time(row.dueAt),
  firstContactAt: (row) => time(row.contactedAt),
  name: (row) => row.name,
  phone: (row) => row.phone.dial ?? row.phone.typed,
  email: (row) => row.email,
  kind: (row) => row.kind,
  product: (row) => row.product ?? row.productTyped,
  amountRupees: (row) => row.amountInr ?? '',
  amountTyped: (row) => row.amountTyped,
  state: (row) => row.state,
  closingReason: (row) => row.reason ?? '',
  tries: (row) => row.tries,
  adviser: (row) => row.adviser?.name ?? '',
  followUpAt: (row) => time(row.followUpAt),
  language: (row) => row.language,
};

export function queueCsv(c: DeskContext, work: Work, filter: QueueFilter, me: Viewer): Response {
  const encoder = new TextEncoder();
  let after = filter.after;
  let begun = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (!begun) stream.enqueue(encoder.encode(`\uFEFF${csvLine(Object.keys(columns))}`));
      begun = true;
      const { rows, next } = await work.queue({ ...filter, ...(after && { after }) }, me);
      const lines = rows.map((row) => csvLine(Object.values(columns).map((column) => column(row)))).join('');
      if (lines) stream.enqueue(encoder.encode(lines));
      if (next === null) stream.close();
      else after = next;
    },
  });
  return c.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="enquiries.csv"',
  });
}
