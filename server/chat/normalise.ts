// One plain form of what a visitor typed.
const devanagariZero = 0x966;

/** Longer than any question; the rest is not read. */
export const read = 1000;

const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** Signs and digits as ours, without nukta and chandrabindu, which are typed or left out at will. */
export function ownSigns(message: string): string {
  const text = message.slice(0, read);
  if (/^[\n -_a-~]*$/.test(text)) return text;
  return text
    .replace(/(\d)\s*([½¼¾])|([½¼¾])/g, (_, whole = '0', after, alone) => whole + fractions[after ?? alone])
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad\u093c]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/\u0901/g, '\u0902');
}

/** In small letters, with abbreviations and possessives taken apart. */
export function plain(message: string): string {
  let text = ownSigns(message);
  if (text.includes("'")) text = text.replace(/(\p{L})'s\b/gu, '$1 ’s').replace(/(\p{L})'(\p{L})/gu, '$1$2');
  if (/[.,]/.test(text))
    text = text.replace(/(\d)[.,](?=\s|$)/g, '$1 ').replace(/\b([a-z])\.\s?([a-z])\.(?:\s?([a-z])\.)?/gi, '$1 $2 $3');
  return text.toLowerCase();
}
