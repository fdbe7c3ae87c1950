// The answer comes before any phone number, on a phone and on a desk, by keyboard, and without scripts.
import { faultsInBothLooks } from './axe.ts';
import { sideways } from './fit.ts';
import { desk, expect, main, open, type Page, phone, test } from './support.ts';

const whole =
  '/eligibility?loan=home-loan&work=salaried&since=2&income=62000&emis=6500&age=34&score=700&amount=4500000&years=20&price=5800000';
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const next = (page: Page) => main(page).getByRole('button', { name: 'Continue' }).click();

/** Seven questions, one a page; `focused` where scripts move the focus to each. */
async function answerAll(page: Page, focused: boolean) {
  const asked = async (question: string, n: number) => {
    await expect(heading(page)).toHaveText(question);
    await expect(main(page).getByText(`Question ${n} of 7`)).toBeVisible();
    if (focused && n > 1) await expect(heading(page)).toBeFocused();
  };
  await asked('Which loan do you want to check?', 1);
  await main(page).getByText('Home Loan', { exact: true }).click();
  await next(page);
  await asked('What work do you do?', 2);
  await main(page).getByText('Salaried', { exact: true }).click();
  await main(page).getByText('2 years or more').click();
  await next(page);
  await asked('What comes into your hand each month?', 3);
  await main(page).getByLabel('Income a month, in hand').fill('62k');
  await next(page);
  await asked('Which EMIs do you pay now, all together?', 4);
  await main(page).getByLabel('EMIs you pay now').fill('6,500');
  await next(page);
  await asked('How old are you?', 5);
  await main(page).getByLabel('Age').fill('34');
  await next(page);
  await asked('What is your credit score?', 6);
  await main(page).getByText('700–749').click();
  await next(page);
  await asked('How much do you need?', 7);
  await main(page).getByLabel('Loan amount').fill('45 lakh');
  await main(page)
    .getByLabel(/Price of the home/)
    .fill('58 lakh');
  await main(page).getByRole('button', { name: 'See my result' }).click();
}

async function expectResult(page: Page) {
  await expect(heading(page)).toHaveText('Part of this loan fits today.');
  await expect(page).toHaveTitle(/^Your result: needs a talk/);
  expect(new URL(page.url()).search).toBe(new URL(whole, page.url()).search);
  const row = (name: string) => main(page).getByRole('row').filter({ hasText: name });
  await expect(row('All EMIs together')).toContainText('₹45,552');
  await expect(row('All EMIs together')).toContainText('Needs a talk');
  await expect(row('Credit score')).toContainText('750+');
  await expect(row('Share of the price')).toContainText('78%');
  const fits = main(page).getByRole('region', { name: 'The loan that fits' });
  for (const figure of ['₹28,23,000', '₹24,499 a month', '₹30,56,676', '₹24,53,000 fits'])
    await expect(fits.getByText(figure)).toBeVisible();
}

for (const viewport of [phone, desk]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('seven questions lead to a verdict, back keeps what was said, and the application takes it along', async ({
      page,
    }) => {
      await open(page, '/eligibility');
      await answerAll(page, true);
      await expectResult(page);
      await page.goBack();
      await expect(heading(page)).toHaveText('How much do you need?');
      await page.goBack();
      await expect(heading(page)).toHaveText('What is your credit score?');
      await expect(main(page).getByText('₹6,500')).toBeVisible();
      await page.goForward();
      await expect(heading(page)).toHaveText('How much do you need?');
      await page.goForward();
      await expect(heading(page)).toHaveText('Part of this loan fits today.');
      await main(page)
        .getByRole('link', { name: /^Change ?: Age$/ })
        .click();
      await expect(main(page).getByLabel('Age')).toHaveValue('34');
      await main(page).getByLabel('Age').fill('50');
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('row').filter({ hasText: '70 at the last EMI' })).toContainText('Needs a talk');
      await main(page).getByRole('link', { name: 'Apply with these figures' }).click();
      await expect(page.getByLabel('Loan type')).toHaveValue('home-loan');
      await expect(page.getByLabel('Monthly income')).toHaveValue('62,000');
      await expect(page.getByRole('radio', { name: 'Salaried' })).toBeChecked();
      await expect(page.getByLabel(/^Message/)).toHaveValue(/^Checked on the site: result: Needs a talk; .*Age: 50/);
    });
  });
}

