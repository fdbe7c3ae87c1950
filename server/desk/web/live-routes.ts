// What happens, told as it happens: a stream of changes without anything personal. Pages ask for what they may see.
import { streamSSE } from 'hono/streaming';
import type { Changed } from '../work/views.ts';
import type { DeskOptions, DeskRoute } from './context.ts';
import { tokenOf } from './cookie.ts';
import { viewerOf } from './work-pages.ts';

/** Shorter than any proxy's patience; whoever was signed out meanwhile hears nothing more. */
const beat = 20_000;
const mostWaiting = 100;

export function liveRoutes(options: DeskOptions): DeskRoute[] {
  const { work, door, closing } = options;
  return [
    {
      method: 'GET',
      path: '/desk/live',
      deed: 'queue',
      api: true,
      answer(c) {
        const me = viewerOf(c);
        c.header('X-Accel-Buffering', 'no');
        return streamSSE(c, async (stream) => {
          const waiting: Changed[] = [];
          let wake = () => {};
          const stop = work.subscribe(me, (change) => {
            // Whoever reads this slowly looks at the page anew; they need not hear of each change.
            if (waiting.length < mostWaiting) waiting.push(change);
            wake();
          });
          const end = () => wake();
          closing.addEventListener('abort', end);
          stream.onAbort(end);
          await stream.writeSSE({ event: 'live', data: '' });
          while (!stream.aborted && !closing.aborted) {
            const change = waiting.shift();
            if (change) {
              await stream.writeSSE({ event: 'change', data: JSON.stringify(change) });
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
          closing.removeEventListener('abort', end);
        });
      },
    },
  ];
}
