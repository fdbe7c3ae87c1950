// JSON lines to standard output. Callers pass fields, never free text from a visitor: no personal data in logs.
const levels = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const;
export type Level = keyof typeof levels;
type Fields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** Without what a terminal would obey and what turns the reading direction: a line must say what it seems to say. */
export const printable = (text: string) =>
  text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');

const printed = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? printable(value) : value]),
  );

/** Lines of one turn of the event loop leave in one write: under load, a write per request would cost more than it. */
function gathered(): (line: string) => void {
  let lines = '';
  const flush = () => {
    process.stdout.write(lines);
    lines = '';
  };
  process.on('exit', () => lines && flush());
  return (line) => {
    if (lines === '') setImmediate(flush);
    lines += line;
  };
}

export function createLog(threshold: Level, write: (line: string) => void = gathered()): Log {
  const at =
    (level: Exclude<Level, 'silent'>) =>
    (event: string, fields: Fields = {}) => {
      if (levels[level] < levels[threshold]) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...printed(fields) })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What may be said of a failure: its kind and code, not its message, which can carry a visitor's words. */
export function failure(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.name, code: String((error as NodeJS.ErrnoException).code ?? '') || undefined };
}
