// Where a few words decide which of an intent's answers is meant. The names are rows of the table.
import { cases } from './variants/cases.ts';
import { facts } from './variants/facts.ts';
import { firm } from './variants/firm.ts';
import { rules } from './variants/rules.ts';
import { schemes } from './variants/schemes.ts';
import type { Variant } from './variants/variant.ts';

export { isMeant } from './variants/variant.ts';
export const variants: readonly Variant[] = [...facts, ...rules, ...schemes, ...cases, ...firm];
