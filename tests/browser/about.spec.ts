import { band, expect, open, test } from './support.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
});

test('what the page about the firm shows', async ({ page }) => {
  await test.step('hero, mission, vision and story', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    for (const name of ['Our Mission', 'Our Vision', 'Our Story']) {
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
      await expect(heading).toBeVisible();
      const text = await heading.evaluate((el) => el.parentElement?.parentElement?.textContent ?? '');
      expect(text.length, `${name} says something`).toBeGreaterThan(60);
    }
    await expect(page.getByRole('main')).toContainText('2009');
  });
  await test.step('four values', async () => {
    await expect(band(page, 'Our Values').getByRole('heading', { level: 3 })).toHaveText([
      'Trust & Transparency',
      'Customer First',
      'Excellence',
      'Integrity',
    ]);
  });
  await test.step('four achievements', async () => {
    const achievements = band(page, 'Our Achievements');
    for (const [figure, label] of [
      ['10,000\\+', 'Happy Customers'],
      ['500 Cr\\+', 'Loans Disbursed'],
      ['50\\+', 'Banking Partners'],
      ['15\\+', 'Years Experience'],
    ] as const) {
      await expect(achievements).toContainText(new RegExp(`${figure}\\s*${label}|${label}\\s*₹?${figure}`));
    }
  });
});

// It was the only page of the menu without a picture.
test('a picture of its own, across the whole screen', async ({ page }) => {
  const picture = page.getByRole('img', { name: /adviser reads one sheet/ });
  await expect(picture).toBeInViewport();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await picture.boundingBox())?.width).toBe(width);
  }
});
