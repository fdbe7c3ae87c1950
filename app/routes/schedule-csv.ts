import type { LoaderFunctionArgs } from 'react-router';
import { fileOf } from '../schedule-file.ts';
import { scheduleCsv } from '../../domain/loan/csv.ts';

/** The schedule of the loan in the URL, as a file. Takes the same URL as the page, and puts it right the same way. */
export function loader({ request }: LoaderFunctionArgs) {
  const { course, words, when, headers } = fileOf(request, 'csv', 'text/csv; charset=utf-8');
  return new Response(scheduleCsv(course, words, when), { headers });
}
