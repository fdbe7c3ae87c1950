import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chosenThemes } from './scripts/chosen-themes.ts';
import { eagerWrappers } from './scripts/eager-wrappers.ts';
import { readFolders } from './scripts/read-folders.ts';

/**
 * Two dozen small files cost a slow phone more than the bytes they save: asking for each is work on the main thread.
 * What every page needs comes as three files: React, its router (run in a task of its own), the parts that pages share.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|preload-helper/ },
  { name: 'router', test: /node_modules\/react-router\// },
  { name: 'shared', test: /\/app\/(ui|sections|seo\.ts)/, minShareCount: 2 },
];

/** Run on every page: told so, a browser reads all of it while it comes, on another thread. */
const postBanner = ({ name }: { name: string }) =>
  name === 'react' || name === 'router' ? '//# allFunctionsCalledOnLoad' : '';

/** What the server starts with, in its bundle: Node takes longer to find four hundred files than to read them all. */
const inTheBundle = [
  'hono',
  '@hono/node-server',
  'ipaddr.js',
  'kysely',
  'libphonenumber-js',
  'minisearch',
  'react-router',
  'valibot',
];

export default defineConfig({
  plugins: [readFolders(), reactRouter(), eagerWrappers()],
  css: { postcss: { plugins: [chosenThemes] } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, postBanner } } } },
    ssr: {
      resolve: { noExternal: inTheBundle },
      build: { rolldownOptions: { input: { index: 'virtual:react-router/server-build', main: 'server/main.ts' } } },
    },
  },
});
