// A browser that wants to tell its person of enquiries, and the worker that shows what it is told.
import * as v from 'valibot';
import { isMailable } from '../../notifications/recipient.ts';
import { deviceOf } from '../people/device.ts';
import { type DeskContext, type DeskOptions, type DeskRoute, meOf } from './context.ts';

const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(120),
    v.check((text) => Buffer.from(text, 'base64url').length === length),
  );
/** We write to where a browser says: to nothing inside our own network. */
const endpoint = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check((text) => {
    const url = URL.parse(text);
    return url?.protocol === 'https:' && url.port === '' && url.username === '' && isMailable(`x@${url.hostname}`);
  }),
);
const subscription = v.object({ endpoint, keys: v.object({ p256dh: bytes(65), auth: bytes(16) }) });

export function pushRoutes({ push, pushWorker }: DeskOptions): DeskRoute[] {
  return [
    {
      method: 'GET',
      path: '/desk/push-worker.js',
      deed: 'me',
      api: true,
      answer: (c) =>
        pushWorker === undefined ? c.text('', 404) : c.body(pushWorker, 200, { 'content-type': 'text/javascript' }),
    },
    {
      method: 'POST',
      path: '/desk/me/push',
      deed: 'me',
      api: true,
      async answer(c) {
        const given = v.safeParse(subscription, await c.req.json().catch(() => null));
        if (!push || !given.success) return c.json({}, 422);
        const { endpoint: to, keys } = given.output;
        const device = deviceOf(c.req.header('user-agent') ?? '');
        const { person, signInId } = meOf(c);
        await push.devices.add(person.id, { endpoint: to, ...keys }, device, signInId);
        return c.json({});
      },
    },
    {
      method: 'POST',
      path: '/desk/me/push/remove',
      deed: 'me',
      async answer(c: DeskContext) {
        await push?.devices.remove(c.get('form').get('device') ?? '', meOf(c).person.id);
        return c.redirect('/desk/me?done=push-removed', 303);
      },
    },
  ];
}
