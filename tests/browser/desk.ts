// The desk in a browser: somebody invited from the command line, and enquiries as visitors send them.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { APIRequestContext, Locator } from '@playwright/test';
import { expect, type Page } from './support.ts';

const run = promisify(execFile);
const password = 'four plain words here';

/** The path of a link that lets somebody in once. */
export async function invite(role: 'adviser' | 'owner', name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(' ', '.')}.${randomUUID().slice(0, 8)}@pinkstone.example`;
  const { stdout } = await run(process.execPath, ['server/desk/desk.ts', 'invite', email, '--role', role], {
    env: { ...process.env, DATA_DIR: 'test-results/data' },
  });
  return new URL(stdout.trim()).pathname;
}

export async function signIn(page: Page, role: 'adviser' | 'owner' = 'owner', name = 'Rohini Kothari') {
  await page.goto(await invite(role, name));
  await page.getByLabel('Your name').fill(name);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/desk\/(today|me)/);
}

/** Letters only: a name with figures in it would be asked about. */
export const freshName = (first: string) =>
  `${first} ${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)
    .replace(/^./, (letter) => letter.toUpperCase())}`;

export async function enquire(request: APIRequestContext, more: object = {}) {
  const response = await request.post('/api/leads', {
    data: {
      kind: 'application',
      name: freshName('Kavita'),
      email: `${randomUUID()}@people.example`,
      phone: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      loanType: 'home-loan',
      loanAmount: '45 lakh',
      employment: 'salaried',
      salary: '85,000',
      message: 'Please call after 2, I am a teacher.',
      agreeTerms: true,
      ...more,
    },
  });
  return (await response.json()) as { reference: string; statusUrl: string };
}

/** By the keyboard alone, as far as it takes. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

export const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
