// The confirmation in an address is shown only for an enquiry that is there: a link made up by a stranger would
// otherwise tell a visitor that something was sent, and clear what they had typed.
import type { RouterContextProvider } from 'react-router';
import { pageContext } from '../../server/http/page-context.ts';
import type { Receipt } from '../enquiries/send.ts';
import { receiptFrom } from '../features/lead-form/form-url.ts';

export async function storedReceipt(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Receipt | null> {
  const claim = receiptFrom(new URL(request.url).searchParams);
  const lent = context.get(pageContext);
  if (!claim || !lent) return null;
  const { leads, siteUrl } = lent;
  if (leads.receiptOf(claim.receipt.reference) === claim.token) return { reference: claim.receipt.reference };
  const found = await leads.status(claim.token);
  const receipt = { ...claim.receipt, origin: siteUrl ?? new URL(request.url).origin };
  // Stored a moment ago and out of reach now: the visitor comes from our own redirect, and is not told otherwise.
  if (found.kind === 'unavailable') return receipt;
  if (found.kind === 'unknown' || found.view.reference !== receipt.reference) return null;
  const { state, callBy, answers } = found.view;
  const loan = answers.find(({ field }) => field === 'loanType')?.value;
  return { ...receipt, ...(state === 'waiting' && { callBy }), ...(loan && { loan }) };
}
