import { facts } from '../../content/facts.ts';
import { content } from '../../content/load.ts';
import type { Fact } from '../../content/schema.ts';
import { english, formatDate, grouped, lakhCrore } from '../../domain/money/format.ts';
import { planOf, readAnswers } from '../../domain/schemes/answers.ts';
import { findSchemes } from '../../domain/schemes/find.ts';
import type { SchemeId } from '../../domain/schemes/result.ts';
import { faultsInBothLooks } from './axe.ts';
import { sideways } from './fit.ts';
import { comeAlive, desk, expect, open, type Page, phone, test } from './support.ts';

const { schemes: words, schemeResult: said } = content('en');
const workshop =
  '/schemes?for=new&kind=make&place=village&state=yes&age=29&cat=woman&class8=yes&cost=1200000&before=no&home=no';
const firstHome = '/schemes?for=home&at=town&income=600000&price=2800000&carpet=60&pucca=no';
const nothingFits =
  '/schemes?for=running&kind=crops&place=town&state=no&age=52&cat=none&class8=no&cost=3500000&before=no&home=no';

/** What the page must show: the same rows through the same rules, as of today. */
const found = (path: string) =>
  findSchemes(
    facts,
    planOf(readAnswers(new URL(path, 'https://x').searchParams).answers),
    new Date().toISOString().slice(0, 10),
  );
const sumOf = (path: string, id: SchemeId) => {
  const { sum } = found(path).results.find((one) => one.id === id) ?? {};
  if (!sum || !('subsidy' in sum)) throw new Error(`${id} has no subsidy`);
  return sum;
};
const money = (amount: number) => lakhCrore(amount, { ...english, croreShort: english.crore });
const row = (id: string) => facts.find((one) => one.id === id) as Fact;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** The first question's legend begins with what is not asked, so its end names it. */
const choose = (page: Page, group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).last().getByRole('radio', { name, exact: true }).first();
test.use({ wanted: /status of 422/ });
const next = (page: Page) => page.getByRole('button', { name: words.next });
const { questions } = words;

/** From the first question to the result, by role and name alone. */
async function answerAll(page: Page) {
  await choose(page, questions.for.title, questions.for.options.new).check();
  await next(page).click();
  await expect(heading(page)).toHaveText(questions.kind.title);
  await choose(page, questions.kind.title, questions.kind.options.make).check();
  await next(page).click();
  await choose(
    page,
    questions.place.title,
    `${questions.place.options.village} ${questions.place.asides.village}`,
  ).check();
  await choose(page, questions.place.state, 'Yes').check();
  await next(page).click();
  await page.getByLabel(questions.you.age).fill('29');
  await page.getByRole('checkbox', { name: questions.you.options.woman, exact: true }).check();
  await choose(page, /^Class \d+ passed/, 'Yes').check();
  await next(page).click();
  await page.getByLabel(questions.cost.label).fill('12L');
  await next(page).click();
  await choose(page, questions.before.title, questions.before.options.no).check();
  await choose(page, questions.before.home, 'No').check();
  await page.getByRole('button', { name: words.last }).click();
}

async function readResult(page: Page) {
  const { own, repay, subsidy } = sumOf(workshop, 'vyupy');
  await expect(heading(page)).toHaveText('One scheme fits. Ask us about two more.');
  await expect(page.getByText('project of ₹12 lakh. You are 29 and from Rajasthan.')).toBeVisible();
  const vyupy = card(page, 'VYUPY');
  const bar = `you bring ${money(own)}, you repay ${money(repay)}, the subsidy pays ${money(subsidy)}`;
  await expect(vyupy.getByRole('img', { name: bar })).toBeVisible();
  const [from, to] = row('vyupy.age').value as [number, number];
  await expect(vyupy.getByRole('row', { name: new RegExp(`^Age .*29.* ${from}–${to} Fits$`) })).toBeVisible();
  await expect(vyupy.getByText(/of the interest is paid by the state as well: at most ₹/)).toBeVisible();
  await expect(card(page, 'PMEGP').getByText(words.verdicts.ask, { exact: true })).toBeVisible();
  const until = formatDate(row('pmegp.age').status?.until ?? '');
  await expect(card(page, 'PMEGP').getByText(`Approved to ${until}`)).toBeVisible();
  await expect(page.getByText(/You can use PMEGP or VYUPY for this project, not both/)).toBeVisible();
  await expect(card(page, 'MUDRA').getByRole('list').first().getByRole('listitem')).toHaveCount(4);
  await expect(card(page, 'MUDRA').getByText(/Tarun covers ₹.* of your ₹12\slakh/)).toBeVisible();
  const closed = page.getByRole('region', { name: said.closedTitle });
  await expect(closed.getByText('Stand-Up India')).toBeVisible();
  await expect(closed.getByText(`closed on ${formatDate(row('subsidy.amount').status?.on ?? '')}`)).toBeVisible();
}

