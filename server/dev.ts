// npm run dev: the same site from its sources, with hot reload. Vite loads it, so that server and routes share modules.
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
const build = () => load<ServerBuild>('virtual:react-router/server-build');
const { start } = await load<typeof import('./start.ts')>('/server/start.ts');
const { pageRenderer } = await load<typeof import('./http/pages.ts')>('/server/http/pages.ts');
const { createDesk } = await load<typeof import('./desk/web/desk.ts')>('/server/desk/web/desk.ts');
/** Vite serves the sources themselves. */
const assets = { style: '/desk/styles/desk.css', script: '/desk/client/main.ts' };
const { makeRefusals } = await load<typeof import('./http/refusals.ts')>('/server/http/refusals.ts');

await start({
  pages: async (lent) => ({
    files: vite.middlewares,
    render: pageRenderer(build, lent),
    missing: async () => null,
    refusals: makeRefusals(await build()),
    desk: (desk) => createDesk({ ...desk, assets }),
  }),
});
