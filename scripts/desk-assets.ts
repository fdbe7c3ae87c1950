// The desk's script and style: a build of their own, so that the public pages' files neither hold nor name them.
import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { chosenThemes } from './chosen-themes.ts';

const entries = {
  script: 'desk/client/main.ts',
  style: 'desk/styles/desk.css',
  worker: 'desk/client/push-worker.ts',
};
const names: Record<string, string> = { worker: 'assets/notices-[hash].js' };

export async function buildDesk(): Promise<void> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    css: { postcss: { plugins: [chosenThemes] } },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: ({ name }) => names[name] ?? 'assets/desk-[hash].js' },
      },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output.map(({ fileName }) => fileName) : []));
  const address = (pattern: RegExp) => {
    const [file, ...more] = files.filter((name) => pattern.test(name));
    if (file === undefined || more.length > 0) throw new Error(`The desk's build made ${files.join(', ')}.`);
    return `/${file}`;
  };
  const assets = {
    script: address(/\/desk-[^/]*\.js$/),
    style: address(/\.css$/),
    worker: address(/\/notices-[^/]*\.js$/),
  };
  writeFileSync('build/desk.json', JSON.stringify(assets));
}
