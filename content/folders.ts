// What is found by looking into folders. Run by Node as it stands; a bundle holds what it exports instead of the code
// (scripts/read-folders.ts), so that neither the parser nor the files are needed where the site runs.
import { articlesIn } from './articles.ts';

const root = import.meta.dirname;

export const articles = { en: articlesIn(root, 'en') };
