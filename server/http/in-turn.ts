import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Over all connections. Browsers and proxies send a request after the answer: whoever piles them up gains nothing by it. */
const mostWaiting = 2_000;

/**
 * Requests sent down one connection without waiting are answered one after another, and between two of them everybody
 * else has a turn. Node would begin all of them at once.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  let waiting = 0;

  function next(socket: Socket): void {
    const line = lines.get(socket);
    const start = line?.shift();
    if (!line || !start) {
      lines.delete(socket);
      return;
    }
    waiting -= 1;
    if (!socket.destroyed) {
      setImmediate(start);
      return;
    }
    waiting -= line.length;
    lines.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    const start = () => {
      if (socket.destroyed) return next(socket);
      response.once('close', () => next(socket));
      answer(request, response);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      start();
    } else if (waiting < mostWaiting) {
      waiting += 1;
      line.push(start);
    } else {
      socket.destroy();
    }
  };
}
