import { content } from '../../content/load.ts';
import { answering, chatWindow, floating, greeting, holding, openChat, reply } from './chat-window.ts';
import { filled } from './filled.ts';
import { freshTest, expect, open, openFrozen, type Page, test } from './support.ts';

freshTest('an indigo button stands above the green one, with a tooltip after 700 ms', async ({ page }) => {
  await openFrozen(page, '/');
  const button = floating(page);
  await expect(button).toBeInViewport();
  await expect(button).toHaveCSS('background-color', 'rgb(43, 49, 138)');
  const [own, green] = await Promise.all([
    button.boundingBox(),
    page.locator('a[href^="https://wa.me"].floating-button').boundingBox(),
  ]);
  if (!own || !green) throw new Error('Both buttons are drawn');
  expect(own.y + own.height).toBeLessThan(green.y);
  expect(Math.abs(own.x - green.x)).toBeLessThan(2);
  const tip = page.getByRole('tooltip', { name: 'Ask our AI Loan Assistant' });
  await button.hover();
  await page.clock.runFor(600);
  await expect(tip).toBeHidden();
  await page.clock.runFor(200);
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 300);
  await expect(tip).toBeHidden();
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(800);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  for (const [interest, act] of [
    ['hovered', (page: Page) => floating(page).hover()],
    ['focused', (page: Page) => floating(page).focus()],
  ] as const) {
    test(`the window’s code comes when the button is first ${interest}, and is small`, async ({ page }) => {
      const sizes = new Map<string, number>();
      page.on('response', async (response) => {
        if (!/\/assets\/.*\.(js|css)$/.test(response.url())) return;
        sizes.set(response.url(), Number(await response.headerValue('content-length')));
      });
      await open(page, '/about');
      await page.waitForLoadState('networkidle');
      const before = new Set(sizes.keys());
      expect([...before].filter((url) => url.includes('chat-'))).toEqual([]);
      await act(page);
      await expect.poll(() => [...sizes.keys()].filter((url) => url.includes('chat-dialog')).length).toBe(2);
      await page.waitForLoadState('networkidle');
      const later = [...sizes].filter(([url]) => !before.has(url));
      // The window, its style sheet, and the client that sends enquiries and tries again.
      expect(later.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(12_000);
    });
  }
});

