/** A path with the site before it, for whoever is not on the site: in mails, on paper, for search engines. */
export const absoluteUrl = (path: string, siteUrl: string): string => new URL(path, siteUrl).href;
