import { content } from '../../content/load.ts';
import { answering, asksForDetails, floating, openChat, reply } from './chat-window.ts';
import { firm } from '../../content/firm.ts';
import { expect, open, test } from './support.ts';

const { chat: words } = content('en');

test.use({ wanted: /Failed to load resource/ });

for (const [trouble, answer] of [
  ['no connection', 'away'],
  ['a server error', { status: 500, json: { error: 'no' } }],
  ['an answer of another kind', { json: { hello: 'world' } }],
] as const) {
  test(`${trouble}: a notice, an apology with the phone number, and another try`, async ({ page }) => {
    const asked = await answering(page, '/api/chat', answer, reply('From 8.5% a year.'));
    const chat = await openChat(page);
    await chat.say('Rate?');
    const notice = chat.notice('alert', 'Error');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Failed to send message. Please try again.');
    await expect(chat.log.getByText(words.apology)).toBeVisible();
    expect(words.apology).toContain(firm.phones.main.shown);
    await chat.dialog.getByRole('button', { name: 'Send again' }).click();
    await expect(chat.log.getByText('From 8.5% a year.')).toBeVisible();
    await expect(chat.log.getByText('Rate?')).toHaveCount(1);
    await expect(notice).toBeHidden();
    expect(asked[1]).toMatchObject({ message: 'Rate?', history: [] });
    await expect(chat.dialog.getByRole('button', { name: 'Send again' })).toBeHidden();
  });
}

test('the notice can be dismissed while the window stands', async ({ page }) => {
  await answering(page, '/api/chat', 'away');
  const chat = await openChat(page);
  await chat.say('Rate?');
  await chat.notice('alert', 'Error').getByRole('button', { name: 'Dismiss' }).click();
  await expect(chat.notice('alert', 'Error')).toBeHidden();
  await expect(chat.dialog).toBeVisible();
});

test('no answer within 20 seconds is a failure', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/chat', () => {});
  const chat = await openChat(page);
  await chat.say('Rate?');
  await expect(chat.typing).toBeVisible();
  await page.clock.fastForward(19_000);
  await expect(chat.typing).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(chat.notice('alert', 'Error')).toBeVisible();
  await expect(chat.log.getByText(words.apology)).toBeVisible();
  await expect(chat.typing).toBeHidden();
});

for (const status of [400, 413, 429]) {
  test(`what the server says with ${status} is said by the assistant`, async ({ page }) => {
    await answering(page, '/api/chat', { status, json: { error: 'Please ask a little shorter.' } });
    const chat = await openChat(page);
    await chat.say('Rate?');
    await expect(chat.log.getByText('Please ask a little shorter.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('too long a message gets a kind word from this server', async ({ page }) => {
  const chat = await openChat(page);
  await chat.say('loan '.repeat(2000));
  await expect(chat.log.locator('.message')).toHaveCount(3);
  await expect(chat.log.locator('.message').last()).toContainText(/short|long/i);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a window that cannot be loaded is said, and the page goes on', async ({ page }) => {
  await page.route('**/chat-dialog-*', (route) => route.abort());
  await open(page, '/about');
  await floating(page).click();
  await expect(page.getByRole('alert')).toContainText(words.unloaded.title);
});

test('the reply that comes while the window is closed is there when it opens', async ({ page }) => {
  await answering(page, '/api/chat', asksForDetails);
  const chat = await openChat(page);
  await chat.input.fill('A quote please');
  await chat.send.click();
  await page.keyboard.press('Escape');
  await floating(page).click();
  await expect(chat.panel).toBeVisible();
});
