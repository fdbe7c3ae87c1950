import { filled } from './filled.ts';
import { expect, type Locator, open, type Page, test } from './support.ts';

const asha = { name: 'Asha Sharma', email: 'asha@people.example', phone: '98290 00000' };

const contactForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Send Message' }) });
const applyForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Submit Application' }) });
const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`);
const notice = (page: Page, role: 'status' | 'alert', title: string) => page.getByRole(role).filter({ hasText: title });

async function fillPerson(form: Locator) {
  for (const [name, value] of Object.entries(asha)) await field(form, name).fill(value);
}

async function fillApplication(page: Page) {
  const form = applyForm(page);
  await fillPerson(form);
  await field(form, 'loanAmount').fill('about 25 lakh');
  await field(form, 'salary').fill('sixty thousand');
  await field(form, 'message').fill('A flat in Malviya Nagar');
}

/** The first of these boxes ticked, as a finger would: on its label. */
const agree = (page: Page) => applyForm(page).getByRole('checkbox', { name: /I agree to the terms and conditions/ });

const values = (form: Locator) =>
  form.evaluate((el) =>
    [...(el as HTMLFormElement).querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type, name }) => type !== 'hidden' && name && !/^(website|url|company|homepage)$/.test(name))
      .flatMap((one) =>
        one.type === 'radio' || one.type === 'checkbox'
          ? one.checked
            ? [one.name]
            : []
          : one.value
            ? [one.value]
            : [],
      ),
  );

test.describe('contact form', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact');
  });

  test('a sent message is confirmed and every field is cleared', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const form = contactForm(page);
    await fillPerson(form);
    await field(form, 'subject').fill('Rates');
    await field(form, 'message').fill('What does a top-up cost?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    const sent = notice(page, 'status', 'Message Sent!').first();
    await expect(sent).toBeVisible();
    await expect(sent).toContainText(filled("We'll get back to you within {firm.response}."));
    await expect.poll(() => values(form)).toEqual([]);
    expect(said.filter((line) => line.includes('Asha'))).toEqual([]);
  });

  test('the subject may be left out', async ({ page }) => {
    const form = contactForm(page);
    await fillPerson(form);
    await field(form, 'message').fill('Please call.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(notice(page, 'status', 'Message Sent!').first()).toBeVisible();
  });

  test('missing fields are named in a summary that takes the focus; what was typed stays', async ({ page }) => {
    const form = contactForm(page);
    await field(form, 'name').fill(asha.name);
    await field(form, 'subject').fill('Rates');
    await form.getByRole('button', { name: 'Send Message' }).click();
    const summary = page
      .getByText('Please check these fields')
      .locator('xpath=ancestor-or-self::*[self::div or self::section][1]');
    await expect(summary).toBeVisible();
    expect(
      await summary.evaluate((el) => el.contains(document.activeElement) || document.activeElement?.contains(el)),
    ).toBe(true);
    await expect(page.locator(':focus')).toContainText('Please check these fields');
    for (const name of ['email', 'phone', 'message']) {
      await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(form, name)).toHaveAccessibleDescription(/\S/);
    }
    await expect(field(form, 'name')).not.toHaveAttribute('aria-invalid', 'true');
    expect(await values(form)).toEqual([asha.name, 'Rates']);
    await summary.getByRole('link').first().click();
    await expect(field(form, 'email')).toBeFocused();
    await expect(notice(page, 'status', 'Message Sent!')).toHaveCount(0);
  });
});

test.describe('application form', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/query');
  });

  test('without the terms ticked, an error notice, and everything is kept', async ({ page }) => {
    await fillApplication(page);
    const before = await values(applyForm(page));
    await applyForm(page).getByRole('button', { name: 'Submit Application' }).click();
    const refused = notice(page, 'alert', 'Terms Required').first();
    await expect(refused).toBeVisible();
    await expect(refused).toContainText('Please agree to the terms and conditions.');
    expect(await values(applyForm(page))).toEqual(before);
    await expect(notice(page, 'status', 'Application Submitted!')).toHaveCount(0);
  });

  test('with the terms ticked, a confirmation, and everything is reset; selections are not enforced', async ({
    page,
  }) => {
    await fillApplication(page);
    await agree(page).check();
    await applyForm(page).getByRole('button', { name: 'Submit Application' }).click();
    const sent = notice(page, 'status', 'Application Submitted!').first();
    await expect(sent).toBeVisible();
    await expect(sent).toContainText(
      filled('Our team will contact you within {firm.response} to discuss your loan requirements.'),
    );
    await expect.poll(() => values(applyForm(page))).toEqual([]);
    await expect(page.getByRole('link', { name: /status of your enquiry/ })).toHaveAttribute(
      'href',
      /\/status\/.{16,}/,
    );
  });

  test('selections are sent and reset', async ({ page }) => {
    const form = applyForm(page);
    await fillApplication(page);
    const select = form.locator('select[name="loanType"]');
    if (await select.count()) await select.selectOption('mortgage-loan');
    else await form.locator('[name="loanType"][value="mortgage-loan"]').check();
    await form.locator('[name="employment"][value="self-employed"]').check();
    await agree(page).check();
    const request = page.waitForRequest((one) => one.method() === 'POST');
    await form.getByRole('button', { name: 'Submit Application' }).click();
    const posted = (await request).postData() ?? '';
    expect(posted).toContain('mortgage-loan');
    expect(posted).toContain('self-employed');
    await expect(notice(page, 'status', 'Application Submitted!').first()).toBeVisible();
    await expect.poll(() => values(form)).toEqual([]);
  });

  test('a missing field is named and the rest is kept', async ({ page }) => {
    await fillApplication(page);
    await field(applyForm(page), 'salary').fill('');
    await agree(page).check();
    await applyForm(page).getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.locator(':focus')).toContainText('Please check these fields');
    await expect(field(applyForm(page), 'salary')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(applyForm(page), 'loanAmount')).toHaveValue('about 25 lakh');
    await expect(agree(page)).toBeChecked();
  });

  test('a draft survives a reload with its consent, and goes once sent', async ({ page }) => {
    await fillApplication(page);
    await agree(page).check();
    await open(page, '/query');
    await expect(field(applyForm(page), 'loanAmount')).toHaveValue('about 25 lakh');
    await expect(field(applyForm(page), 'name')).toHaveValue(asha.name);
    await expect(agree(page)).toBeChecked();
    await applyForm(page).getByRole('button', { name: 'Submit Application' }).click();
    await expect(notice(page, 'status', 'Application Submitted!').first()).toBeVisible();
    await open(page, '/query');
    await expect.poll(() => values(applyForm(page))).toEqual([]);
  });
});
