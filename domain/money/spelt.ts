// Numbers in words, put together: twenty five, sadhe teen, two and a half, half a crore, paanch sau.
import { fractionWords, numberWords } from './number-words.ts';
import { type Numeral, numberOf, type Token } from './numeral.ts';

const and = new Set(['and', 'aur', 'और']);
const article = new Set(['a', 'an', 'ek', 'एक']);
const hundred = new Set(['hundred', 'sau', 'सौ']);

interface Spelt {
  value: number;
  end: number;
  /** Below a hundred, in words. */
  spelt: boolean;
}

const numeral = (value: number, spelt: boolean): Numeral => {
  const [whole = '', fraction = ''] = String(value).split('.');
  return { kind: 'number', whole, fraction, spelt };
};

/** The list with every number in words as one number. What stands in digits alone is left as it was typed. */
export function withSpeltNumbers(list: Token[]): Token[] {
  const textAt = (at: number): string => {
    const token = list[at];
    return token?.kind === 'word' ? token.text : '';
  };
  const wordAt = (at: number): number | undefined => numberWords.get(textAt(at));

  /** 1 to 99: one word, or tens and a unit; or a whole number in digits. */
  function smallAt(at: number): Spelt | null {
    const token = list[at];
    if (token?.kind === 'number') {
      const value = numberOf(token);
      return Number.isInteger(value) ? { value, end: at + 1, spelt: false } : null;
    }
    const value = wordAt(at);
    if (value === undefined) return null;
    const from = textAt(at + 1) === '-' ? at + 2 : at + 1;
    const unit = wordAt(from) ?? 0;
    if (value >= 20 && value % 10 === 0 && unit >= 1 && unit < 10 && Number.isInteger(unit))
      return { value: value + unit, end: from + 1, spelt: true };
    return { value, end: at + 1, spelt: true };
  }

  function withHundreds(number: Spelt): Spelt {
    if (!hundred.has(textAt(number.end))) return number;
    const from = and.has(textAt(number.end + 1)) ? number.end + 2 : number.end + 1;
    const rest = smallAt(from);
    const more = rest && rest.value >= 1 && rest.value < 100 && Number.isInteger(rest.value) ? rest : null;
    return { value: number.value * 100 + (more?.value ?? 0), end: more?.end ?? number.end + 1, spelt: false };
  }

  function numberAt(at: number): Spelt | null {
    const before = fractionWords.get(textAt(at));
    if (before !== undefined) {
      const whole = smallAt(at + 1);
      if (whole) return { ...whole, value: whole.value + before, spelt: true };
      // "Sava lakh" is a lakh and a quarter.
      return before === 0.25 ? { value: 1.25, end: at + 1, spelt: true } : null;
    }
    const small = smallAt(at);
    if (!small) return null;
    if (small.value < 1) return article.has(textAt(small.end)) ? { ...small, end: small.end + 1 } : small;
    const number = withHundreds(small);
    if (!and.has(textAt(number.end))) return number;
    const from = article.has(textAt(number.end + 1)) ? number.end + 2 : number.end + 1;
    const part = wordAt(from) ?? 1;
    return part < 1 ? { ...number, value: number.value + part, end: from + 1 } : number;
  }

  const joined: Token[] = [];
  for (let at = 0; at < list.length; ) {
    const token = list[at] as Token;
    const number = numberAt(at);
    if (number && (token.kind === 'word' || number.end > at + 1)) {
      joined.push(numeral(number.value, number.spelt));
      at = number.end;
      continue;
    }
    // "A lakh", but not the "a" of "12% a year".
    const one =
      /^an?$/.test(textAt(at)) && list[at + 1]?.kind === 'word' && !joined.some(({ kind }) => kind === 'number');
    joined.push(one && numberAt(at + 1) === null ? numeral(1, true) : token);
    at += 1;
  }
  return joined;
}
