import { DeskError } from './commands.ts';
import { day, hour } from '../../domain/moments.ts';

const units: Record<string, number> = { h: hour, d: day, w: 7 * day };

/** 12h, 30d, 8w */
export function readAge(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d+)([hdw])$/.exec(text);
  const unit = units[match?.[2] ?? ''];
  if (!match || unit === undefined) throw new DeskError(`${text} is no age: write 12h, 30d or 8w.`);
  return Number(match[1]) * unit;
}

/** An age, or a day or moment as ISO 8601; a day without a zone begins in India. */
export function readSince(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+[hdw]$/.test(text)) return now - (readAge(text) ?? 0);
  const at = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00+05:30` : text);
  if (Number.isNaN(at)) throw new DeskError(`${text} is no date: write 2026-11-01 or 7d.`);
  return at;
}
