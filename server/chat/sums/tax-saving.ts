// What of a year's interest and principal can be taken off the income, in the old regime.
import type { Fact } from '../../../content/schema.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import type { Message } from '../message.ts';
import type { Sentence } from './outcome.ts';

const parts = {
  interest: /interest|byaj|vyaj|sood|ब्याज|सूद/g,
  principal: /princip|mool|mul dhan|मूल/g,
};
const ofTax = /(?<!\p{L})(?:tax|80 ?c|24 ?\(?b|deduct\p{L}*|regime|टैक्स|आयकर|रिजीम)(?!\p{L})/u;
const paid =
  /(?<!\p{L})(?:paid|pay|paying|was|went|bhar[aeiy]\p{L}*|diya|diye|gaya|gaye|chuka\p{L}*|kata|kate|भर[\p{L}\p{M}]*|दिया|दिए|गया|गए|चुका[\p{L}\p{M}]*|कटा)(?!\p{L})/u;
const ofNew = /(?:new|nayi|naye|naya|नई|नयी) (?:tax |कर |टैक्स )?(?:regime|vyavastha|व्यवस्था|रिजीम)/;
/** So far from its word a figure is another's. */
const nearest = 28;
/** "2.6 lakh interest and 95,000 as principal": right before its word. */
const adjoining = /^ ?(?:as |of |ka |ke |का |के )?$/;

/** The year's interest and principal, each by the word beside it; null where neither is told, or one figure for both. */
function told({ text, slots: { filled, loose } }: Message): Partial<Record<keyof typeof parts, number>> | null {
  if (!ofTax.test(text)) return null;
  const sums = [...Object.values(filled).flat(), ...loose].filter(
    ({ measure, value }) => measure === 'money' && value >= 1000,
  );
  const of = (word: RegExp) => {
    const places = Array.from(text.matchAll(word), ({ index }) => index);
    return sums
      .flatMap(({ start, end, value }) =>
        places.map((place) => ({
          apart: start > place ? start - place : place - end,
          joined: start > place || adjoining.test(text.slice(end + 1, place)),
          value,
        })),
      )
      .filter(({ apart, joined }) => joined && apart < nearest)
      .toSorted((one, other) => one.apart - other.apart)[0]?.value;
  };
  const [interest, principal] = [of(parts.interest), of(parts.principal)];
  if (interest === principal) return null;
  return { ...(interest && { interest }), ...(principal && { principal }) };
}

export function tellsTax(message: Message): boolean {
  const year = told(message);
  return year?.interest !== undefined && year.principal !== undefined;
}

export function taxSaving(intent: string, message: Message, facts: readonly Fact[]): Sentence[] {
  const year = intent === 'ask.tax' ? told(message) : null;
  if (!year) return [];
  const { high } = figuresOf(facts);
  const interest = Math.min(year.interest ?? 0, high('home.tax.24b'));
  const principal = Math.min(year.principal ?? 0, high('home.tax.80c'));
  // "Will I still get the 2 lakh of interest": nobody says that so much was paid.
  if ((principal === 0 || interest === 0) && !paid.test(message.text)) return [];
  if (ofNew.test(message.text)) return [{ frame: 'taxNone', figures: { total: { rupees: interest + principal } } }];
  if (principal === 0) return [{ frame: 'taxInterest', figures: { interest: { rupees: interest } } }];
  if (interest === 0) return [{ frame: 'taxPrincipal', figures: { principal: { rupees: principal } } }];
  return [
    {
      frame: 'taxSaving',
      figures: {
        interest: { rupees: interest },
        principal: { rupees: principal },
        total: { rupees: interest + principal },
      },
    },
  ];
}
