// Known holes in what we depend on, as the registry's advisories have them. What runs in production fails from
// moderate up, what only builds and tests from high up. A mirror without advisories cannot answer: the check says so
// and passes, unless --required.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Report {
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; range: string; nodes: string[] }>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true }> };
const scopes = [
  { what: 'what runs', severities: ['moderate', 'high', 'critical'], has: (path: string) => !lock.packages[path]?.dev },
  { what: 'what builds and tests', severities: ['high', 'critical'], has: () => true },
];

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const report = JSON.parse(stdout || '{}') as Report;
for (const { what, severities, has } of scopes) {
  if (!report.vulnerabilities) {
    console.log(`${what}: not audited, the registry gave no advisories (${report.message ?? 'no answer'})`);
    if (process.argv.includes('--required')) process.exitCode = 1;
    continue;
  }
  const found = Object.values(report.vulnerabilities).filter(
    ({ severity, nodes }) => severities.includes(severity) && nodes.some(has),
  );
  for (const { name, severity, range } of found) console.log(`${what}: ${name} ${range} (${severity})`);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${what}: nothing known`);
}
