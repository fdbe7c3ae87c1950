import type { Ref } from 'react';
import type { FieldErrors } from '../../enquiries/enquiry.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { LeadFormOptions } from './use-lead-form.ts';
import type { Questions } from './use-questions.ts';

/** A missing tick alone has its notice and its message at the box; where scripts are off the notice stands here. */
export function FormSummary({
  failure,
  questions,
  idOf,
  options,
  ref,
}: {
  failure: FieldErrors | null;
  questions: Questions;
  idOf: (name: string) => string;
  options: LeadFormOptions;
  ref: Ref<HTMLDivElement>;
}) {
  const { words, posted, termsRequired } = options;
  if (!failure || (Object.keys(failure).length === 0 && posted?.outcome === 'asked')) return null;
  const onlyTerms = Object.keys(failure).every((name) => name === 'agreeTerms');
  const served = failure === posted?.errors;
  if (served && posted && posted.outcome !== 'invalid') {
    const notice = posted.outcome === 'busy' ? words.shared.notYet : words.shared.notStored;
    return <ErrorSummary ref={ref} {...notice} items={[]} />;
  }
  if (onlyTerms && !served) return null;
  const notice = failure.agreeTerms && served ? termsRequired : undefined;
  return (
    <ErrorSummary
      ref={ref}
      title={notice && onlyTerms ? notice.title : words.shared.summaryTitle}
      text={notice && (onlyTerms ? notice.text : `${notice.title}: ${notice.text}`)}
      items={Object.entries({ ...questions, ...failure }).map(([name, text]) => ({ id: idOf(name), text }))}
    />
  );
}
