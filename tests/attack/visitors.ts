// Visitors who read pages and send enquiries one after the other, each request over a connection of its own.
import { request, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { enquiry } from '../http/enquiry.ts';

const pages = ['/about', '/blog?q=loan', '/no-such-page'];
const expected: Record<string, number> = { '/no-such-page': 404, '/api/leads': 201 };

interface TlsOptions {
  servername?: string;
  rejectUnauthorized?: boolean;
}

interface Visits {
  answered: number;
  enquiries: number;
  failures: string[];
}

export function visit(options: RequestOptions & TlsOptions, { secure = false, enquiries = true } = {}) {
  const visits: Visits = { answered: 0, enquiries: 0, failures: [] };
  let going = true;
  const send = secure ? secureRequest : request;
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const body = path === '/api/leads' ? JSON.stringify(enquiry()) : '';
      const fail = (why: string) => {
        visits.failures.push(`${path}: ${why}`);
        resolve();
      };
      const headers = { ...options.headers, connection: 'close', 'content-type': 'application/json' };
      const method = body ? 'POST' : 'GET';
      const call = send({ ...options, agent: false, path, method, headers }, (response) => {
        response.on('error', (error) => fail(error.message));
        response.on('end', () => {
          if (response.statusCode !== (expected[path] ?? 200)) return fail(String(response.statusCode));
          visits.answered += 1;
          if (body) visits.enquiries += 1;
          resolve();
        });
        response.resume();
      });
      call.on('error', (error) => fail(error.message));
      call.end(body);
    });
  const visitors = [...pages, ...(enquiries ? ['/api/leads'] : [])].map(async (path) => {
    while (going) {
      await ask(path);
      // A breath: without one they take the processor from the site whose start they wait for.
      await sleep(20);
    }
  });
  return {
    visits,
    /** Waits until so many more were answered. */
    async more(count: number) {
      const until = visits.answered + count;
      while (visits.answered < until && visits.failures.length === 0) await sleep(10);
    },
    async end() {
      going = false;
      await Promise.all(visitors);
      return visits;
    },
  };
}
