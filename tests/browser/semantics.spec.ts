import { expect, test } from './support.ts';

test('carousels are named groups with labelled buttons', async ({ page }) => {
  await page.goto('/');
  for (const name of [/previous/i, /next/i, /pause|play/i]) {
    for (const region of [
      page.locator('main section').first(),
      page.getByRole('region', { name: 'Testimonials' }),
      page.getByRole('region', { name: 'YouTube Content' }),
    ]) {
      await expect(region.getByRole('button', { name }).first()).toBeAttached();
    }
  }
  expect(await page.locator('[aria-roledescription="carousel"]').count()).toBeGreaterThanOrEqual(3);
});
