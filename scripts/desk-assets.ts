// The desk's script and style: a build of their own, so that the public pages' files neither hold nor name them.
import { writeFileSync } from 'node:fs';
import { build } from 'vite';

const entries = {
  script: 'desk/client/main.ts',
  style: 'desk/styles/desk.css',
  worker: 'desk/client/push-worker.ts',
};
const names: Record<string, string> = { worker: 'assets/notices-[hash].js' };

/** As PostCSS calls it: one rule of a sheet. */
interface Rule {
  selector: string;
  clone(changed: { selector: string }): Rule;
}
interface Media {
  params: string;
  nodes?: Rule[];
  after(rules: Rule[]): void;
}

/** Dark follows the system, unless a person chose for this device: the page then says so on its root element. */
const chosenThemes = {
  postcssPlugin: 'chosen-themes',
  AtRuleExit: {
    media(media: Media) {
      if (!/prefers-color-scheme:\s*dark/.test(media.params)) return;
      const roots = (media.nodes ?? []).filter(({ selector }) => selector === ':root');
      media.after(roots.map((rule) => rule.clone({ selector: ':root[data-theme="dark"]' })));
      for (const rule of roots) rule.selector = ':root:not([data-theme="light"])';
    },
  },
};

export async function buildDesk(): Promise<void> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    css: { postcss: { plugins: [chosenThemes as never] } },
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
