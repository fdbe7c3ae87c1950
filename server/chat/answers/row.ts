// A row of the table of answers, and the kinds of rows there are.
import type { Kind } from '../reply/voice.ts';
import type { Attribute } from './facts.ts';

export type Maker =
  | 'documents'
  | 'criteria'
  | 'fit'
  | 'amount'
  | 'sum'
  | 'hours'
  | 'product'
  | 'compare'
  | 'scheme'
  | 'pmay'
  | 'steps'
  | 'oneBank'
  | 'word'
  | 'stampDuty'
  | 'about';

export interface Row {
  kind: Kind;
  /** A fact of the loan named, of `of` when none is named, or of all loans. */
  fact?: Attribute;
  of?: string;
  /** Where the sentence stands in content/<language>/assistant; the intents' own, when left out. */
  say?: string;
  make?: Maker;
  pages?: string[];
  /** Opens the contact panel. */
  form?: true;
  /** Not to be worded otherwise by a model. */
  settled?: true;
  /** The fact of the loan named that bears on it, said first. */
  also?: Attribute;
  /** What the visitor tells of himself is weighed first. */
  weigh?: true;
  /** Readings to choose from where no loan is named: "loan" alone asks for none and for all. */
  offers?: string[];
  /** The intent it is answered as when the message holds no figure. */
  bare?: string;
  /** The intent it is answered as beside another question. */
  among?: string;
}

export const fact = (name: Attribute, of?: string): Row => ({ kind: 'fact', fact: name, ...(of ? { of } : {}) });
export const said = (kind: Kind, say?: string, ...pages: string[]): Row => ({ kind, ...(say ? { say } : {}), pages });
export const made = (kind: Kind, make: Maker, more: Partial<Row> = {}): Row => ({ kind, make, ...more });
export const weighed = (page: string, also?: Attribute): Row => ({
  kind: 'eligibility',
  weigh: true,
  pages: [page],
  ...(also ? { also } : {}),
});
export const lead = (say?: string): Row => ({ ...said('lead', say, '/query'), form: true, settled: true });
export const refused = (say: string, kind: Kind = 'refusal'): Row => ({ ...said(kind, say), settled: true });
export const scheme = (): Row => made('fact', 'scheme', { weigh: true });
export const sum = (bare?: string): Row =>
  made('emi', 'sum', { settled: true, pages: ['/emi-calculator'], ...(bare ? { bare } : {}) });
