// The form has no field for the kind of a loan: a line of the message holds it, where the visitor sees and may change it.
import { fillIn } from '../../../domain/fill-in.ts';
import type { LoanKind } from '../../../content/products.ts';
import { rupees } from '../../../domain/money/format.ts';
import type { Texts } from '../../enquiries/enquiry.ts';

export interface Kinds {
  /** The loans there are, by id. */
  loans: string[];
  all: LoanKind[];
  /** With {kind} for its title. */
  line: string;
  told: Told;
}

/** What the eligibility check or the scheme finder brings along, as one line of the message. */
export interface Told {
  /** Begins the line. */
  lead: string;
  /** By name in the address: its label, and the words of its choices where it is one. */
  fields: { name: string; label: string; choices?: Record<string, string>; rupees?: true }[];
}

/** Only what we have words for, and plain numbers: words of a stranger never come in by the address. */
export function toldLine({ lead, fields }: Told, params: URLSearchParams): string | undefined {
  if (!params.has('check')) return undefined;
  const said = fields.flatMap(({ name, label, choices, rupees: money }) => {
    // Of ticks there may be several.
    const told = params.getAll(name).flatMap((value) => {
      const number = /^\d{1,12}$/.test(value) ? (money ? rupees(Number(value)) : value) : [];
      return choices ? (Object.hasOwn(choices, value) ? (choices[value] ?? []) : []) : number;
    });
    return told.length > 0 ? [`${label}: ${told.join(', ')}`] : [];
  });
  return said.length > 0 ? `${lead} ${said.join('; ')}.` : undefined;
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
  const words = linesOf(draft.message)
    .filter((line) => !stale || line !== kindLine(kinds, old))
    .filter((line) => !kinds || !brought.message || !line.startsWith(kinds.told.lead));
  return { ...draft, ...brought, message: [brought.message ?? '', ...words].join('\n').trim() };
}
