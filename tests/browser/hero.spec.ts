import { content } from '../../content/load.ts';
import { carousel } from './carousel.ts';
import { freshTest, expect, expectSeen, open, openFrozen, type Page, pointAway, test } from './support.ts';

test.use({ motion: true });

const { slides } = content('en').home.hero;
const hero = (page: Page) => page.locator('main section').first();
const slidesOf = (page: Page) =>
  carousel({ region: hero(page), titles: slides.map(({ headline }) => headline), called: 'slide', turn: 5000 });
const primary = (page: Page) => hero(page).locator('a[href^="/query"]').filter({ visible: true });

test('the first label leads to the form; each slide has badge, headline, subheadline, label and three figures', async ({
  page,
}) => {
  const { dot, expectShown } = slidesOf(page);
  await open(page, '/');
  await expect(primary(page)).toHaveText('Check Eligibility');
  const second = hero(page).getByRole('link', { name: 'Free Consultation' }).filter({ visible: true });
  await expect(second).toHaveAttribute('href', '/contact');
  expect(slides).toHaveLength(3);
  for (const [index, slide] of slides.entries()) {
    await dot(index + 1).click();
    await expectShown(index);
    for (const text of [slide.badge, slide.subheadline]) {
      await expectSeen(hero(page).getByText(text, { exact: true }));
    }
    for (const stat of slide.stats) await expectSeen(hero(page).getByText(stat.value).last());
    await expect(primary(page)).toHaveText(slide.cta);
    await expect(primary(page)).toHaveAttribute('href', `/query?loan=${slide.loan}`);
  }
  for (const figure of ['10 Cr', '35%', '15+']) await expectSeen(hero(page).getByText(figure).last());
  await dot(1).click();
  await expectShown(0);
  await primary(page).click();
  await expect(page).toHaveURL('/query?loan=home-loan');
  await expect(page.getByLabel('Loan type')).toHaveValue('home-loan');
});

freshTest('slides change every 5000 ms, wrap, and stop for whoever reads them', async ({ page }) => {
  await openFrozen(page, '/');
  const { dot, button, expectShown, fromFirst, expectPauses } = slidesOf(page);
  await freshTest.step('every 5000 ms, and from the last to the first', async () => {
    await expectShown(0);
    await page.clock.runFor(4900);
    await expectShown(0);
    await page.clock.runFor(200);
    await expectShown(1);
    await page.clock.runFor(4800);
    await expectShown(1);
    await page.clock.runFor(200);
    await expectShown(2);
    await page.clock.runFor(5000);
    await expectShown(0);
  });
  // The rotation went on counting: a slide chosen late in another's turn was gone again at once.
  await fromFirst('a chosen slide has its whole five seconds', async () => {
    await page.clock.runFor(4500);
    await dot(3).dispatchEvent('click');
    await expectShown(2);
    await page.clock.runFor(4900);
    await expectShown(2);
    await page.clock.runFor(200);
    await expectShown(0);
  });
  await expectPauses(primary(page));
  // A press leaves its button focused: that alone stopped the slides for good.
  await fromFirst('a press does not stop the slides once the pointer has gone', async () => {
    await dot(2).click();
    await expectShown(1);
    await pointAway(page);
    await page.clock.runFor(5100);
    await expectShown(2);
  });
  await fromFirst('previous and next wrap, a dot jumps', async () => {
    await button(/previous/i).click();
    await expectShown(2);
    await button(/next/i).click();
    await expectShown(0);
    await button(/next/i).click();
    await expectShown(1);
    await dot(3).click();
    await expectShown(2);
    const current = hero(page).locator('[aria-current="true"], [aria-selected="true"], [aria-pressed="true"]');
    await expect(current).toHaveCount(1);
    await expect(button(/slide \d/i)).toHaveCount(3);
  });
});

test.describe('with reduced motion', () => {
  test.use({ motion: false });
  freshTest('slides stand still and still obey the buttons', async ({ page }) => {
    await openFrozen(page, '/');
    const { button, expectShown } = slidesOf(page);
    await page.clock.runFor(16_000);
    await expectShown(0);
    await button(/next/i).click();
    await expectShown(1);
  });
});
