// What content must look like. The build fails on a row that does not fit.
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/));
export const target = v.pipe(
  v.string(),
  v.regex(/^(\/|https:\/\/)\S*$/, 'leads to a page of the site (/about) or to an https address'),
);
export const isoDate = v.pipe(v.string(), v.isoDate('must be a date, written 2026-11-15'));
const icon = v.pipe(v.string(), v.regex(/^[a-z-]+$/));
export const sample = v.boolean();

const range = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check(([low, high]) => low < high, 'a range runs from the smaller to the larger figure'),
);
/** Whether what a row says still holds; pages show it beside the figure unless it is simply open. */
const status = v.pipe(
  v.strictObject({
    is: v.picklist(['open', 'closed', 'changed', 'announced', 'unconfirmed']),
    /** The day it closed, changed or was announced. */
    on: v.optional(isoDate),
    /** The last day it is, or was, approved for. */
    until: v.optional(isoDate),
    /** What texts call it: whoever writes the name of a closed scheme says so beside it. */
    named: v.optional(text),
  }),
  v.check(({ is, on, until }) => {
    if (is === 'open') return on === undefined;
    return is === 'unconfirmed' ? until !== undefined : on !== undefined;
  }, 'closed, changed and announced have a day (on), unconfirmed its last certain day (until), open only a last one (until)'),
);

/** Where a figure stands written. */
const source = v.strictObject({
  kind: v.picklist(['act', 'direction', 'scheme', 'practice', 'firm', 'house']),
  name: text,
  /** The authority's own page. */
  href: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'must be an https address'))),
});

export const factSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(\.[a-z0-9-]+)+$/)),
  /** A folder of products/, or the firm, the calculator, a scheme or the law. */
  product: text,
  attribute: v.string(),
  value: v.union([v.number(), range], 'must be one number, or a range [from, to]'),
  unit: v.picklist([
    'percent',
    'rupees',
    'years',
    'months',
    'days',
    'working-days',
    'hours',
    'age',
    'score',
    'count',
    'year',
    /** A day, written 2026_01_31. */
    'date',
    /** Digits as they are: a section of an act, a helpline, a class passed. */
    'number',
    'sq-m',
  ]),
  /** 750+ rather than 750. */
  plus: v.optional(v.boolean()),
  /** How the figure is to be read when it is one end of a range. */
  bound: v.optional(v.picklist(['from', 'upTo', 'atLeast'])),
  /** The words that make a second reading on the same page true; keys of `readings` in the language folder. */
  reading: v.optional(v.picklist(['acrossLenders', 'typicalOffer'])),
  pages: v.pipe(v.array(path), v.minLength(1)),
  /** Open unless it says otherwise. */
  status: v.optional(status),
  /** To whom or what it applies, in words a reader understands; law and schemes say it. */
  applies: v.optional(text),
  source,
  checked: isoDate,
  expires: v.nullable(isoDate),
  /** Written here as the firm is believed to work; the firm has still to say so. */
  toConfirm: v.optional(v.boolean()),
  note: v.optional(text),
});
export type Fact = v.InferOutput<typeof factSchema>;
export type FactInput = v.InferInput<typeof factSchema>;

export const meta = {
  title: v.pipe(text, v.maxLength(60)),
  description: v.pipe(text, v.minLength(50), v.maxLength(170)),
};
const link = v.object({ label: text, href: path });
export const stat = v.object({ value: text, label: text });
const point = v.object({ icon: v.optional(icon), title: text, text });
export const step = v.object({ title: text, text });

/** A loan sub-type or a scheme: what it is, and its rate or limit. Its id is the same in every language. */
const offer = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  title: text,
  text,
  figure: v.optional(stat),
  eligibility: v.optional(text),
  /** The row of the ledger that knows whether it is open: the card shows it, and a closed one cannot be applied for. */
  row: v.optional(text),
  more: v.optional(link),
});

