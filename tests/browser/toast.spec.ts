import { fillMessage } from './lead-form.ts';
import { freshTest, expect, open, openFrozen, type Page, phone } from './support.ts';

async function send(page: Page) {
  await openFrozen(page, '/contact');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
}
const toast = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('status');

freshTest('a notice leaves after six seconds; the reference stays', async ({ page }) => {
  await send(page);
  await page.clock.runFor(5900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByText(/PS-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
  await expect(page.getByRole('link', { name: /status of your enquiry/ })).toBeVisible();
});

freshTest('it waits while it is pointed at or focused, and can be dismissed', async ({ page }) => {
  await send(page);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  const dismiss = toast(page).getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  const box = await dismiss.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await dismiss.click();
  await expect(toast(page)).toHaveCount(0);
});

freshTest('an error stays; top right on wide screens, at the bottom on phones', async ({ page }) => {
  await openFrozen(page, '/query');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const error = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
  await expect(error).toContainText('Terms Required');
  await page.clock.runFor(60_000);
  await expect(error).toBeVisible();
  const wide = await error.boundingBox();
  expect(wide?.y).toBeLessThan(200);
  expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeGreaterThan(1200);
  await page.setViewportSize(phone);
  const narrow = await error.boundingBox();
  expect((narrow?.y ?? 0) + (narrow?.height ?? 0)).toBeGreaterThan(phone.height - 40);
  expect((narrow?.y ?? 0) + (narrow?.height ?? 0)).toBeLessThanOrEqual(phone.height);
});

freshTest('an error goes with the page it is about, a confirmation stays with the visitor', async ({ page }) => {
  const away = () => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await open(page, '/query');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByRole('alert')).toContainText('Terms Required');
  await away();
  await expect(page).toHaveURL(/\/about$/);
  await expect(notices.getByRole('alert')).toHaveCount(0);
  await send(page);
  await away();
  await expect(page).toHaveURL(/\/about$/);
  await expect(toast(page)).toBeVisible();
});
