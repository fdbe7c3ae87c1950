import type { Plugin } from 'vite';

const arrow = /(__commonJS(?:Min)?\(\()\(([\w$, ]*)\) => \{/g;

/**
 * React comes wrapped in arrow functions, which Chromium reads only when they are called, on the main thread; a function
 * expression in parentheses it reads while the file comes, on another.
 */
export const eagerWrappers = (): Plugin => ({
  name: 'eager-wrappers',
  renderChunk: (code, { name }) =>
    name === 'react' ? { code: code.replace(arrow, '$1function ($2) {'), map: null } : null,
});
