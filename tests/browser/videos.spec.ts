import { content } from '../../content/load.ts';
import {
  band,
  freshTest,
  expect,
  expectSeen,
  expectUnseen,
  leave,
  open,
  openFrozen,
  type Page,
  slideMetrics,
  slideWith,
  test,
} from './support.ts';

const { videos } = content('en');
const region = (page: Page) => band(page, 'YouTube Content');
const link = (page: Page, index: number) => region(page).locator(`a[href*="${videos[index]?.id}"]`).first();
const turningTest = freshTest.extend({ motion: true });
const slide = (page: Page, index: number) => slideWith(region(page), page.locator(`a[href*="${videos[index]?.id}"]`));

test('four videos open their page in a new tab; pictures come from the host by id, or our poster stands in', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  expect(videos).toHaveLength(4);
  for (const [index, video] of videos.entries()) {
    const target = new URL((await link(page, index).getAttribute('href')) ?? '');
    expect(target.host).toMatch(/(^|\.)youtube\.com$|^youtu\.be$/);
    await expect(link(page, index)).toHaveAttribute('target', '_blank');
    await expect(link(page, index)).toHaveAccessibleName(/new tab/i);
    await expect(region(page).getByText(video.title, { exact: true })).toBeAttached();
    await expect(region(page).getByText(video.description)).toBeAttached();
  }
  await region(page).scrollIntoViewIfNeeded();
  const pictures = () => asked.filter((url) => /ytimg\.com|img\.youtube\.com/.test(url));
  await expect
    .poll(() => pictures().some((url) => url.includes(videos[0]?.id ?? '?')), 'asked for by the video’s id')
    .toBe(true);
  // No host answers here.
  const painted = () =>
    slide(page, 0).evaluate((el) =>
      [el, ...el.querySelectorAll('*')].some((node) => {
        const drawn = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!drawn) return false;
        if (node instanceof HTMLImageElement) return node.complete && node.naturalWidth > 0 && node.width > 100;
        if (node instanceof SVGSVGElement) return node.getBoundingClientRect().width > 100;
        return getComputedStyle(node).backgroundImage.includes('url(');
      }),
    );
  await expect.poll(painted, 'our own poster stands in').toBe(true);
});

test('1.2 videos per view, 2.2 from 640 px, 3.2 from 1024 px, 20 px apart', async ({ page }) => {
  await open(page, '/');
  for (const [width, perView] of [
    [360, 1.2],
    [639, 1.2],
    [640, 2.2],
    [1023, 2.2],
    [1024, 3.2],
    [1280, 3.2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const metrics = await slideMetrics(slide(page, 0), slide(page, 1));
    expect.soft(metrics.gap, `at ${width} px`).toBeCloseTo(20, 0);
    expect.soft(metrics.perView, `at ${width} px`).toBeGreaterThan(perView - 0.06);
    expect.soft(metrics.perView, `at ${width} px`).toBeLessThan(perView + 0.06);
  }
});

// Where three fit, the rail is at its end from the second on: any dot but the first used to mark the last.
turningTest(
  'the dot that was pressed is the current one; arrows and dots move the videos, and they can be paused',
  async ({ page }) => {
    await openFrozen(page, '/');
    await region(page).scrollIntoViewIfNeeded();
    for (const number of [2, 4, 3, 1]) {
      const dot = region(page).getByRole('button', { name: new RegExp(`video ${number}\\b`, 'i') });
      await dot.click();
      await expectSeen(slide(page, number - 1));
      await expect(dot).toHaveAttribute('aria-current', 'true');
      await expect(region(page).locator('[aria-current]')).toHaveCount(1);
    }
    await test.step('arrows and pagination move the videos', async () => {
      await page.setViewportSize({ width: 700, height: 900 });
      await region(page).scrollIntoViewIfNeeded();
      await expectSeen(slide(page, 0));
      await expectUnseen(slide(page, 3));
      await region(page).getByRole('button', { name: /next/i }).click();
      await expectUnseen(slide(page, 0));
      await region(page)
        .getByRole('button', { name: /previous/i })
        .click();
      await expectSeen(slide(page, 0));
      const dots = region(page).getByRole('button', { name: /video \d/i });
      expect(await dots.count()).toBeGreaterThan(1);
      await dots.last().click();
      await expectSeen(slide(page, 3));
      await dots.first().click();
      await expectSeen(slide(page, 0));
    });
    await test.step('videos play by themselves and can be paused', async () => {
      await region(page).getByRole('button', { name: /pause/i }).click();
      await leave(page);
      await page.clock.runFor(20_000);
      await expectSeen(slide(page, 0));
      await region(page).getByRole('button', { name: /play/i }).click();
      await leave(page);
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(slide(page, 0)).not.toBeInViewport({ ratio: 0.6, timeout: 200 });
      }).toPass({ intervals: [50] });
    });
  },
);
