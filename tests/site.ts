// For tests that run the site from its sources, with something in it that is otherwise.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MakePages } from '../server/app.ts';
import { readEnv } from '../server/env.ts';
import type { Log } from '../server/log.ts';
import type { Lent, RenderPage } from '../server/http/pages.ts';
import { createSite } from '../server/site.ts';

/** Stands in for the built pages, whose refusals here say no more than their status. */
export const standInPages =
  (render: (lent: Lent) => RenderPage): MakePages =>
  (lent) => {
    const refusal = (status: number) => Buffer.from(String(status));
    return {
      files: (_request, _response, next) => next(),
      render: render(lent),
      missing: async () => null,
      refusals: { 400: refusal(400), 414: refusal(414), 429: refusal(429), 431: refusal(431), 503: refusal(503) },
    };
  };

/** In this process, on a free port; `stop` removes what it stored. */
export async function startSite(env: Record<string, string>, pages: MakePages, log?: Log) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinkstone-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env };
  const site = await createSite(readEnv(settings), { pages, ...(log && { log }) });
  const url = await site.start();
  return {
    url,
    port: Number(new URL(url).port),
    stop: () => site.stop().finally(() => rmSync(dataDir, { recursive: true })),
  };
}
