import type { Config } from '@react-router/dev/config';
import { amountPages } from './content/amount-pages.ts';
import { guidePath } from './content/guide-schema.ts';
import { content } from './content/load.ts';

export default {
  ssr: true,
  // Two entries: index for prerendering, main to run (vite.config.ts).
  serverBuildFile: '[name].js',
  // Our own check (server/http/cross-site.ts) has refused other sites' posts before. React Router's compares whole
  // origins, and behind a TLS proxy ours differs from the browser's: every form sent without scripts would fail.
  allowedActionOrigins: ['**'],
  routeDiscovery: { mode: 'initial' },
  // Everything but answers to a visitor's own input: those are rendered when asked for.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !path.endsWith('.csv')),
    ...content('en').articles.map((article) => `/blog/${article.id}`),
    ...amountPages.map(({ path }) => path),
    ...content('en').guides.map(({ id }) => guidePath(id)),
  ],
} satisfies Config;
