interface Guest {
  /** Whoever has several waiting lets others go first. */
  who: string;
  /** How many may be inside, this one included. */
  room: number;
}

/** Does the work when its turn comes, or says with which status to refuse: too much of one visitor, or of all. */
export type Turnstile = <T>(guest: Guest, work: () => Promise<T>) => Promise<T | 429 | 503>;

/** In each of them the event loop lets one new connection in: between two pages there must be room for many. */
const turnsBetween = 10;

/**
 * Pages are made on the one thread that also hands out files. They are begun one after another, some turns of the event
 * loop apart, so that everybody else is served in between, and by turns for those who wait for one. Begun or waiting,
 * there are no more than fit into the room, and no more of one visitor than `mostOfOne`.
 */
export function createTurnstile(mostOfOne: number): Turnstile {
  const lines = new Map<string, (() => void)[]>();
  const inside = new Map<string, number>();
  let total = 0;

  const after = (turns: number): unknown => setImmediate(turns > 1 ? () => after(turns - 1) : next);
  function next(): void {
    const [first] = lines;
    if (!first) return;
    const [who, line] = first;
    // To the end: whoever has more in line waits until all others had one.
    lines.delete(who);
    if (line.length > 1) lines.set(who, line);
    line.shift()?.();
    if (lines.size > 0) after(turnsBetween);
  }
  const turn = (who: string) =>
    new Promise<void>((begin) => {
      if (lines.size === 0) after(turnsBetween);
      const line = lines.get(who);
      if (line) line.push(begin);
      else lines.set(who, [begin]);
    });
  function count(who: string, by: 1 | -1): void {
    const now = (inside.get(who) ?? 0) + by;
    if (now > 0) inside.set(who, now);
    else inside.delete(who);
    total += by;
  }

  return async ({ who, room }, work) => {
    if ((inside.get(who) ?? 0) >= mostOfOne) return 429;
    if (total >= room) return 503;
    count(who, 1);
    try {
      await turn(who);
      return await work();
    } finally {
      count(who, -1);
    }
  };
}
