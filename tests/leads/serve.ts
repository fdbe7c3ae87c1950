// The site on a port of its own, for tests that kill, freeze and starve it. The first argument, JSON, replaces the
// outbox's timings. Instead of the status page there is what it shows, as JSON, and its three actions.
import type { Assistant } from '../../server/chat/engine.ts';
import { start } from '../../server/start.ts';
import { standInPages } from '../site.ts';

const actions = ['withdrawMarketing', 'withdrawEnquiry', 'requestErasure'] as const;

const pages = standInPages(({ leads }) => async (request) => {
  const [, , token = '', asked] = new URL(request.url).pathname.split('/');
  const action = actions.find((each) => each === asked);
  return Response.json(await (action ? leads[action](token) : leads.status(token)));
});

const outbox = JSON.parse(process.argv[2] ?? '{}');
// Nobody asks it anything here.
const assistant = {} as Assistant;
await start({ pages, outbox, assistant });
