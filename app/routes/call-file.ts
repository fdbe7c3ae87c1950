import type { LoaderFunctionArgs } from 'react-router';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { callHour } from '../../domain/desk/call-hours.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { calendarFile } from '../../domain/lead/calendar-file.ts';
import { pageContext } from '../../server/http/page-context.ts';
import { languageOf } from '../language.ts';

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/** The chosen hour for a calendar. Calendars are shared: it names neither the borrower nor the link, which is a key. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const result = await context.get(pageContext)?.leads.status(params.token ?? '');
  if (!result || result.kind === 'unavailable') return new Response(null, { status: 503, headers });
  const { title, text } = content(languageOf(request)).borrower.call.event;
  const from = result.kind === 'found' && result.view.mayChooseCall ? result.view.call?.from : null;
  if (result.kind !== 'found' || !from) return new Response(null, { status: 404, headers });
  const { reference, callSetAt } = result.view;
  const made = callSetAt ?? result.view.receivedAt;
  const file = calendarFile({
    uid: `${reference}@${new URL(firm.siteUrl).hostname}`,
    sequence: Math.floor(made / 1000),
    from,
    to: from + callHour,
    made,
    title,
    text: fillIn(text, { reference }),
    maker: `${firm.name}//Call`,
  });
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="call-${reference}.ics"`,
    },
  });
}
