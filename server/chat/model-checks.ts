// What a model's wording may not hold: the visitor then gets the embedded answer instead.
import type { Grounds } from './engine.ts';
import { groundOf, plainDigits, ungrounded } from './figure-guard.ts';
import { promisesLoan } from './promises.ts';

const longest = 1200;
const markup = /<\/?[a-z!]|\]\(|https?:|system prompt|my instructions/i;
/** Letters that look like ours, and signs that hide: neither is needed to answer. Joiners are, in Hindi. */
const otherScript = /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;
const hidden = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}]|(?!\n)\p{Cc}/u;
/** ½, ², Ⅷ, ①: a figure is written with digits, which the guard reads. */
const oddNumber = /[\p{No}\p{Nl}]/u;

/** Anything one could open, write or pay to: sites, e-mail and UPI addresses, also where "dot" and "at" are words. */
const address =
  /[^\s,;()<>"']*@[^\s,;()<>"']*|\b(?:https?|hxxps?|ftp|upi|tel|mailto|whatsapp|javascript):\S*|\bwww\.\S+|[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}\b(?:\/\S*)?|\b(?:upi|gpay|google pay|phonepe|paytm|bhim)\b/giu;

function addressesIn(text: string): string[] {
  const spelt = text
    .replace(/[。．]/g, '.')
    .replace(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*|\s+dot\s+(?=[a-z]{2,}\b)/gi, '.')
    .replace(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*|\s+at the rate(?: of)?\s+(?=[a-z]{2,}\b)|\s+@\s*/gi, '@');
  return Array.from(spelt.toLowerCase().matchAll(address), ([found]) => found.replace(/[.!?]+$/, ''));
}

/** Rates and times: one that only the visitor named, or that the model gave a tool, must not come back as a yes. */
const oursAlone = /^[%dh]/;

/** Why a model's reply is not shown, or null when it may be. */
export function fault(reply: string, question: string, grounds: Grounds, results: string[]): string | null {
  if (reply.trim() === '' || reply.length > longest) return 'length';
  if (markup.test(reply) || hidden.test(reply)) return 'form';
  const plain = plainDigits(reply);
  const inHindi = /[\u0900-\u097f]{3}/.test(plain);
  if (otherScript.test(plain) || (grounds.language === 'hi') !== inHindi) return 'language';
  const ours = [...grounds.texts, ...grounds.passages.map((passage) => passage.text)];
  const known = new Set(ours.flatMap(addressesIn));
  if (addressesIn(plain).some((found) => !known.has(found))) return 'address';
  // Our own draft is the one wording that may mention approval as it does.
  if (!ours.includes(reply) && promisesLoan(plain)) return 'promise';
  const ground = groundOf(ours);
  const loose = ungrounded(reply, [ground, groundOf(results)], question);
  const borrowed = ungrounded(reply, [ground], '').filter((figure) => oursAlone.test(figure));
  return oddNumber.test(reply) || loose.length > 0 || borrowed.length > 0 ? 'figure' : null;
}
