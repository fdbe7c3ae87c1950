// What every file of the calculator's schedule begins with: the loan in the address and the course it takes.
import { boundsFor } from '../content/calculator.ts';
import { content } from '../content/load.ts';
import { productIds } from '../content/products.ts';
import { readParams } from '../domain/loan/params.ts';
import { usualOf } from '../domain/loan/bounds.ts';
import { monthOf } from '../domain/loan/calendar.ts';
import { courseOf } from '../domain/loan/plan-inputs.ts';
import { termsOf } from '../domain/loan/state.ts';
import { formatMonth } from '../domain/money/format.ts';
import { languageOf } from './language.ts';

export function fileOf(request: Request, kind: string, type: string) {
  const { emi } = content(languageOf(request));
  const words = emi.views.schedule;
  const { state } = readParams(new URL(request.url).searchParams, boundsFor, productIds);
  const { amount, rate, months, start, loan } = state;
  const course = courseOf(termsOf(state), state, usualOf(boundsFor(loan).months).max);
  const when = start === null ? null : (month: number) => formatMonth(monthOf(start, month), emi.figures);
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${words.file}-${amount}-${rate}-${months}.${kind}"`,
    'X-Robots-Tag': 'noindex',
  };
  return { state, course, words, when, headers };
}
