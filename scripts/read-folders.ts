// content/folders.ts looks into folders and parses files. A bundle gets what it found, as data.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function readFolders(): Plugin {
  let checked = false;
  return {
    name: 'read-folders',
    /** The build begins by looking for mistakes (scripts/build.ts); while developing, nobody has. */
    configResolved({ command }) {
      checked = command === 'build';
    },
    async load(id) {
      if (!id.endsWith('/content/folders.ts')) return null;
      // Asked again after a change, Node would otherwise answer from its cache.
      const found: Record<string, unknown> = await import(`${id}?${Date.now()}`);
      return Object.entries({ ...found, checked })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    /** While developing, pages follow as an article is saved, added or removed. */
    configureServer({ watcher, environments, ws }) {
      watcher.on('all', (_event, file) => {
        if (!/\/content\/.*\.md$/.test(file)) return;
        // And who imports it; not all there is: the server's key to what it lends to pages must stay the same one.
        for (const { moduleGraph } of Object.values(environments))
          for (const module of moduleGraph.getModulesByFile(resolve('content/folders.ts')) ?? [])
            moduleGraph.invalidateModule(module);
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
