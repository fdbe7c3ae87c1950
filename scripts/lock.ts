// Completes package-lock.json with the optional packages of other platforms. A registry that carries only some of them
// leaves the others out of the lock, and `npm ci` then refuses it. Entries carry no address and no hash: they are never
// installed where they do not fit. `--check` only says what is missing.
import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = 'package-lock.json';
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Where Node would find the package when asked from `path`. */
function resolves(packages: Record<string, Package>, path: string, name: string): boolean {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

function entryFor(name: string, version: string, parent: Package): Package {
  const words = name.split('/').at(-1)?.split(/[-.]/) ?? [];
  const entry: Package = { version, ...(parent.dev ? { dev: true } : {}), optional: true };
  const cpu = processors.filter((word) => words.includes(word));
  const os = systems.filter((word) => words.includes(word));
  if (cpu.length > 0) entry.cpu = cpu;
  if (os.length > 0) entry.os = os;
  if (words.some((word) => word.startsWith('musl'))) entry.libc = ['musl'];
  else if (words.some((word) => word.startsWith('gnu'))) entry.libc = ['glibc'];
  return entry;
}

const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> };
const missing = Object.entries(lock.packages).flatMap(([path, parent]) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => !resolves(lock.packages, path, name))
    .map(([name, version]) => ({ name, entry: entryFor(name, version, parent) })),
);

if (process.argv.includes('--check')) {
  for (const { name } of missing) console.log(`missing from ${file}: ${name}`);
  if (missing.length > 0) console.log('npm ci would refuse it: run node scripts/lock.ts');
  process.exit(missing.length > 0 ? 1 : 0);
}
for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry;
const { '': root, ...rest } = lock.packages;
lock.packages = {
  '': root as Package,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} entries added`);
