/** One address per page: no trailing slash, no capitals. Null when the address is tidy already. */
export function tidyAddress(url: URL): string | null {
  const plain = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  // A status token is a key: its capitals count.
  const tidy = plain.startsWith('/status/') ? plain : plain.toLowerCase();
  return tidy === url.pathname ? null : tidy + url.search;
}
