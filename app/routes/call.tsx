import { data, redirect } from 'react-router';
import { content } from '../../content/load.ts';
import { readCallChoice } from '../../domain/desk/call-hours.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { callPath, statusPath } from '../../domain/lead/status-path.ts';
import { pageContext } from '../../server/http/page-context.ts';
import { languageOf } from '../language.ts';
import { callPage, type Posted, sayBy } from '../page-data/call-page.server.ts';
import { headersOfBoth } from '../private-page.ts';
import { CallChoice } from '../sections/call-choice.tsx';
import { FailureScreen, NotFoundScreen } from '../sections/error-screens.tsx';
import type { Route } from './+types/call';
import '../styles/status.css';
import { day } from '../../domain/moments.ts';

const kept = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // The address is the key; our own server must still be told where a post comes from.
  'Referrer-Policy': 'same-origin',
};
const retryAfter = { 'Retry-After': '60' };

const wordsFor = (request: Request) => {
  const all = content(languageOf(request));
  const { home, retry } = all.errors.failure;
  return { all, home, retry, title: all.borrower.choice.title + all.site.titleSuffix };
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { all, home, retry, title } = wordsFor(request);
  const { unknown, unavailable } = all.leads.status;
  const { over } = all.borrower.choice;
  const common = { title, missing: { ...unknown, home }, away: null, page: null };
  const result = await context.get(pageContext)?.leads.callTimes(params.token);
  if (!result || result.kind === 'unavailable') {
    const answer = { ...common, away: { ...unavailable, home, retry } };
    return data(answer, { status: 503, headers: { ...kept, ...retryAfter } });
  }
  if (result.kind === 'unknown') return data(common, { status: 404, headers: kept });
  // Nobody is to call any more: the status page says how it stands.
  if (!result.view.mayChooseCall)
    return data({ ...common, missing: { ...over, heading: over.title, home } }, { headers: kept });
  const how = new URL(request.url).searchParams.get('how');
  const page = callPage(result.view, result.days, all, { how, posted: null, now: Date.now() });
  return data({ ...common, page }, { headers: kept });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const { all, home, retry } = wordsFor(request);
  const { away, busy } = all.borrower.choice;
  const lent = context.get(pageContext);
  const choice = form && readCallChoice((name) => form.get(name));
  const asked = choice && !lent?.wait ? await lent?.leads.chooseCall(params.token, choice) : undefined;
  if (asked?.kind === 'found' || asked?.kind === 'unknown')
    return redirect(`${statusPath(encodeURIComponent(params.token))}?done=call`, 303);
  if (lent?.wait) {
    const wait = { 'Retry-After': String(lent.wait) };
    return data({ page: null, screen: { ...busy, home, retry } }, { status: 429, headers: wait });
  }
  const refused: Posted | null =
    asked?.kind === 'refused' ? { ...asked, choice } : choice ? null : { choice: null, why: 'missing', next: null };
  const times = refused && (await lent?.leads.callTimes(params.token));
  if (refused && times?.kind === 'found') {
    const page = callPage(times.view, times.days, all, { how: null, posted: refused, now: Date.now() });
    return data({ page, screen: null }, { status: refused.why === 'full' || refused.why === 'gone' ? 409 : 422 });
  }
  const by = Number(form?.get('by'));
  const known = Number.isSafeInteger(by) && Math.abs(by - Date.now()) < 30 * day;
  const text = known ? fillIn(away.text, { time: sayBy(by, Date.now(), all.borrower.choice) }) : away.plain;
  return data(
    { page: null, screen: { heading: away.heading, text, home, retry } },
    { status: 503, headers: retryAfter },
  );
}

export const headers = headersOfBoth;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Call({ loaderData, actionData, params }: Route.ComponentProps) {
  const path = statusPath(params.token);
  const page = actionData ? actionData.page : loaderData.page;
  if (actionData?.screen) return <FailureScreen words={actionData.screen} />;
  if (loaderData.away) return <FailureScreen words={loaderData.away} />;
  if (!page) return <NotFoundScreen words={loaderData.missing} />;
  return <CallChoice page={page} path={callPath(path)} back={path} />;
}