for (const viewport of [phone, desk]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('six questions lead to every scheme with its reasons, and Back keeps each answer', async ({ page }) => {
      await open(page, '/schemes');
      await expect(heading(page)).toHaveText(questions.for.title);
      const box = await choose(page, questions.for.title, questions.for.options.home).boundingBox();
      expect(box?.y, 'the answers stand in the first screen').toBeLessThan(viewport.height);
      await answerAll(page);
      await readResult(page);
      await expect(page).toHaveURL(workshop);
      await page.goBack();
      await expect(choose(page, questions.before.title, questions.before.options.no)).toBeChecked();
      await page.goBack();
      await expect(page.getByLabel(questions.cost.label), 'what was understood').toHaveValue('12,00,000');
      await page.goForward();
      await expect(heading(page)).toHaveText(questions.before.title);
      await page.getByRole('link', { name: words.back }).click();
      await expect(page, 'Back leads to where one came from').toHaveURL(workshop);
    });
  });
}

test('axe finds nothing in a question, its errors, the result and an empty one, and none scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of [
    '/schemes',
    '/schemes?for=new&ask=you&step=you',
    '/schemes?all=1',
    '/schemes?all=1&step=all&for=new',
    workshop,
    firstHome,
    nothingFits,
  ]) {
    await open(page, path);
    found.push(...(await faultsInBothLooks(page)).map((fault) => `${path} at ${fault}`));
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await page.evaluate(sideways)).map((over) => `${path} at ${width} px: ${over}`));
    }
  }
  expect(found).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the same questions, the same result, and what is wrong is said at the field', async ({ page }) => {
    await page.goto('/schemes');
    await page.getByRole('button', { name: words.next }).click();
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link', { name: words.errors.for })).toBeVisible();
    await answerAll(page);
    await readResult(page);
  });
});

test('an answer that cannot be read comes back with how to type it, and the status says so', async ({ page }) => {
  const before = workshop.replace('cost=1200000', 'cost=62+thosand');
  const response = await page.goto(`${before}&step=cost`);
  expect(response?.status()).toBe(422);
  await expect(page.getByLabel(questions.cost.label)).toHaveValue('62 thosand');
  const link = page.getByRole('alert').getByRole('link');
  await expect(link).toHaveText('We could not read “62 thosand”. Type it like 12,00,000 or 12L');
  await comeAlive(page);
  await link.click();
  await expect(page.getByLabel(questions.cost.label)).toBeFocused();
  await page.getByLabel(questions.cost.label).fill('12 lakh');
  await page.keyboard.press('Enter');
  await expect(page, 'and the flow ends where it would have').toHaveURL(workshop);
  await expect(heading(page)).toBeFocused();
});

