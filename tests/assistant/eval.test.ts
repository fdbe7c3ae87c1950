// The question sets against thresholds. After an improvement: node tests/assistant/eval.test.ts --raise
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { readLines, run, shares } from './score.ts';
import { embedded } from './setup.ts';

type Thresholds = Record<string, Record<string, number>>;
const file = new URL('thresholds.json', import.meta.url);
const thresholds = JSON.parse(readFileSync(file, 'utf8')) as Thresholds;
const assistant = embedded();

for (const set of [
  'visible',
  'eval',
  'heldout',
  'variations',
  'messy',
  'fresh',
  'strangers',
  'later',
  'weeks',
  'lots',
  'plain',
  'reckoned',
  'talks',
]) {
  const results = run(readLines(new URL(`${set}.jsonl`, import.meta.url)), (message, history) =>
    assistant.answer({ message, history }),
  );
  const reached = shares(results);
  const wanted = thresholds[set] ?? {};
  thresholds[set] = wanted;
  if (process.argv.includes('--raise')) {
    for (const [name, share] of Object.entries(reached)) {
      wanted[name] = Math.max(wanted[name] ?? 0, Math.floor(share * 1000) / 1000);
    }
    writeFileSync(file, `${JSON.stringify(thresholds, null, 2)}\n`);
    continue;
  }
  for (const [name, least] of Object.entries(wanted)) {
    test(`${set} questions, ${name}: at least ${least}`, () => {
      const failed = results
        .filter(({ line, why }) => why.length > 0 && (name === 'all' || line.lang === name || line.kind === name))
        .map(
          ({ line, why, reply }) =>
            `${line.id} ${line.q.slice(0, 80)}: ${why.join(', ').slice(0, 80)} ← ${reply.slice(0, 120)}`,
        );
      assert.ok((reached[name] ?? 0) >= least, failed.join('\n'));
    });
  }
}
