import { everyPage, expect, notFoundLines, type Page, test } from './support.ts';

test.use({ wanted: notFoundLines });

interface Finding {
  path: string;
  problem: string;
}

async function examine(page: Page, path: string): Promise<Finding[]> {
  await page.goto(path);
  const problems = await page.evaluate(() => {
    const found: string[] = [];
    const text = (el: Element | null) => (el?.textContent ?? '').trim();
    const shown = (el: Element) =>
      el.checkVisibility({ visibilityProperty: true }) && !el.closest('[aria-hidden="true"]');

    if (document.documentElement.lang !== 'en') found.push('html has no language');
    const ones = [...document.querySelectorAll('h1')].filter((el) => !el.closest('[aria-hidden="true"]'));
    if (ones.length !== 1) found.push(`${ones.length} h1`);
    if (document.querySelectorAll('main').length !== 1) found.push('not one main');

    let level = 0;
    for (const heading of document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')) {
      if (!shown(heading)) continue;
      const own = Number(heading.tagName[1]);
      if (own > level + 1) found.push(`h${own} "${text(heading)}" follows h${level}`);
      if (text(heading) === '' && !heading.querySelector('[aria-label],img[alt]')) found.push(`empty h${own}`);
      level = own;
    }

    for (const section of document.querySelectorAll('main section')) {
      const ids = (section.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
      const name =
        ids.map((id) => text(document.getElementById(id))).join(' ') || section.getAttribute('aria-label') || '';
      const heading = text(section.querySelector('h1,h2,h3,h4'));
      if (!name.trim() && !heading) found.push(`section without name or heading: ${text(section).slice(0, 40)}`);
    }

    for (const image of document.querySelectorAll('img')) {
      const alt = image.getAttribute('alt');
      if (alt === null) found.push(`img without alt: ${image.currentSrc || image.src}`);
      if (alt && /\.(svg|png|jpe?g|avif|webp)$|^(image|picture|photo)$/i.test(alt))
        found.push(`alt is no text: ${alt}`);
    }
    for (const drawing of document.querySelectorAll('svg')) {
      const named =
        drawing.getAttribute('aria-label') || drawing.getAttribute('aria-labelledby') || drawing.querySelector('title');
      const hidden = drawing.closest(
        '[aria-hidden="true"],[role="presentation"],[role="none"],[role="img"][aria-label]',
      );
      if (!named && !hidden && drawing.checkVisibility())
        found.push(`drawing neither named nor hidden in ${drawing.parentElement?.className}`);
    }
    const ids = [...document.querySelectorAll('[id]')].map((el) => el.id);
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) found.push(`id twice: ${id}`);
    return found;
  });
  return problems.map((problem) => ({ path, problem }));
}

const half = Math.ceil(everyPage.length / 2);
for (const [part, paths] of [everyPage.slice(0, half), everyPage.slice(half)].entries()) {
  test(`one h1, ordered headings, named sections, images with alternative text (${part + 1} of 2)`, async ({
    page,
  }) => {
    const found: Finding[] = [];
    for (const path of paths) found.push(...(await examine(page, path)));
    expect(found).toEqual([]);
  });
}

test('every band of a page is a section', async ({ page }) => {
  test.setTimeout(90_000);
  const loose: Finding[] = [];
  for (const path of everyPage) {
    await page.goto(path);
    const problems = await page.evaluate(() =>
      [...document.querySelectorAll('main h2')]
        .filter((heading) => !heading.closest('section, article, aside, form, fieldset'))
        .map((heading) => `h2 outside a section: ${heading.textContent}`),
    );
    loose.push(...problems.map((problem) => ({ path, problem })));
  }
  expect(loose).toEqual([]);
});

test('carousels are named groups with labelled buttons', async ({ page }) => {
  await page.goto('/');
  for (const name of [/previous/i, /next/i, /pause|play/i]) {
    for (const region of [
      page.locator('main section').first(),
      page.getByRole('region', { name: 'Testimonials' }),
      page.getByRole('region', { name: 'YouTube Content' }),
    ]) {
      await expect(region.getByRole('button', { name }).first()).toBeAttached();
    }
  }
  expect(await page.locator('[aria-roledescription="carousel"]').count()).toBeGreaterThanOrEqual(3);
});
