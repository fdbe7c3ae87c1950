// Slips are asked about once, beside the field, and never refused: whoever sends again is taken at their word.
import { answer, asha, field, fill, fillApplication, pass, submit } from './lead-form.ts';
import { expect, open, phone, test } from './support.ts';

const slips = { name: 'R', email: 'ramesh@gmail', phone: '98290', loanAmount: 'bahut sara', salary: '12 LPA' };
const questions = {
  name: /single letter/,
  email: /no ending such as/,
  phone: /ten digits, this one has 5/,
  loanAmount: /could not read this as an amount/,
  salary: /amount for a month/,
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('each slip is asked about beside its field; sent again, it goes as it is', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/query') : page.goto('/query'));
      await fillApplication(page);
      await fill(page, slips);
      await submit(page).click();
      for (const [name, question] of Object.entries(questions)) {
        await expect(field(page, name)).toHaveAccessibleDescription(question);
        await expect(field(page, name), 'a question is no error').not.toHaveAttribute('aria-invalid');
      }
      await expect(field(page, 'name')).toBeFocused();
      await expect(field(page, 'name')).toBeInViewport();
      await expect(page.getByText('Press “Submit Application” once more, and it is sent.')).toBeVisible();
      for (const [name, text] of Object.entries(slips)) await expect(field(page, name)).toHaveValue(text);
      await expect(field(page, 'agreeTerms')).toBeChecked();
      await expect(page.getByText('Application Submitted!')).toHaveCount(0);
      await submit(page).click();
      await expect(page.getByText('Application Submitted!').first()).toBeVisible();
      await expect(field(page, 'name')).toHaveValue('');
      await expect(page.getByText('single letter')).toHaveCount(0);
    });
  });
}

test('a question goes when its field is put right, and only the others hold the form', async ({ page }) => {
  const sent = await answer(page, pass);
  await open(page, '/contact');
  await fill(page, { ...asha, phone: '98290', message: 'Please call.' });
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(field(page, 'phone')).toBeFocused();
  await field(page, 'phone').fill('98290 000');
  await expect(field(page, 'phone')).toHaveAccessibleDescription(/this one has 8/);
  await field(page, 'phone').fill('98290 00000');
  await expect(field(page, 'phone')).toHaveAccessibleDescription('We call +91 98290 00000');
  await expect(page.getByText('once more, and it is sent')).toHaveCount(0);
  // A new slip in another field is another question.
  await field(page, 'email').fill('ramesh@gmail');
  await send.click();
  await expect(field(page, 'email')).toBeFocused();
  expect(sent).toHaveLength(0);
  await send.click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(sent).toMatchObject([{ phone: '98290 00000', email: 'ramesh@gmail' }]);
});

test('+91 is understood, amounts in words are read back; what is wrong and what is asked come together, once', async ({
  page,
}) => {
  await open(page, '/query');
  await expect(field(page, 'phone')).toHaveAccessibleDescription('We add +91 by ourselves.');
  for (const typed of ['9829000000', '+919829000000', '0 98290 00000', '९८२९० ०००००']) {
    await field(page, 'phone').fill(typed);
    await expect(field(page, 'phone')).toHaveAccessibleDescription('We call +91 98290 00000');
  }
  await field(page, 'loanAmount').fill('pachas lakh');
  await expect(field(page, 'loanAmount')).toHaveAccessibleDescription('50 lakh rupees');
  await field(page, 'salary').fill('sixty thousand per month');
  await expect(field(page, 'salary')).toHaveAccessibleDescription('60 thousand rupees');

  await fillApplication(page);
  await fill(page, { phone: '98290', salary: '' });
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/Is one missing/, /Enter your monthly income/]);
  await field(page, 'salary').fill('saath hazar');
  await submit(page).click();
  await expect(page.getByText('Safely received')).toBeVisible();
});

test('the JSON endpoint takes slips as ever', async ({ request }) => {
  const data = { kind: 'application', ...slips, agreeTerms: true };
  expect((await request.post('/api/leads', { data })).status()).toBe(201);
});
