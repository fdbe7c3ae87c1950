// What the document list stands on: its words, in two languages for the list itself, and the loans it knows.
import type { Content } from '../../../../content/load.ts';
import type { ListWords } from '../../../../content/en/documents.ts';
import type { Choice } from '../../../../domain/documents/papers.ts';
import { fillIn } from '../../../../domain/fill-in.ts';

export interface DocumentsContent {
  words: Omit<Content['documents'], 'title' | 'description' | 'list'>;
  lists: Record<'en' | 'hi', ListWords>;
  loans: { id: string; name: string }[];
  checked: { date: string; shown: string };
  siteUrl: string;
}

export const path = '/documents';

export const loanName = ({ loans }: DocumentsContent, loan: string): string =>
  loans.find(({ id }) => id === loan)?.name ?? '';

/** “Documents for a home loan, salaried” */
export const listTitle = (content: DocumentsContent, { loan, work }: Choice): string =>
  fillIn(content.words.listTitle, {
    loan: loanName(content, loan).toLowerCase(),
    work: content.words.works[work].toLowerCase(),
  });
