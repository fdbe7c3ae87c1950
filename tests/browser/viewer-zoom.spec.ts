import { expect, movingTest, type Page, phone, test } from './support.ts';
import { button, drag, expectShown, gallery, openAt, shown, viewer } from './viewer.ts';

const actual = 2160;
const picture = (page: Page, index: number) =>
  viewer(page).getByRole('img', { name: gallery[index]?.alt, exact: true }).first();
const box = async (page: Page, index: number) =>
  (await picture(page, index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const width = async (page: Page, index: number) => Math.round((await box(page, index)).width);
const expectWidth = (page: Page, index: number, px: number) =>
  expect.poll(() => width(page, index), { message: `the picture is ${px} px wide` }).toBe(px);

async function openReady(page: Page, index: number) {
  await openAt(page, index);
  await expect(button(page, 'Zoom in')).toBeEnabled();
}

movingTest('can be enlarged about 300 ms after the picture has come', async ({ page }) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const loaded = ({ target }: Event) => {
      if ((target as Element).closest('dialog [data-current]')) times[0] ??= performance.now();
    };
    document.addEventListener('load', loaded, true);
    new MutationObserver(() => {
      const zoom = document.querySelector('dialog [aria-label="Zoom in"]:not([aria-disabled])');
      if (zoom) times[1] ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await openReady(page, 3);
  const [came, ready] = await page.evaluate(() => (window as unknown as { times: [number, number] }).times);
  expect(ready - came).toBeGreaterThan(295);
  expect(ready - came).toBeLessThan(1000);
});

test('actual size shows every pixel of the largest file, and a drag then pans', async ({ page }) => {
  await openReady(page, 1);
  const normal = await width(page, 1);
  await picture(page, 1).dblclick();
  await expectWidth(page, 1, actual);
  await expect
    .poll(() => picture(page, 1).evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(new RegExp(`-${actual}[.-]`));
  const file = await picture(page, 1).evaluate(async (img: HTMLImageElement) => {
    const copy = new Image();
    copy.src = img.currentSrc;
    await copy.decode();
    return copy.naturalWidth;
  });
  expect(file).toBe(actual);
  const before = await box(page, 1);
  await drag(page, [-200, -100]);
  const after = await box(page, 1);
  expect(before.x - after.x).toBeGreaterThan(150);
  expect(before.y - after.y).toBeGreaterThan(60);
  // A swipe that would move or close neither moves nor closes, and never pulls the picture off its frame.
  for (const [x, y] of [
    [900, 0],
    [0, 900],
    [900, 0],
  ] as const) {
    await page.mouse.move(300, 200);
    await page.mouse.down();
    await page.mouse.move(300 + x, 200 + y, { steps: 10 });
    await page.mouse.up();
  }
  expect(await shown(page)).toBe(1);
  expect((await box(page, 1)).x).toBeCloseTo(0, 0);
  await page.mouse.dblclick(640, 360);
  await expectWidth(page, 1, normal);
});

test('the spot under a double click stays under it', async ({ page }) => {
  await openReady(page, 1);
  const before = await box(page, 1);
  const at = { x: before.x + before.width * 0.6, y: before.y + before.height * 0.45 };
  await page.mouse.dblclick(at.x, at.y);
  await expectWidth(page, 1, actual);
  const after = await box(page, 1);
  expect((at.x - after.x) / after.width).toBeCloseTo(0.6, 2);
  expect((at.y - after.y) / after.height).toBeCloseTo(0.45, 2);
});

test('two clicks over 300 ms apart enlarge nothing', async ({ page }) => {
  await openReady(page, 1);
  const normal = await width(page, 1);
  await page.mouse.click(640, 360);
  await page.waitForTimeout(400);
  await page.mouse.click(640, 360);
  await page.waitForTimeout(400);
  expect(await width(page, 1)).toBe(normal);
  await expectShown(page, 1);
});

test('the buttons go by one until actual size, and another picture starts fitting', async ({ page }) => {
  await openReady(page, 1);
  const normal = await box(page, 1);
  await expect(button(page, 'Zoom out')).toBeDisabled();
  await button(page, 'Zoom in').click();
  await expectWidth(page, 1, Math.round(normal.width * 2));
  await button(page, 'Zoom in').click();
  await expectWidth(page, 1, actual);
  await expect(button(page, 'Zoom in')).toBeDisabled();
  const { y } = await box(page, 1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => y - (await box(page, 1)).y).toBeCloseTo(80, 0);
  await button(page, 'Zoom out').click();
  await button(page, 'Zoom out').click();
  await expectWidth(page, 1, Math.round(normal.width));
  await button(page, 'Zoom in').click();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await expectWidth(page, 2, Math.round(normal.width));
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  /** Two fingers around the middle of the screen, from one distance to another. */
  async function pinch(page: Page, from: number, to: number) {
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 180 - apart / 2, y: 330, id: 0 },
      { x: 180 + apart / 2, y: 330, id: 1 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
    for (let step = 1; step <= 10; step++) {
      const touchPoints = fingers(from + ((to - from) * step) / 10);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
  }

  test('two fingers enlarge and reduce; the page itself keeps its size', async ({ page }) => {
    await openReady(page, 1);
    const normal = await width(page, 1);
    await pinch(page, 80, 240);
    await expect.poll(() => width(page, 1)).toBeGreaterThan(normal * 2.8);
    expect(await width(page, 1)).toBeLessThan(normal * 3.2);
    await pinch(page, 40, 340);
    await expectWidth(page, 1, actual);
    await pinch(page, 340, 20);
    await expectWidth(page, 1, normal);
    expect(await shown(page)).toBe(1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('a tap beside the picture closes and opens nothing that lies under it', async ({ page }) => {
    await openAt(page, 4);
    const { y } = await box(page, 4);
    await page.touchscreen.tap(90, y - 30);
    await expect(viewer(page)).toHaveCount(0);
    await page.waitForTimeout(500);
    await expect(viewer(page)).toHaveCount(0);
  });
});
