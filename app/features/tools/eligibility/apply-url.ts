import { type Answers, writeAnswers } from '../../../../domain/eligibility/answers.ts';
import type { Verdict } from '../../../../domain/eligibility/rules.ts';

/** The application form with these figures: nobody types them twice, and nothing in it says who it is. */
export function applyUrl(answers: Answers, amount: number | null, verdict: Verdict): string {
  const asked = writeAnswers({ ...answers, ...(amount === null ? {} : { amount }) });
  asked.set('check', verdict);
  return `/query?${asked}`;
}
