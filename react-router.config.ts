import type { Config } from '@react-router/dev/config';
import { content } from './content/load.ts';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Everything but answers to a visitor's own input: those are rendered when asked for.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...content('en').articles.map((article) => `/blog/${article.id}`),
  ],
} satisfies Config;
