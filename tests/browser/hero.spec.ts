import { content } from '../../content/load.ts';
import {
  expect,
  expectSeen,
  expectUnseen,
  type Locator,
  leave,
  open,
  openFrozen,
  type Page,
  pointAway,
  test,
} from './support.ts';

const { slides } = content('en').home.hero;
const hero = (page: Page) => page.locator('main section').first();
const headline = (page: Page, index: number) => hero(page).getByText(slides[index]?.headline ?? '', { exact: true });
const primary = (page: Page) => hero(page).locator('a[href^="/query"]').filter({ visible: true });

async function expectSlide(page: Page, index: number) {
  await expectSeen(headline(page, index), `slide ${index + 1} is shown`);
  for (const other of [0, 1, 2].filter((i) => i !== index)) await expectUnseen(headline(page, other));
}

const dot = (page: Page, number: number): Locator =>
  hero(page).getByRole('button', { name: new RegExp(`slide ${number}\\b`, 'i') });

test('the first label leads to the form; each slide has badge, headline, subheadline, label and three figures', async ({
  page,
}) => {
  await open(page, '/');
  await expect(primary(page)).toHaveText('Check Eligibility');
  const second = hero(page).getByRole('link', { name: 'Free Consultation' }).filter({ visible: true });
  await expect(second).toHaveAttribute('href', '/contact');
  expect(slides).toHaveLength(3);
  for (const [index, slide] of slides.entries()) {
    await dot(page, index + 1).click();
    await expectSlide(page, index);
    for (const text of [slide.badge, slide.subheadline]) {
      await expectSeen(hero(page).getByText(text, { exact: true }));
    }
    for (const stat of slide.stats) await expectSeen(hero(page).getByText(stat.value).last());
    await expect(primary(page)).toHaveText(slide.cta);
    await expect(primary(page)).toHaveAttribute('href', `/query?loan=${slide.loan}`);
  }
  for (const figure of ['10 Cr', '35%', '15+']) await expectSeen(hero(page).getByText(figure).last());
  await dot(page, 1).click();
  await expectSlide(page, 0);
  await primary(page).click();
  await expect(page).toHaveURL('/query?loan=home-loan');
  await expect(page.getByLabel('Loan type')).toHaveValue('home-loan');
});

test('slides change every 5000 ms, wrap, and stop for whoever reads them', async ({ page }) => {
  await openFrozen(page, '/');
  /** The first slide at the beginning of its turn, chosen by a tap: no pointer stays behind to hold it. */
  const step = (statement: string, body: () => Promise<void>) =>
    test.step(statement, async () => {
      await leave(page);
      await dot(page, 1).dispatchEvent('click');
      await expectSlide(page, 0);
      await body();
    });
  await test.step('every 5000 ms, and from the last to the first', async () => {
    await expectSlide(page, 0);
    await page.clock.runFor(4900);
    await expectSlide(page, 0);
    await page.clock.runFor(200);
    await expectSlide(page, 1);
    await page.clock.runFor(4800);
    await expectSlide(page, 1);
    await page.clock.runFor(200);
    await expectSlide(page, 2);
    await page.clock.runFor(5000);
    await expectSlide(page, 0);
  });
  // The rotation went on counting: a slide chosen late in another's turn was gone again at once.
  await step('a chosen slide has its whole five seconds', async () => {
    await page.clock.runFor(4500);
    await dot(page, 3).dispatchEvent('click');
    await expectSlide(page, 2);
    await page.clock.runFor(4900);
    await expectSlide(page, 2);
    await page.clock.runFor(200);
    await expectSlide(page, 0);
  });
  await step('a pointer over the slides stops them until it leaves', async () => {
    await headline(page, 0).hover();
    await page.clock.runFor(11_000);
    await expectSlide(page, 0);
    await leave(page);
    await page.clock.runFor(5100);
    await expectSlide(page, 1);
  });
  await step('focus inside stops the slides', async () => {
    await primary(page).focus();
    await page.clock.runFor(11_000);
    await expectSlide(page, 0);
    await leave(page);
    await page.clock.runFor(5100);
    await expectSlide(page, 1);
  });
  // A press leaves its button focused: that alone stopped the slides for good.
  await step('a press does not stop the slides once the pointer has gone', async () => {
    await dot(page, 2).click();
    await expectSlide(page, 1);
    await pointAway(page);
    await page.clock.runFor(5100);
    await expectSlide(page, 2);
  });
  await step('the pause button stops the rotation and starts it again', async () => {
    await hero(page).getByRole('button', { name: /pause/i }).click();
    await leave(page);
    await page.clock.runFor(11_000);
    await expectSlide(page, 0);
    await hero(page).getByRole('button', { name: /play/i }).click();
    await leave(page);
    await page.clock.runFor(5100);
    await expectSlide(page, 1);
  });
  await step('previous and next wrap, a dot jumps', async () => {
    const previous = hero(page).getByRole('button', { name: /previous/i });
    const next = hero(page).getByRole('button', { name: /next/i });
    await previous.click();
    await expectSlide(page, 2);
    await next.click();
    await expectSlide(page, 0);
    await next.click();
    await expectSlide(page, 1);
    await dot(page, 3).click();
    await expectSlide(page, 2);
    const current = hero(page).locator('[aria-current="true"], [aria-selected="true"], [aria-pressed="true"]');
    await expect(current).toHaveCount(1);
    await expect(hero(page).getByRole('button', { name: /slide \d/i })).toHaveCount(3);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('slides stand still and still obey the buttons', async ({ page }) => {
    await openFrozen(page, '/');
    await page.clock.runFor(16_000);
    await expectSlide(page, 0);
    await hero(page).getByRole('button', { name: /next/i }).click();
    await expectSlide(page, 1);
  });
});
