// Where a few words decide which of an intent's answers is meant. The names are rows of the table.
import { cases } from './variants/cases.ts';
import { facts } from './variants/facts.ts';
import { firm } from './variants/firm.ts';
import { rules } from './variants/rules.ts';
import { schemes } from './variants/schemes.ts';
import { isMeant, type Variant } from './variants/variant.ts';

export const variants: readonly Variant[] = [...facts, ...rules, ...schemes, ...cases, ...firm];

const besides = variants.filter(({ beside }) => beside);
/** Each intent's own, so that no other's is looked through. */
const instead = Map.groupBy(
  variants.filter(({ beside }) => !beside).flatMap((row) => row.of.map((of) => ({ of, row }))),
  ({ of }) => of,
);

/** What is said instead of an intent's own answer. */
export const saidInstead = (intent: string, text: string): string | undefined =>
  instead.get(intent)?.find(({ row }) => isMeant(row, text))?.row.as;
/** What is said besides the answers to some intents. */
export const saidBesides = (intents: readonly string[], text: string): string[] =>
  besides.filter((row) => row.of.some((name) => intents.includes(name)) && isMeant(row, text)).map(({ as }) => as);
