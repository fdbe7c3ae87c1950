// Two people at one enquiry, and a note that outlives being signed out.
import { deskDoor } from '../../content/en/desk-door.ts';
import { isOpen, type Office } from '../../domain/desk/office.ts';
import { enquire, password, signIn } from './desk.ts';
import { freshTest, expect, main, test } from './support.ts';

test('an enquiry says who else has it open, until they leave', async ({ page, request, browser }) => {
  const { reference } = await enquire(request);
  await signIn(page);
  await page.goto(`/desk/e/${reference}`);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'Meera Joshi');
  await expect(page.getByText('has this open')).toBeHidden();
  await other.goto(`/desk/e/${reference}`);
  await expect(page.getByRole('status').filter({ hasText: 'Meera has this open.' })).toBeVisible();
  await expect(other.getByText('Rohini has this open.')).toBeVisible();
  await other.goto('/desk/today');
  await expect(page.getByText('has this open')).toBeHidden();
  await context.close();
});

freshTest(
  'a new enquiry counts in the title, and sounds in open hours, not twice in a breath, not when muted',
  async ({ page, request }) => {
    await page.addInitScript(() => {
      Object.assign(window, { tones: 0 });
      window.AudioContext = class {
        constructor() {
          (window as unknown as { tones: number }).tones += 1;
          throw new Error('No sound here');
        }
      } as unknown as typeof AudioContext;
    });
    await page.clock.install();
    await signIn(page);
    await page.goto('/desk/queue');
    const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
    // Other tests send enquiries to the same desk: what counts is that this one is counted.
    const counted = async () => Number((await page.title()).match(/^\((\d+)\) /)?.[1] ?? 0);
    const another = async () => {
      const before = await counted();
      await enquire(request);
      await expect.poll(counted, { timeout: 30_000 }).toBeGreaterThan(before);
    };
    // The office's next open hour, whatever the hour is here; then the clock stands still.
    const [opened, hours] = await page.evaluate(() => [
      Number(document.body.dataset.now),
      document.querySelector<HTMLElement>('[data-office]')?.dataset.office ?? '',
    ]);
    const office = JSON.parse(hours) as Office;
    let ahead = 60_000;
    while (!isOpen(office, opened + ahead)) ahead += 600_000;
    // What others sent while the clock ran may have sounded.
    await page.evaluate(() => Object.assign(window, { tones: 0 }));
    await page.clock.pauseAt(Date.now() + ahead);
    await another();
    expect(await tones()).toBe(1);
    await another();
    expect(await tones()).toBe(1);
    const sound = page.getByRole('button', { name: 'Sound for new enquiries' });
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await page.clock.fastForward(30_000);
    await another();
    expect(await tones()).toBe(1);
  },
);

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
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/desk/e/${reference}`));
    await expect(main(page).getByText('Asks for a smaller EMI.')).toBeVisible();
  });
});
