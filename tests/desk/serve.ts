// Advisers who never stop: acts on the enquiries of a store, one after the other, and says each that was acknowledged.
// For tests that end it in the middle of one. Arguments: the store's file or address, then the references.
import type { Action } from '../../server/desk/work/views.ts';
import { asha, openBench } from './work-bench.ts';

const [where = '', ...references] = process.argv.slice(2);
const bench = await openBench({ ...(where.startsWith('postgres') ? { url: where } : { file: where }), keep: true });

const actions: ((turn: number) => Action)[] = [
  () => ({ do: 'contact', how: 'no-answer', note: 'Voicemail' }),
  (turn) => ({ do: 'followUp', at: bench.clock.now + 60_000 * turn }),
  () => ({ do: 'contact', how: 'spoke' }),
  () => ({ do: 'move', move: { to: 'documents' } }),
  (turn) => ({ do: 'details', lender: `Lender ${turn}`, approvedInr: turn }),
  () => ({ do: 'move', move: { to: 'closed', reason: 'elsewhere' }, sure: true }),
  () => ({ do: 'move', move: { to: 'new' } }),
];

for (let turn = 1; ; turn += 1) {
  for (const reference of references) {
    const action = actions[turn % actions.length]?.(turn) as Action;
    const result = await bench.work.act(reference, action, asha, await bench.version(reference));
    if (result.kind !== 'done') throw new Error(JSON.stringify(result));
    // Null where there was nothing to change.
    if (result.event !== null) process.stdout.write(`${reference} ${result.event}\n`);
  }
}
