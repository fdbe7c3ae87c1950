// What somebody wrote about an enquiry while they were signed out without knowing: it goes along through sign-in, in the
// forms themselves, and is sent once they are in again. Nothing of it is stored, here or on the device.
import type { Kept } from '../../../desk/parts/kept-fields.tsx';
import { acts } from './read-action.ts';

const longest = 16_000;
/** Erasing is asked anew. */
const path = new RegExp(`^/desk/e/[\\w-]{1,40}/(${acts.filter((act) => act !== 'erase').join('|')})$`);

/** Of a post that nobody was signed in for. */
export function keptOf(asked: string, form: URLSearchParams): Kept | null {
  const fields = [...form].filter(([name]) => name !== 'token');
  const isSmall = form.toString().length <= longest;
  return path.test(asked) && fields.length > 0 && isSmall ? { path: asked, fields } : null;
}

/** Out of the sign-in form it went along in. */
export function readKept(form: URLSearchParams): Kept | null {
  const asked = form.get('keptPath');
  return asked === null ? null : keptOf(asked, new URLSearchParams(form.get('kept') ?? ''));
}
