/**
 * Puts values into the {placeholders} of a text; one that nobody knows stays as it is. Those with a dot in their name are
 * figures of the ledger, and filled before (content/fill.ts).
 */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole,
  );
