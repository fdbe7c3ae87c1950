// What the tests of the assistant share: its window, its servers' answers, and what the widget asked of them.
import type { Page, Route } from '@playwright/test';
import { expect, open } from './support.ts';

export const greeting =
  "Hello! I'm your loan advisor assistant. I can help you with information about personal loans, business loans, home loans, and more. How can I assist you today?";

export const asha = { Name: 'Asha Sharma', Email: 'asha@people.example', Phone: '98290 00000' };

export const floating = (page: Page) => page.getByRole('button', { name: 'Ask our AI Loan Assistant' });

export function chatWindow(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Loan Assistant' });
  return {
    dialog,
    log: dialog.getByRole('log'),
    input: dialog.getByPlaceholder('Ask about loans, eligibility, rates...'),
    send: dialog.getByRole('button', { name: 'Send', exact: true }),
    panel: dialog.getByRole('form', { name: 'Get Personalized Rate Quote' }),
    personPanel: dialog.getByRole('form', { name: 'Talk to a person' }),
    typing: dialog.getByText('The assistant is typing'),
    notice: (role: 'alert' | 'status', title: string) => page.getByRole(role).filter({ hasText: title }),
    async say(text: string) {
      await this.input.fill(text);
      await this.input.press('Enter');
    },
  };
}

export async function openChat(page: Page, path = '/about') {
  await open(page, path);
  await floating(page).click();
  const chat = chatWindow(page);
  await expect(chat.dialog).toBeVisible();
  return chat;
}

type Answer = { status?: number; json: unknown } | 'away';

/** Answers in the server's place, one after the other, the last one for all that follow; gives what was asked. */
export async function answering(page: Page, path: '/api/chat' | '/api/leads', ...answers: Answer[]) {
  const asked: Record<string, unknown>[] = [];
  await page.route(`**${path}`, async (route: Route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 'away';
    asked.push(route.request().postDataJSON());
    await (answer === 'away' ? route.abort('connectionfailed') : route.fulfill(answer));
  });
  return asked;
}

/** Lets a request wait until the test has seen enough of the waiting. */
export async function holding(page: Page, path: '/api/chat' | '/api/leads', json: unknown, status = 200) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.fulfill({ status, json }).catch(() => {});
  });
  return () => release();
}

export const reply = (response: string, more: object = {}) => ({
  json: { response, showContactForm: false, ...more },
});
export const asksForDetails = reply('Please leave your details below.', { showContactForm: true });
export const stored = { status: 201, json: { reference: 'PS-TEST', statusUrl: '/status/token' } };