test('addresses with answers are nobody else’s: not kept, not listed, not told; the bare page is', async ({
  request,
}) => {
  const bare = await request.get('/schemes');
  expect(bare.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(await bare.text()).not.toContain('noindex');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/schemes</loc>');
  for (const path of [workshop, '/schemes?for=new', '/schemes?for=castle']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const { 'cache-control': kept, 'referrer-policy': told, 'x-robots-tag': listed } = answer.headers();
    expect([kept, told, listed], path).toEqual(['private, no-store', 'no-referrer', 'noindex']);
  }
  const sent = await request.get('/schemes?for=new&step=for', { maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([303, '/schemes?for=new']);
});

test('the pages about schemes lead to the finder, each in its own words', async ({ request }) => {
  const pages = [
    '/services/government-subsidies',
    '/services/government-subsidy-details',
    ...['pmegp-rajasthan', 'mudra-loan-tarun-plus', 'vyupy-rajasthan', 'pmay-urban-2'].map((id) => `/guides/${id}`),
  ];
  for (const path of pages) {
    const [, body = ''] = (await (await request.get(path)).text()).match(/<main[^>]*>(.*)<\/main>/s) ?? [];
    expect(body, path).toContain('href="/schemes"');
  }
  expect(await (await request.get('/')).text(), 'the foot of every page').toContain('href="/schemes"');
});

test('a home jumps to its own fields; a plan that fits nothing hears why and where to go', async ({ page }) => {
  await open(page, '/schemes?for=home');
  await expect(heading(page)).toHaveText(questions.home.title);
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.goto(firstHome);
  await expect(
    card(page, 'PMAY-U 2.0').getByText(money(sumOf(firstHome, 'pmay').subsidy), { exact: true }),
  ).toBeVisible();
  await page.goto(nothingFits);
  await expect(heading(page)).toHaveText(said.heads.none);
  const not = page.getByRole('region', { name: said.notFor });
  await expect(not.getByText(/For ages .*\. You are 52\./).first()).toBeVisible();
  await expect(not.getByText(said.because.unit)).toBeVisible();
  await expect(page.getByRole('link', { name: said.next.apply })).toHaveCount(0);
  await expect(page.getByRole('link', { name: said.next.noneBusiness })).toBeVisible();
});

test('what would change it leads to the changed plan, and an answer can be changed from the result', async ({
  page,
}) => {
  await open(page, workshop);
  await card(page, 'MUDRA')
    .getByRole('link', { name: /^Plan for ₹/ })
    .click();
  await expect(card(page, 'MUDRA').getByText(/Tarun covers your ₹.* whole\./)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${words.change}\\s*: ${questions.kind.label}`) }).click();
  await expect(choose(page, questions.kind.title, questions.kind.options.make)).toBeChecked();
  await choose(page, questions.kind.title, questions.kind.options.crops).check();
  await page.getByRole('button', { name: /Continue|See/ }).click();
  await expect(page.getByRole('region', { name: said.notFor }).getByText(said.because.work).first()).toBeVisible();
});

test('Apply with this plan fills the form: the loan, its sum and the plan as one line', async ({ page }) => {
  await open(page, workshop);
  await page.getByRole('link', { name: said.next.apply }).click();
  await expect(page).toHaveURL(/^[^?]*\/query\?/);
  await expect(page.getByLabel('Loan type')).toHaveValue('government-subsidies');
  await expect(page.getByLabel('Loan amount')).toHaveValue(grouped(sumOf(workshop, 'vyupy').loan));
  const message = page.getByRole('textbox', { name: /message/i });
  await expect(message).toHaveValue(/Scheme finder: VYUPY; For: A new business; .*You: Woman; .*₹12,00,000/);
});

test('the keyboard alone answers a question', async ({ page }) => {
  await open(page, '/schemes');
  await choose(page, questions.for.title, questions.for.options.new).focus();
  await page.keyboard.press('ArrowDown');
  await expect(choose(page, questions.for.title, questions.for.options.running)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(questions.kind.title);
  await expect(heading(page)).toBeFocused();
});

test('paper has the result, its address and the day it was checked, without buttons', async ({ page }) => {
  await open(page, workshop);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/\/schemes\?for=new&kind=make/)).toBeVisible();
  await expect(page.getByText(said.figuresChecked)).toBeVisible();
  await expect(card(page, 'VYUPY').getByRole('row', { name: /^Age/ })).toBeVisible();
  await expect(page.getByRole('link', { name: said.next.apply })).toBeHidden();
  await expect(page.getByRole('button', { name: said.keep.print })).toBeHidden();
});
