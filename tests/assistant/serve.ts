// Only the chat routes, on a port: node tests/assistant/serve.ts [port]
import { serve } from '@hono/node-server';
import { createGaps, gapsFile } from '../../server/chat/gaps.ts';
import { embeddedResponder } from '../../server/chat/model.ts';
import { chatRoutes } from '../../server/chat/routes.ts';
import { unlimited } from '../../server/http/limits.ts';
import { createLog } from '../../server/log.ts';
import { embedded } from './setup.ts';

const port = Number(process.argv[2] ?? 3000);
const app = chatRoutes({
  assistant: embeddedResponder(embedded()),
  limiter: unlimited,
  log: createLog('warn'),
  gaps: createGaps(gapsFile(`/tmp/assistant-${process.pid}`)),
});
serve({ fetch: app.fetch, port }, ({ port: open }) => console.log(`http://127.0.0.1:${open}`));
