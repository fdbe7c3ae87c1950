import type { Ref } from 'react';
import type { FieldErrors } from '../../enquiries/enquiry.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { LeadFormOptions } from './use-lead-form.ts';
import type { Questions } from './use-questions.ts';

/** A missing tick alone has its toast and its message at the box; where scripts are off the toast's words stand here. */
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
    const delay = posted.outcome === 'busy' ? words.shared.notYet : words.shared.notStored;
    return <ErrorSummary ref={ref} {...delay} items={[]} />;
  }
  if (onlyTerms && !served) return null;
  const terms = failure.agreeTerms && served ? termsRequired : undefined;
  return (
    <ErrorSummary
      ref={ref}
      title={terms && onlyTerms ? terms.title : words.shared.summaryTitle}
      text={terms && (onlyTerms ? terms.text : `${terms.title}: ${terms.text}`)}
      items={Object.entries({ ...questions, ...failure }).map(([name, text]) => ({ id: idOf(name), text }))}
    />
  );
}
