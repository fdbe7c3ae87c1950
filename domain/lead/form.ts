// A form post without JavaScript, as the same input the JSON endpoint takes.
import type { LeadKind } from './fields.ts';

const ticks = ['agreeTerms', 'marketing', 'shareConversation'] as const;

export function leadFromForm(kind: LeadKind, form: FormData): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of form) if (typeof value === 'string') input[name] = value;
  for (const name of ticks) input[name] = form.has(name);
  // An unfilled hidden field is an absent one.
  if (input.submissionId === '') delete input.submissionId;
  return { ...input, kind };
}
