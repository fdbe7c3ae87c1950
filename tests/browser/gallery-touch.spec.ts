import { expect, open, type Page, phone, test } from './support.ts';
import { expectShown, gallery, showAt, viewer } from './viewer.ts';

/** A finger drawn over the middle of the screen. */
async function swipe(page: Page, dx: number, dy: number) {
  const touch = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? phone;
  const start = { x: size.width / 2, y: size.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 8; step++) {
    const point = { x: start.x + (dx * step) / 8, y: start.y + (dy * step) / 8 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test.use({ viewport: phone, hasTouch: true, isMobile: true, motion: true });

test('swipes close and move, and a double tap zooms', async ({ page }) => {
  await open(page, '/team');
  await test.step('a vertical swipe over 100 px closes, a shorter one does not', async () => {
    await showAt(page, 4);
    await swipe(page, 0, 60);
    await expectShown(page, 4);
    await swipe(page, 0, 180);
    await expect(viewer(page)).toHaveCount(0);
  });
  await test.step('a swipe upwards closes as well', async () => {
    await showAt(page, 4);
    await swipe(page, 0, -180);
    await expect(viewer(page)).toHaveCount(0);
  });
  await test.step('a horizontal swipe moves to the next and back', async () => {
    await showAt(page, 4);
    await swipe(page, -160, 0);
    await expectShown(page, 5);
    await swipe(page, 160, 0);
    await expectShown(page, 4);
    await swipe(page, -20, 0);
    await expectShown(page, 4);
  });
  await test.step('a double tap zooms', async () => {
    await showAt(page, 1);
    const picture = viewer(page).getByRole('img', { name: gallery[1]?.alt }).first();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const normal = await width();
    await expect(async () => {
      await page.touchscreen.tap(180, 340);
      await page.touchscreen.tap(180, 340);
      await expect.poll(width, { timeout: 1500 }).toBeGreaterThan(normal * 1.2);
    }).toPass();
  });
});
