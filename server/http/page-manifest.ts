import { readFileSync } from 'node:fs';

/** What the build knows of a page beside its files: from its route's handle (app/seo.ts), and its scripts. */
export interface BuiltPage {
  title: string;
  /** Its content security policy. */
  policy: string;
  /** Asked for with a query, it is not the built file. */
  readsQuery: boolean;
  /** The path of its share picture. */
  picture: string;
}

const file = 'build/pages.json';

/** Every built page by its path. */
export const readPages = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, BuiltPage>;
