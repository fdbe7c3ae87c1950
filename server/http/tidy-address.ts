/** One address per page: no trailing slash, no capitals. Null when the address is tidy already. */
export function tidyAddress(url: URL): string | null {
  const tidy = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  return tidy === url.pathname ? null : tidy + url.search;
}
