// content/folders.ts looks into folders and parses files. A bundle gets what it found, as data.
import type { Plugin } from 'vite';

export function readFolders(): Plugin {
  return {
    name: 'read-folders',
    async load(id) {
      if (!id.endsWith('/content/folders.ts')) return null;
      // Asked again after a change, Node would otherwise answer from its cache.
      const found: Record<string, unknown> = await import(`${id}?${Date.now()}`);
      return Object.entries(found)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    /** While developing, pages follow as an article is saved, added or removed. */
    configureServer({ watcher, environments, ws }) {
      watcher.on('all', (_event, file) => {
        if (!/\/content\/.*\.md$/.test(file)) return;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
