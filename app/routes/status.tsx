import { data, redirect } from 'react-router';
import { content } from '../../content/load.ts';
import { statusPath } from '../../domain/lead/status-path.ts';
import { pageContext } from '../../server/http/page-context.ts';
import { languageOf } from '../language.ts';
import { EnquiryStatus } from '../sections/enquiry-status.tsx';
import { FailureScreen, NotFoundScreen } from '../sections/error-screens.tsx';
import { postMessage } from '../page-data/message-post.server.ts';
import { headersOfBoth } from '../private-page.ts';
import { actionFrom, statusPage } from '../page-data/status-page.server.ts';
import type { Route } from './+types/status';
import '../styles/status.css';

const retryAfter = { 'Retry-After': '60' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const all = content(languageOf(request));
  const { unknown, unavailable, busy } = all.leads.status;
  const title = all.leads.status.title + all.site.titleSuffix;
  const asked = new URL(request.url).searchParams;
  const headers = {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    // The address is the key. On the page that posts, the browser must still tell our own server where it comes from:
    // without that an older one signs the post with no origin, and it is refused.
    'Referrer-Policy': asked.has('confirm') || asked.has('write') ? 'same-origin' : 'no-referrer',
  };
  const { home, retry } = all.errors.failure;
  const missing = { ...unknown, home };
  const away = { ...unavailable, home, retry };
  const trouble = { away: unavailable, busy };
  const result = await context.get(pageContext)?.leads.status(params.token);
  if (result?.kind === 'found') {
    const page = statusPage(result.view, all, { path: statusPath(params.token), params: asked, now: Date.now() });
    return data({ title, page, missing, away: null, trouble }, { headers });
  }
  if (result?.kind === 'unknown') {
    return data({ title, page: null, missing, away: null, trouble }, { status: 404, headers });
  }
  return data({ title, page: null, missing, away, trouble }, { status: 503, headers: { ...headers, ...retryAfter } });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const lent = context.get(pageContext);
  const path = statusPath(encodeURIComponent(params.token));
  if (form?.get('do') === 'write') return postMessage(form, path, params.token, lent, content(languageOf(request)));
  const name = actionFrom(form?.get('do'));
  if (!name) throw data(null, { status: 400 });
  if (lent?.wait) return data('busy' as const, { status: 429, headers: { 'Retry-After': String(lent.wait) } });
  const result = await lent?.leads[name](params.token);
  if (!result || result.kind === 'unavailable') return data('away' as const, { status: 503, headers: retryAfter });
  return redirect(`${path}?done=${name}`, 303);
}

export const headers = headersOfBoth;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Status({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, missing, away, trouble } = loaderData;
  if (away) return <FailureScreen words={away} />;
  if (!page) return <NotFoundScreen words={missing} />;
  const failed = typeof actionData === 'string' ? trouble[actionData] : null;
  const unsent = typeof actionData === 'object' ? actionData : null;
  return <EnquiryStatus path={statusPath(params.token)} page={page} failed={failed} unsent={unsent} />;
}
