// What the URL of a form page says: a confirmation after a post, a loan or an amount brought from another page.
import { employments, fields } from '../../../domain/lead/fields.ts';
import { statusPath } from '../../../domain/lead/status-path.ts';
import { grouped } from '../../../domain/money/format.ts';
import { parseAmount } from '../../../domain/money/parse.ts';
import type { Texts } from '../../enquiries/enquiry.ts';
import type { Receipt } from '../../enquiries/send.ts';
import { type Kinds, kindLine, toldLine } from './loan-kind.ts';

const reference = /^PS-[0-9A-Z]{5}-[0-9A-Z]{5}$/;
const token = /^[\w-]{16,64}$/;

/** Where a post without scripts ends. Neither part tells who wrote. */
export const sentUrl = (path: string, receipt: { reference: string; token: string }) =>
  `${path}?sent=${receipt.reference}&t=${receipt.token}#sent`;

/** What the URL claims, and the key to whether it is so. */
export function receiptFrom(params: URLSearchParams): { receipt: Receipt; token: string } | null {
  const sent = params.get('sent') ?? '';
  const t = params.get('t') ?? '';
  if (!reference.test(sent) || !token.test(t)) return null;
  return { receipt: { reference: sent, statusUrl: statusPath(t) }, token: t };
}

export function prefillFrom(params: URLSearchParams, kinds?: Kinds): Texts {
  const loan = kinds?.loans.find((id) => id === params.get('loan'));
  const kind = kinds?.all.find((one) => one.loan === loan && one.id === params.get('type'));
  const written = (name: string, max: number) => {
    const text = params.get(name)?.slice(0, max) ?? '';
    const read = parseAmount(text);
    return read.ok && Number.isInteger(read.value) ? grouped(read.value) : text;
  };
  const amount = params.get('amount') === 'any' ? '' : written('amount', fields.loanAmount.max);
  const income = params.has('check') ? written('income', fields.salary.max) : '';
  const work = employments.find((one) => one === params.get('work'));
  const message = [kinds && kind ? kindLine(kinds, kind) : undefined, kinds && toldLine(kinds.told, params)]
    .filter(Boolean)
    .join('\n');
  return {
    ...(loan ? { loanType: loan } : {}),
    ...(message ? { message } : {}),
    ...(amount ? { loanAmount: amount } : {}),
    ...(work ? { employment: work } : {}),
    ...(income ? { salary: income } : {}),
  };
}
