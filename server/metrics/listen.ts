// The metrics have a port of their own, so that no proxy in front of the site can show them to the world by mistake.
import { createServer } from 'node:http';
import { failure, type Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  metrics: Metrics;
  port: number;
  host: string;
  log: Log;
}

export function listenForScrapes({ metrics, port, host, log }: Options): { close(): Promise<void> } {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      log.error('metrics.failed', failure(error));
      response.writeHead(500).end();
    }
  });
  // The site does not go down for want of its meters: their absence is what the monitoring notices.
  server.on('error', (error) => log.error('metrics.not_listening', failure(error)));
  server.listen(port, host, () => {
    const address = server.address();
    log.info('metrics.ready', { port: typeof address === 'object' && address ? address.port : port });
  });
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        // Monitoring keeps its connection open from one question to the next.
        server.closeAllConnections();
      }),
  };
}
