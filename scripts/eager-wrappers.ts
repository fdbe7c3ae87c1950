import type { Plugin } from 'vite';

const arrow = /(__commonJS(?:Min)?\(\()\(([\w$, ]*)\) => \{/g;

/**
 * React comes wrapped in arrow functions, which Chromium reads only when they are called, on the main thread; a function
 * expression in parentheses it reads while the file comes, on another.
 */
export const eagerWrappers = (): Plugin => ({
  name: 'eager-wrappers',
  renderChunk(code, { name }) {
    if (name !== 'react') return null;
    const eager = code.replace(arrow, '$1function ($2) {');
    if (eager === code) throw new Error('The bundler wraps React in another way: see scripts/eager-wrappers.ts');
    return { code: eager, map: null };
  },
});
