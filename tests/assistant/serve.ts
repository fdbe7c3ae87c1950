// The site's chat address with the tests' own ledger: node tests/assistant/serve.ts [port]
import { readEnv } from '../../server/env.ts';
import { createSite } from '../../server/site.ts';
import { standInPages } from '../site.ts';
import { embedded } from './setup.ts';

const env = readEnv({
  PORT: process.argv[2] ?? '3000',
  DATA_DIR: `/tmp/assistant-${process.pid}`,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
const pages = standInPages(() => async () => new Response(null, { status: 404 }));
const site = await createSite(env, { pages, assistant: embedded() });
console.log(await site.start());
