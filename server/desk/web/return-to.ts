const home = '/desk/today';
/** Any origin: it only tells whether a text leaves it. */
const nowhere = 'http://desk.invalid';

/** The page of the desk that was asked for, with its query; today's for anything else, wherever it would lead. */
export function returnTo(asked: string | null | undefined): string {
  // A browser reads a backslash as a slash and leaves tabs and line ends out.
  if (!asked?.startsWith('/desk') || /[\\\p{Cc}]/u.test(asked) || asked.length > 1000) return home;
  const url = URL.parse(asked, nowhere);
  if (url?.origin !== nowhere || !/^\/desk\/(?!sign-in|sign-out|invite\/)[\w/-]+$/.test(url.pathname)) return home;
  return url.pathname + url.search;
}
