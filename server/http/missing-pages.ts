// The page of an address that is not there, made once for each place of the site: robots ask for thousands of them.
import { constants } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { type Codings, codingFor, type Files } from './files.ts';
import { brotli, gzip, type RenderPage } from './pages.ts';

interface MissingPage extends Codings {
  headers: Headers;
}

/** Answers for an address that is certainly not there; null for all others. */
export type Missing = (path: string, acceptEncoding: string) => Promise<Response | null>;

/**
 * What the page looks like depends on the address in two ways: which route it belongs to, and which entry of the menu it
 * lies under. Both have few values, so that few pages answer for all addresses.
 */
export function placeFinder({ routes }: Pick<ServerBuild, 'routes'>, files: ReadonlyMap<string, unknown>) {
  const paths = Object.values(routes).map((route) => route?.path ?? '');
  const fixed = new Set(paths.filter((path) => !/[:*]/.test(path)).map((path) => `/${path}`));
  const patterns = paths
    .filter((path) => path.includes(':'))
    .map((path) => new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`));
  // A pattern with built pages has all of its pages built; others are looked up when asked for.
  const [built, live] = [true, false].map((has) =>
    patterns.filter((each) => [...files.keys()].some((file) => each.test(file)) === has),
  );

  return (path: string): string | null => {
    // Encoded, it may be another spelling of a page; data is read by scripts, and is no page.
    const unsure = path.includes('%') || path.endsWith('.data');
    if (unsure || fixed.has(path) || files.has(path) || live?.some((each) => each.test(path))) return null;
    let above = path;
    do above = above.slice(0, above.lastIndexOf('/'));
    while (above !== '' && !files.has(above));
    return `${built?.findIndex((each) => each.test(path))} ${above}`;
  };
}

export function missingPages(build: Pick<ServerBuild, 'routes'>, files: Files, render: RenderPage): Missing {
  const placeOf = placeFinder(build, files);
  const made = new Map<string, Promise<MissingPage>>();

  async function make(path: string): Promise<MissingPage> {
    const answer = await render(new Request(`http://localhost${path}`), null);
    if (answer.status !== 404) throw new Error(`${answer.status} for a page that is not there`);
    const plain = Buffer.from(await answer.arrayBuffer());
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    return { headers: answer.headers, plain, br: await brotli(plain, best), gzip: await gzip(plain) };
  }

  return async (path, acceptEncoding) => {
    const place = placeOf(path);
    if (place === null) return null;
    const making = made.get(place) ?? make(path);
    made.set(place, making);
    const page = await making.catch((error) => {
      made.delete(place);
      throw error;
    });
    const coding = codingFor(page, acceptEncoding);
    const headers = new Headers(page.headers);
    if (coding !== 'plain') headers.set('Content-Encoding', coding);
    return new Response(page[coding] as Uint8Array<ArrayBuffer>, { status: 404, headers });
  };
}
