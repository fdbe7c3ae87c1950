// A form served without scripts carries no submission id, and its button can be pressed twice. Word for word the same
// within a moment is the same enquiry: it gets the same id, and is stored once.
import { createHash, randomUUID } from 'node:crypto';

const moment = 30_000;
const most = 10_000;
const lately = new Map<string, { id: string; at: number }>();

export function sameEnquiry(typed: string, now: number): string {
  // In the order they came, so the old ones are the first.
  for (const [key, { at }] of lately) {
    if (now - at < moment && lately.size < most) break;
    lately.delete(key);
  }
  // Kept only as a digest: nothing that somebody typed lingers here.
  const key = createHash('sha256').update(typed).digest('base64');
  const known = lately.get(key);
  if (known) return known.id;
  const id = randomUUID();
  lately.set(key, { id, at: now });
  return id;
}
