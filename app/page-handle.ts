/** What a route says of its page beyond its markup. The build asks it, and writes the answers to build/pages.json. */
export interface PageHandle<Loader extends (...args: never) => unknown> {
  /** The page's title in words, as its share picture shows it. */
  title: (data: Awaited<ReturnType<Loader>>) => string;
  /** The page depends on the query: with one it is rendered when asked for, without one it is the built file. */
  readsQuery?: true;
}
