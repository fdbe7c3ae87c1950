import { expect, open, test } from './support.ts';
import { expectShown, gallery, openAt, shown, thumb, viewer } from './viewer.ts';

test('opens at the picture that was clicked', async ({ page }) => {
  for (const index of [0, 4, 10]) {
    await openAt(page, index);
    await expect(viewer(page)).toContainText(gallery[index]?.caption ?? '?');
  }
});

test('closes by button and by Escape, and focus returns', async ({ page }) => {
  await openAt(page, 2);
  await viewer(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(thumb(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShown(page, 2);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(thumb(page, 2)).toBeFocused();
});

test('closes on a click beside the picture, not on the picture', async ({ page }) => {
  await openAt(page, 3);
  const picture = viewer(page).getByRole('img', { name: gallery[3]?.alt }).first();
  await picture.click();
  await expectShown(page, 3);
  const box = await picture.boundingBox();
  const beside =
    (box?.x ?? 0) > 40 ? { x: (box?.x ?? 0) - 15, y: 400 } : { x: 640, y: Math.max(5, (box?.y ?? 0) - 15) };
  await page.mouse.click(beside.x, beside.y);
  await expect(viewer(page)).toHaveCount(0);
});

test('arrow keys and arrow buttons move between pictures', async ({ page }) => {
  await openAt(page, 5);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 6);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 5);
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await expectShown(page, 6);
  await viewer(page).getByRole('button', { name: 'Previous picture' }).click();
  await expectShown(page, 5);
});

test('the wheel moves at most one picture per second', async ({ page }) => {
  await openAt(page, 0);
  await page.mouse.move(640, 380);
  for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 120);
  await expectShown(page, 1);
  // Six turns within the same second: a second picture would come now.
  await page.waitForTimeout(700);
  expect(await shown(page)).toBe(1);
  await page.waitForTimeout(400);
  await page.mouse.wheel(0, 120);
  await expectShown(page, 2);
});

test('a double click zooms to actual size and back', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await openAt(page, 1);
  const picture = viewer(page).getByRole('img', { name: gallery[1]?.alt }).first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const normal = await width();
  await expect(async () => {
    await picture.dblclick();
    await expect.poll(width, { timeout: 1500 }).toBeGreaterThan(normal * 1.2);
  }).toPass();
  const actual = await picture.evaluate(async (el) => {
    const copy = new Image();
    copy.src = (el as HTMLImageElement).currentSrc;
    await copy.decode();
    return copy.naturalWidth;
  });
  await expect.poll(async () => Math.abs((await width()) - actual)).toBeLessThan(actual * 0.02);
  await page.mouse.dblclick(450, 250);
  await expect.poll(width).toBeLessThan(normal * 1.02);
});

test('thumbnails are 100 px wide, 5 px apart, and lead to their picture', async ({ page }) => {
  await openAt(page, 5);
  const boxes = await viewer(page)
    .locator('button')
    .filter({ has: page.locator('img') })
    .evaluateAll((all) =>
      all.map((el) => el.getBoundingClientRect()).map(({ left, right, width }) => ({ left, right, width })),
    );
  expect(boxes.length).toBeGreaterThanOrEqual(3);
  for (const [index, box] of boxes.entries()) {
    expect(box.width).toBeCloseTo(100, 0);
    const next = boxes[index + 1];
    if (next) expect(next.left - box.right).toBeCloseTo(5, 0);
  }
  await viewer(page)
    .locator('button')
    .filter({ has: page.getByAltText(gallery[7]?.alt ?? '?') })
    .click();
  await expectShown(page, 7);
});

test('pictures fade for 500 ms', async ({ page }) => {
  await openAt(page, 0);
  await page.keyboard.press('ArrowRight');
  const durations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('dialog'))
        .map(({ effect }) => effect?.getTiming().duration),
    );
  await expect.poll(durations, { intervals: [10, 20, 20, 30, 50, 50, 50, 50, 50] }).toContain(500);
});

test('focus stays inside the viewer', async ({ page }) => {
  await openAt(page, 0);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        !document.activeElement ||
        document.activeElement === document.body ||
        Boolean(document.activeElement.closest('dialog')),
    );
    expect(inside).toBe(true);
  }
});

test.describe('when pictures fail', () => {
  test.use({ wanted: /Failed to load resource/ });
  test('the viewer says so', async ({ page }) => {
    await page.route(
      () => true,
      (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()),
    );
    await open(page, '/team');
    await thumb(page, 2).click();
    await expect(viewer(page).getByText('Oops... Failed to load content...').first()).toBeVisible();
  });
});
