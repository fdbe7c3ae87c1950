// The desk, beside the public site: an application of its own, so that nothing of it is in a public page.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { wasAborted } from '../../http/aborted.ts';
import { loggedPath } from '../../http/logged-path.ts';
import { failure } from '../../log.ts';
import type { DeskOptions, DeskRoute, DeskVars } from './context.ts';
import { watched } from './audit.ts';
import { doorRoutes } from './door-routes.ts';
import { dutiesRoutes } from './duties-routes.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { guard } from './guard.ts';
import { mailRoutes } from './mail-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { lockRoutes } from './lock-routes.ts';
import { meRoutes } from './me-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { queueRoutes } from './queue-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { refusals } from './refuse.ts';
import { deskHeaders } from './render.ts';

const maxBody = 64 * 1024;

/**
 * Every address of the desk. A page is added here by adding its routes; a test asks them all for everybody.
 * @public
 */
export const deskRoutes = (options: DeskOptions): DeskRoute[] => [
  ...doorRoutes(options),
  ...lockRoutes(options),
  ...meRoutes(options),
  ...queueRoutes(options),
  ...enquiryRoutes(options),
  ...liveRoutes(options),
  ...mailRoutes(options),
  ...pushRoutes(options),
  ...peopleRoutes(options),
  ...dutiesRoutes(options),
  ...settingsRoutes(options),
];

export function createDesk(options: DeskOptions): Hono {
  const { log, answers } = options;
  const app = new Hono<DeskVars>();
  const refuse = refusals(options);

  for (const path of ['/desk', '/desk/*'])
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(deskHeaders)) c.res.headers.set(name, value);
    });
  app.post('/desk/*', bodyLimit({ maxSize: maxBody, onError: (c) => refuse.tooLarge(c) }));

  for (const route of deskRoutes(options))
    app.on(route.method, route.path, watched(route, options.audit, options.clock), guard(route, options, refuse), (c) =>
      route.answer(c),
    );

  // What is not there is told only to those who are signed in: nobody learns the desk's addresses by trying.
  for (const path of ['/desk', '/desk/*']) {
    app.get(path, guard({ ...missing, method: 'GET' }, options, refuse), (c) =>
      c.req.path.replace(/\/$/, '') === '/desk' ? c.redirect('/desk/today', 302) : refuse.missing(c),
    );
    app.post(path, guard({ ...missing, method: 'POST' }, options, refuse), (c) => refuse.missing(c));
    app.all(path, (c) => c.text('', 405, { allow: 'GET, HEAD, POST' }));
  }

  app.onError(async (error, c) => {
    if (wasAborted(c)) return c.text('', 499 as 500);
    log.error('desk.failed', { path: loggedPath(c.req.path), ...failure(error) });
    const response = (await answers().catch(() => false)) ? refuse.failed(c) : refuse.away(c);
    for (const [name, value] of Object.entries(deskHeaders)) response.headers.set(name, value);
    return response;
  });
  return app as unknown as Hono;
}

const missing = { path: '/desk/*', deed: 'me', answer: () => new Response() } as const;
