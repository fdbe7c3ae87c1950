// The built site on a store of the benchmark's own, and people of the desk who are signed in.
import { execFileSync } from 'node:child_process';

export interface Guest {
  cookie: string;
  get(path: string): Promise<string>;
  post(path: string, fields: Record<string, string>): Promise<string>;
}

/** By an invitation from the command line, as the first owner comes in. */
export async function enter(url: string, env: Record<string, string>, role: 'adviser' | 'owner'): Promise<Guest> {
  const args = ['server/desk/desk.ts', 'invite', `${role}@pinkstone.example`, '--role', role];
  const link = execFileSync(process.execPath, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const response = await fetch(new URL(new URL(link.trim()).pathname, url), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ name: role, password: 'four plain words here' }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let token = '';
  async function ask(path: string, init: RequestInit = {}): Promise<string> {
    const answer = await fetch(new URL(path, url), { ...init, headers: { origin: url, cookie } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    const html = await answer.text();
    token = /<meta name="form-token" content="([^"]+)"/.exec(html)?.[1] ?? token;
    return html;
  }
  await ask('/desk/me');
  return {
    cookie,
    get: ask,
    post: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams({ token, ...fields }) }),
  };
}
