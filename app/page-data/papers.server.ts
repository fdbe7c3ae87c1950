// The documents an enquiry needs, as far as it says what they depend on.
import { documentLists, documentLoans } from '../../content/documents.ts';
import type { Content } from '../../content/load.ts';
import { isWhole, papersFor, readChoice, searchOf } from '../../domain/documents/papers.ts';
import type { StatusView } from '../../server/leads/status-view.ts';

export interface Papers {
  names: string[];
  /** To the list of one's own. */
  link: string;
  /** False where loan or work are not known: the link then asks for them. */
  known: boolean;
}

export function papersOf({ answers }: Pick<StatusView, 'answers'>, all: Content): Papers {
  const told = (field: string) => answers.find((answer) => answer.field === field)?.value ?? '';
  const asked = new URLSearchParams({ loan: told('loanType'), work: told('employment') });
  const reading = readChoice(asked, documentLoans);
  const { choice } = reading;
  const known = isWhole(choice);
  const words = documentLists(all).en.papers;
  const search = searchOf(reading);
  return {
    names: known ? papersFor(choice).map(({ id }) => words[id].name) : [],
    link: search && choice.loan ? `/documents?${search}` : '/documents',
    known,
  };
}
