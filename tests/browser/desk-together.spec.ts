// Two people at one enquiry, and a note that outlives being signed out.
import { deskDoor } from '../../content/en/desk-door.ts';
import { enquire, signIn } from './desk.ts';
import { expect, main, test } from './support.ts';

test('an enquiry says who else has it open, until they leave', async ({ page, request, browser }) => {
  const { reference } = await enquire(request);
  await signIn(page);
  await page.goto(`/desk/e/${reference}`);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'owner', 'Meera Joshi');
  await expect(page.getByText('has this open')).toBeHidden();
  await other.goto(`/desk/e/${reference}`);
  await expect(page.getByRole('status').filter({ hasText: 'Meera has this open.' })).toBeVisible();
  await expect(other.getByText('Rohini has this open.')).toBeVisible();
  await other.goto('/desk/today');
  await expect(page.getByText('has this open')).toBeHidden();
  await context.close();
});

test.describe('signed out meanwhile', () => {
  test.use({ wanted: /status of 401/ });
  test('a note written while signed out is saved by signing in again', async ({ page, request, context }) => {
    const { reference } = await enquire(request);
    await signIn(page);
    await page.goto('/desk/me');
    const [email = ''] =
      (await main(page).getByText('@pinkstone.example').first().textContent())?.match(/\S+@\S+example/) ?? [];
    await page.goto(`/desk/e/${reference}`);
    await page.getByRole('textbox', { name: 'Write a note' }).fill('Asks for a smaller EMI.');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible();
    await page.getByLabel(deskDoor.signIn.email).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('four plain words here');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/desk/e/${reference}`));
    await expect(main(page).getByText('Asks for a smaller EMI.')).toBeVisible();
  });
});
