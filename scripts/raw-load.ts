// The lightest client there is: raw sockets that send the same request again as soon as the answer is whole. A client
// that parses and counts everything takes three times the work of our server, and would be all we measure.
import { connect } from 'node:net';

export interface Load {
  perSecond: number;
  p99: number;
  failed: number;
}

export async function loadWithRawSockets(address: string, connections: number, seconds: number): Promise<Load> {
  const { hostname, port } = new URL(address);
  const request = `GET / HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`;
  const end = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  let failed = 0;

  const one = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      let size = 0;
      let got = 0;
      let sent = 0;
      const send = () => {
        got = 0;
        sent = performance.now();
        socket.write(request);
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
          if (!head.startsWith('HTTP/1.1 200')) failed++;
          const length = Number(head.match(/content-length: (\d+)/i)?.[1]);
          size = head.indexOf('\r\n\r\n') + 4 + length;
        }
        got += chunk.length;
        if (got < size) return;
        latencies.push(performance.now() - sent);
        if (performance.now() < end) return send();
        socket.destroy();
        resolve();
      });
    });

  await Promise.all(Array.from({ length: connections }, one));
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    failed,
  };
}
