import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { filled } from './filled.ts';
import {
  band,
  desk,
  expect,
  expectSeen,
  expectUnseen,
  movingTest,
  open,
  type Page,
  phone,
  slideMetrics,
  slideWith,
  tablet,
  test,
} from './support.ts';

const { services } = content('en');
const routes: Record<string, string> = Object.fromEntries(products.map(({ id, details }) => [id, details]));
const routeOf = (id: string) => routes[id] ?? '?';
const others = products.length - 1;

const region = (page: Page) => band(page, 'Other Services');
const cards = (page: Page) => region(page).getByRole('link', { name: /^Learn More/ });
const card = (page: Page, id: string) => slideWith(region(page), page.locator(`a[href="${routes[id]}"]`));
const arrow = (page: Page, name: RegExp) => region(page).getByRole('button', { name });

for (const own of ['home-loan', 'mortgage-loan'] as const) {
  test(`${own} shows the other four services`, async ({ page }) => {
    await open(page, routeOf(own));
    const hrefs = await cards(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const others = Object.keys(routes).filter((id) => id !== own);
    expect([...hrefs].sort()).toEqual(others.map((id) => routes[id]).sort());
    for (const id of others) {
      await expect(card(page, id)).toContainText(wordsOf(services, id).detail.card.title);
      await expect(card(page, id)).toContainText(wordsOf(services, id).detail.card.text);
    }
    if (own === 'mortgage-loan') await expect(region(page)).toContainText(filled('{home.rate.carousel}'));
    await cards(page).first().click();
    await expect(page).toHaveURL(hrefs[0] ?? '?');
  });
}

// That the other three have no such carousel is seen in service-details.spec.ts.
test('one card per view on phones, two on tablets, three on wide screens', async ({ page }) => {
  await open(page, routeOf('home-loan'));
  for (const [viewport, perView] of [
    [phone, 1],
    [tablet, 2],
    [desk, 3],
  ] as const) {
    await test.step(`${perView} per view at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await region(page).scrollIntoViewIfNeeded();
      const items = cards(page);
      const ids = await items.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      const slide = (index: number) => slideWith(region(page), page.locator(`a[href="${ids[index]}"]`));
      const metrics = await slideMetrics(slide(0), slide(1));
      expect(Math.abs(metrics.perView - perView)).toBeLessThan(0.08);
      const left = (element: Element) => element.getBoundingClientRect().left;
      const title = await region(page).getByRole('heading', { level: 2 }).evaluate(left);
      expect(await slide(0).evaluate(left), 'in line with the heading').toBeCloseTo(title, 0);
      await slide(0).scrollIntoViewIfNeeded();
      await expectSeen(slide(perView - 1));
      await expectUnseen(slide(perView));
    });
  }
});

// One card filled the screen from edge to edge, without arrows: nothing told that there were three more.
test('a phone shows that there is more: the edge of the next card, and dots that lead to each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, routeOf('home-loan'));
    const dots = region(page).getByRole('button', { name: new RegExp(`^Slide \\d of ${others}$`) });
    await expect(dots).toHaveCount(others);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    const lefts = await region(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(width - (lefts[1] ?? width), 'the next card’s edge').toBeGreaterThan(16);
    await dots.last().click();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    const last = await card(page, 'government-subsidies').boundingBox();
    expect(last?.x, 'the last card lies on the screen').toBeGreaterThanOrEqual(0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(tablet);
  await expect(region(page).getByRole('button', { name: /^Slide/ })).toHaveCount(0);
});

test('arrows show from medium screens up and are disabled at the ends', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, routeOf('home-loan'));
  await region(page).scrollIntoViewIfNeeded();
  await expect(arrow(page, /previous/i)).toBeHidden();
  await expect(arrow(page, /next/i)).toBeHidden();
  await page.setViewportSize(tablet);
  const previous = arrow(page, /previous/i);
  const next = arrow(page, /next/i);
  await expect(previous).toBeVisible();
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await next.click();
  await expect(previous).toBeEnabled();
  await next.click();
  await expect(next).toBeDisabled();
  await expectSeen(card(page, 'government-subsidies'));
  await previous.click();
  await expect(next).toBeEnabled();
  await previous.click();
  await expect(previous).toBeDisabled();
});

movingTest('left and right arrow keys move it', async ({ page }) => {
  await page.setViewportSize(tablet);
  await open(page, routeOf('mortgage-loan'));
  await region(page).scrollIntoViewIfNeeded();
  const hrefs = await cards(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const first = slideWith(region(page), page.locator(`a[href="${hrefs[0]}"]`));
  await expectSeen(first);
  await arrow(page, /next/i).focus();
  await page.keyboard.press('ArrowRight');
  await expectUnseen(first);
  await expect(arrow(page, /previous/i)).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await expectSeen(first);
  await expect(arrow(page, /previous/i)).toBeDisabled();
});