/** A band of a page between its hero and its closing call. `text` may stand under any title. */
const band = v.variant('kind', [
  v.object({ kind: v.literal('points'), title: text, text: v.optional(text), items: v.array(point) }),
  v.object({ kind: v.literal('list'), title: text, text: v.optional(text), items: v.array(text) }),
  v.object({ kind: v.literal('steps'), title: text, text: v.optional(text), items: v.array(step) }),
  v.object({ kind: v.literal('facts'), title: text, text: v.optional(text), items: v.array(stat) }),
  v.object({
    kind: v.literal('offers'),
    title: text,
    text: v.optional(text),
    items: v.array(offer),
    /** The button of each: it leads to the form, with this loan and this kind of it. */
    apply: v.optional(text),
    note: v.optional(text),
  }),
]);
export type Band = v.InferOutput<typeof band>;

const faq = v.object({ question: text, answer: text });

export const serviceSchema = v.object({
  /** Names for navigation, cards and the assistant: "Home Loan", "Home Loans". */
  name: text,
  plural: text,
  overview: v.object({
    ...meta,
    heading: text,
    blurb: text,
    figure: stat,
    stats: v.pipe(v.array(stat), v.minLength(3), v.maxLength(4)),
    actions: v.pipe(v.array(link), v.minLength(1), v.maxLength(3)),
    bands: v.pipe(v.array(band), v.minLength(2)),
    closing: v.object({ title: text, text }),
  }),
  detail: v.object({
    ...meta,
    heading: text,
    blurb: text,
    figure: stat,
    highlights: v.pipe(v.array(point), v.length(4)),
    employment: v.object({ title: text, items: v.array(text) }),
    documents: v.object({ title: text, items: v.array(text) }),
    eligibility: v.object({ title: text, items: v.array(stat) }),
    rate: v.object({ title: text, range: text, reading: v.optional(text), rows: v.array(stat), note: text }),
    faqs: v.pipe(v.array(faq), v.length(5)),
    bands: v.array(band),
    closing: v.object({ title: text, text }),
    /** The card that other pages' Other Services carousel shows. */
    card: v.object({ title: text, text }),
  }),
});
export type Service = v.InferOutput<typeof serviceSchema>;

export const categories = [
  'Home Loans',
  'Personal Loans',
  'Business Loans',
  'Government Subsidies',
  'Mortgage Loans',
  'Financial Planning',
] as const;

/** Text with links in it. */
const prose = v.pipe(v.array(v.union([v.string(), v.strictObject({ label: text, href: target })])), v.minLength(1));
export type Prose = v.InferOutput<typeof prose>;

/** What a reader reads of it. */
export const plainText = (prose: Prose): string =>
  prose.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('');

const picture = v.pipe(
  v.string(),
  v.regex(/^blog\/[a-z0-9-]+$/, 'names a drawing of art/blog/, such as blog/home-loans-a'),
);

export const block = v.variant('type', [
  v.object({ type: v.literal('heading'), text }),
  v.object({ type: v.literal('paragraph'), text: prose }),
  v.object({ type: v.literal('image'), src: picture, alt: text, caption: text }),
  v.object({ type: v.literal('list'), items: v.pipe(v.array(prose), v.minLength(2)) }),
]);
export type Block = v.InferOutput<typeof block>;

/** The loans whose pages link to an article or a guide. */
export const loans = v.pipe(v.array(text), v.minLength(1), v.maxLength(3));

export const articleSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.pipe(text, v.maxLength(80)),
  description: meta.description,
  excerpt: v.pipe(text, v.maxLength(220)),
  author: text,
  /** What makes the author one to listen to. */
  role: text,
  date: isoDate,
  /** The day somebody last read the article against the law and the lenders' terms. */
  reviewed: isoDate,
  category: v.picklist(categories),
  readTime: text,
  image: picture,
  imageAlt: text,
  content: v.pipe(v.array(block), v.minLength(12)),
  related: v.pipe(v.array(v.number()), v.length(3)),
  loans,
  sample,
});
export type Article = v.InferOutput<typeof articleSchema>;

export type Stat = v.InferOutput<typeof stat>;
export type Point = v.InferOutput<typeof point>;
export type Offer = v.InferOutput<typeof offer>;
export type Faq = v.InferOutput<typeof faq>;
export type Link = v.InferOutput<typeof link>;
