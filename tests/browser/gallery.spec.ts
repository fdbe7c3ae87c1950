import { expect, movingTest, open, test } from './support.ts';
import { button, expectShown, gallery, openAt, showAt, thumb, viewer } from './viewer.ts';

test('closes and opens, moves, has thumbnails, and keeps the focus', async ({ page }) => {
  await open(page, '/team');
  await test.step('closes by button and by Escape, focus returns, and Enter or Space opens it again', async () => {
    await showAt(page, 2);
    await button(page, 'Close').click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(thumb(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectShown(page, 2);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(thumb(page, 2)).toBeFocused();
    await page.keyboard.press('Space');
    await expectShown(page, 2);
  });
  await test.step('closes on a click beside the picture, not on the picture', async () => {
    await showAt(page, 3);
    const picture = viewer(page).getByRole('img', { name: gallery[3]?.alt }).first();
    await picture.click();
    await expectShown(page, 3);
    const box = await picture.boundingBox();
    const beside =
      (box?.x ?? 0) > 40 ? { x: (box?.x ?? 0) - 15, y: 400 } : { x: 640, y: Math.max(5, (box?.y ?? 0) - 15) };
    await page.mouse.click(beside.x, beside.y);
    await expect(viewer(page)).toHaveCount(0);
  });
  await test.step('arrow keys and arrow buttons move between pictures', async () => {
    await showAt(page, 5);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 6);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 5);
    await button(page, 'Next picture').click();
    await expectShown(page, 6);
    await button(page, 'Previous picture').click();
    await expectShown(page, 5);
  });
  await test.step('thumbnails are 100 px wide, 5 px apart, and lead to their picture', async () => {
    await showAt(page, 5);
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
  await test.step('focus stays inside the viewer', async () => {
    await showAt(page, 0);
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
});

movingTest('pictures fade for 500 ms', async ({ page }) => {
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
