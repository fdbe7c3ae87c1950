// What is pressed while the scripts are still on their way, seven seconds on a slow phone, used to be lost.
import { content } from '../../content/load.ts';
import { chatWindow, floating } from './chat-window.ts';
import { expectShown } from './viewer.ts';
import { band, comeAlive, expect, expectSeen, main, openAsleep, phone, test } from './support.ts';

test.use({ motion: true });

const { services, reviews } = content('en');

test('the phone menu opens at once, and stays as it is when the page comes alive', async ({ page }) => {
  await page.setViewportSize(phone);
  const wake = await openAsleep(page, '/about');
  const banner = page.getByRole('banner');
  const burger = banner.getByRole('button', { name: /menu/i });
  const team = banner.getByRole('link', { name: 'Team', exact: true });
  await burger.click();
  await expect(team).toBeVisible();
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await burger.click();
  await expect(team).toBeHidden();
  await burger.click();
  await wake();
  await expect(banner.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(team).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(team).toBeHidden();
});

test('the list of services opens at once, and its links lead on', async ({ page }) => {
  await openAsleep(page, '/about');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await nav.locator('a[href="/services/home-loan-details"]').click();
  await expect(page).toHaveURL('/services/home-loan-details');
});

test('an answer opens at once, one at a time, and stays open', async ({ page }) => {
  const wake = await openAsleep(page, '/services/home-loan-details');
  const faqs = band(page, 'Frequently Asked Questions');
  const [first, second] = services['home-loan']?.detail.faqs ?? [];
  const question = (faq = first) => faqs.getByRole('button', { name: faq?.question ?? '', exact: true });
  const answer = (faq = first) => faqs.getByText(faq?.answer ?? '', { exact: true });
  await question(first).click();
  await expect(answer(first)).toBeVisible();
  await answer(first).click();
  await question(second).click();
  await expect(answer(second)).toBeVisible();
  await expect(answer(first)).toBeHidden();
  await wake();
  await expect(question(second)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(second)).toBeVisible();
  await question(first).click();
  await expect(answer(second)).toBeHidden();
  await question(first).click();
  await expect(faqs.getByRole('button', { expanded: true })).toHaveCount(0);
});

test('a picture of the team is a button before scripts have made it one, and opens with them', async ({ page }) => {
  const wake = await openAsleep(page, '/team');
  const picture = band(page, 'Our Team Members').getByRole('button').first();
  await expect(picture).toHaveAttribute('aria-haspopup', 'dialog');
  await picture.click();
  await expect(picture).toHaveAttribute('aria-busy', 'true');
  await wake();
  await expectShown(page, 0);
  await expect(page).toHaveURL('/team');
});

test('a review is read to its end at once', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  const voices = band(page, 'Testimonials');
  const long = reviews.find(({ text }) => text.length > 120);
  const card = voices.getByRole('listitem').filter({ hasText: long?.name });
  await expect(card).not.toContainText(long?.text ?? '', { useInnerText: true });
  await card.getByRole('button', { name: 'Read More' }).click();
  await expect(card).toContainText(long?.text ?? '', { useInnerText: true });
  await wake();
  await expect(card.getByRole('button', { name: 'Read Less' })).toHaveAttribute('aria-expanded', 'true');
  await expect(card).toContainText(long?.text ?? '', { useInnerText: true });
});

test('the assistant, asked for early and thrice, opens once the page is alive', async ({ page }) => {
  const wake = await openAsleep(page, '/about');
  for (let presses = 0; presses < 3; presses++) await floating(page).click();
  await expect(floating(page)).toHaveAttribute('aria-busy', 'true');
  await wake();
  await expect(chatWindow(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(floating(page)).toBeFocused();
  await expect(floating(page)).not.toHaveAttribute('aria-busy');
});

test('every other button answers as well', async ({ page }) => {
  const wake = await openAsleep(page, '/emi-calculator');
  await main(page).getByRole('button', { name: '₹50 lakh' }).click();
  await wake();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('50,00,000');
  const again = await openAsleep(page, '/');
  const hero = page.locator('.hero');
  const second = content('en').home.hero.slides[1];
  await hero.getByRole('button', { name: 'Next' }).click();
  await again();
  await expectSeen(hero.getByRole('heading', { name: second?.headline }));
});

test('a press in the middle of coming alive, on a slow processor, is answered once', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.addInitScript(() => addEventListener('alive', () => Object.assign(window, { came: true })));
  await page.goto('/services/home-loan-details');
  const [first] = services['home-loan']?.detail.faqs ?? [];
  const question = page.getByRole('button', { name: first?.question });
  await question.scrollIntoViewIfNeeded();
  const box = await question.boundingBox();
  await comeAlive(page);
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 20);
  await page.waitForFunction(() => 'came' in window);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a press is forgotten when the visitor goes on to something else', async ({ page }) => {
  const wake = await openAsleep(page, '/contact');
  await floating(page).click();
  await page.getByLabel('Full name').fill('Asha');
  await wake();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha');
  await expect(floating(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a line that drops files', () => {
  test.use({ wanted: /Failed to load resource/ });

  test('a page whose scripts did not all come tries again, and answers then', async ({ page }) => {
    await page.route('**/assets/shared-*.js', (route) => route.abort('connectionreset'), { times: 2 });
    await page.goto('/about');
    await floating(page).click();
    await expect(chatWindow(page).dialog).toBeVisible({ timeout: 20_000 });
  });
});
