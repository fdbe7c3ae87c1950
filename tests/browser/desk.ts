// The desk in a browser: somebody invited from the command line, and enquiries as visitors send them.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { APIRequestContext, BrowserContext, Locator } from '@playwright/test';
import { bundled } from '../bundle.ts';
import { expect, type Page } from './support.ts';

export const password = 'four plain words here';
export const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@pinkstone.example`;

/** The path of a link that lets somebody in once. */
export async function invite(email: string, role: 'adviser' | 'owner'): Promise<string> {
  const args = [await bundled('desk'), 'invite', email, '--role', role];
  const env = { ...process.env, DATA_DIR: 'test-results/data' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return new URL(stdout.trim()).pathname;
}

export async function come(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page).toHaveURL(/\/desk\/(today|me)/);
}

const signedIn = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** An owner, who comes by a link once for a worker: coming in is what desk-people.spec.ts tries. */
export async function signIn(page: Page, name = 'Rohini Kothari') {
  const cookies = signedIn.get(name);
  if (cookies) return page.context().addCookies(cookies);
  await come(page, await invite(newEmail(name.toLowerCase().replace(' ', '.')), 'owner'), name);
  signedIn.set(name, await page.context().cookies());
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
