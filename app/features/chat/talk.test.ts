import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyOf, type Message, type NewMessage, withMessage } from './talk.ts';

test('the greeting and the apology for a lost answer are not sent along with later questions', () => {
  const said: NewMessage[] = [
    { sender: 'bot', content: 'Hello' },
    { sender: 'user', content: 'home loan rate' },
    { sender: 'bot', content: 'Sorry, that did not work.', failed: true },
  ];
  const messages = said.reduce<Message[]>(withMessage, []);
  assert.deepEqual(historyOf(messages), [{ sender: 'user', content: 'home loan rate' }]);
});
