import { desk, expect, open, opener, type Page, phone, test } from './support.ts';

const marks = (part: string) => {
  const list = [
    ...document.querySelectorAll<HTMLElement>(
      `${part} :is(a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]))`,
    ),
  ].filter(
    (el) =>
      el.tabIndex >= 0 &&
      !el.closest('[inert], fieldset:disabled') &&
      !(el as HTMLButtonElement).disabled &&
      (el as HTMLInputElement).type !== 'hidden' &&
      el.checkVisibility({ visibilityProperty: true }),
  );
  const groups = new Set<string>();
  let number = 0;
  for (const el of list) {
    // A group of radio buttons is one stop.
    const input = el as HTMLInputElement;
    if (input.type === 'radio') {
      if (groups.has(input.name)) continue;
      groups.add(input.name);
      for (const one of document.querySelectorAll<HTMLElement>(`input[type="radio"][name="${input.name}"]`))
        one.dataset.stop = String(number);
    } else el.dataset.stop = String(number);
    number++;
  }
  return number;
};

/** Where the focus is, and whether a style shows it. */
const focused = () => {
  const el = document.activeElement as HTMLElement | null;
  if (!el || el === document.body) return null;
  const box = el.getBoundingClientRect();
  const near = [
    el,
    el.nextElementSibling,
    el.parentElement,
    el.closest('label, li, article'),
    ...((el as HTMLInputElement).labels ?? []),
  ];
  const outlined = (one: Element, pseudo: string | null) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  };
  return {
    number: el.dataset.stop ?? '',
    name: `${el.tagName} ${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}`,
    inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    styled: near.some((one) => one && [null, '::before', '::after'].some((pseudo) => outlined(one, pseudo))),
  };
};

/** Whether focus can be seen where no style tells: by comparing pictures. */
async function pictured(page: Page): Promise<boolean> {
  const box = await page.locator(':focus').boundingBox();
  if (!box) return false;
  const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
  const focused = await page.screenshot({ clip });
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await handle.evaluate((el) => el.blur());
  const blurred = await page.screenshot({ clip });
  await handle.evaluate((el) => el.focus());
  return !focused.equals(blurred);
}

test('the skip link comes first and leads to the content; the Services list opens by keyboard', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(inside, 'the next stop lies in the content').toBe(true);

  const nav = page.getByRole('navigation', { name: 'Main' });
  await opener(nav, /Services/).focus();
  await page.keyboard.press('Enter');
  const first = nav.locator('a[href="/services/home-loan-details"]');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/-details$/);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(opener(nav, /Services/)).toBeFocused();
});

for (const [path, viewport] of [
  ['/', desk],
  ['/', phone],
  ['/team', desk],
  ['/contact', phone],
  ['/query', desk],
  ['/emi-calculator', desk],
  ['/services/home-loan-details', desk],
  ['/blog', desk],
  ['/blog/1', phone],
] as const) {
  test(`Tab reaches everything on ${path} at ${viewport.width} px, and focus is seen`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    await open(page, path);
    // What stands around it is the same on every page: the home page is asked for it.
    const part = path === '/' ? 'body' : 'main';
    const total = await page.evaluate(marks, part);
    expect(total).toBeGreaterThan(4);
    if (part === 'main') await page.getByRole('main').focus();
    const reached = new Set<string>();
    const unseen: string[] = [];
    for (let presses = 0; presses < total + 15; presses++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focused);
      // What appeared after the count has no number and does not count.
      if (!stop?.number || reached.has(stop.number)) continue;
      reached.add(stop.number);
      if (!stop.inView) unseen.push(`${stop.name} is out of view`);
      else if (!stop.styled && !(await pictured(page))) unseen.push(`${stop.name} shows no focus`);
      if (reached.size >= total) break;
    }
    const missed = await page.evaluate(
      (seen) =>
        [...document.querySelectorAll<HTMLElement>('[data-stop]')]
          .filter((el) => !seen.includes(el.dataset.stop ?? '') && el.checkVisibility({ visibilityProperty: true }))
          .map((el) => `${el.tagName} ${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}`),
      [...reached],
    );
    expect(missed, 'every control is reached').toEqual([]);
    expect(unseen, 'focus is visible on every control').toEqual([]);
  });
}

test('the phone menu works by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/about');
  const banner = page.getByRole('banner');
  await opener(banner, /menu/i).focus();
  await page.keyboard.press('Enter');
  const team = banner.getByRole('link', { name: 'Team', exact: true });
  await expect(team).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await team.evaluate((el) => el === document.activeElement)) break;
  }
  await expect(team).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/team');
});

test('a picture opens by keyboard', async ({ page }) => {
  await open(page, '/team');
  await page.getByRole('region', { name: 'Our Team Members' }).locator('a, button').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
