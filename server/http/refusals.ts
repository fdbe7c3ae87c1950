// Refusals are ready before anybody is refused: they must cost less than what they refuse.
import type { ServerBuild } from 'react-router';
import type { refusalPage } from '../../app/refusal-page.tsx';
import type { Content } from '../../content/load.ts';

type RefusedStatus = 400 | 414 | 429 | 431 | 503;
export type RefusalPages = Record<RefusedStatus, Uint8Array>;
type Bundle = ServerBuild & { entry: { module: { refusalPage: typeof refusalPage } } };

export function makeRefusals(build: ServerBuild, { refusals }: Content): RefusalPages {
  const styles = build.assets.routes.root?.css ?? [];
  const page = (words: Parameters<typeof refusalPage>[0]) =>
    Buffer.from((build as Bundle).entry.module.refusalPage(words, 'en', styles));
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
