// Rows of a message, what its answer has to hold, and what the visitor said before.
import assert from 'node:assert/strict';
import type { Turn } from '../../server/chat/message.ts';
import type { embedded } from './setup.ts';

type Row = [asked: string, wanted: RegExp, ...before: string[]];

export const eachOf =
  (assistant: ReturnType<typeof embedded>) =>
  (rows: Row[]): void => {
    const wrong = rows.flatMap(([asked, wanted, ...before]) => {
      const history = before.map((text): Turn => ({ from: 'visitor', text }));
      const { response } = assistant.answer({ message: asked, history });
      return wanted.test(response) ? [] : [`${asked} → ${response.slice(0, 200)}`];
    });
    assert.deepEqual(wrong, []);
  };
