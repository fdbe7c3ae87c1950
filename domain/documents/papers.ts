// Which papers a lender asks for: by the loan, the work one does and the property. Their words are in content.
import { type Work, works } from '../eligibility/check.ts';

export const properties = ['resale', 'new', 'jda', 'society', 'own', 'none'] as const;
export type Property = (typeof properties)[number];

export const groups = ['you', 'income', 'business', 'loans', 'property'] as const;
export type Group = (typeof groups)[number];

export interface Choice {
  loan: string;
  work: Work;
  property: Property;
}

interface Paper {
  /** Stands for it in the address, and keeps its meaning whatever list it is on. Never given to another. */
  number: number;
  id: string;
  group: Group;
  asked: (choice: Choice) => boolean;
  /** The original is looked at when one signs. */
  original?: true;
}

const isHome = ({ loan }: Choice) => loan === 'home-loan';
const isScheme = ({ loan }: Choice) => loan === 'government-subsidies';
export const asksProperty = (loan: string) => loan === 'home-loan' || loan === 'mortgage-loan';
const salaried = ({ work }: Choice) => work === 'salaried';
/** A scheme looks at the plan and at the person, less at slips. */
const earns = (choice: Choice) => !isScheme(choice);
const trades = (choice: Choice) =>
  choice.work === 'self-employed' || choice.work === 'business' || choice.loan === 'business-loan' || isScheme(choice);
const on =
  (...kinds: Property[]) =>
  ({ loan, property }: Choice) =>
    asksProperty(loan) && kinds.includes(property);
const buying =
  (...kinds: Property[]) =>
  (choice: Choice) =>
    isHome(choice) && on(...kinds)(choice);

const table = [
  { number: 1, id: 'pan', group: 'you', asked: () => true, original: true },
  { number: 2, id: 'aadhaar', group: 'you', asked: () => true, original: true },
  { number: 3, id: 'photos', group: 'you', asked: () => true },
  { number: 4, id: 'slips', group: 'income', asked: (choice) => salaried(choice) && earns(choice) },
  { number: 5, id: 'salaryStatement', group: 'income', asked: (choice) => salaried(choice) && earns(choice) },
  { number: 6, id: 'form16', group: 'income', asked: (choice) => salaried(choice) && earns(choice) },
  { number: 7, id: 'letter', group: 'income', asked: (choice) => salaried(choice) && earns(choice) },
  { number: 8, id: 'returns', group: 'income', asked: (choice) => !salaried(choice) && earns(choice) },
  { number: 9, id: 'statement', group: 'income', asked: (choice) => !salaried(choice) || isScheme(choice) },
  { number: 10, id: 'accounts', group: 'income', asked: (choice) => !salaried(choice) && earns(choice) },
  { number: 11, id: 'practice', group: 'business', asked: ({ work }) => work === 'professional', original: true },
  { number: 12, id: 'gst', group: 'business', asked: (choice) => trades(choice) && !isScheme(choice) },
  { number: 13, id: 'udyam', group: 'business', asked: trades },
  { number: 14, id: 'licence', group: 'business', asked: (choice) => trades(choice) && !isScheme(choice) },
  { number: 15, id: 'project', group: 'business', asked: isScheme },
  { number: 16, id: 'quotation', group: 'business', asked: isScheme },
  { number: 17, id: 'certificates', group: 'business', asked: isScheme, original: true },
  { number: 18, id: 'runningLoans', group: 'loans', asked: () => true },
  { number: 19, id: 'deeds', group: 'property', asked: on('resale', 'own'), original: true },
  { number: 20, id: 'patta', group: 'property', asked: on('resale', 'own', 'jda'), original: true },
  { number: 21, id: 'societyPatta', group: 'property', asked: on('society'), original: true },
  { number: 22, id: 'conversion', group: 'property', asked: on('society') },
  { number: 23, id: 'map', group: 'property', asked: on('resale', 'own') },
  { number: 24, id: 'sitePlan', group: 'property', asked: on('jda', 'society') },
  { number: 25, id: 'estimate', group: 'property', asked: buying('own') },
  { number: 26, id: 'rera', group: 'property', asked: on('new') },
  { number: 27, id: 'builderAgreement', group: 'property', asked: on('new') },
  { number: 28, id: 'receipts', group: 'property', asked: on('new') },
  { number: 29, id: 'builderNoc', group: 'property', asked: on('new') },
  { number: 30, id: 'agreement', group: 'property', asked: buying('resale', 'jda', 'society') },
  { number: 31, id: 'propertyTax', group: 'property', asked: on('resale', 'own') },
  { number: 32, id: 'encumbrance', group: 'property', asked: on('resale', 'own', 'jda', 'society', 'new') },
] as const satisfies Paper[];

export type PaperId = (typeof table)[number]['id'];
export type ListedPaper = Paper & { id: PaperId };
export const papers: readonly ListedPaper[] = table;

export const papersFor = (choice: Choice): ListedPaper[] => papers.filter(({ asked }) => asked(choice));

export interface Reading {
  choice: Partial<Choice>;
  /** The list's own language, whatever the page's. */
  list: 'en' | 'hi';
  have: number[];
}

export function readChoice(params: URLSearchParams, loans: readonly string[]): Reading {
  const one = <Value extends string>(name: string, options: readonly Value[]) =>
    options.find((option) => option === params.get(name));
  const loan = one('loan', loans);
  const known = new Set(papers.map(({ number }) => number));
  const have = params.getAll('have').flatMap((text) => text.split(',').map(Number));
  return {
    choice: {
      loan,
      work: one('work', works),
      property: (loan && asksProperty(loan) ? one('property', properties) : undefined) ?? 'none',
    },
    list: params.get('list') === 'hi' ? 'hi' : 'en',
    have: [...new Set(have)].filter((number) => known.has(number)).sort((a, b) => a - b),
  };
}

export const isWhole = (choice: Partial<Choice>): choice is Choice =>
  choice.loan !== undefined && choice.work !== undefined && choice.property !== undefined;

/** The shortest address of this list with these ticks. */
export function writeChoice({ choice: { loan, work, property }, list, have }: Reading): URLSearchParams {
  const params = new URLSearchParams();
  if (loan) params.set('loan', loan);
  if (work) params.set('work', work);
  if (loan && asksProperty(loan) && property) params.set('property', property);
  if (list === 'hi') params.set('list', list);
  // Commas stay commas: the address is read aloud and printed.
  return have.length > 0 ? new URLSearchParams(`${params}&have=${have.join(',')}`) : params;
}

export const searchOf = (reading: Reading): string => writeChoice(reading).toString().replaceAll('%2C', ',');
