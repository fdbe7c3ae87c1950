// Another site's page may not post in a visitor's name. Browsers say where a post comes from; other clients say
// nothing and carry no visitor's trust, so silence passes.
export function isCrossSite(headers: Pick<Headers, 'get'>, siteUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site') return true;
  const origin = headers.get('origin');
  if (origin === null || site === 'same-origin') return false;
  const from = URL.parse(origin);
  if (!from) return true;
  const home = siteUrl === undefined ? null : URL.parse(siteUrl);
  // Behind a TLS proxy the scheme differs, the host does not.
  return from.host !== home?.host && from.host !== headers.get('host')?.toLowerCase();
}