test('the window has its title, subtitle, greeting and hint, keeps within 500 by 600, and keeps the focus', async ({
  page,
}) => {
  const { dialog, log, input } = await openChat(page);
  await expect(dialog.getByRole('heading', { name: 'Loan Assistant' })).toBeVisible();
  await expect(dialog.getByText('Get instant answers about loans, eligibility, and more')).toBeVisible();
  await expect(dialog.getByText('Press Enter to send • Powered by AI')).toBeVisible();
  await expect(log).toHaveAttribute('aria-live', 'polite');
  await expect(log.getByText(greeting, { exact: true })).toBeVisible();
  await expect(log.locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expect(log.locator('svg use')).toHaveAttribute('href', /#bot$/);
  await expect(input).toHaveAccessibleName('Your question');
  // While it rises it is measured a hair's breadth too tall.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(500);
  expect(box?.height).toBeLessThanOrEqual(600);
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBeLessThanOrEqual(480);

  // Focus starts in the input, stays inside and returns to the button.
  await expect(input).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // Between the last control and the first, a browser may stop at its own bar.
    const outside = await dialog.evaluate(
      (el) => document.activeElement !== document.body && !el.contains(document.activeElement),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(floating(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(floating(page)).toBeFocused();
});

test('Enter sends, Shift+Enter starts a line, nothing but spaces is not sent', async ({ page }) => {
  const asked = await answering(page, '/api/chat', reply('From 8.5% a year.'));
  const { input, send, log } = await openChat(page);
  await expect(send).toBeDisabled();
  await input.fill('   ');
  await expect(send).toBeDisabled();
  await input.press('Enter');
  await input.fill('Home loan');
  await input.press('Shift+Enter');
  await input.pressSequentially('rate?');
  await expect(input).toHaveValue('Home loan\nrate?');
  expect(asked).toEqual([]);
  await input.press('Enter');
  await expect(log).toContainText('From 8.5% a year.');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ message: 'Home loan\nrate?', history: [], locale: 'en' });
  await input.fill('And the tenure?');
  await send.click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatchObject({
    history: [
      { sender: 'user', content: 'Home loan\nrate?' },
      { sender: 'bot', content: 'From 8.5% a year.' },
    ],
  });
  await expect(input).toBeFocused();
});

test('a question is shown at once, the input cleared, and a spinner stands until the reply', async ({ page }) => {
  const release = await holding(page, '/api/chat', reply('Up to 30 years.').json);
  const chat = await openChat(page);
  await chat.say('Longest tenure?');
  await expect(chat.log.getByText('Longest tenure?')).toBeVisible();
  await expect(chat.log.locator('svg use').last()).toHaveAttribute('href', /#user$/);
  await expect(chat.input).toHaveValue('');
  await expect(chat.typing).toBeVisible();
  await chat.input.fill('Another one');
  await expect(chat.send).toBeDisabled();
  await chat.input.press('Enter');
  await expect(chat.input).toHaveValue('Another one');
  release();
  await expect(chat.log.getByText('Up to 30 years.')).toBeVisible();
  await expect(chat.typing).toBeHidden();
  await expect(chat.send).toBeEnabled();
  await expect(chat.log.locator('time')).toHaveCount(3);
});

test('the newest message is in view', async ({ page }) => {
  await answering(page, '/api/chat', reply('One of many replies.\nWith a second line.'));
  const chat = await openChat(page);
  for (let round = 1; round <= 5; round += 1) {
    await chat.say(`Question ${round}`);
    await expect(chat.log.getByText('One of many replies.')).toHaveCount(round);
  }
  await expect(chat.log.getByText('One of many replies.').last()).toBeInViewport({ ratio: 1 });
  await expect(chat.log.getByText(greeting)).not.toBeInViewport();
});

test('a reply is text: no markup of it is obeyed, its lines stay, Hindi is marked as Hindi', async ({ page }) => {
  await answering(page, '/api/chat', reply('<b>Bold</b>\nline <img src=x>'), reply('दर 8.5% से।'));
  const chat = await openChat(page);
  await chat.say('Hello');
  const text = chat.log.getByText('<b>Bold</b>');
  await expect(text).toHaveText('<b>Bold</b>\nline <img src=x>', { useInnerText: true });
  await expect(chat.log.locator('b, img')).toHaveCount(0);
  await chat.say('दर क्या है?');
  const hindi = chat.log.getByText('दर 8.5% से।');
  await expect(hindi).toHaveAttribute('lang', 'hi');
  expect(await hindi.evaluate((el) => Number.parseFloat(getComputedStyle(el).lineHeight))).toBeGreaterThanOrEqual(28);
});

test('sources lead to their pages; the conversation outlives page changes and reload, and leaves no trace', async ({
  page,
}) => {
  const traces: string[] = [];
  page.on('console', (message) => traces.push(message.text()));
  page.on('request', (request) => traces.push(request.url()));
  const sources = [
    { title: 'Home loan details', href: '/services/home-loan-details' },
    { title: 'Elsewhere', href: 'https://other.example' },
  ];
  await answering(page, '/api/chat', reply('From 8.5% a year.', { sources }));
  const chat = await openChat(page);
  await chat.say('Sapphire rate?');
  await expect(chat.log.getByText('From our pages')).toBeVisible();
  await expect(chat.log.getByRole('link')).toHaveCount(1);
  await chat.log.getByRole('link', { name: 'Home loan details' }).click();
  await expect(page).toHaveURL('/services/home-loan-details');
  await expect(chat.dialog).toBeHidden();
  await floating(page).click();
  await expect(chat.log.getByText('Sapphire rate?')).toBeVisible();
  const times = await chat.log.locator('time').allTextContents();
  await page.reload();
  await floating(page).click();
  await expect(chatWindow(page).log.getByText('From 8.5% a year.')).toBeVisible();
  expect(await chat.log.locator('time').allTextContents()).toEqual(times);
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('chat') ?? '{}').messages);
  expect(kept[1]).toEqual({
    id: expect.stringMatching(/^\d{13}$/),
    content: 'Sapphire rate?',
    sender: 'user',
    timestamp: expect.any(Number),
  });
  expect(traces.filter((line) => /sapphire/i.test(line))).toEqual([]);
});

test('the assistant of this server answers, and remembers what it was about', async ({ page }) => {
  const chat = await openChat(page, '/');
  await chat.say('What is the home loan interest rate?');
  await expect(chat.log).toContainText(filled('{home.rate}'));
  await chat.say('and the tenure?');
  await expect(chat.log).toContainText(filled('{home.tenure}'));
  await chat.say('I want a personalised rate quote');
  await expect(chat.panel).toBeVisible();
});

test('the empty first screen offers questions, and one press asks', async ({ page }) => {
  const { dialog, log, input } = await openChat(page);
  const starters = dialog.getByRole('list', { name: 'Questions to begin with' }).getByRole('button');
  await expect(starters).toHaveText(content('en').chat.starters.questions);
  for (const starter of await starters.all()) await expect(starter).toBeInViewport({ ratio: 1 });
  await starters.filter({ hasText: 'home loan rate' }).click();
  await expect(log).toContainText(filled('{home.rate}'));
  await expect(starters).toHaveCount(0);
  await expect(input).toBeFocused();
});

test('a sum leads to the calculator with its figures filled in', async ({ page }) => {
  const { dialog, log } = await openChat(page);
  await dialog.getByRole('button', { name: /^EMI for/ }).click();
  await log.getByRole('link', { name: 'Open in the EMI calculator: ₹30 lakh, 8.5%, 20 years' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/emi-calculator?amount=3000000&rate=8.5&months=240&calculated=1');
  await expect(page.getByRole('main').getByText('₹26,035', { exact: true }).first()).toBeVisible();
});
