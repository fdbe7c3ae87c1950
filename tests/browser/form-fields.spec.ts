// What a form does while it is filled in. Notices and required fields are in forms.spec.ts.
import { asha, field, fillApplication, submit } from './lead-form.ts';
import { expect, open, test } from './support.ts';

test('a field is checked when it is left; amounts are read back; a missing tick alone takes the focus', async ({
  page,
}) => {
  await open(page, '/query');
  // A field's message goes when it is put right.
  await field(page, 'email').fill('asha.example');
  // The message moves everything below it: the press must not miss.
  await field(page, 'agreeTerms').click();
  await expect(field(page, 'agreeTerms')).toBeChecked();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'email')).toHaveAccessibleDescription(/name@site\.example/);
  await field(page, 'email').fill(asha.email);
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');

  // In words where they can be read, and free otherwise.
  for (const [typed, said] of [
    ['45,00,000', '45 lakh rupees'],
    ['1.2 cr', '1 crore 20 lakh rupees'],
    ['as much as possible', 'In figures or words'],
  ] as const) {
    await field(page, 'loanAmount').fill(typed);
    await expect(field(page, 'loanAmount')).toHaveAccessibleDescription(new RegExp(said));
  }

  await fillApplication(page);
  await field(page, 'agreeTerms').uncheck();
  await submit(page).click();
  await expect(field(page, 'agreeTerms')).toBeFocused();
  await expect(field(page, 'agreeTerms')).toHaveAccessibleDescription('Tick the box to send your application.');
});

test('the calculator brings amount and loan; what is changed afterwards stays', async ({ page }) => {
  await open(page, '/query?amount=2500000&loan=home-loan');
  await expect(field(page, 'loanAmount')).toHaveValue('25,00,000');
  await expect(field(page, 'loanType')).toHaveValue('home-loan');
  await field(page, 'loanAmount').fill('20 lakh');
  await page.reload();
  await expect(field(page, 'loanAmount')).toHaveValue('20 lakh');
  await open(page, '/query?amount=3000000');
  await expect(field(page, 'loanAmount')).toHaveValue('30,00,000');
});

// Every Apply Now led to the same empty form: the loan just read about had to be found in a list again.
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('Apply Now keeps its loan and the kind of it', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/services/home-loan') : page.goto('/services/home-loan'));
      await page.getByRole('link', { name: 'Apply Now : Home Construction' }).click();
      await expect(page).toHaveURL('/query?loan=home-loan&type=construction');
      await expect(field(page, 'loanType')).toHaveValue('home-loan');
      await expect(field(page, 'loanType')).toHaveAccessibleDescription(/^Home Construction\. /);
      await expect(field(page, 'message')).toHaveValue('Kind of loan: Home Construction');
      await page.goto('/query?loan=home-loan&type=%3Cb%3E');
      await expect(field(page, 'loanType')).toHaveValue('home-loan');
      await expect(field(page, 'message')).toHaveValue('');
    });
  });
}

test('nobody meets the field for robots', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await expect(field(page, 'website')).toHaveAttribute('tabindex', '-1');
  await expect(field(page, 'website')).toHaveAttribute('autocomplete', 'off');
});
