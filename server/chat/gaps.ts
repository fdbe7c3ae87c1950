// Questions the assistant could not answer, counted, so that the firm can add content. Kept without personal data:
// digits, addresses and names are masked before anything is stored, and the list is bounded.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printable } from '../log.ts';
import { commonNames } from './common-names.ts';
import { plain } from './normalise.ts';
import { dateOf } from '../../domain/moments.ts';

export interface Gap {
  text: string;
  count: number;
  /** The day it was last asked. */
  last: string;
}
export interface Gaps {
  record(message: string): void;
  /** Writes what is not yet on disk; before the process ends, so that the last seconds are kept. */
  flush(): void;
}

export const gapsFile = (dataDir: string): string => join(dataDir, 'assistant-gaps.json');

const mostGaps = 500;
const longest = 120;
const writeAfterMs = 5000;
const names = new Set(commonNames.split('|').map((name) => plain(name)));
const introduces =
  /\b(?:my name is|i am|i'm|this is|mera naam|main|mera name)\s+((?!a\b|an\b|the\b|not\b|in\b|looking\b)[\p{L}\p{M}]+)|मेरा नाम\s+([\p{L}\p{M}]+)/giu;

export function masked(message: string): string {
  return (
    // First: a sign nobody sees, put into a number or a name, would keep it from being masked.
    printable(message.slice(0, 400).replace(/\s+/g, ' '))
      .replace(/\S*@\S+/g, '[address]')
      .replace(/https?:\S+|www\.\S+/gi, '[link]')
      .replace(introduces, (whole, latin?: string, hindi?: string) => whole.replace(latin ?? hindi ?? '', '[name]'))
      .replace(/\p{Nd}[\p{Nd},.\s-]*/gu, '# ')
      // A capital inside a sentence is a name as a rule; what is in capitals throughout is an abbreviation.
      .replace(/(?<=[\p{L}\p{M},#\]]\s+)\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu, '[name]')
      .replace(/[\p{L}\p{M}]+/gu, (word) => (names.has(plain(word)) ? '[name]' : word))
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
  );
}

export function readGaps(file: string): Gap[] {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(list) ? (list as Gap[]) : [];
  } catch {
    return [];
  }
}

export function createGaps(file: string, clock = Date.now): Gaps {
  const byText = new Map(readGaps(file).map((gap) => [gap.text, gap]));
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const list = [...byText.values()]
      .sort((a, b) => b.count - a.count || b.last.localeCompare(a.last))
      .slice(0, mostGaps);
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(list, null, 1));
      renameSync(`${file}.new`, file);
    } catch {
      // A full or read-only disk must not cost a visitor the answer; the list is a help, not a record.
    }
  }

  return {
    record(message) {
      const text = masked(message);
      if (text.length < 3) return;
      const before = byText.get(text);
      byText.delete(text);
      byText.set(text, { text, count: (before?.count ?? 0) + 1, last: dateOf(clock()) });
      if (byText.size > mostGaps * 2) byText.delete(byText.keys().next().value as string);
      timer ??= setTimeout(flush, writeAfterMs).unref();
    },
    flush,
  };
}
