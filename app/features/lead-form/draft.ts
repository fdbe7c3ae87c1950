// What was typed and ticked outlives a reload, in this tab only.
import { type FormKind, isEmpty, type Texts, type Ticks } from './form-values.ts';

export interface Draft {
  /** One per filled form, the same on every retry: however often it is sent, it arrives once. */
  submissionId: string;
  /** When the visitor first saw the form: the time to the sending tells people from robots. */
  startedAt: number;
  /** The address's query when it was typed: an amount brought along afterwards is newer than the draft. */
  search: string;
  texts: Texts;
  ticks: Ticks;
}

const keyOf = (kind: FormKind) => `draft-${kind}`;

/** A served form can be filled in long before the scripts that count wake up; one emptied here begins now. */
export function newDraft(startedAt = performance.timeOrigin): Draft {
  return { submissionId: randomId(), startedAt, search: '', texts: {}, ticks: {} };
}

export function readDraft(kind: FormKind): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    return typeof draft?.submissionId === 'string' && typeof draft.texts === 'object' ? { ticks: {}, ...draft } : null;
  } catch {
    return null;
  }
}

const holdsNothing = ({ texts, ticks }: Draft) => isEmpty(texts) && !Object.values(ticks).includes(true);

export function keepDraft(kind: FormKind, draft: Draft) {
  if (holdsNothing(draft)) return dropDraft(kind);
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}

export function dropDraft(kind: FormKind) {
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
