// What the files of a loan's folder, content/products/<id>/, must look like; its page words are schema.ts's Service.
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** product.ts: what is the same in every language. */
export const productSchema = v.strictObject({
  /** Where it stands among the others: menus and cards are ordered by one number, forms and replies by the other. */
  place: v.strictObject({ menu: v.number(), form: v.number() }),
  /** Where its details page is; /services/<id>-details unless it says otherwise. */
  details: v.optional(v.pipe(v.string(), v.regex(/^\/services\/[a-z-]+-details$/, 'must be /services/…-details'))),
  icon: text,
  /** The drawing or photograph on its pages, in art/. */
  art: text,
  /** What the ids of its rows in the ledger begin with. */
  facts: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be one word in small letters')),
  /** Whether its details page carries the Other Services carousel. */
  showsOthers: v.optional(v.boolean()),
  /** Where the calculator starts; the rate is the lower end of a row. */
  start: v.strictObject({ amount: count, months: count, rate: text }),
});
export type ProductFacts = v.InferOutput<typeof productSchema>;

/** What can be asked of every loan at once. */
const general = [
  'rate',
  'amount',
  'tenure',
  'time',
  'age',
  'income',
  'score',
  'experience',
  'ltv',
  'collateral',
] as const;
/** What one loan may have a sentence on beside these. */
const special = [
  'vintage',
  'turnover',
  'statements',
  'tax',
  'share',
  'schemes',
  'types',
  'uses',
  'propertyTypes',
  'mudra',
  'mudraKinds',
  'standup',
  'pmegp',
] as const;

const sentences = <Names extends readonly string[]>(names: Names) =>
  v.partial(v.strictObject(v.entriesFromList(names, text)));

/** assistant.<language>.ts: what the assistant says of the loan, and what people call it. */
export const spokenSchema = v.strictObject({
  /** Ways to name it, parted by |, on as many rows as you like; the first is the plainest. */
  asked: v.pipe(v.array(text), v.minLength(1)),
  /** Those of them that mean something else too: they count only beside a word for a loan. */
  ambiguous: v.optional(text),
  name: text,
  /** In “I can help with home, personal and business loans”. */
  inList: text,
  /** In “We arrange home loans, personal loans …”. */
  offered: text,
  documents: text,
  criteria: text,
  /** A sentence for each thing asked; without one, the assistant says that we publish no figure. */
  facts: v.strictObject({ overview: text, ...sentences([...general, ...special]).entries }),
  /** Its part of an answer about all loans. */
  inAll: sentences(general),
});
export type Spoken = v.InferOutput<typeof spokenSchema>;
