// What a guide, one file of guides/, must look like.
import * as v from 'valibot';
import { block, isoDate, loans, meta, step, target, text } from './schema.ts';

export const guideGroups = ['Schemes', 'Your rights', 'Home and property', 'Costs and documents'] as const;

export const guideSchema = v.strictObject({
  /** Its address, /guides/<id>. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')),
  group: v.picklist(guideGroups),
  ...meta,
  heading: v.pipe(text, v.maxLength(70)),
  /** What the reader most wants to know, in two or three sentences. */
  lead: v.pipe(text, v.maxLength(320)),
  /** For the card in the list. */
  teaser: v.pipe(text, v.maxLength(140)),
  /** The loan whose form opens. */
  product: text,
  loans,
  /** The row that knows whether the thing is open. */
  row: v.optional(text),
  /** The day an adviser last read it against its sources. */
  reviewed: isoDate,
  figures: v.pipe(v.array(v.strictObject({ row: text, label: text })), v.minLength(3)),
  documents: v.pipe(v.array(text), v.minLength(3)),
  steps: v.pipe(v.array(step), v.minLength(3), v.maxLength(7)),
  mistakes: v.pipe(v.array(text), v.minLength(3)),
  /** Other guides, by id. */
  related: v.pipe(v.array(text), v.minLength(2), v.maxLength(3)),
  /** Pages of the site that help further: the calculator, the loan, an article. */
  links: v.pipe(v.array(v.strictObject({ label: text, href: target })), v.minLength(1), v.maxLength(4)),
  content: v.pipe(v.array(block), v.minLength(4)),
});
export type Guide = v.InferOutput<typeof guideSchema>;

export const guidePath = (id: string) => `/guides/${id}`;
