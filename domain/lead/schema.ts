// One schema for the browser and the server. It asks exactly what the forms' HTML asks, plus length caps:
// required texts are not empty, an e-mail address is what type=email accepts, selections and amounts are free.
import * as v from 'valibot';
import { cleanLine, cleanText } from './clean.ts';
import {
  type FieldName,
  fieldNames,
  fields,
  honeypotField,
  isRequired,
  type LeadKind,
  leadKinds,
  type TextField,
} from './fields.ts';

export type ErrorCode = 'required' | 'email' | 'tooLong' | 'text' | 'agree' | 'kind' | 'uuid' | 'used' | 'object';
export type ErrorField = TextField | 'agreeTerms' | 'kind' | 'submissionId' | 'body';
export type LeadErrors = Partial<Record<ErrorField, ErrorCode>>;

export interface LeadInput extends Record<FieldName, string> {
  kind: LeadKind;
  agreeTerms: boolean;
  marketing: boolean;
  shareConversation: boolean;
  submissionId: string | null;
  /** Filled by robots only. */
  [honeypotField]: string;
  /** Milliseconds between showing the form and sending it, when the sender says so. */
  elapsed: number | null;
  /** The sender's clock when the form was shown, for senders that give no elapsed time. */
  renderedAt: number | null;
}
export type LeadReading = { ok: true; lead: LeadInput } | { ok: false; errors: LeadErrors };

/** Zero-width characters alone are as good as nothing: staff would see an empty line. */
const visible = /[^\p{Cf}\s]/u;

const code = <Code extends ErrorCode>(name: Code) => name;

function text(kind: LeadKind, name: FieldName) {
  const { type, max } = fields[name];
  if (type === 'head') return v.optional(head(max), '');
  if (type === 'tail') return v.optional(tail(max), '');
  return v.nullish(
    v.pipe(
      v.string(code('text')),
      v.transform(type === 'text' ? cleanText : cleanLine),
      v.check((value) => !isRequired(kind, name) || visible.test(value), code('required')),
      // Before NFC, which lengthens some Devanagari letters: the cap is the one the browser counted.
      v.maxLength(max, code('tooLong')),
      v.transform((value) => value.normalize('NFC')),
      v.check((value) => type !== 'email' || value === '' || v.RFC_EMAIL_REGEX.test(value), code('email')),
    ),
    '',
  );
}

/** Not the visitor's typing: cut to size rather than refused. */
const note = (cut: (value: string) => string) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? cut(value).toWellFormed() : '')),
  );
const head = (max: number) => note((value) => cleanLine(value).slice(0, max));
const tail = (max: number) => note((value) => cleanText(value).slice(-max));
/** Consent is exactly true; nothing else is bent into a yes. */
const yes = v.pipe(
  v.unknown(),
  v.transform((value) => value === true),
);
const milliseconds = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && value !== '' ? Number(value) : value)),
  v.transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)),
);
/** Version 4, random: an id that can be guessed, or that two visitors share, is nobody's. */
const randomUuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const uuid = v.nullish(
  v.pipe(v.string(code('uuid')), v.trim(), v.toLowerCase(), v.regex(randomUuid, code('uuid'))),
  null,
);

function entries(kind: LeadKind) {
  return {
    ...(Object.fromEntries(fieldNames().map((name) => [name, text(kind, name)])) as Record<
      FieldName,
      ReturnType<typeof text>
    >),
    agreeTerms: v.optional(
      v.pipe(
        yes,
        v.check((agreed) => agreed || kind !== 'application', code('agree')),
      ),
      false,
    ),
    marketing: v.optional(yes, false),
    shareConversation: v.optional(yes, false),
    submissionId: uuid,
    [honeypotField]: v.optional(head(200), ''),
    elapsed: v.optional(milliseconds, null),
    renderedAt: v.optional(milliseconds, null),
  };
}

const schemas = {
  application: v.object(entries('application'), code('object')),
  message: v.object(entries('message'), code('object')),
  callback: v.object(entries('callback'), code('object')),
};
const anyKind = v.object({ kind: v.nullish(v.picklist(leadKinds, code('kind'))) }, code('object'));

export function readLead(input: unknown): LeadReading {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, errors: { body: 'object' } };
  const first = v.safeParse(anyKind, input);
  if (!first.success || !first.output.kind) return { ok: false, errors: { kind: 'kind' } };
  const kind = first.output.kind;
  const result = v.safeParse(schemas[kind], input, { abortPipeEarly: true });
  if (result.success) return { ok: true, lead: { ...result.output, kind } as LeadInput };
  const errors: LeadErrors = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) as ErrorField | null;
    errors[field ?? 'body'] ??= issue.message as ErrorCode;
  }
  return { ok: false, errors };
}
