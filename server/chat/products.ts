// Which loans a message is about: named outright first, then as the classifier reads what the money is for.
import { ambiguousNames, loanNames } from '../../content/assistant.ts';
import type { Reading } from './intent/classifier.ts';
import { skeleton, sounds } from './intent/romanise.ts';

/** Short bones fit too many words. */
const leastBones = 4;
const likely = 0.5;

const bonesOf = (words: string[]) => words.map(skeleton).join(' ');
const bySound = new Map<string, string>();
const byBones = new Map<string, string>();
const ambiguous = new Set(ambiguousNames.map((name) => sounds(name).join(' ')));
/** "Business vs personal loan" says the word once. */
const beforeLoan = new Map<string, string>();
const either = /^(?:vs|versus|or|ya|aur|and)$/;
/** What a name may begin with, by its sound or its bones. */
const begins = new Set<string>();
let longest = 1;
for (const [product, names] of Object.entries(loanNames))
  for (const name of names.split('|')) {
    const words = sounds(name);
    longest = Math.max(longest, words.length);
    bySound.set(words.join(' '), product);
    if (words.length === 2 && words[1] === 'loan') beforeLoan.set(words[0] ?? '', product);
    begins.add(words[0] ?? '').add(skeleton(words[0] ?? ''));
    const bones = bonesOf(words);
    if (words.length > 1 && bones.length >= leastBones && !byBones.has(bones)) byBones.set(bones, product);
  }

/** Said of jobs, banks and housing colonies too: they count when the classifier hears a scheme as well. */
const soft =
  /^(sarkari|sarakari|sarkar|government|goverment|govt|skeme|sceme|scheme|skim|yojana|yojna|sakim) ?(se|ki|kya)?$/;
const ofService =
  /^(?:nau?k[a]?ri|job|karm?chari|karamachari|employ|ti?e?a?cer|teacher|siksak|shikshak|scul|school|aspatal|hospital|ofis|office)/;
const leastHeard = 0.2;
const loanWord =
  /^(loan|lon|lone|rin|karj|karja|emi|finance|finans|interest|intrest|byaj|rate|vs|versus|amount|tenure|score)s?$/;
/** Named in the message, in the order named. */
function namedProducts(words: string[], heard: (product: string) => number): string[] {
  const ofLoans = words.some((word) => loanWord.test(word));
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at] ?? '';
    if (!begins.has(first) && !begins.has(skeleton(first))) {
      at += 1;
      continue;
    }
    const shared = either.test(words[at + 1] ?? '') && beforeLoan.has(words[at + 2] ?? '');
    const short = shared && ofLoans ? beforeLoan.get(first) : undefined;
    if (short && !found.includes(short)) found.push(short);
    let length = Math.min(longest, words.length - at);
    for (; length > 0; length -= 1) {
      const part = words.slice(at, at + length);
      const phrase = part.join(' ');
      const product = bySound.get(phrase) ?? (length > 1 ? byBones.get(bonesOf(part)) : undefined);
      if (!product || (ambiguous.has(phrase) && !ofLoans)) continue;
      // "Bina mortgage" asks for no mortgage.
      if (/^(?:vithout|vitout|bina|no|na)$/.test(words[at - 1] ?? '') && product === 'mortgage-loan') continue;
      // C-Scheme is a part of Jaipur.
      if (soft.test(phrase) && (heard(product) < leastHeard || /^[cs]i?$/.test(words[at - 1] ?? ''))) continue;
      // "Sarkari naukri": who works for the state asks for no subsidy.
      if (soft.test(phrase) && ofService.test(words[at + length] ?? '')) continue;
      if (!found.includes(product)) found.push(product);
      break;
    }
    at += Math.max(length, 1);
  }
  return found;
}

/** What a guess needs to put aside the loan that was talked about, or to give its limits to a sum. */
export const sure = 0.8;

/** Of several named, those that are asked about: "home loan chal raha hai, personal milega?". */
export function productsOf({ words, products: guesses, intents: [intent] }: Reading, least = likely): string[] {
  const heard = (product: string) => guesses.find(({ name }) => name === product)?.p ?? 0;
  const named = namedProducts(words, heard);
  if (named.length > 1 && /^(check|lead|sum|transfer|talk)\./.test(intent?.name ?? '')) {
    const asked = named.filter((product) => heard(product) > likely);
    return asked.length > 0 ? asked : named;
  }
  if (named.length > 0) return named;
  const enough = /^(?:sum|check)\./.test(intent?.name ?? '') ? Math.max(sure, least) : least;
  return guesses
    .filter(({ p }) => p > enough)
    .slice(0, 2)
    .map(({ name }) => name);
}
