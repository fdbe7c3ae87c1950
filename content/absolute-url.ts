import { firm } from './firm.ts';

/** A page of this site as others name it: search engines, feeds, mails. */
export const absoluteUrl = (path: string, siteUrl: string = firm.siteUrl): string => new URL(path, siteUrl).href;
