// The form has no field for the kind of a loan: a line of the message holds it, where the visitor sees and may change it.
import { fillIn } from '../../../domain/fill-in.ts';
import type { LoanKind } from '../../../content/products.ts';
import type { Texts } from '../../enquiries/enquiry.ts';

export interface Kinds {
  /** The loans there are, by id. */
  loans: string[];
  all: LoanKind[];
  /** With {kind} for its title. */
  line: string;
}

export const kindLine = ({ line }: Kinds, { title }: LoanKind) => fillIn(line, { kind: title });

const linesOf = (message = '') => message.split('\n');

/** The kind a form's message names. */
export const kindIn = (kinds: Kinds, { message }: Texts): LoanKind | undefined =>
  kinds.all.find((kind) => linesOf(message).includes(kindLine(kinds, kind)));

/** A newer address goes over an older draft; in the message it takes the place of the old line, not of the words. */
export function broughtOver(draft: Texts, brought: Texts, kinds?: Kinds): Texts {
  const old = kinds && kindIn(kinds, draft);
  const stale = kinds && old && (brought.message || (brought.loanType && brought.loanType !== old.loan));
  const words = linesOf(draft.message).filter((line) => !stale || line !== kindLine(kinds, old));
  return { ...draft, ...brought, message: [brought.message ?? '', ...words].join('\n').trim() };
}
