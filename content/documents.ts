// The document list in its two languages, figures filled in, and the day those were last checked.
import { facts } from './facts.ts';
import { fill } from './fill.ts';
import { assistant as hindi } from './hi/assistant.ts';
import { documentList } from './hi/documents.ts';
import type { Content } from './load.ts';
import { products } from './products.ts';

export const documentLoans = products.map(({ id }) => id);

export const documentLists = ({ documents }: Content) => ({
  en: documents.list,
  hi: fill(documentList, hindi.units as never),
});

export const documentsChecked = (): string =>
  facts
    .filter(({ id }) => id.startsWith('docs.'))
    .map(({ checked }) => checked)
    .sort()
    .at(-1) as string;
