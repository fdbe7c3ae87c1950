import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { band, columns, desk, expect, open, phone, test } from './support.ts';

const { team } = content('en');

test.beforeEach(async ({ page }) => {
  await open(page, '/team');
});

test('what the page of the team shows', async ({ page }) => {
  await test.step('three leaders with name, position, photo and experience', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Leaders');
    expect(team.leaders).toHaveLength(3);
    const main = page.getByRole('main');
    for (const leader of team.leaders) {
      await expect(main.getByRole('heading', { name: leader.name })).toBeVisible();
      await expect(main.getByText(leader.position, { exact: true })).toBeVisible();
      await expect(main.getByText(leader.description, { exact: true })).toBeVisible();
      await expect(main.getByRole('img', { name: leader.imageAlt })).toBeVisible();
      await expect(main.locator(`a[href="mailto:${leader.email}"]`)).toBeVisible();
    }
  });
  await test.step('a message from the leadership is quoted', async () => {
    const quote = page.locator('blockquote');
    await expect(quote).toContainText(team.quote.text);
    await expect(page.getByRole('main')).toContainText(team.quote.by);
  });
  await test.step('the pictures in two columns on a phone, three on a desk', async () => {
    const gallery = band(page, 'Our Team Members');
    const pictures = gallery.getByRole('img');
    await expect(pictures).toHaveCount(team.gallery.length);
    await page.setViewportSize(phone);
    expect(await columns(pictures)).toBe(2);
    await page.setViewportSize(desk);
    expect(await columns(pictures)).toBe(3);
  });
  await test.step('four openings with a careers address', async () => {
    const join = band(page, 'Join Our Growing Team');
    await expect(join.getByRole('heading', { level: 3 })).toHaveText([
      'Senior Loan Officer - Home Loans',
      'Business Development Executive',
      'Customer Support Representative',
      'Marketing Specialist',
    ]);
    await expect(join.locator(`a[href^="mailto:${firm.emails.careers}"]`).first()).toBeVisible();
  });
});
