import { content } from '../../content/load.ts';
import { answering, asksForDetails, floating, openChat, reply } from './chat-window.ts';
import { firm } from '../../content/firm.ts';
import { freshTest, expect, open, test } from './support.ts';

const { chat: words } = content('en');

test.use({ wanted: /Failed to load resource/ });

test('whatever fails: a notice that can be dismissed, an apology with the phone number, and another try', async ({
  page,
}) => {
  const troubles = [
    ['no connection', 'away'],
    ['a server error', { status: 500, json: { error: 'no' } }],
    ['an answer of another kind', { json: { hello: 'world' } }],
  ] as const;
  const answers = troubles.flatMap(([trouble, answer]) => [answer, reply(`After ${trouble}: from 8.5% a year.`)]);
  const asked = await answering(page, '/api/chat', ...answers, 'away');
  const chat = await openChat(page);
  const notice = chat.notice('alert', 'Error');
  const again = chat.dialog.getByRole('button', { name: 'Send again' });
  expect(words.apology).toContain(firm.phones.main.shown);
  for (const [round, [trouble]] of troubles.entries())
    await test.step(trouble, async () => {
      const question = `Rate ${round}?`;
      await chat.say(question);
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('Failed to send message. Please try again.');
      await expect(chat.log.getByText(words.apology)).toHaveCount(round + 1);
      await expect(chat.log.getByText(words.apology).last()).toBeVisible();
      await again.click();
      await expect(chat.log.getByText(`After ${trouble}: from 8.5% a year.`)).toBeVisible();
      await expect(chat.log.getByText(question)).toHaveCount(1);
      await expect(notice).toBeHidden();
      // The other try is the same question, as if the first had not been.
      expect(asked[2 * round + 1]).toMatchObject({ message: question, history: asked[2 * round]?.history });
      if (round === 0) expect(asked[1]?.history).toEqual([]);
      await expect(again).toBeHidden();
    });
  await test.step('the notice can be dismissed while the window stands', async () => {
    await chat.say('Rate?');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await expect(chat.dialog).toBeVisible();
  });
});

freshTest('no answer within 20 seconds is a failure', async ({ page }) => {
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

test('what a server says with 400, 413 or 429 is said by the assistant; so is this server’s about a long message', async ({
  page,
}) => {
  const statuses = [400, 413, 429];
  const said = (status: number) => `Please ask a little shorter than ${status}.`;
  await answering(page, '/api/chat', ...statuses.map((status) => ({ status, json: { error: said(status) } })));
  const chat = await openChat(page);
  for (const status of statuses) {
    await chat.say('Rate?');
    await expect(chat.log.getByText(said(status))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.unroute('**/api/chat');
  const messages = chat.log.locator('.message');
  const before = await messages.count();
  await chat.say('loan '.repeat(2000));
  await expect(messages).toHaveCount(before + 2);
  await expect(messages.last()).toContainText(/short|long/i);
  await expect(messages.last()).not.toContainText('a little shorter than');
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
