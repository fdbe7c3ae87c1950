// After sending: a panel that stays, with all one needs until the call, above a form that has stepped back.
import { content } from '../../content/load.ts';
import { wordsOf } from '../../content/products.ts';
import { faultsInBothThemes } from './axe.ts';
import { answer, asha, field, fill, fillApplication, fillMessage, pass, submit } from './lead-form.ts';
import { expect, type Locator, main, open, type Page, phone, test } from './support.ts';

const { services, query } = content('en');

/** What the panel says, with scripts and without. */
async function expectPanel(page: Page, panel: Locator) {
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  const reference = (await panel.getByText(/^PS-[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()) ?? '';
  const due = Date.parse((await panel.locator('time').getAttribute('datetime')) ?? '');
  expect((due - Date.now()) / 3_600_000).toBeGreaterThan(23.9);
  await expect(panel.locator('p').filter({ hasText: 'We call by' })).toHaveText(/We call by \d\d:\d\d \d+ \w+ \d{4}/);
  const link = await panel.getByRole('textbox', { name: 'Link to the status of your enquiry' }).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/status\/[\w-]{16,}$/);
  await expect(panel.getByRole('link', { name: 'See the status of your enquiry' })).toHaveAttribute(
    'href',
    new URL(link).pathname,
  );
  const href = async (name: string) => new URL((await panel.getByRole('link', { name }).getAttribute('href')) ?? '');
  const whatsapp = await href('WhatsApp it to myself');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/');
  expect(whatsapp.searchParams.get('text')).toBe(`My enquiry with Pinkstone, reference ${reference}: ${link}`);
  const mail = await href('Mail it to myself');
  expect([mail.protocol, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    'mailto:',
    `My enquiry with Pinkstone, reference ${reference}`,
    whatsapp.searchParams.get('text'),
  ]);
  const [above, below] = [await panel.boundingBox(), await page.locator('main form').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expect(page.locator('main form').getByText('Send another')).toBeVisible();
  return { reference, link };
}

/** The three steps with the first lit, and the papers of the loan. */
async function expectSteps(panel: Locator) {
  const steps = panel.getByRole('list', { name: 'What Happens Next?' }).getByRole('listitem');
  await expect(steps).toHaveText(query.next.steps.map(({ title }) => new RegExp(`${title}$`)));
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(panel.locator('[aria-current="step"]')).toHaveCount(1);
  await expect(panel.getByRole('heading', { name: 'Documents to keep ready: Home Loan' })).toBeVisible();
  for (const item of wordsOf(services, 'home-loan').detail.documents.items)
    await expect(panel.getByText(item, { exact: true })).toBeVisible();
}

test('an application ends in a panel that stays: reference, call, steps, papers, and the link to keep', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(phone);
  await open(page, '/query?loan=home-loan');
  await fillApplication(page);
  await submit(page).click();
  const panel = main(page).getByRole('region', { name: 'Safely received' });
  const { reference, link } = await expectPanel(page, panel);
  await expectSteps(panel);
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'loanType')).toHaveValue('');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(panel).toBeVisible();
  // Gone to another page and come back: the reference is still there, and the focus is left alone.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' }).click();
  await expect(panel).toContainText(reference);
  await expect(panel).not.toBeFocused();
});

test('a second application has a panel of its own; without a loan chosen there are no papers', async ({ page }) => {
  const sent = await answer(page, pass);
  await open(page, '/query?loan=home-loan');
  const panel = main(page).getByRole('region', { name: 'Safely received' });
  const reference = panel.getByText(/^PS-/);
  await fillApplication(page);
  await submit(page).click();
  await expectSteps(panel);
  const first = await reference.textContent();
  await fillApplication(page);
  await submit(page).click();
  await expect(reference).not.toHaveText(first ?? '');
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading', { name: /Documents/ })).toHaveCount(0);
  expect(sent.map(({ loanType }) => loanType)).toEqual(['home-loan', '']);
});

test('a message is confirmed in the same way, and a clipboard that refuses is said', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, '/contact');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const panel = main(page).getByRole('region', { name: 'Safely received' });
  await expectPanel(page, panel);
  await expect(panel.getByRole('list')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('status')).toHaveText(/does not let us copy/);
});

test('no status link, no link to keep: the reference stands alone', async ({ page }) => {
  await answer(page, (route) => route.fulfill({ status: 200, json: { reference: 'PS-ABCDE-FGHJK' } }));
  await open(page, '/contact');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const panel = main(page).getByRole('region', { name: 'Safely received' });
  await expect(panel).toContainText('PS-ABCDE-FGHJK');
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(panel).not.toContainText('We call by');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the confirmation says the same, with the words of the notice', async ({ page }) => {
    await page.goto('/query?loan=home-loan');
    await fill(page, { ...asha, loanAmount: 'pachas lakh', salary: '85,000' });
    await field(page, 'agreeTerms').check();
    await submit(page).click();
    const panel = main(page).getByRole('region', { name: 'Application Submitted!' });
    await expect(panel).toContainText(query.form.sent.text);
    await expectPanel(page, panel);
    await expectSteps(panel);
    await expect(panel.getByRole('button')).toHaveCount(0);
    await expect(field(page, 'name')).toHaveValue('');
  });
});

test('axe finds nothing in the panel and in the questions, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/query?loan=home-loan');
  await fillApplication(page);
  await fill(page, { phone: '98290' });
  const clean = async (what: string) => {
    expect(await faultsInBothThemes(page, 'main'), what).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  };
  await submit(page).click();
  await expect(field(page, 'phone')).toBeFocused();
  await clean('question');
  await submit(page).click();
  await expect(main(page).getByRole('region', { name: 'Safely received' })).toBeFocused();
  await clean('panel');
});
