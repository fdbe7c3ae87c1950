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

test('contact form: what is missing is named; a sent message is confirmed and every field is cleared', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, '/contact');
  const form = contactForm(page);
  const send = form.getByRole('button', { name: 'Send Message' });
  const sent = notice(page, 'status', 'Message Sent!');
  await test.step('missing fields are named in a summary that takes the focus; what was typed stays', async () => {
    await field(form, 'name').fill(asha.name);
    await field(form, 'subject').fill('Rates');
    await send.click();
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
    await expect(sent).toHaveCount(0);
  });
  await test.step('a sent message is confirmed and every field is cleared', async () => {
    await fillPerson(form);
    await field(form, 'message').fill('What does a top-up cost?');
    await send.click();
    await expect(sent.first()).toBeVisible();
    await expect(sent.first()).toContainText(filled("We'll get back to you within {firm.response}."));
    await expect.poll(() => values(form)).toEqual([]);
    expect(said.filter((line) => line.includes('Asha'))).toEqual([]);
  });
  await test.step('the subject may be left out', async () => {
    await fillPerson(form);
    await field(form, 'message').fill('Please call.');
    const answer = page.waitForResponse('**/api/leads');
    await send.click();
    expect((await answer).status()).toBe(201);
    await expect(sent.first()).toBeVisible();
    await expect.poll(() => values(form)).toEqual([]);
  });
});

test.describe('application form', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/query');
  });

  test('what is missing is named and the rest kept; sent, it is confirmed and reset', async ({ page }) => {
    const form = applyForm(page);
    const send = form.getByRole('button', { name: 'Submit Application' });
    const sent = notice(page, 'status', 'Application Submitted!');
    await fillApplication(page);
    await test.step('a missing field is named and the rest is kept', async () => {
      await field(form, 'salary').fill('');
      await agree(page).check();
      await send.click();
      await expect(page.locator(':focus')).toContainText('Please check these fields');
      await expect(field(form, 'salary')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(form, 'loanAmount')).toHaveValue('about 25 lakh');
      await expect(agree(page)).toBeChecked();
    });
    await test.step('without the terms ticked, an error notice, and everything is kept', async () => {
      await field(form, 'salary').fill('sixty thousand');
      await agree(page).uncheck();
      const before = await values(form);
      expect(before).toHaveLength(6);
      await send.click();
      const refused = notice(page, 'alert', 'Terms Required').first();
      await expect(refused).toBeVisible();
      await expect(refused).toContainText('Please agree to the terms and conditions.');
      expect(await values(form)).toEqual(before);
      await expect(sent).toHaveCount(0);
    });
    await test.step('with the terms ticked, a confirmation, and everything is reset; selections are not enforced', async () => {
      await agree(page).check();
      await send.click();
      await expect(sent.first()).toBeVisible();
      await expect(sent.first()).toContainText(
        filled('Our team will contact you within {firm.response} to discuss your loan requirements.'),
      );
      await expect.poll(() => values(form)).toEqual([]);
      const status = page.getByRole('link', { name: /status of your enquiry/ });
      await expect(status).toHaveAttribute('href', /\/status\/.{16,}/);
    });
    await test.step('selections are sent and reset', async () => {
      await fillApplication(page);
      const select = form.locator('select[name="loanType"]');
      if (await select.count()) await select.selectOption('mortgage-loan');
      else await form.locator('[name="loanType"][value="mortgage-loan"]').check();
      await form.locator('[name="employment"][value="self-employed"]').check();
      await agree(page).check();
      const answer = page.waitForResponse((one) => one.request().method() === 'POST');
      await send.click();
      const posted = (await answer).request().postData() ?? '';
      expect(posted).toContain('mortgage-loan');
      expect(posted).toContain('self-employed');
      expect((await answer).status()).toBe(201);
      await expect(sent.first()).toBeVisible();
      await expect.poll(() => values(form)).toEqual([]);
    });
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
