import { absoluteUrl } from '../domain/absolute-url.ts';
import { firm } from './firm.ts';

/** A page of this site as others name it: search engines, feeds. */
export const publicUrl = (path: string): string => absoluteUrl(path, firm.siteUrl);
