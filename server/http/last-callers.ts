import type { Server } from 'node:net';

const atMost = 1_000;

/**
 * Waits until nobody stands at the door. Node lets in one connection in a turn of the event loop; those that still wait
 * when the door is closed are cut off, with what they may have sent.
 */
export async function lastCallers(server: Server): Promise<void> {
  const until = performance.now() + atMost;
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  while (came && performance.now() < until) {
    came = false;
    await new Promise((turn) => setImmediate(turn));
    await new Promise((turn) => setImmediate(turn));
  }
  server.off('connection', note);
}
