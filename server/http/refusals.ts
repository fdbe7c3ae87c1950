// Refusals are ready before anybody is refused: they must cost less than what they refuse.
import type { ServerBuild } from 'react-router';
import { content } from '../../content/load.ts';

type RefusedStatus = 400 | 414 | 429 | 431 | 503;
export type RefusalPages = Record<RefusedStatus, Uint8Array>;
type Words = { title: string; heading: string; text: string; home: string };
type Entry = { refusalPage: (words: Words, language: string, styles: string[]) => string };

export function makeRefusals({ entry, assets }: Pick<ServerBuild, 'entry' | 'assets'>): RefusalPages {
  const { refusals } = content('en');
  const { refusalPage } = entry.module as unknown as Entry;
  const page = (words: Words) => Buffer.from(refusalPage(words, 'en', assets.routes.root?.css ?? []));
  return {
    400: page(refusals.fields),
    414: page(refusals.address),
    429: page(refusals.tooMany),
    431: page(refusals.headers),
    503: page(refusals.busy),
  };
}

export const refusal = (pages: RefusalPages, status: 400 | 429 | 503, headers: Record<string, string> = {}) =>
  new Response(pages[status] as Uint8Array<ArrayBuffer>, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
