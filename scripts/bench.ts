// npm run bench [-- leads | desk | chat | calculator | server | siege | presses | pages …]: all but pages by default, which
// takes hours.
import { spawnSync } from 'node:child_process';

const benches = ['leads', 'desk', 'chat', 'calculator', 'server', 'siege', 'presses', 'pages'];
const [first, ...rest] = process.argv.slice(2);
const chosen = first && benches.includes(first) ? [first] : benches.filter((name) => name !== 'pages');

for (const name of chosen) {
  console.log(`\n# ${name}`);
  const { status } = spawnSync('node', [`scripts/bench-${name}.ts`, ...rest], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
