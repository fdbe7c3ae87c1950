/** One URL per page: no trailing slash, no capitals. Null when it is tidy already. */
export function tidyUrl(url: URL): string | null {
  const plain = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const [, first = '', ...rest] = plain.split('/');
  // A status token is a key: its capitals count.
  const tidy = /^(s|%[57]3)tatus$/i.test(first) && rest.length > 0 ? `/status/${rest.join('/')}` : plain.toLowerCase();
  return tidy === url.pathname ? null : tidy + url.search;
}
