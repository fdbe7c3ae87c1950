// A form posted without scripts: stored and sent on to its confirmation, or the page again with everything in it.
import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Content } from '../../content/load.ts';
import { errorTexts } from '../../domain/lead/errors.ts';
import { leadFromForm } from '../../domain/lead/form.ts';
import { readLead } from '../../domain/lead/schema.ts';
import { sentUrl } from '../features/lead-form/form-url.ts';
import { type FormKind, textsOf } from '../features/lead-form/form-values.ts';
import type { Posted } from '../features/lead-form/use-lead-form.ts';
import { questionTexts } from '../features/lead-form/use-questions.ts';
import { sameEnquiry } from './same-enquiry.server.ts';
import { pageContext } from '../../server/http/page-context.ts';

const retryAfter = '5';

interface FormPage {
  kind: FormKind;
  path: string;
  words: Content;
}

export async function postLead(
  { kind, path, words }: FormPage,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 415 });
  const input = leadFromForm(kind, form);
  input.submissionId ??= sameEnquiry(JSON.stringify(input), Date.now());
  const lent = context.get(pageContext);
  const wait = lent?.wait ?? null;
  const texts = textsOf(kind, form);
  const before = askedBefore(form);
  const questions = before && wait === null ? questionTexts(kind, texts, before, words.forms) : {};
  const held = Object.keys(questions).length > 0;
  const result = held ? refusal(input) : wait === null ? await lent?.leads.submit(input) : undefined;
  if (result?.kind === 'stored') {
    const { reference, statusToken } = result;
    const token = statusToken ?? lent?.leads.receiptOf(reference) ?? '';
    return redirect(sentUrl(path, { reference, token }), 303);
  }
  const invalid = result?.kind === 'invalid';
  const found = invalid ? errorTexts(result.errors, words.leads.errors) : {};
  const posted: Posted = {
    outcome: invalid ? 'invalid' : held ? 'asked' : wait === null ? 'unavailable' : 'busy',
    texts,
    ticks: ['agreeTerms', 'marketing'].filter((name) => form.has(name)),
    errors: found.agreeTerms ? { ...found, agreeTerms: words.forms.agreeError } : found,
    questions,
    asked: [...(before ?? []), ...Object.keys(questions)],
    // From here on every further attempt is the same enquiry.
    submissionId:
      typeof input.submissionId === 'string' && !found.submissionId ? input.submissionId : crypto.randomUUID(),
  };
  if (invalid) return data(posted, { status: 422 });
  if (held) return data(posted);
  if (wait !== null) return data(posted, { status: 429, headers: { 'Retry-After': String(wait) } });
  return data(posted, { status: 503, headers: { 'Retry-After': retryAfter } });
}

/** The fields our form has asked about. A post from elsewhere says nothing of it, and is taken as it is. */
function askedBefore(form: FormData): Set<string> | null {
  const asked = form.get('asked');
  return typeof asked === 'string' ? new Set(asked.split(' ').filter(Boolean)) : null;
}

/** What else is wrong with a form that is held back for a question: all is said at once. */
function refusal(input: unknown) {
  const reading = readLead(input);
  return reading.ok ? undefined : ({ kind: 'invalid', errors: reading.errors } as const);
}
