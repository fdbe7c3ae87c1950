/** Does the work when its turn comes; null when there is no room for it. */
export type Turnstile = <T>(room: number, work: () => Promise<T>) => Promise<T | null>;

/**
 * Pages are made on the one thread that also hands out files. Each is begun in a turn of the event loop of its own, so
 * that everybody else is served between two of them, and no more than fit into the room are begun or waiting.
 */
export function createTurnstile(): Turnstile {
  const line: (() => void)[] = [];
  let inside = 0;
  const next = () => {
    line.shift()?.();
    if (line.length > 0) setImmediate(next);
  };
  const turn = () =>
    new Promise<void>((begin) => {
      if (line.push(begin) === 1) setImmediate(next);
    });
  return async (room, work) => {
    if (inside >= room) return null;
    inside += 1;
    try {
      await turn();
      return await work();
    } finally {
      inside -= 1;
    }
  };
}
