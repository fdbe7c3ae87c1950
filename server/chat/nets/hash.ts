/** The number of a feature: FNV-1a, stirred once more. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return Math.imul(value ^ (value >>> 15), 0x9e3779b1) >>> 0;
}
