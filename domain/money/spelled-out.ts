import { type Paise, type Rupees, toPaise } from './units.ts';

/** How a language says amounts of money in full, as on a cheque. */
interface NumberWords {
  /** From 0 to 99; Hindi builds none of them from the others. */
  upTo99: readonly string[];
  hundred: string;
  thousand: string;
  lakh: string;
  crore: string;
  rupee: readonly [one: string, many: string];
  paisa: readonly [one: string, many: string];
  and: string;
  only: string;
  minus: string;
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const wordsOf: Record<'en' | 'hi', NumberWords> = {
  en: {
    upTo99: [...ones, ...tens.flatMap((ten) => [ten, ...ones.slice(1, 10).map((one) => `${ten}-${one}`)])],
    hundred: 'hundred',
    thousand: 'thousand',
    lakh: 'lakh',
    crore: 'crore',
    rupee: ['rupee', 'rupees'],
    paisa: ['paisa', 'paise'],
    and: 'and ',
    only: 'only',
    minus: 'minus',
  },
  // Common spellings, ten to a line.
  hi: {
    upTo99: `शून्य एक दो तीन चार पाँच छह सात आठ नौ
      दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
      बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
      तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
      चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
      पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
      साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
      सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
      अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी
      नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सतानवे अठानवे निन्यानवे`.split(/\s+/),
    hundred: 'सौ',
    thousand: 'हज़ार',
    lakh: 'लाख',
    crore: 'करोड़',
    rupee: ['रुपया', 'रुपये'],
    paisa: ['पैसा', 'पैसे'],
    and: '',
    only: 'मात्र',
    minus: 'ऋण',
  },
};

/** Thousands of crores are said by counting crores: ₹1,00,000 crore is one lakh crore. */
function number(whole: number, words: NumberWords): string {
  if (whole === 0) return words.upTo99[0] ?? '';
  const parts: string[] = [];
  let rest = whole;
  for (const [size, name] of [
    [1e7, words.crore],
    [1e5, words.lakh],
    [1000, words.thousand],
    [100, words.hundred],
  ] as const) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(`${number(count, words)} ${name}`);
    rest %= size;
  }
  if (rest > 0) parts.push(words.upTo99[rest] ?? '');
  return parts.join(' ');
}

/**
 * Twelve lakh thirty-four thousand five hundred sixty-seven rupees and fifty paise only ·
 * बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये पचास पैसे मात्र
 */
export function spelledOut(amount: Rupees, language: 'en' | 'hi'): string {
  if (!Number.isFinite(amount)) return '—';
  const words = wordsOf[language];
  const size: Paise = toPaise(Math.abs(amount));
  const whole = Math.floor(size / 100);
  const paise = size % 100;
  const counted = (count: number, [one, many]: readonly [string, string]): string =>
    `${number(count, words)} ${count === 1 ? one : many}`;
  const parts: string[] = [];
  if (amount < 0 && size > 0) parts.push(words.minus);
  if (whole > 0 || paise === 0) parts.push(counted(whole, words.rupee));
  if (paise > 0) parts.push(`${whole > 0 ? words.and : ''}${counted(paise, words.paisa)}`);
  const text = [...parts, words.only].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
