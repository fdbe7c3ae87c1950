import { createServer, type RequestListener } from 'node:http';
import type { Env } from '../env.ts';
import { lastCallers } from './last-callers.ts';

/** Slow or stalled senders are cut off: ten seconds for the headers, half a minute for the whole request. */
const options = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // How often those two are looked at; Node's own half minute would triple the first.
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 16_384,
};

/** Node's server for the site: where it listens, and how it ends. */
export function createHttpServer(listener: RequestListener) {
  const server = createServer(options, listener);
  server.timeout = 60_000;
  return {
    /** Resolves to the address once visitors can come. */
    listen({ LISTEN_FDS, PORT, HOST }: Pick<Env, 'LISTEN_FDS' | 'PORT' | 'HOST'>): Promise<string> {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        // systemd hands its socket over as the fourth file, after input, output and errors.
        server.listen(LISTEN_FDS ? { fd: 3 } : { port: PORT, host: HOST }, () => {
          server.off('error', reject);
          const address = server.address();
          const port = typeof address === 'object' && address ? address.port : PORT;
          resolve(`http://${HOST === '0.0.0.0' ? 'localhost' : HOST}:${port}`);
        });
      });
    },
    /** Once requests in flight are answered. */
    async close(): Promise<void> {
      // Whoever is answered from now on closes the connection; kept open, it would outlast the drain.
      server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
      server.keepAliveTimeout = 1;
      await lastCallers(server);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
