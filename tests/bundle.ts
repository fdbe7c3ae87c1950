// Programs that tests start again and again, bundled once for all of them: from its sources each would take five times
// the processor time to start, and Node reads no .tsx. A bundle belongs to the sources it was made of; where one has changed, the next is made.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './start-server.ts';

const commands = ['leads', 'desk', 'backup', 'restore', 'migrate', 'doctor'] as const;
export type Command = (typeof commands)[number];

const programs = {
  serve: 'tests/leads/serve.ts',
  parts: 'tests/desk/parts.ts',
  advisers: 'tests/desk/serve.ts',
  ...Object.fromEntries(commands.map((name) => [name, `server/desk/${name}.ts`])),
};
const results = join(root, 'test-results');

function stateOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(
    ['{content,desk,domain,server}/**/*.*', 'tests/{bundle,site}.ts', 'tests/{desk,leads}/*.ts', 'package-lock.json'],
    { cwd: root },
  );
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function make(folder: string) {
  const [{ build }, { readFolders }] = await Promise.all([import('vite'), import('../scripts/read-folders.ts')]);
  // Two test files may be at it at once: each makes its own, and the first to be ready is taken.
  const draft = `${folder}.${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [readFolders()],
    ssr: { noExternal: true, external: ['nodemailer', 'openai', 'pg', 'prom-client', 'standardwebhooks'] },
    build: {
      ssr: true,
      outDir: draft,
      emptyOutDir: true,
      rolldownOptions: { input: programs, output: { entryFileNames: '[name].js' } },
    },
  });
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true });
  }
}

let ready: Promise<string> | undefined;
async function bundle(): Promise<string> {
  const name = `programs-${stateOfSources()}`;
  const folder = join(results, name);
  if (!existsSync(folder)) {
    mkdirSync(results, { recursive: true });
    for (const old of readdirSync(results))
      if (old.startsWith('programs-') && !old.startsWith(name)) rmSync(join(results, old), { recursive: true });
    await make(folder);
  }
  return folder;
}

/** The file to run. */
export async function bundled(program: 'serve' | 'parts' | 'advisers' | Command): Promise<string> {
  ready ??= bundle();
  return join(await ready, `${program}.js`);
}