test('axe finds nothing in a question, its errors and the result, light or dark, and nothing overflows', async ({
  page,
}) => {
  await open(page, '/eligibility?loan=home-loan&work=salaried&since=2&income=62000&emis=0&age=34');
  await next(page);
  await expect(page.getByRole('alert')).toBeVisible();
  for (const path of ['', '/eligibility?all=1', whole]) {
    if (path) await open(page, path);
    expect.soft(await faultsInBothLooks(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft(await page.evaluate(sideways), `${path} at 320 px`).toEqual([]);
  }
});

test('a verdict in seven taps, with nothing typed but amounts and age', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/eligibility?all=1');
  let taps = 0;
  const tap = async (text: string) => {
    taps += 1;
    await main(page).getByText(text, { exact: true }).click();
  };
  await tap('Home Loan');
  await tap('Salaried');
  await tap('2 years or more');
  taps += 1;
  await main(page).getByLabel('Income a month, in hand').click();
  await page.keyboard.type('62000');
  // The keyboard's own key to the next field; “None” lies between.
  await page.keyboard.press('Tab');
  await page.keyboard.type('6500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('34');
  await tap('700–749');
  await tap('I don’t know, show what fits');
  await tap('See my result');
  expect(taps).toBe(7);
  await expect(heading(page)).toHaveText('This is what fits today.');
  await expect(main(page).getByText('₹28,23,000')).toBeVisible();
});

test('what cannot be read is said above and at the field, with everything still there', async ({ page }) => {
  await open(page, '/eligibility?loan=home-loan&work=salaried&since=2');
  await main(page).getByLabel('Income a month, in hand').fill('62 thosand');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('One thing to put right');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(main(page).getByLabel('Income a month, in hand')).toHaveValue('62 thosand');
  await summary.getByRole('link', { name: /We could not read “62 thosand”/ }).click();
  await expect(main(page).getByLabel('Income a month, in hand')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('62,000');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Which EMIs do you pay now, all together?');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, wanted: /status of 422/ });

  test('the same questions, the same result, the same mistakes', async ({ page, request }) => {
    await page.goto('/eligibility');
    await answerAll(page, false);
    await expectResult(page);
    await page.goto('/eligibility?loan=home-loan&work=salaried&since=2&income=62000&emis=0&age=34');
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Choose one answer, or “I don’t know”');
    expect((await request.get(page.url())).status()).toBe(422);
  });

  test('an address with answers is kept by nobody and listed nowhere; the bare page is', async ({ request }) => {
    const { headers, text } = await request.get(whole).then(async (answer) => ({
      headers: answer.headers(),
      text: await answer.text(),
    }));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    const bare = await request.get('/eligibility');
    expect(await bare.text()).not.toContain('noindex');
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/eligibility</loc>');
    for (const odd of [
      'loan=car-loan',
      'age=-3&score=%00',
      'loan=home-loan&ask=constructor',
      'amount=9e99&step=nothing',
    ])
      expect((await request.get(`/eligibility?${odd}`)).status(), odd).toBe(200);
  });
});

test('not yet: no red, no form, a way out and what would change it', async ({ page }) => {
  await open(page, whole.replace('emis=6500', 'emis=34000').replace('score=700', 'score=750'));
  await expect(heading(page)).toHaveText('Not yet. Your EMIs take their share already.');
  await expect(main(page).getByRole('link', { name: 'Apply with these figures' })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Talk it over, no form' })).toHaveAttribute('href', '/contact');
  await expect(main(page).getByRole('heading', { name: 'Close the ₹34,000 of EMIs first' })).toBeVisible();
});

test('paper has the figures, the rules and the address, and no buttons', async ({ page }) => {
  await open(page, whole);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main(page).getByText(/\/eligibility\?loan=home-loan/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Apply with these figures' })).toBeHidden();
  await expect(main(page).getByText('₹28,23,000')).toBeVisible();
  const ink = await heading(page).evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});
