// Known holes in what we depend on, as the registry's advisories have them. What runs in production fails from
// moderate up, what only builds and tests from high up. A mirror without advisories cannot answer: the check says so
// and passes, unless --required.
import { spawnSync } from 'node:child_process';

interface Report {
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

const scopes = [
  { what: 'what runs', args: ['--omit=dev'], severities: ['moderate', 'high', 'critical'] },
  { what: 'what builds and tests', args: [], severities: ['high', 'critical'] },
];

for (const { what, args, severities } of scopes) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...args], { encoding: 'utf8' });
  const report = JSON.parse(stdout || '{}') as Report;
  if (!report.vulnerabilities) {
    console.log(`${what}: not audited, the registry gave no advisories (${report.message ?? 'no answer'})`);
    if (process.argv.includes('--required')) process.exitCode = 1;
    continue;
  }
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => severities.includes(severity));
  for (const { name, severity, range } of found) console.log(`${what}: ${name} ${range} (${severity})`);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${what}: nothing known`);
}
