import { filled } from './filled.ts';
import { expect, open, type Page, test } from './support.ts';

const form = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name="loanAmount"]') });

test('what the page of the application form shows', async ({ page }) => {
  await open(page, '/query');
  await test.step('three trust points', async () => {
    const main = page.getByRole('main');
    for (const text of [
      /100% Secure/,
      new RegExp(filled('Quick Response\\s*within {firm.response}')),
      /No Hidden Charges/,
    ]) {
      await expect(main).toContainText(text);
    }
  });
  await test.step('the form has its three sections', async () => {
    await expect(page.getByRole('heading', { name: 'Loan Application Form' })).toBeVisible();
    const at: number[] = [];
    for (const name of ['Personal Information', 'Loan Information', 'Additional Information']) {
      const group = form(page).getByRole('group', { name });
      await expect(group).toBeVisible();
      at.push((await group.boundingBox())?.y ?? 0);
    }
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });
  await test.step('text fields carry their names, types and need', async () => {
    for (const [group, label, name, type, required] of [
      ['Personal Information', /^Full name$/, 'name', 'text', true],
      ['Personal Information', /^Email$/, 'email', 'email', true],
      ['Personal Information', /^Phone$/, 'phone', 'tel', true],
      ['Loan Information', /^Loan amount$/, 'loanAmount', 'text', true],
      ['Loan Information', /^Monthly income$/, 'salary', 'text', true],
      ['Additional Information', /^Message \(optional\)$/, 'message', 'textarea', false],
    ] as const) {
      const field = form(page).getByRole('textbox', { name: label });
      await expect(field, `${name} by its label`).toHaveAttribute('name', name);
      expect(await field.evaluate((el) => (el as HTMLInputElement).type)).toBe(type);
      expect(await field.evaluate((el) => (el as HTMLInputElement).required)).toBe(required);
      if (group !== 'Loan Information') {
        await expect(form(page).getByRole('group', { name: group }).locator(`[name="${name}"]`)).toHaveCount(1);
      }
    }
  });
  await test.step('loan type and employment offer their values, none is chosen or enforced', async () => {
    const values = (name: string) =>
      form(page)
        .locator(`[name="${name}"]`)
        .evaluateAll((all) =>
          all.flatMap((el) =>
            el instanceof HTMLSelectElement
              ? [...el.options].map((option) => option.value)
              : [(el as HTMLInputElement).value],
          ),
        );
    expect((await values('loanType')).filter(Boolean)).toEqual([
      'home-loan',
      'mortgage-loan',
      'personal-loan',
      'business-loan',
      'government-subsidies',
    ]);
    expect((await values('employment')).filter(Boolean)).toEqual([
      'salaried',
      'self-employed',
      'business',
      'professional',
    ]);
    await expect(form(page)).not.toContainText(/(Loan type|Employment) \(optional\)/);
    for (const name of ['loanType', 'employment']) {
      const fields = form(page).locator(`[name="${name}"]`);
      expect(await fields.evaluateAll((all) => all.some((el) => (el as HTMLInputElement).required))).toBe(false);
      const chosen = await fields.evaluateAll((all) =>
        all.some((el) => (el instanceof HTMLSelectElement ? el.value !== '' : (el as HTMLInputElement).checked)),
      );
      expect(chosen, `${name} is not chosen for the visitor`).toBe(false);
    }
  });
  await test.step('no consent is ticked beforehand; terms and privacy can be read', async () => {
    const agree = form(page).getByRole('checkbox', { name: /I agree to the terms and conditions/ });
    await expect(agree).toHaveAttribute('name', 'agreeTerms');
    await expect(form(page).locator('input:checked')).toHaveCount(0);
    await expect(form(page).locator('a[href="/terms"]').first()).toBeVisible();
    expect(await form(page).getByRole('checkbox').count()).toBeGreaterThanOrEqual(2);
    await expect(form(page).getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  });
  await test.step('what happens next, in three steps', async () => {
    const next = page.getByRole('region', { name: 'What Happens Next?' });
    await expect(next.getByRole('listitem')).toHaveCount(3);
    await expect(next.getByRole('heading', { level: 3 })).toHaveText([
      'Application Review',
      'Document Collection',
      'Loan Approval',
    ]);
    await expect(next.getByRole('listitem').first()).toContainText(filled('within {firm.response}'));
  });
});
