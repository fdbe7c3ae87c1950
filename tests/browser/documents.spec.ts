// A list for one's own case: ticked on the phone, kept in the address, printed, sent home, in either language.
import { faultsInBothLooks } from './axe.ts';
import { sideways } from './fit.ts';
import { desk, expect, main, open, phone, test } from './support.ts';

const list = '/documents?loan=home-loan&work=salaried&property=resale';

for (const viewport of [phone, desk]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('three choices come to a list; ticks are counted, kept on the device and in the address', async ({ page }) => {
      await open(page, '/documents');
      const content = main(page);
      await expect(content.getByRole('heading', { level: 1 })).toHaveText('Which documents do I need?');
      await content.getByRole('button', { name: 'Show my list' }).click();
      await expect(page.getByRole('alert')).toContainText('Choose a loan');
      await expect(page.getByRole('alert')).toBeFocused();
      await content.getByLabel('Loan', { exact: true }).selectOption('Personal Loan');
      await expect(content.getByLabel('Property')).toBeHidden();
      await content.getByLabel('Loan', { exact: true }).selectOption('Home Loan');
      await content.getByLabel('Work').selectOption('Salaried');
      await content.getByLabel('Property').selectOption('House or flat, from its owner');
      await content.getByRole('button', { name: 'Show my list' }).click();
      await expect(content.getByRole('heading', { level: 1 })).toHaveText('Documents for your home loan');
      await expect(content.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(content.getByText('0 of 14 ready')).toBeVisible();
      // The whole row is the label: it lies over its own small print.
      await content.getByText('Masked copy is enough').click({ force: true });
      await expect(content.getByRole('checkbox', { name: 'Aadhaar card' })).toBeChecked();
      await content.getByRole('checkbox', { name: 'PAN card' }).press('Space');
      await expect(content.getByText('2 of 14 ready')).toBeVisible();
      await expect(page).toHaveURL(/have=1,2$/);
      const sent = await content.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
      expect(decodeURIComponent(sent ?? '')).toMatch(/☑ PAN card\n☑ Aadhaar card\n☐ Two passport photos/);
      // The device remembers, for another list as well.
      await open(page, '/documents?loan=personal-loan&work=business');
      await expect(content.getByRole('checkbox', { name: 'PAN card' })).toBeChecked();
      await expect(content.getByText('Udyam registration')).toBeVisible();
    });
  });
}

test('axe finds nothing in either language, light or dark, and nothing overflows', async ({ page }) => {
  for (const path of ['/documents', `${list}&have=1,2`, `${list}&list=hi`]) {
    await open(page, path);
    expect.soft(await faultsInBothLooks(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft(await page.evaluate(sideways), `${path} at 320 px`).toEqual([]);
  }
});

test('the list speaks Hindi on an English page, with the ticks it had', async ({ page }) => {
  await open(page, `${list}&have=4`);
  await main(page)
    .getByRole('navigation', { name: 'Language of the list' })
    .getByRole('link', { name: 'हिन्दी' })
    .click();
  const slips = main(page).getByRole('checkbox', { name: 'सैलरी स्लिप, पिछले 3 महीने' });
  await expect(slips).toBeChecked();
  await expect(main(page).getByRole('heading', { name: /^आमदनी/ })).toBeVisible();
  await expect(main(page).getByText('OTP, PIN, पासवर्ड', { exact: false })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Documents for your home loan');
});

test('on paper: ticks, list and address, no buttons', async ({ page }) => {
  await open(page, `${list}&have=1`);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText(/\/documents\?loan=home-loan/)).toBeVisible();
  await expect(main(page).getByText('Sale deed, and every deed before it')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Apply Now' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Send on WhatsApp' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same list, and ticks that the address holds', async ({ page, request }) => {
    await page.goto('/documents');
    await page.getByLabel('Loan', { exact: true }).selectOption('Home Loan');
    await page.getByLabel('Work').selectOption('Salaried');
    await page.getByRole('button', { name: 'Show my list' }).click();
    await expect(page).toHaveURL(/\?loan=home-loan&work=salaried&property=none$/);
    await page.getByText('PAN card', { exact: true }).click();
    await page.getByText('Two passport photos', { exact: true }).click();
    await page.getByRole('button', { name: 'Keep my ticks' }).click();
    await expect(page).toHaveURL(/have=1,3$/);
    await expect(page.getByText('2 of 8 ready')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Two passport photos' })).toBeChecked();
    const answer = await request.get(page.url());
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/documents</loc>');
    expect((await request.get('/documents?step=list')).status()).toBe(422);
  });
});
