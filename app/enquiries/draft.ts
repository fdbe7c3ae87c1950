// What was typed and ticked outlives a reload, in this tab only.
import type { LeadKind } from '../../domain/lead/fields.ts';
import type { Texts } from './enquiry.ts';

export interface Draft {
  /** One per filled form, the same on every retry: however often it is sent, it arrives once. */
  submissionId: string;
  /** When the visitor first saw the form: the time to the sending tells people from robots. */
  startedAt: number;
  /** The address's query when it was typed: an amount brought along afterwards is newer than the draft. */
  search: string;
  texts: Texts;
  ticks: Partial<Record<string, boolean>>;
}

const keyOf = (kind: LeadKind) => `draft-${kind}`;

/** A served form can be filled in long before the scripts that count wake up; one emptied here begins now. */
export function newDraft(startedAt = performance.timeOrigin): Draft {
  return { submissionId: randomId(), startedAt, search: '', texts: {}, ticks: {} };
}

export function readDraft(kind: LeadKind): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    return typeof draft?.submissionId === 'string' && typeof draft.texts === 'object' ? { ticks: {}, ...draft } : null;
  } catch {
    return null;
  }
}

const holdsNothing = ({ texts, ticks }: Draft) =>
  !Object.values(texts).some((text) => text !== '') && !Object.values(ticks).includes(true);

export function keepDraft(kind: LeadKind, draft: Draft) {
  if (holdsNothing(draft)) return dropDraft(kind);
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}

export function dropDraft(kind: LeadKind) {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // As above.
  }
}

/** crypto.randomUUID is missing on plain http, as in a test network. */
function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
