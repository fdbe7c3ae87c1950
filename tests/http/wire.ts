// An answer as it comes over the wire, header by header.
import { request } from 'node:http';
import type { RunningServer } from '../start-server.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** As the wire has it: fetch would tidy the path, follow redirects and drop what a HEAD should not have. */
export function ask(
  { port }: Pick<RunningServer, 'port'>,
  path: string,
  { method = 'GET', headers = {}, body = '' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headersDistinct as Record<string, string[]> as never),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

export const json = { 'content-type': 'application/json' };
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
