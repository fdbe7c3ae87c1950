// npm run leads -- list | show | export | handled | erase | purge | outbox
import { userInfo } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { keepPrivate } from '../data-dir.ts';
import { EnvError, readEnv } from '../env.ts';
import { DeskError, erase, exportCsv, list, markHandled, outbox, purge, show, type Terminal } from './commands.ts';
import { openDesk } from './open-desk.ts';
import { readAge, readSince } from './when.ts';

const help = `npm run leads -- COMMAND
  list [--json] [--since 2026-11-01 | 7d] [--limit N]   enquiries, newest first
  show REF [--json]                                      everything about one
  export --csv FILE | - [--since …]                      for a spreadsheet; - prints it
  handled REF                                            we have called
  erase REF                                              wipe its personal data
  purge --older-than 365d [--dry-run]                    wipe all answered ones that are older
  outbox [pending | dead | retry [REF]]                  notifications
With handled, erase, purge and export: --by NAME says whose doing it is, else the account's name does.
`;

keepPrivate();
const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  pour: (lines) => pipeline(Readable.from(lines), process.stdout, { end: false }),
  warn: (line) => void process.stderr.write(`${line}\n`),
  now: Date.now,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      since: { type: 'string' },
      limit: { type: 'string' },
      csv: { type: 'string' },
      by: { type: 'string' },
      'older-than': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [command, first, second] = positionals;
  const by = values.by ?? userInfo().username;
  const since = readSince(values.since, Date.now());
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  if (limit !== undefined && !Number.isInteger(limit)) throw new DeskError('--limit takes a whole number.');
  if (command === undefined || command === 'help') return terminal.out(help);
  const desk = openDesk(readEnv(), terminal.warn);
  try {
    if (command === 'list') await list(desk, terminal, { json: values.json, since, limit });
    else if (command === 'show') await show(desk, terminal, first, values.json);
    else if (command === 'export') await exportCsv(desk, terminal, values.csv, by, since);
    else if (command === 'handled') await markHandled(desk, terminal, first, by);
    else if (command === 'erase') await erase(desk, terminal, first, by);
    else if (command === 'purge') await purge(desk, terminal, readAge(values['older-than']), values['dry-run'], by);
    else if (command === 'outbox') await outbox(desk, terminal, first, second);
    else throw new DeskError(`There is no command ${command}.\n${help}`);
  } finally {
    await desk.close();
  }
}

// A reader that stops early (list | head) is no failure.
process.stdout.on('error', () => process.exit(0));
try {
  await main();
} catch (error) {
  const known = error instanceof DeskError || error instanceof EnvError;
  const unknownOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  terminal.warn(
    known || unknownOption ? (error as Error).message : `The enquiries cannot be reached: ${String(error)}`,
  );
  process.exitCode = 1;
}
