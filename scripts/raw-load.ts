// The lightest client there is: raw sockets that send a request again as soon as the answer is whole. A client that
// parses and counts everything takes three times the work of our server, and would be all we measure.
import { connect } from 'node:net';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

interface Options {
  connections: number;
  /** Until the time is up, or until so many were answered. */
  seconds?: number;
  count?: number;
}

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

export const postJson = (path: string, body: object) => {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

/** Sends the requests in turn. Every answer must be a 2xx with a Content-Length. */
export async function loadWithRawSockets(
  url: string,
  requests: string[],
  { connections, seconds = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY }: Options,
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const latencies: number[] = [];
  let asked = 0;
  let failed = 0;
  const over = () => asked >= count || performance.now() - started >= seconds * 1000;

  const one = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      let size = 0;
      let got = 0;
      let sent = 0;
      const send = () => {
        got = 0;
        sent = performance.now();
        socket.write(requests[asked++ % requests.length] as string);
      };
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('error', () => {
        failed++;
        resolve();
      });
      socket.on('data', (chunk: Buffer) => {
        if (got === 0) {
          const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4096));
          if (!head.startsWith('HTTP/1.1 2')) failed++;
          size = head.indexOf('\r\n\r\n') + 4 + Number(head.match(/content-length: (\d+)/i)?.[1]);
        }
        got += chunk.length;
        if (got < size) return;
        latencies.push(performance.now() - sent);
        if (!over()) return send();
        socket.destroy();
        resolve();
      });
    });

  await Promise.all(Array.from({ length: connections }, one));
  const took = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round((latencies[Math.floor(latencies.length * share)] ?? Number.NaN) * 10) / 10;
  return { perSecond: Math.round(latencies.length / took), p50: at(0.5), p99: at(0.99), failed };
}
