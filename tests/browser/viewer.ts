// The picture viewer of the team page, as a visitor meets it.
import { content } from '../../content/load.ts';
import { band, expect, open, type Page } from './support.ts';

export const { gallery } = content('en').team;

export const thumb = (page: Page, index: number) => band(page, 'Our Team Members').locator('a, button').nth(index);
export const viewer = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });

/** Which picture the viewer shows large, by its place in the gallery; -1 for none or for two during a fade. */
export function shown(page: Page): Promise<number> {
  return viewer(page)
    .locator('img')
    .evaluateAll(
      (images, alts) => {
        const opaque = (el: Element | null): boolean =>
          !el || (Number(getComputedStyle(el).opacity) > 0.95 && opaque(el.parentElement));
        const large = images.filter((img) => {
          const box = img.getBoundingClientRect();
          const middle = box.left + box.width / 2;
          return (
            box.width > 150 &&
            middle > 0 &&
            middle < innerWidth &&
            img.checkVisibility({ visibilityProperty: true }) &&
            opaque(img)
          );
        });
        return large.length === 1 ? alts.indexOf(large[0]?.getAttribute('alt') ?? '') : -1;
      },
      gallery.map(({ alt }) => alt),
    );
}
export const expectShown = (page: Page, index: number) =>
  expect.poll(() => shown(page), { message: `picture ${index + 1} is shown` }).toBe(index);

export async function openAt(page: Page, index: number) {
  await open(page, '/team');
  await thumb(page, index).click();
  await expect(viewer(page)).toBeVisible();
  await expectShown(page, index);
}

/** The viewer at a picture, on a team page that was opened before; one that stands open is closed first. */
export async function showAt(page: Page, index: number) {
  if (await viewer(page).count()) await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await thumb(page, index).click();
  await expectShown(page, index);
}

/** The mouse draws a path that starts in the middle of the picture. */
export async function drag(page: Page, ...points: [number, number][]) {
  await page.mouse.move(640, 360);
  await page.mouse.down();
  for (const [x, y] of points) await page.mouse.move(640 + x, 360 + y, { steps: 5 });
  await page.mouse.up();
}
