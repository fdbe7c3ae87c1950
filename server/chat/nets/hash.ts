const offset = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a of what a text begins with: others can go on from there. */
export function begun(text: string, before = offset): number {
  let value = before;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  return value;
}
/** The number of a feature whose text ends here: stirred once more. */
export const ended = (value: number): number => Math.imul(value ^ (value >>> 15), 0x9e3779b1) >>> 0;

/** The number of a feature. */
export const hash = (text: string): number => ended(begun(text));
