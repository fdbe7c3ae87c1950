// A mail server and a webhook receiver that can be told to misbehave.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';

interface Mail {
  to: string[];
  raw: string;
  id: string;
}

type MailMood = 'well' | 'slow' | 'refusing' | 'busy' | 'lostReceipt';

export async function startMailServer(port = 0) {
  const mails: Mail[] = [];
  const state = { mood: 'well' as MailMood };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onMailFrom(_address, _session, callback) {
      const codes: Partial<Record<MailMood, number>> = { refusing: 554, busy: 451 };
      const responseCode = codes[state.mood];
      if (responseCode === undefined) callback();
      else callback(Object.assign(new Error('not today'), { responseCode }));
    },
    onData(stream, session, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on('end', () => {
        if (state.mood === 'slow')
          return void setTimeout(() => callback(new Error('too slow to matter')), 5000).unref();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw, id: /^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? '' });
        // Taken, but the sender never hears of it.
        if (state.mood !== 'lostReceipt') callback();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    mails,
    state,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const webhookSecret = `whsec_${Buffer.from('a secret for tests, nobody else').toString('base64')}`;

interface Call {
  headers: IncomingHttpHeaders;
  payload: { type: string; data: Record<string, unknown> };
}

export async function startReceiver() {
  const calls: Call[] = [];
  const attempts = { count: 0 };
  const state = { mood: 'well' as 'well' | 'failing' | 'hanging' | 'takesButFails' };
  const verifier = new Webhook(webhookSecret);
  const server = createServer(async (request, response) => {
    attempts.count += 1;
    if (state.mood === 'hanging') return;
    if (state.mood === 'failing') return void response.writeHead(500).end();
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const payload = verifier.verify(body, request.headers as Record<string, string>) as Call['payload'];
    calls.push({ headers: request.headers, payload });
    response.writeHead(state.mood === 'takesButFails' ? 502 : 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    calls,
    attempts,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
