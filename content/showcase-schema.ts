// What the lists of the home and team pages must look like: slides, reviews, awards, lenders, videos, people.
import * as v from 'valibot';
import { sample, stat, text } from './schema.ts';

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
export const reviewSchema = v.object({
  name: text,
  location: text,
  text,
  rating: stars,
  /** Which loan it was, and what it saved: money, time, a mistake. */
  loan: v.optional(text),
  saved: v.optional(text),
  sample,
});
export const awardSchema = v.object({
  image: text,
  title: text,
  year: v.number(),
  organization: text,
  description: text,
  sample,
});
export const lenderSchema = v.object({ image: text, name: text, kind: text, serif: v.boolean(), sample });
export const videoSchema = v.object({
  id: text,
  title: text,
  description: text,
  poster: text,
  figure: stat,
  dark: v.boolean(),
  sample,
});
export const slideSchema = v.object({
  badge: text,
  headline: text,
  subheadline: text,
  cta: text,
  /** What the button asks for. */
  loan: text,
  window: v.object({ above: text, value: text, below: text }),
  stats: v.pipe(v.array(stat), v.length(3)),
});
export const leaderSchema = v.object({
  name: text,
  position: text,
  image: text,
  imageAlt: text,
  description: text,
  linkedin: text,
  email: v.pipe(v.string(), v.email()),
  sample,
});
export const gallerySchema = v.object({ image: text, alt: text, caption: text, sample });
export const openingSchema = v.object({ title: text, place: text, text, sample });

export type Review = v.InferOutput<typeof reviewSchema>;
export type Award = v.InferOutput<typeof awardSchema>;
export type Lender = v.InferOutput<typeof lenderSchema>;
export type Video = v.InferOutput<typeof videoSchema>;
export type Slide = v.InferOutput<typeof slideSchema>;
export type Leader = v.InferOutput<typeof leaderSchema>;
export type GalleryItem = v.InferOutput<typeof gallerySchema>;
export type Opening = v.InferOutput<typeof openingSchema>;
