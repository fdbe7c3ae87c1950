// A page at an address with a visitor's answers in it: nobody keeps it, nobody lists it, nobody is told where one came from.
import type { HeadersArgs } from 'react-router';

export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The same for a page that was reached inside the site, which brings no headers of its own. */
export const privateMeta = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** What the loader says of a page, and what the action adds where a form was sent. */
export const headersOfBoth = ({ loaderHeaders, actionHeaders }: HeadersArgs) =>
  new Headers([...(loaderHeaders ?? []), ...(actionHeaders ?? [])]);
