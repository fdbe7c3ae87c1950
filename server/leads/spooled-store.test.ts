import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Engine } from '../db/engine.ts';
import { createLog } from '../log.ts';
import { createSpooledStore } from './spooled-store.ts';

test('a spool that cannot be opened is said once, not at every look', async () => {
  const lines: string[] = [];
  let looks = 0;
  const broken = (name: Engine['name']): Engine => ({
    name,
    use: () => {
      looks += 1;
      return Promise.reject(Object.assign(new Error('unable to open database file'), { errcode: 14 }));
    },
    answers: async () => true,
    close: async () => {},
  });
  const store = createSpooledStore({
    main: broken('postgres'),
    spool: broken('sqlite'),
    log: createLog('info', (line) => lines.push(line)),
    lookEvery: 1,
  });
  while (looks < 5) await new Promise((resolve) => setTimeout(resolve, 1));
  await store.close();
  assert.equal(lines.filter((line) => line.includes('spool.failing')).length, 1);
});
