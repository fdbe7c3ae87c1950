// The staff commands. Results go to `out`; everything said about them goes to `warn`.
import { createWriteStream, lstatSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readReference } from '../leads/identity.ts';
import { purge as purgeRows } from '../leads/retention.ts';
import type { StoredRecord } from '../leads/rows.ts';
import { erasure, handling } from '../leads/service.ts';
import type { Desk } from './open-desk.ts';
import { asJson, asLine, clean, csvLine } from './present.ts';

export class DeskError extends Error {}

export interface Terminal {
  out(text: string): void;
  /** The same, for what is long: waits for a slow reader. */
  pour(lines: AsyncIterable<string>): Promise<void>;
  warn(line: string): void;
  now(): number;
}

export async function list(desk: Desk, terminal: Terminal, options: { json: boolean; since?: number; limit?: number }) {
  let count = 0;
  if (options.json) terminal.out('[');
  for await (const { lead, place } of desk.newest({ since: options.since })) {
    if (count >= (options.limit ?? Number.POSITIVE_INFINITY)) break;
    if (options.json) terminal.out(`${count === 0 ? '' : ','}\n${JSON.stringify(asJson(lead, place))}`);
    else terminal.out(`${asLine(lead, place, terminal.now())}\n`);
    count += 1;
  }
  if (options.json) terminal.out(count === 0 ? ']\n' : '\n]\n');
  else terminal.warn(`${count} enquiries.`);
}

async function required(desk: Desk, reference: string | undefined): Promise<StoredRecord> {
  if (!reference) throw new DeskError('Which enquiry? Give its reference, for example PS-7K3M9-QF2HW.');
  const record = await desk.find(readReference(reference));
  if (!record) throw new DeskError(`There is no enquiry ${readReference(reference)}.`);
  return record;
}

export async function show(desk: Desk, terminal: Terminal, reference: string | undefined, json: boolean) {
  const { lead, consents, events, outbox } = await required(desk, reference);
  const iso = (at: number) => new Date(at).toISOString();
  const whole = clean({
    ...asJson(lead, 'main'),
    consents: consents.map(({ lead_id: _, at, ...row }) => ({ at: iso(at), ...row })),
    events: events.map(({ lead_id: _, id: __, at, detail, ...row }) => ({
      at: iso(at),
      ...row,
      detail: detail === null ? null : (JSON.parse(detail) as unknown),
    })),
    notifications: outbox.map(({ kind, state, attempts, last_error, due_at, sent_at }) => ({
      kind,
      state,
      attempts,
      lastError: last_error,
      dueAt: iso(due_at),
      sentAt: sent_at === null ? null : iso(sent_at),
    })),
  });
  if (json) return terminal.out(`${JSON.stringify(whole, null, 2)}\n`);
  for (const [name, value] of Object.entries(whole)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    if (!Array.isArray(value))
      terminal.out(`${name.padEnd(20)} ${String(value).replaceAll('\n', `\n${' '.repeat(21)}`)}\n`);
    else
      for (const entry of value)
        terminal.out(`${name.padEnd(20)} ${typeof entry === 'string' ? entry : JSON.stringify(entry)}\n`);
  }
}

/** Renaming over a device, a pipe or a link would put a file in its place. */
function refuseToReplace(file: string): void {
  const there = lstatSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new DeskError(`${file} is no ordinary file: give another name, or - to print.`);
}

async function writeWhole(file: string, lines: AsyncIterable<string>): Promise<void> {
  refuseToReplace(file);
  const half = `${file}.${process.pid}.part`;
  try {
    // wx: whatever stands there under this name is not ours.
    await pipeline(Readable.from(lines), createWriteStream(half, { mode: 0o600, flags: 'wx' }));
    refuseToReplace(file);
    renameSync(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(half, { force: true });
    throw error;
  }
}

export async function exportCsv(desk: Desk, terminal: Terminal, file: string | undefined, by: string, since?: number) {
  if (!file) throw new DeskError('Where to? Give a file, or - to print: export --csv enquiries.csv');
  let count = 0;
  async function* lines() {
    // The mark at the start tells spreadsheets that Hindi names are UTF-8.
    yield '\uFEFF';
    for await (const { lead, place } of desk.newest({ since })) {
      const row = asJson(lead, place);
      if (count === 0) yield csvLine(Object.keys(row));
      yield csvLine(Object.values(row));
      count += 1;
    }
  }
  if (file === '-') await terminal.pour(lines());
  else await writeWhole(file, lines());
  await desk.tell(by, 'exported', { count });
  terminal.warn(`${count} enquiries written${file === '-' ? '' : ` to ${file}`}.`);
}

export async function markHandled(desk: Desk, terminal: Terminal, reference: string | undefined, by: string) {
  const { lead } = await required(desk, reference);
  if (lead.handled_at === null && (await desk.change(lead.id, handling(lead, terminal.now(), by))))
    await desk.tell(by, 'handled', lead);
  terminal.warn(`${lead.reference} is marked as handled.`);
}

export async function erase(desk: Desk, terminal: Terminal, reference: string | undefined, by: string) {
  const { lead } = await required(desk, reference);
  if (lead.erased_at === null && (await desk.change(lead.id, erasure(lead.id, 'staff', 'asked', terminal.now(), by))))
    await desk.tell(by, 'erased', lead);
  await desk.scrub();
  terminal.warn(`${lead.reference} is erased. A stub with its reference and times stays. Older backups still hold it.`);
}

export async function purge(desk: Desk, terminal: Terminal, age: number | undefined, dryRun: boolean, by: string) {
  if (age === undefined) throw new DeskError('How old? For example: purge --older-than 365d --dry-run');
  async function* rows() {
    for await (const { lead } of desk.newest({ before: terminal.now() - (age ?? 0), erased: false })) yield lead;
  }
  const { erased, kept } = await purgeRows({
    rows: rows(),
    change: async (id, change) => dryRun || (await desk.change(id, change)),
    actor: 'staff',
    by,
    now: terminal.now,
  });
  if (!dryRun) await desk.scrub();
  if (!dryRun && erased > 0) await desk.tell(by, 'purged', { count: erased });
  terminal.warn(dryRun ? `${erased} enquiries would be erased. Nothing was changed.` : `${erased} enquiries erased.`);
  if (kept > 0)
    terminal.warn(`${kept} as old are unanswered and stay: mark them as handled, or erase them one by one.`);
}

export async function outbox(desk: Desk, terminal: Terminal, what = 'pending', reference?: string) {
  if (what === 'retry') {
    const leadId = reference === undefined ? undefined : (await required(desk, reference)).lead.id;
    let revived = 0;
    for (const { store } of desk.places)
      for (const box of store.outboxes) revived += await box.revive(terminal.now(), leadId);
    return terminal.warn(`${revived} notifications will be tried again.`);
  }
  if (what !== 'pending' && what !== 'dead') throw new DeskError('outbox takes pending, dead or retry [REF].');
  for (const { name, store } of desk.places)
    for (const box of store.outboxes)
      for (const row of await box.list(what, 1000)) {
        const due = new Date(row.due_at).toISOString();
        const parts = [
          row.reference,
          row.kind.padEnd(16),
          `due ${due}`,
          `tried ${row.attempts}`,
          row.last_error ?? '',
          name,
        ];
        terminal.out(`${parts.join('  ')}\n`);
      }
}
