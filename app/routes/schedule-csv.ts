import type { LoaderFunctionArgs } from 'react-router';
import { boundsFor } from '../../content/calculator.ts';
import { content } from '../../content/load.ts';
import { productIds } from '../../content/products.ts';
import { readAddress } from '../../domain/loan/address.ts';
import { scheduleCsv } from '../../domain/loan/csv.ts';
import { schedule } from '../../domain/loan/schedule.ts';
import { termsOf } from '../../domain/loan/state.ts';
import { languageOf } from '../language.ts';

/** The schedule of the loan in the address, as a file. Takes the same address as the page, and puts it right the same way. */
export function loader({ request }: LoaderFunctionArgs) {
  const { schedule: words } = content(languageOf(request)).emi.views;
  const { state } = readAddress(new URL(request.url).searchParams, boundsFor, productIds);
  const { amount, rate, months } = state;
  return new Response(scheduleCsv(schedule(termsOf(state)), { ...words, month: words.monthColumn }), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.file}-${amount}-${rate}-${months}.csv"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
