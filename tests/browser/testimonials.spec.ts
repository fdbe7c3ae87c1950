import { content } from '../../content/load.ts';
import { carousel } from './carousel.ts';
import {
  band,
  freshTest,
  desk,
  expect,
  expectSeen,
  leave,
  open,
  openFrozen,
  type Page,
  phone,
  slideWith,
  test,
} from './support.ts';

const { reviews } = content('en');
const region = (page: Page) => band(page, 'Testimonials');
const turningTest = freshTest.extend({ motion: true });
const reviewsOf = (page: Page) =>
  carousel({ region: region(page), titles: reviews.map(({ name }) => name), called: 'review', turn: 4000 });
const card = (page: Page, index: number) =>
  slideWith(region(page), page.getByText(reviews[index]?.name ?? '', { exact: true }));
const long = reviews.flatMap((review, index) => (review.text.length > 120 ? [index] : []));
const cut = (index: number) => {
  const kept = (reviews[index]?.text ?? '').slice(0, 120).trimEnd().replaceAll('.', '\\.');
  return new RegExp(`${kept}\\s?(…|\\.{3})`);
};

test('eight reviews, each with name, place, text, five stars, the loan and what it saved', async ({ page }) => {
  const { dot, expectShown } = reviewsOf(page);
  await open(page, '/');
  expect(reviews).toHaveLength(8);
  await region(page).scrollIntoViewIfNeeded();
  for (const [index, review] of reviews.entries()) {
    await dot(index + 1).click();
    await expectShown(index);
    await expectSeen(region(page).getByText(review.location, { exact: true }));
    const shown = review.text.length > 120 ? review.text.slice(0, 100) : review.text;
    await expectSeen(region(page).getByText(shown).first());
    expect(review.loan && review.saved).toBeTruthy();
    await expect(region(page)).toContainText(`${review.loan} · Saved: ${review.saved}`);
    if (review.text.length > 120) continue;
    await expect(card(page, index), 'a short review is whole').toContainText(review.text);
    await expect(card(page, index).getByRole('button', { includeHidden: true }), 'and has no toggle').toHaveCount(0);
  }
  for (const rating of [1, 2, 3, 4, 5])
    await expect(region(page).getByRole('img', { name: `Rated ${rating} out of 5`, includeHidden: true })).toHaveCount(
      reviews.filter((review) => review.rating === rating).length,
    );
});

turningTest('reviews change every 4000 ms and loop, and stop for whoever reads them', async ({ page }) => {
  await openFrozen(page, '/');
  await region(page).scrollIntoViewIfNeeded();
  const { dot, expectShown, fromFirst, expectPauses } = reviewsOf(page);
  await test.step('every 4000 ms', async () => {
    await expectShown(0);
    await page.clock.runFor(3900);
    await expectShown(0);
    await page.clock.runFor(200);
    await expectShown(1);
    await page.clock.runFor(4000);
    await expectShown(2);
  });
  await expectPauses(dot(2));
  await test.step('from the last to the first', async () => {
    await dot(8).click();
    await expectShown(7);
    await leave(page);
    await page.clock.runFor(4100);
    await expectShown(0);
  });
  await fromFirst('an expanded review stops the others only while it is in view', async () => {
    await card(page, 0)
      .getByRole('button', { name: /^Read More/ })
      .click();
    await leave(page);
    await page.clock.runFor(9000);
    await expectShown(0);
    await dot(3).click();
    await expectShown(2);
    await leave(page);
    await page.clock.runFor(4100);
    await expectShown(3);
  });
});

test('previous, next and dots show one review at a time; a long one opens, and only one', async ({ page }) => {
  await open(page, '/');
  const { dot, button, expectShown } = reviewsOf(page);
  await region(page).scrollIntoViewIfNeeded();
  await test.step('previous and next loop', async () => {
    await button(/previous/i).click();
    await expectShown(7);
    await button(/next/i).click();
    await expectShown(0);
  });
  for (const viewport of [phone, desk]) {
    await test.step(`one review per view at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await region(page).scrollIntoViewIfNeeded();
      await dot(1).click();
      await expectShown(0);
      await dot(reviews.length).click();
      await expectShown(reviews.length - 1);
      await expect(button(/review \d/i)).toHaveCount(reviews.length);
    });
  }
  await test.step('text over 120 characters is cut, with Read More and Read Less', async () => {
    expect(long.length).toBeGreaterThan(1);
    for (const index of long) {
      await dot(index + 1).click();
      await expectShown(index);
      const text = card(page, index);
      await expect(text).toContainText(cut(index), { useInnerText: true });
      await expect(text).not.toContainText(reviews[index]?.text.slice(0, 130) ?? '', { useInnerText: true });
      await text.getByRole('button', { name: /^Read More/ }).click();
      await expect(text).toContainText(reviews[index]?.text ?? '', { useInnerText: true });
      await text.getByRole('button', { name: /^Read Less/ }).click();
      await expect(text).toContainText(cut(index), { useInnerText: true });
    }
  });
  await test.step('at most one review is expanded at a time', async () => {
    const [first = 0, second = 1] = long;
    for (const index of [first, second]) {
      await dot(index + 1).click();
      await expectShown(index);
      await card(page, index)
        .getByRole('button', { name: /^Read More/ })
        .click();
      await expect(card(page, index)).toContainText(reviews[index]?.text ?? '', { useInnerText: true });
    }
    await expect(region(page).getByRole('button', { name: /^Read Less/, includeHidden: true })).toHaveCount(1);
    await expect(card(page, first)).toContainText(cut(first));
  });
});
