/** Every string of a content tree, with the path that leads to it. */
export function* strings(tree: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof tree === 'string') yield { path, text: tree };
  else if (tree && typeof tree === 'object') {
    for (const [key, value] of Object.entries(tree)) yield* strings(value, path ? `${path}.${key}` : key);
  }
}
