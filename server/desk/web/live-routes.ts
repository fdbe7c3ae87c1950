// What happens, told as it happens: a stream of changes without anything personal. Pages ask for what they may see.
import { streamSSE } from 'hono/streaming';
import type { Changed } from '../work/views.ts';
import type { DeskOptions, DeskRoute } from './context.ts';
import { tokenOf } from './cookie.ts';
import { viewerOf } from './work-pages.ts';

/** Shorter than any proxy's patience; whoever was signed out meanwhile hears nothing more. */
const beat = 20_000;
const mostWaiting = 100;

type Told = { event: 'change'; data: Changed } | { event: 'here'; data: string[] };

export function liveRoutes(options: DeskOptions): DeskRoute[] {
  const { work, door, closing } = options;
  return [
    {
      method: 'GET',
      path: '/desk/live',
      deed: 'queue',
      api: true,
      async answer(c) {
        const me = viewerOf(c);
        // An enquiry's page says which it is; whoever may not see it is not told who does.
        const at = c.req.query('at');
        const open = at === undefined ? null : ((await work.enquiry(at, me))?.row.reference ?? null);
        c.header('X-Accel-Buffering', 'no');
        return streamSSE(c, async (stream) => {
          const waiting: Told[] = [];
          let wake = () => {};
          const stop = work.subscribe(me, (change) => {
            // Whoever reads this slowly looks at the page anew; they need not hear of each change.
            if (waiting.length < mostWaiting) waiting.push({ event: 'change', data: change });
            wake();
          });
          const leave =
            open === null
              ? () => {}
              : work.visit(open, me, (names) => {
                  waiting.push({ event: 'here', data: names });
                  wake();
                });
          const end = () => wake();
          closing.addEventListener('abort', end);
          stream.onAbort(end);
          await stream.writeSSE({ event: 'live', data: '' });
          while (!stream.aborted && !closing.aborted) {
            const told = waiting.shift();
            if (told) {
              await stream.writeSSE({ event: told.event, data: JSON.stringify(told.data) });
              continue;
            }
            const woken = await new Promise<boolean>((resolve) => {
              const timer = setTimeout(() => resolve(false), beat);
              wake = () => {
                clearTimeout(timer);
                resolve(true);
              };
            });
            if (woken) continue;
            if (!(await door.signedIn(tokenOf(c, options)))) break;
            await stream.writeSSE({ event: 'beat', data: '' });
          }
          stop();
          leave();
          closing.removeEventListener('abort', end);
        });
      },
    },
  ];
}
