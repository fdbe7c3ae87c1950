// What the viewer shows, and what it does beyond the ways in, through and out that gallery.spec.ts and
// gallery-touch.spec.ts try. Enlarging is in viewer-zoom.spec.ts.
import { expect, movingTest, open, type Page, phone, test } from './support.ts';
import { button, drag, expectShown, gallery, openAt, showAt, shown, thumb, viewer } from './viewer.ts';

const stripThumb = (page: Page, index: number) => button(page, `Picture ${index + 1}: ${gallery[index]?.caption}`);

test('opens at a picture, goes round, follows a drag, and leaves the page behind alone', async ({ page }) => {
  await open(page, '/team');
  await test.step('opens at the picture that was clicked, and says which it is', async () => {
    for (const index of [0, 4, 10]) {
      await showAt(page, index);
      await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toHaveAccessibleDescription(
        `${index + 1} / ${gallery.length} ${gallery[index]?.caption}`,
      );
    }
  });
  await test.step('has a thumbnail for every picture, and starts with focus on its close button', async () => {
    await showAt(page, 2);
    for (const index of gallery.keys()) await expect(stripThumb(page, index)).toBeAttached();
    await expect(viewer(page).locator('[aria-current]')).toHaveCount(1);
    await expect(stripThumb(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(button(page, 'Close')).toBeFocused();
    for (const name of ['Previous picture', 'Next picture']) {
      const box = await button(page, name).boundingBox();
      expect([box?.width, box?.height]).toEqual([52, 52]);
    }
  });
  await test.step('goes round at both ends and says where it is', async () => {
    await showAt(page, 10);
    const live = viewer(page).locator('[aria-live="polite"]');
    await button(page, 'Next picture').click();
    await expectShown(page, 0);
    await expect(live).toHaveText(`1 / ${gallery.length} ${gallery[0]?.caption}`);
    await expect(stripThumb(page, 0)).toHaveAttribute('aria-current', 'true');
    await button(page, 'Previous picture').click();
    await expectShown(page, 10);
    await expect(live).toHaveText(`${gallery.length} / ${gallery.length} ${gallery.at(-1)?.caption}`);
  });
  await test.step('the page behind stays where it is', async () => {
    await showAt(page, 4);
    const place = await page.evaluate(() => scrollY);
    await page.mouse.move(640, 360);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    await expectShown(page, 5);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
  await test.step('a drag moves beyond 50 px and closes over 100 px', async () => {
    await showAt(page, 4);
    await drag(page, [-48, 0]);
    await drag(page, [0, 98]);
    await expectShown(page, 4);
    await drag(page, [-54, 0]);
    await expectShown(page, 5);
    await drag(page, [54, 0]);
    await expectShown(page, 4);
    await drag(page, [0, -104]);
    await expect(viewer(page)).toHaveCount(0);
  });
  await test.step('the first 15 px decide the direction of a drag', async () => {
    await showAt(page, 4);
    await drag(page, [20, 4], [20, 200]);
    await expectShown(page, 4);
    await drag(page, [4, 20], [-200, 20]);
    await expectShown(page, 4);
  });
});

movingTest('the wheel turned without end takes one picture a second', async ({ page }) => {
  await openAt(page, 0);
  await page.mouse.move(640, 360);
  const counter = viewer(page).locator('[aria-live="polite"]');
  const places = [1];
  const start = Date.now();
  while (Date.now() < start + 3200) {
    await page.mouse.wheel(0, 100);
    const place = Number.parseInt((await counter.textContent()) ?? '', 10);
    if (place !== places.at(-1)) places.push(place);
  }
  const seconds = (Date.now() - start) / 1000;
  expect(places).toEqual(places.map((_, index) => index + 1));
  expect(places.length).toBeGreaterThanOrEqual(3);
  // The first picture at once, then one for every second that has passed.
  expect(places.length - 1).toBeLessThanOrEqual(Math.floor(seconds) + 1);
  await expect
    .poll(() => shown(page), { message: 'the picture has come along' })
    .toBeGreaterThanOrEqual(places.length - 1);
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('its code comes with the first sign of interest, its neighbours with a picture', async ({ page }) => {
    const code: string[] = [];
    page.on('request', (request) => {
      if (/\/viewer[^/]*\.(js|tsx)/.test(request.url())) code.push(request.url());
    });
    await open(page, '/team');
    await page.waitForLoadState('networkidle');
    expect(code).toEqual([]);
    await thumb(page, 0).hover();
    await expect.poll(() => code.length).toBeGreaterThan(0);
    await thumb(page, 0).click();
    await expectShown(page, 0);
    for (const index of [1, 10]) {
      const waiting = viewer(page).locator('.viewer__slide').nth(index).locator('img');
      await expect
        .poll(() => waiting.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeTruthy();
    }
    await expect(viewer(page).locator('.viewer__slide img')).toHaveCount(3);
  });
});

test('nothing fades for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 0);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectShown(page, 1);
});

test('the row of thumbnails keeps the current one in view', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAt(page, 8);
  await expect(stripThumb(page, 8)).toBeInViewport({ ratio: 1 });
  for (const index of [9, 10, 0]) {
    await page.keyboard.press('ArrowRight');
    await expect(stripThumb(page, index)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('when one picture fails', () => {
  test.use({ wanted: /Failed to load resource/ });
  const bad = gallery[3]?.image ?? '?';

  test('the others still come, and it is tried again', async ({ page }) => {
    await page.route(new RegExp(`/${bad}-`), (route) => route.abort());
    await openAt(page, 2);
    await page.keyboard.press('ArrowRight');
    const alert = viewer(page).getByRole('alert');
    await expect(alert).toHaveText('Oops... Failed to load content...');
    await expect(button(page, 'Zoom in')).toBeDisabled();
    await button(page, 'Next picture').click();
    await expectShown(page, 4);
    await expect(alert).toHaveCount(0);
    await page.unroute(new RegExp(`/${bad}-`));
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 3);
  });

  test('at actual size, a swipe goes on to the next', async ({ page }) => {
    await page.route(/-2160[.-]/, (route) => route.abort());
    await openAt(page, 3);
    await expect(button(page, 'Zoom in')).toBeEnabled();
    await page.mouse.dblclick(640, 360);
    await expect(viewer(page).getByRole('alert')).toBeVisible();
    await drag(page, [-80, 0]);
    await expectShown(page, 4);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a thumbnail is a link to its picture', async ({ page }) => {
    await page.goto('/team');
    await page.getByRole('link', { name: `Open picture 2: ${gallery[1]?.caption}` }).click();
    await expect(page).toHaveURL(/\.jpg$/);
  });
});

test.describe('when a release has replaced the viewer’s code', () => {
  test.use({ wanted: /Failed to load resource/ });
  test('a thumbnail of the old page opens its picture', async ({ page }) => {
    await page.route(/\/viewer[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    await open(page, '/team');
    await thumb(page, 1).click();
    await expect(page).toHaveURL(/\.jpg$/);
  });
});
