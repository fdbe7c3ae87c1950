import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recentMap } from './recent-map.ts';

test('what was set last is remembered, what was set long ago is not, and the newest value counts', () => {
  const map = recentMap<number>(1_000);
  for (let n = 0; n < 10_000; n += 1) {
    map.set(String(n), n);
    map.set('often', n);
  }
  const kept = Array.from({ length: 10_000 }, (_, n) => n).filter((n) => map.get(String(n)) === n);
  assert.ok(kept.length >= 498 && kept.length <= 1_000, `${kept.length} remembered`);
  assert.equal(kept.at(0), 10_000 - kept.length, 'those set last');
  assert.equal(map.get('often'), 9_999);
  map.clear();
  assert.equal(map.get('often'), undefined);
});
