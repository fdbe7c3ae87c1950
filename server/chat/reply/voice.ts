// Turns reply sentences into replies: fills {home.rate} from the ledger and {amount} from the engine, and keeps account
// of every row used, so that each reply can name its pages and be checked for figures from nowhere.
import { texts } from '../../../content/assistant.ts';
import { figure, siteTokens, tokenPattern } from '../../../content/fill.ts';
import type { Fact } from '../../../content/schema.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { daysInWords, type Hours } from '../../../domain/hours.ts';
import { english, type FigureWords, formatClock } from '../../../domain/money/format.ts';
import { byWord } from '../by-word.ts';
import type { Language } from '../language.ts';

/** What kind of answer a reply is, for counting. */
export const kinds = [
  'fact',
  'documents',
  'eligibility',
  'compare',
  'emi',
  'process',
  'firm',
  'passage',
  'lead',
  'declined',
  'smalltalk',
  'refusal',
  'out-of-scope',
  'unknown',
] as const;
export type Kind = (typeof kinds)[number];

export interface Source {
  title: string;
  href: string;
}

export interface Said {
  text: string;
  kind: Kind;
  rows: Fact[];
  /** Figures that came from the visitor's message or were computed, as they are written in the reply. */
  shown: string[];
  pages: string[];
  /** Made for this answer: the calculator with its figures filled in. */
  links: Source[];
  /** Readings of a figure, to choose from. */
  choices: { label: string; href: string }[];
  form: boolean;
  /** No answer was found: counted, so that the firm can add content. */
  gap: boolean;
  /** A refusal, a request for a person or a sum: nothing that a model may say differently. */
  settled: boolean;
}

export interface Firm {
  name: string;
  phones: { main: { shown: string }; messaging: { shown: string } };
  emails: Record<'general' | 'loans' | 'support' | 'careers' | 'grievance', string>;
  hours: readonly Hours[];
}
export interface Address {
  street: string;
  city: string;
  region: string;
  postcode: string;
}

type Values = Record<string, string>;

export interface Voice {
  language: Language;
  texts: (typeof texts)[Language];
  words: FigureWords;
  say(template: string, values?: Values, pages?: string[]): Said;
  figure(row: Fact, variant?: string): string;
  hours: readonly Hours[];
}

const noHit: Omit<Said, 'text'> = {
  kind: 'fact',
  rows: [],
  shown: [],
  pages: [],
  links: [],
  choices: [],
  form: false,
  gap: false,
  settled: false,
};

export function join(...parts: (Said | null)[]): Said {
  const list = parts.filter((part) => part !== null);
  const [only, ...more] = list;
  if (only && more.length === 0) return only;
  return {
    text: list.map((part) => part.text).join(' '),
    kind: list[0]?.kind ?? 'fact',
    rows: list.flatMap((part) => part.rows),
    shown: list.flatMap((part) => part.shown),
    pages: [...new Set(list.flatMap((part) => part.pages))],
    links: list.flatMap((part) => part.links),
    choices: list.flatMap((part) => part.choices),
    form: list.some((part) => part.form),
    gap: list.some((part) => part.gap),
    settled: list.some((part) => part.settled),
  };
}

export function createVoices(facts: Fact[], firm: Firm, address: Address): Record<Language, Voice> {
  const byId = new Map(facts.map((row) => [row.id, row]));
  const constants: Values = {
    ...siteTokens(firm),
    address: `${address.street}, ${address.city}, ${address.region} ${address.postcode}`,
  };

  function createVoice(language: Language): Voice {
    const text = texts[language];
    const { units } = text;
    const words: FigureWords = {
      ...english,
      lakh: units.lakh,
      crore: units.crore,
      croreShort: units.crore,
      year: units.years,
      month: units.months,
    };
    const show = (row: Fact, variant = '') =>
      figure(row, units, variant)
        .replace(/\bCr\b/g, units.crore)
        .replace(/\blakh\b/g, units.lakh);
    const own: Values = {
      ...constants,
      ...text.lists,
      hours: firm.hours
        .map(({ days, opens, closes }) =>
          fillIn(text.firm.hoursRow, {
            days: daysInWords(days, text.firm.days, '–'),
            opens: formatClock(opens),
            closes: formatClock(closes),
          }),
        )
        .join(', '),
    };

    /** A sentence of the content with all but the visitor's figures in it. There are few: each is made once. */
    const filled = byWord((template) => {
      const rows: Fact[] = [];
      const figures = template.replace(tokenPattern, (whole, name: string, variant?: string) => {
        const constant = own[name];
        if (constant !== undefined) return constant;
        const row = byId.get(name);
        if (!row) throw new Error(`No row for ${whole} in a reply`);
        rows.push(row);
        return show(row, variant);
      });
      return { text: fillIn(figures, own), rows, pages: [...new Set(rows.flatMap((row) => row.pages.slice(0, 1)))] };
    });

    return {
      language,
      texts: text,
      words,
      figure: show,
      hours: firm.hours,
      say(template, values = {}, pages = []) {
        const { text: own, rows, pages: ofRows } = filled(template);
        return {
          ...noHit,
          text: fillIn(own, values),
          rows,
          shown: Object.values(values),
          pages: pages.length > 0 ? pages : ofRows,
        };
      },
    };
  }

  return { en: createVoice('en'), hi: createVoice('hi'), hinglish: createVoice('hinglish') };
}
