// The real server with its database held by somebody else: nothing can be stored until they let go.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../start-server.ts';
import { fillMessage } from './lead-form.ts';
import { expect, open, type Page, test as base } from './support.ts';

const hold = `
  const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  db.exec('BEGIN EXCLUSIVE');
  console.log('held');
  setInterval(() => {}, 1000);
`;

async function end(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const test = base.extend<{ server: { url: string; database: string }; outage: () => Promise<() => Promise<void>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  server: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'pinkstone-outage-'));
    const server = await startServer({ DATA_DIR: dir });
    await use({ url: server.url, database: join(dir, 'leads.sqlite') });
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  },
  baseURL: ({ server }, use) => use(server.url),
  /** Begins an outage; what it gives ends it. */
  outage: async ({ server }, use) => {
    const holders: ChildProcess[] = [];
    await use(async () => {
      const holder = spawn('node', ['-e', hold, server.database], { stdio: ['ignore', 'pipe', 'inherit'] });
      holders.push(holder);
      await once(holder.stdout, 'data');
      return () => end(holder);
    });
    for (const holder of holders) holder.kill('SIGKILL');
  },
});

test.use({ wanted: /status of 503/ });
test.setTimeout(60_000);
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('the form waits and sends itself when the server can store again', async ({ page, outage }) => {
  await open(page, '/contact');
  const letGo = await outage();
  await fillMessage(page);
  await send(page);
  await expect(page.getByText('We could not store it just now')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Message Sent!')).toHaveCount(0);
  await letGo();
  await expect(page.getByText('Message Sent!')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main form [name="name"]')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back with everything, says so, and takes it when sent again', async ({ page, outage }) => {
    await page.goto('/contact');
    const letGo = await outage();
    await fillMessage(page);
    const refused = page.waitForResponse((one) => one.request().method() === 'POST', { timeout: 20_000 });
    await send(page);
    expect((await refused).status()).toBe(503);
    expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('alert').filter({ hasText: 'We could not store it just now' })).toBeFocused();
    await expect(page.locator('main form [name="message"]')).toHaveValue('Please call.');
    await letGo();
    await send(page);
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });
});
