// Group commit: enquiries that arrive while one transaction is being written share the next one, and with it one
// fsync. Each caller hears only after its own transaction is on disk.
interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface BatcherOptions<Item, Result> {
  write: (items: Item[]) => Promise<Result[]>;
  maxBatch: number;
  /** Beyond this many waiting, say so at once instead of growing. */
  maxWaiting: number;
  /** An error of one item's making: the others are written without it. */
  isItemsFault: (error: unknown) => boolean;
}

export interface Batcher<Item, Result> {
  add(item: Item): Promise<Result>;
  /** Resolves when everything added so far has been answered. */
  idle(): Promise<void>;
}

export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | null = null;

  async function write(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await options.write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && options.isItemsFault(error)) for (const one of batch) await write([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    // After the requests already read from their sockets have joined.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      await write(queue.splice(0, options.maxBatch));
      await new Promise(setImmediate);
    }
    running = null;
  }

  return {
    add(item) {
      if (queue.length >= options.maxWaiting) return Promise.reject(new Error('too many enquiries are waiting'));
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        running ??= run();
      });
    },
    idle: async () => {
      await running;
    },
  };
}
