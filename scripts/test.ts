// Everything that must hold, in the order that fails fastest. Ends in a line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

interface Outcome {
  passed: number;
  failed: number;
  /** Runs what failed once more; says whether it passed. */
  again?: () => Promise<boolean>;
  /** In how many files; as many as failed where that is not known. */
  files?: number;
}

/** Most of what a short test costs is reading its imports: what one process compiled, the next one takes from here. */
const compileCache = resolve('test-results/compile-cache');

/** Runs a command; what it prints comes in one piece when it ends, so that two at a time can be told apart. */
function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      process.stdout.write(output);
      done({ code: code ?? 1, output });
    });
  });
}

/** A check that passes or fails as a whole. */
const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Outcome> => {
    const passes = async () => (await run(command, args)).code === 0;
    return (await passes()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, again: passes };
  };

async function nodeTests(files: string[], ...flags: string[]): Promise<Outcome> {
  const { code, output } = await run('node', ['--test', '--test-reporter=spec', ...flags, ...files]);
  const count = (name: string) => Number(output.match(new RegExp(`^ℹ ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  const outcome = { passed: count('pass'), failed: count('fail') + count('cancelled') };
  const broken = [...new Set(Array.from(output.matchAll(/^test at (.+?):\d+:\d+$/gm), ([, file]) => String(file)))];
  const again = async () => (await run('node', ['--test', '--test-concurrency=1', ...broken])).code === 0;
  // A runner that died, or ran nothing, has failed whatever it counted.
  return (code !== 0 && outcome.failed === 0) || outcome.passed === 0
    ? { ...outcome, failed: outcome.failed + 1 }
    : { ...outcome, again, files: broken.length || outcome.failed };
}

/** Files that share a process: starting one, and a server or a database, for each takes longer than most of them. */
const together = {
  pure: ['{content,domain,server/chat}/**/*.test.ts', 'tests/assistant/*.test.ts'],
  desk: ['tests/desk/*.test.ts'],
  http: ['tests/{build,http}/*.test.ts'],
  system: [
    'tests/{deploy,docs,lint,styles}.test.ts',
    'tests/leads/{borrower,contract,desk,hostile,notifications}.test.ts',
    'tests/attack/{enquiries,load,logs,mail,slow-statement}.test.ts',
    'tests/content/privacy.test.ts',
  ],
  unit: ['{app,desk,scripts,server}/**/*.test.ts'],
};
/** They change what others of their process would read, its clock for one, or have it wait for them. */
const alone = [
  'app/enquiries/sender.test.ts',
  'app/page-data/same-enquiry.server.test.ts',
  'scripts/content-problems.test.ts',
  'server/leads/{spool-drain,status-key}.test.ts',
];
const inOneProcess =
  (patterns: string[], exclude: string[] = []) =>
  () =>
    nodeTests(globSync(patterns, { exclude: [...exclude, ...alone] }), '--test-isolation=none');
const eachByItself = () => {
  const { pure, desk, http, system } = together;
  const exclude = [...pure, ...desk, ...http, ...system];
  return nodeTests(globSync(['tests/**/*.test.ts', ...alone], { exclude }), '--test-concurrency=1');
};

async function browserTests(): Promise<Outcome> {
  const results = 'test-results/results.json';
  rmSync(results, { force: true });
  const { code } = await run('playwright', ['test'], { CI: 'true' });
  try {
    const { stats } = JSON.parse(readFileSync(results, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    const outcome = { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    const again = async () =>
      (await run('playwright', ['test', '--last-failed', '--workers=1'], { CI: 'true' })).code === 0;
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : { ...outcome, again };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

type Step = [title: string, step: () => Promise<Outcome>];
const build: Step = ['Build', check('node', 'scripts/prepare.mjs', 'installed', 'build')];
const quick: Step[][] = [
  [
    // One checker: several read the same types again.
    ['Route types', check('react-router', 'typegen')],
    ['Types', check('tsc', '--noEmit', '--checkers', '1')],
  ],
  [
    ['Lint and format', check('biome', 'check', '--error-on-warnings', '.')],
    ['Dead code and dependencies', check('knip')],
    ['Lock file is complete', check('node', 'scripts/lock.ts', '--check')],
    ['Known holes in dependencies', check('node', 'scripts/audit.ts')],
    ['Gallery pictures are current', check('node', 'scripts/render-gallery.ts', '--check')],
  ],
];
/**
 * Longest first. Two take from here beside two browsers, so that all end together: with three and three the same work
 * costs two cores a seventh more, with one and three the browsers end long before.
 */
const long: Step[] = [
  ['Whole-system tests, each by itself', eachByItself],
  ['Tests of the desk', inOneProcess(together.desk)],
  ['Tests of pure functions', inOneProcess(together.pure)],
  ['Tests of the build and its server', inOneProcess(together.http)],
  ['Whole-system tests', inOneProcess(together.system)],
  ['Unit tests', inOneProcess(together.unit, together.pure)],
];

/** More failures than this are no accident of a busy machine; a suite whose start stalls fails with all that is in it. */
const accidents = 5;
const total = { passed: 0, failed: 0 };
const failing = new Set<string>();
const doubtful: { title: string; failed: number; again: () => Promise<boolean> }[] = [];
async function take([title, step]: Step): Promise<boolean> {
  const started = performance.now();
  console.log(`\n# ${title}`);
  const { passed, failed, again, files = failed } = await step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failing.add(title);
  if (again && failed > 0 && files <= accidents) doubtful.push({ title, failed, again });
  console.log(
    `# ${title}: ${failed === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return failed === 0;
}
/** Several may take from one list. */
async function takeAll(steps: Step[]) {
  for (let step = steps.shift(); step; step = steps.shift()) await take(step);
}
// The build leaves one core to what needs none of it; the rest tries what was built.
const [built] = await Promise.all([take(build), ...quick.map(takeAll)]);
if (built) await Promise.all([take(['Browser tests', browserTests]), takeAll(long), takeAll(long)]);
// What fails in the crowd gets one more try by itself. It is named either way: whatever needs it is to be mended.
for (const { title, failed, again } of built ? doubtful : []) {
  console.log(`\n# ${title}: ${failed} failed, again without the crowd`);
  if (!(await again())) continue;
  console.log(`# ${title}: ${failed} passed only without the crowd; mend them`);
  total.failed -= failed;
  total.passed += failed;
  failing.delete(title);
}
// Last, so that the end of a long log tells.
for (const title of failing) console.log(`\n# ${title}: FAILED`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
