import { everythingDrawn, expect, open, type Page, phone, test } from './support.ts';

test.use({ viewport: phone, hasTouch: true });

/** Scrolls the page from its end to its beginning and tells what the buttons lay on at any stop. */
const coveredOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const buttons = document.querySelector<HTMLElement>('.floating-buttons');
    const found: string[] = [];
    let seen = 0;
    for (let y = document.documentElement.scrollHeight; y > 100; y -= 150) {
      scrollTo(0, y);
      await frames();
      await frames();
      if (!buttons || buttons.dataset.away) continue;
      seen += 1;
      const box = buttons.getBoundingClientRect();
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        right > left && left < box.right - 2 && right > box.left + 2 && top < box.bottom - 2 && bottom > box.top + 2;
      for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea), footer a')) {
        // The field for robots is shown to nobody.
        if (control.closest('[aria-hidden="true"]')) continue;
        if (control.checkVisibility({ visibilityProperty: true }) && meets(control.getBoundingClientRect()))
          found.push(`${scrollY}: ${control.tagName} ${control.textContent?.slice(0, 20)}`);
      }
    }
    return { found, seen };
  });

test('on the way through a page the buttons cover nothing to press or to fill in', async ({ page }) => {
  let seen = 0;
  for (const path of [
    '/',
    '/contact',
    '/query',
    '/blog',
    '/blog/1',
    '/emi-calculator',
    '/services/home-loan-details',
  ]) {
    await open(page, path);
    await everythingDrawn(page);
    const way = await coveredOnTheWay(page);
    expect(way.found, path).toEqual([]);
    seen += way.seen;
  }
  expect(seen, 'they are there in between').toBeGreaterThan(3);
});

test('on the first screen they lie on no text, and can be pressed', async ({ page }) => {
  for (const path of ['/about', '/blog/1', '/emi-calculator', '/terms']) {
    await open(page, path);
    const texts = () =>
      page.evaluate(() => {
        const box = document.querySelector('.floating-buttons')?.getBoundingClientRect() ?? new DOMRect();
        const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, right, top, bottom } of range.getClientRects())
            if (right > box.left && left < box.right && bottom > box.top && top < box.bottom)
              found.push(node.textContent ?? '');
        }
        return found;
      });
    await expect.poll(texts, path).toEqual([]);
    await page.getByRole('button', { name: 'Ask our AI Loan Assistant' }).click();
    await expect(page.getByRole('dialog', { name: 'Loan Assistant' }), path).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('they step aside while one types, and at the page’s end', async ({ page }) => {
  await open(page, '/contact');
  // Out of sight it has no role.
  const buttons = page.locator('.floating-buttons');
  await expect(buttons).not.toHaveAttribute('data-away');
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await expect(buttons).toHaveAttribute('data-away');
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(buttons).toHaveAttribute('data-away');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(buttons).not.toHaveAttribute('data-away');
});
