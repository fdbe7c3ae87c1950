// What an enquiry is found by: the sound of its name (seema finds सीमा), the end of its phone number, its e-mail address,
// its reference or the end of that. Only letters and digits, so that every database sorts them alike and a beginning is
// a range. Erasure makes the same words again to find them: whoever changes how they are made has to make all of them
// anew.
import { sounds } from '../chat/intent/romanise.ts';
import type { LeadRow } from '../db/tables.ts';

const mostNames = 6;
const longest = 40;
const wholeNumber = 10;

/** Letters that are neither Latin nor Devanagari stand as their numbers. */
const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]/g, (sign) => sign.codePointAt(0)?.toString(16) ?? '');
const nameWord = (sound: string) => `n${ascii(sound)}`.slice(0, longest);
const reversed = (text: string) => [...text].reverse().join('');
/** From its end, by which people know it; without the 0 before a whole one. */
const phoneWord = (phone: string) => {
  const digits = phone.replace(/\D/g, '');
  return `p${reversed(digits.length > wholeNumber ? digits.replace(/^0+/, '') : digits)}`.slice(0, longest);
};
const emailWord = (email: string) => `e${email.toLowerCase().replace(/[^a-z\d]/g, '')}`.slice(0, longest);
const referenceWord = (text: string) => `r${text.toLowerCase().replace(/[^a-z\d]/g, '')}`.slice(0, longest);

const namesIn = (text: string) => sounds(text).filter((sound) => /^[\p{L}\p{M}]/u.test(sound));

type Told = Pick<LeadRow, 'name' | 'email' | 'phone' | 'phone_e164' | 'reference'>;

/** By which two enquiries are taken for one person's. */
export const personWords = ({ email, phone_e164 }: Pick<Told, 'email' | 'phone_e164'>): string[] => [
  ...(phone_e164 ? [phoneWord(phone_e164)] : []),
  ...(email.includes('@') ? [emailWord(email)] : []),
];

export function wordsOf({ name, email, phone, phone_e164, reference }: Told): string[] {
  const names = namesIn(name).slice(0, mostNames).map(nameWord);
  const numbers = [
    phoneWord(phone_e164 ?? phone),
    referenceWord(reference.slice(3)),
    referenceWord(reference.slice(-5)),
  ];
  const words = [...names, ...numbers, ...personWords({ email, phone_e164 })];
  return [...new Set(words)].filter((word) => word.length > 1);
}

/** One way to read what was typed into Find: an enquiry fits when it has a word that begins with each of these. */
export type Sought = string[];

const fewestDigits = 3;

export function soughtBy(typed: string): Sought[] {
  const text = typed.trim().slice(0, 200);
  const ways: Sought[] = [];
  const digits = text.replace(/\D/g, '');
  if (digits.length >= fewestDigits && /^[+\d\s().-]+$/.test(text)) ways.push([phoneWord(digits)]);
  if (text.includes('@')) ways.push([emailWord(text)]);
  const signs = text.replace(/^ps(?=[\s-])/i, '').replace(/[\s-]/g, '');
  if (/^[a-z\d]{3,10}$/i.test(signs) && /\d/.test(signs)) ways.push([referenceWord(signs)]);
  const names = namesIn(text);
  if (names.length > 0 && !text.includes('@')) ways.push(names.slice(0, mostNames).map(nameWord));
  // A reference without a figure in it looks like a name.
  if (/^([a-z]{5}|[a-z]{10})$/i.test(signs)) ways.push([referenceWord(signs)]);
  return ways;
}

/** Every word that begins so lies between the two, in any order of letters a database may have. */
export const rangeOf = (word: string): [from: string, to: string] => [word, word + 'z'.repeat(longest)];
