// A change of page inside the site, as a keyboard, a screen reader and the Back button meet it: like a new document.
import { expect, freshTest, main, open, type Page, phone, test } from './support.ts';

test.use({ motion: true });

const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const ring = (page: Page) => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

// The focus stayed on the footer's link, at the end of a page that was no longer there, and nothing was said.
test('the focus goes to the new page’s heading, and its title is said', async ({ page }) => {
  await open(page, '/about');
  const said = page.locator('[aria-live="polite"]').filter({ hasText: /\| Pinkstone/ });
  await expect(said).toHaveCount(0);
  await footer(page, 'Our Team').click();
  await expect(heading(page, 'Meet Our Leaders')).toBeFocused();
  await expect(said).toHaveText('Our team | Pinkstone');
  expect(await ring(page), 'no ring for a pointer').toBe('none');
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main'))), 'on from there').toBe(true);

  await footer(page, 'Contact').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Contact Us')).toBeFocused();
  await expect(said).toHaveText(/^Contact.*\| Pinkstone$/);
  expect(await ring(page), 'a keyboard sees where it is').toBe('solid');

  await page.setViewportSize(phone);
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what changes within a page leaves the focus where it is', async ({ page }) => {
  await open(page, '/emi-calculator');
  const button = page.getByRole('button', { name: 'Calculate EMI' });
  await button.click();
  await expect(page).toHaveURL(/calculated=1/);
  await expect(button).toBeFocused();
  await open(page, '/blog');
  await page.getByRole('searchbox').fill('subsid');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('Back and Forward find the page where it was left', async ({ page }) => {
  await open(page, '/about');
  await footer(page, 'Our Team').scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);
  await footer(page, 'Our Team').click();
  await expect(heading(page, 'Meet Our Leaders')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(heading(page, 'About Us')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(heading(page, 'Meet Our Leaders')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(300);
});

freshTest('a link within the page leads there, and Back from it needs no network', async ({ page, context }) => {
  await open(page, '/query');
  await main(page).evaluate((element) => {
    const link = Object.assign(document.createElement('a'), { href: '#application-message', textContent: 'Down' });
    element.querySelector('h1')?.after(link);
  });
  await page.getByRole('link', { name: 'Down' }).click();
  await expect(page).toHaveURL('/query#application-message');
  await expect(page.getByRole('textbox', { name: /message/i })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const place = await scrolled(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/query');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The browser numbers no such step; the router's count must go on all the same, or Back ends on a wrong address.
  await context.setOffline(false);
  await footer(page, 'Our Team').click();
  await expect(heading(page, 'Meet Our Leaders')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/query#application-message');
  // At the footer, where the link was followed.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place);
});
