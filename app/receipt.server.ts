// The confirmation in an address is shown only for an enquiry that is there: a link made up by a stranger would
// otherwise tell a visitor that something was sent, and clear what they had typed.
import type { RouterContextProvider } from 'react-router';
import { type Receipt, receiptFrom } from './features/lead-form/address.ts';
import { servicesContext } from './services-context.ts';

export async function storedReceipt(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Receipt | null> {
  const claim = receiptFrom(new URL(request.url).searchParams);
  if (!claim) return null;
  const leads = context.get(servicesContext)?.leads;
  if (leads?.receiptOf(claim.receipt.reference) === claim.token) return { reference: claim.receipt.reference };
  const found = await leads?.status(claim.token);
  if (found?.kind === 'found' && found.view.reference !== claim.receipt.reference) return null;
  // Stored a moment ago and out of reach now: the visitor comes from our own redirect, and is not told otherwise.
  return found?.kind === 'found' || found?.kind === 'unavailable' ? claim.receipt : null;
}
