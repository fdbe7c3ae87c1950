import { firm } from '../../content/firm.ts';
import { band, expect, open, test } from './support.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/contact');
});

test('what the contact page shows', async ({ page }) => {
  await test.step('four cards say how to reach the firm', async () => {
    const main = page.getByRole('main');
    for (const name of ['Visit Us', 'Call Us', 'Email Us', 'Business Hours']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(main).toContainText(/Jaipur, Rajasthan/);
    await expect(main.locator(`a[href="tel:${firm.phones.main.dial}"]`).first()).toBeVisible();
    // A landline-like number that only WhatsApp answers: dialling it rang nobody.
    const messaging = main.getByRole('link', { name: firm.phones.messaging.shown });
    await expect(messaging).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${firm.phones.messaging.dial.slice(1)}\\?text=Hello`),
    );
    await expect(messaging).toHaveAccessibleName(/Opens in a new tab/);
    await expect(messaging).toHaveAttribute('target', '_blank');
    for (const email of [firm.emails.general, firm.emails.loans, firm.emails.support]) {
      await expect(main.locator(`a[href="mailto:${email}"]`)).toHaveText(email);
    }
  });
  await test.step('the business hours are given', async () => {
    const main = page.getByRole('main');
    for (const row of [/Mon-Fri\s*9:00 AM-7:00 PM/, /Sat\s*9:00 AM-5:00 PM/, /Sun\s*10:00 AM-3:00 PM/]) {
      await expect(main).toContainText(row);
    }
  });
  await test.step('the message form has its five fields', async () => {
    const form = band(page, 'Send Us a Message').locator('form');
    const fields = [
      [/^Full name$/, 'name', 'text', true],
      [/^Email$/, 'email', 'email', true],
      [/^Phone$/, 'phone', 'tel', true],
      [/^Subject \(optional\)$/, 'subject', 'text', false],
    ] as const;
    for (const [label, name, type, required] of fields) {
      const field = form.getByRole('textbox', { name: label });
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute('name', name);
      expect(await field.evaluate((el) => (el as HTMLInputElement).type)).toBe(type);
      expect(await field.evaluate((el) => (el as HTMLInputElement).required)).toBe(required);
    }
    const message = form.getByRole('textbox', { name: /^Message$/ });
    await expect(message).toHaveAttribute('name', 'message');
    expect(await message.evaluate((el) => (el as HTMLTextAreaElement).required)).toBe(true);
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(form.locator('input:checked')).toHaveCount(0);
  });
  await test.step('the map is announced', async () => {
    await expect(band(page, 'Find Us')).toContainText('Interactive Map Coming Soon');
  });
  await test.step('quick contact has a call line and its promise', async () => {
    const quick = page.getByRole('heading', { name: 'Quick Contact' });
    await expect(quick).toBeVisible();
    const call = page.locator('a[href^="tel:"]');
    const box = page.locator('section, aside, div').filter({ has: quick }).filter({ has: call }).last();
    await expect(box.locator(call)).toBeVisible();
    await expect(box).toContainText('Available 24/7 for emergency support');
  });
  await test.step('one branch: the head office in Jaipur', async () => {
    const branches = page.getByRole('heading', { name: 'Branch Locations' });
    await expect(branches).toBeVisible();
    const item = page.getByRole('listitem');
    const box = page.locator('section, aside, div').filter({ has: branches }).filter({ has: item }).last();
    await expect(box.getByRole('listitem')).toHaveCount(1);
    await expect(box).toContainText(/Jaipur[\s\S]*Head office/i);
  });
});
