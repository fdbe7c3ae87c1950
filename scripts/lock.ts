// Keeps package-lock.json fit for every machine. A registry that carries only some platforms' parts of a native package
// leaves the others out of the lock, and `npm ci` then refuses it: this adds them, without address and hash, for
// platforms we do not run on. For those we do run on nothing is invented: a part without a hash is a broken install
// there, and npm would skip it without a word. `--check` changes nothing and says what is wrong.
import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string | string[];
  os?: string | string[];
  libc?: string | string[];
  optionalDependencies?: Record<string, string>;
}

export type Packages = Record<string, Package>;

const file = 'package-lock.json';
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const supported = ['x64', 'arm64'];

const wordsOf = (name: string) => name.split('/').at(-1)?.split(/[-.]/) ?? [];
const isMusl = (words: string[]) => words.some((word) => word.startsWith('musl'));

/** The processor of ours that the part is for: linux with glibc, on x64 or ARM64. */
function supportedProcessor(name: string): string | undefined {
  const words = wordsOf(name);
  return words.includes('linux') && !isMusl(words) ? supported.find((cpu) => words.includes(cpu)) : undefined;
}

/** The entry that Node would find for the package when asked from `path`. */
function resolve(packages: Packages, path: string, name: string): Package | undefined {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[`${base ? `${base}/` : ''}node_modules/${name}`];
    if (entry || !base) return entry;
  }
}

/** Native packages whose part for linux on x64 or ARM64 is not in the lock with its hash. */
export function withoutParts(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, cpu }]) => {
    const parts = Object.keys(optionalDependencies).filter(supportedProcessor);
    if (cpu || parts.length === 0) return [];
    return supported
      .filter((wanted) => {
        const fitting = parts.filter((name) => supportedProcessor(name) === wanted);
        return fitting.length === 0 || fitting.some((name) => !resolve(packages, path, name)?.integrity);
      })
      .map((wanted) => `${path.split('node_modules/').at(-1) || 'this site'}: no hashed part for linux ${wanted}`);
  });
}

/** The parts for other platforms that a lock must name for `npm ci` to take it. */
export function missingParts(packages: Packages): { name: string; entry: Package }[] {
  return Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !supportedProcessor(name) && !resolve(packages, path, name))
      .map(([name, version]) => ({ name, entry: entryFor(name, version, parent) })),
  );
}

function entryFor(name: string, version: string, parent: Package): Package {
  const words = wordsOf(name);
  const entry: Package = { version, ...(parent.dev ? { dev: true } : {}), optional: true };
  const cpu = processors.filter((word) => words.includes(word));
  const os = systems.filter((word) => words.includes(word));
  if (cpu.length > 0) entry.cpu = cpu;
  if (os.length > 0) entry.os = os;
  if (isMusl(words)) entry.libc = ['musl'];
  else if (words.some((word) => word.startsWith('gnu'))) entry.libc = ['glibc'];
  return entry;
}

function main() {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  const broken = withoutParts(lock.packages);
  for (const line of broken) console.log(line);
  if (broken.length > 0) console.log('An install there would fail: pin a version that has both parts.');

  const missing = missingParts(lock.packages);
  if (process.argv.includes('--check')) {
    for (const { name } of missing) console.log(`missing from ${file}: ${name}`);
    if (missing.length > 0) console.log('npm ci would refuse it: run node scripts/lock.ts');
    process.exit(broken.length + missing.length > 0 ? 1 : 0);
  }
  for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry;
  const { '': root, ...rest } = lock.packages;
  lock.packages = {
    '': root as Package,
    ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries added`);
  if (broken.length > 0) process.exit(1);
}

if (import.meta.main) main();
