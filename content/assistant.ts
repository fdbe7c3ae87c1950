// What the assistant says, language by language: its general words, and those of each loan's folder.
import { fillIn } from '../domain/fill-in.ts';
import { assistant as en } from './en/assistant.ts';
import { guides } from './folders.ts';
import { guidePath } from './guide-schema.ts';
import { assistant as hi } from './hi/assistant.ts';
import { assistant as hinglish } from './hinglish/assistant.ts';
import type { Spoken } from './product-schema.ts';
import { productFolders } from './products.ts';

export type Language = 'en' | 'hi' | 'hinglish';

type Wide<T> = T extends string ? string : { [key in keyof T]: Wide<T[key]> };
type General = Wide<Omit<typeof en, 'widget' | 'pages' | 'api'>>;

export interface Texts extends General {
  /** What is said of one loan. */
  loan(id: string): Spoken;
  /** “home, personal and business”, “home loans, personal loans and business loans”. */
  lists: { loans: string; offered: string };
}

const general: Record<Language, General> = { en, hi, hinglish };

const listed = (names: string[], and: string) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;

function textsIn(language: Language): Texts {
  const words = general[language];
  const loans = productFolders.map(({ id, assistant }) => ({ id, ...assistant[language] }));
  const { and } = words.emi;
  /** A sentence over all loans, of what each has to say in it. */
  const overAll = (name: string, sentence: string) =>
    fillIn(sentence, { each: loans.flatMap(({ inAll }) => inAll[name as keyof typeof inAll] ?? []).join('; ') });
  return {
    ...words,
    all: Object.fromEntries(
      Object.entries(words.all).map(([name, sentence]) => [name, overAll(name, sentence)]),
    ) as General['all'],
    lists: {
      loans: listed(
        loans.map(({ inList }) => inList),
        and,
      ),
      offered: listed(
        loans.map(({ offered }) => offered),
        and,
      ),
    },
    loan(id) {
      const found = loans.find((one) => one.id === id);
      if (!found) throw new Error(`There is no loan '${id}'`);
      return found;
    },
  };
}

export const texts: Record<Language, Texts> = { en: textsIn('en'), hi: textsIn('hi'), hinglish: textsIn('hinglish') };

export const apiTexts: Record<keyof typeof en.api, string> = en.api;
export const pageNames: Record<string, string> = {
  ...en.pages,
  ...Object.fromEntries(guides.en.map(({ guide }) => [guidePath(guide.id), guide.heading])),
};

/** What people call each loan, in every language; and which of that needs a word for a loan beside it. */
export const loanNames: Record<string, string> = Object.fromEntries(
  productFolders.map(({ id, assistant }) => [
    id,
    Object.values(assistant)
      .flatMap(({ asked }) => asked)
      .join('|'),
  ]),
);
export const ambiguousNames: string[] = productFolders.flatMap(({ assistant }) =>
  Object.values(assistant).flatMap(({ ambiguous }) => ambiguous?.split('|') ?? []),
);
