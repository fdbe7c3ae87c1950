// A phone number as people in India type it. Rough on purpose: it only counts digits, to ask about a slip. What is stored
// and dialled is read by a library on the server.
const devanagariZero = 0x966;
const nationalDigits = 10;
/** Of a number abroad, country code included. */
const digitsAbroad = { min: 8, max: 15 };
const extensionPattern = /\b(?:ext|extn|extension|x)\b\.?\s*\d*\s*$/i;
const severalPattern = /[/,;|]|\s(?:or|and|ya|aur|या|और)\s/i;

export interface PhoneReading {
  complete: boolean;
  /** Without +91 or a leading 0. */
  digits: number;
  /** The number with its country code, for the visitor to read back. */
  shown: string | null;
}

export function readPhone(text: string): PhoneReading {
  const plain = text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .trim();
  const whole = readOne(plain);
  if (whole.complete) return whole;
  return (
    plain
      .split(severalPattern)
      .map(readOne)
      .find(({ complete }) => complete) ?? whole
  );
}

function readOne(text: string): PhoneReading {
  const typed = text.replace(extensionPattern, '');
  const coded = /^\D*(?:\+|00)/.test(typed);
  const all = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (coded && !all.startsWith('91')) {
    const complete = all.length >= digitsAbroad.min && all.length <= digitsAbroad.max;
    return { complete, digits: all.length, shown: complete ? `+${all}` : null };
  }
  const national =
    all.startsWith('91') && (coded || all.length > nationalDigits) ? all.slice(2).replace(/^0+/, '') : all;
  const complete = national.length === nationalDigits;
  return { complete, digits: national.length, shown: complete ? `+91 ${spaced(national, typed)}` : null };
}

/** In the visitor's own groups where there are any; a mobile number in two fives. */
function spaced(national: string, typed: string): string {
  const groups = typed.match(/\d+/g) ?? [];
  const own: string[] = [];
  for (let left = national.length; left > 0 && groups.length > 0; ) {
    const group = (groups.pop() ?? '').slice(-left);
    own.unshift(group);
    left -= group.length;
  }
  if (own.length > 1) return own.join(' ');
  return /^[6-9]/.test(national) ? `${national.slice(0, 5)} ${national.slice(5)}` : national;
}

/** A mobile number in a sentence, in one piece or two, as it stands there. */
export const phoneIn = (text: string): string | undefined =>
  /(?:^|[^\d.,])([6-9]\d{4}[ -]?\d{5})(?!\d|[.,]\d|%)/.exec(text)?.[1];
