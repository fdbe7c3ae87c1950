// What the assistant says of sums, language by language.
import type { Language } from './assistant.ts';
import { sums as en } from './en/sums.ts';
import { sums as hi } from './hi/sums.ts';
import { sums as hinglish } from './hinglish/sums.ts';

export const sumTexts: Record<Language, typeof en> = { en, hi, hinglish };
