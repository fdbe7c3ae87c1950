// A dying network, a file that does not come, a new version going live: the page on the screen and what was typed into
// it stay, whatever a link was touched, and a page that cannot be opened is said to be so.
import type { Route } from '@playwright/test';
import { exact, figure, calculate } from './calculator.ts';
import { answer, fillApplication, field, submit } from './lead-form.ts';
import { comeAlive, expect, open, type Page, test } from './support.ts';

test.use({
  firstVisit: true,
  wanted: /Failed to load resource|net::ERR|Error loading route module|dynamically imported module/,
});

const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'That page did not open' });

/** Marks the document: gives back whether it is still the same one, and which dialogs came up. */
async function watch(page: Page) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    dialog.dismiss();
  });
  await page.evaluate(() => Object.assign(window, { same: true }));
  return async () => {
    expect(await page.evaluate(() => 'same' in window), 'the page was not reloaded').toBe(true);
    expect(dialogs).toEqual([]);
  };
}

/** Points at, focuses and starts a swipe on links of pages that are not there yet. */
async function touchLinks(page: Page) {
  await footer(page, 'Our Team').hover();
  await footer(page, 'Contact').focus();
  await footer(page, 'About Us').dispatchEvent('pointerover', { bubbles: true, pointerType: 'touch' });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover();
  // Whatever a touch has set off is over when the browser has nothing left to fetch.
  await page.waitForLoadState('networkidle');
}

// The router ran the modules of a page pointed at, and reloaded the page when one did not come: offline that was the
// browser's own error page, with a half-filled form gone.
test('offline, touching links does nothing at all, and following one says so', async ({ page, context }) => {
  await open(page, '/emi-calculator');
  await exact(page, 'Loan amount').fill('35 lakh');
  const unharmed = await watch(page);
  const asked: string[] = [];
  await context.setOffline(true);
  page.on('request', (request) => {
    // A band that comes near on the way to a link draws its pictures: the touch has not asked for them.
    if (request.resourceType() !== 'image') asked.push(request.url());
  });
  await touchLinks(page);
  expect(asked).toEqual([]);
  await footer(page, 'Our Team').click();
  await expect(notice(page)).toContainText('You seem to be offline');
  await expect(page).toHaveURL('/emi-calculator');
  await expect(exact(page, 'Loan amount')).toHaveValue(/35/);
  // Nothing waits to jump in later: the page stays when the connection is back, until it is asked again.
  await context.setOffline(false);
  await calculate(page).click();
  await expect(figure(page, 'Monthly EMI')).not.toHaveText('₹0');
  await expect(page).toHaveURL(/emi-calculator\?/);
  await footer(page, 'Our Team').click();
  await expect(page).toHaveURL('/team');
  await expect(notice(page)).toHaveCount(0);
  await unharmed();
});

test('a module that does not come leaves the page alone when a link is only touched', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'message').fill('Half a message');
  const unharmed = await watch(page);
  await page.route(/\/assets\/(team|blog|about)-/, (route) => route.abort('connectionreset'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/team-'));
  await footer(page, 'Our Team').hover();
  await failed;
  await touchLinks(page);
  await expect(field(page, 'message')).toHaveValue('Half a message');
  await unharmed();
});

test('an enquiry that waits is not broken off by a question whether to leave', async ({ page, context }) => {
  await answer(page, (route) => route.abort('internetdisconnected'));
  await open(page, '/query');
  await fillApplication(page);
  await submit(page).click();
  await expect(page.getByText('No connection')).toBeVisible();
  const unharmed = await watch(page);
  await context.setOffline(true);
  await touchLinks(page);
  await footer(page, 'Our Team').click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  // The server is there, the file is not: loading the page whole would ask.
  await page.route(/\/assets\/team-/, (route) => route.fulfill({ status: 404 }));
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await footer(page, 'Our Team').click();
  await expect(notice(page)).toContainText('It could not be fetched just now');
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(field(page, 'loanAmount')).toHaveValue('45 lakh');
  await unharmed();
});

test('a page whose data does not come, comes from somebody else or is refused on the way is not opened', async ({
  page,
}) => {
  const answers: [what: string, answer: (route: Route) => Promise<void>][] = [
    ['does not come', (route) => route.abort('connectionreset')],
    ['comes from somebody else', (route) => route.fulfill({ body: '<h1>Sign in to the hotel</h1>' })],
    ['is refused on the way', (route) => route.fulfill({ status: 502 })],
  ];
  for (const [what, answer] of answers)
    await test.step(what, async () => {
      await open(page, '/emi-calculator');
      await exact(page, 'Loan amount').fill('35 lakh');
      const unharmed = await watch(page);
      await page.route('**/team.data*', answer);
      await footer(page, 'Our Team').click();
      await expect(notice(page)).toBeVisible();
      await expect(page).toHaveURL('/emi-calculator');
      await expect(exact(page, 'Loan amount')).toHaveValue(/35/);
      await page.unroute('**/team.data*');
      await footer(page, 'Our Team').click();
      await expect(page).toHaveURL('/team');
      await unharmed();
    });
});

test('offline, Back says that it could not, and the page and its address stay', async ({ page, context }) => {
  await open(page, '/about');
  await footer(page, 'Contact').click();
  await field(page, 'message').fill('Half a message');
  const unharmed = await watch(page);
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'message')).toHaveValue('Half a message');
  await context.setOffline(false);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'message')).toHaveValue('Half a message');
  await unharmed();
});

// After a reload the router has the module of one page only: Back used to reload the page it could not reach.
test('Back to a page whose module is not here waits for it, or stays', async ({ page }) => {
  await open(page, '/about');
  await footer(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await comeAlive(page);
  await field(page, 'message').fill('Half a message');
  const unharmed = await watch(page);
  await page.route(/\/(about|assets\/about-.*)$/, (route) => route.abort('connectionreset'));
  await page.evaluate(() => history.back());
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'message')).toHaveValue('Half a message');
  await page.unrouteAll();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await unharmed();
});

test('offline, a link to a file keeps the page, too', async ({ page, context }) => {
  await open(page, '/team');
  const unharmed = await watch(page);
  await context.setOffline(true);
  // The viewer's code cannot come either: what is left is the link to the picture.
  await page.getByRole('region', { name: 'Our Team Members' }).getByRole('button').first().click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/team');
  await unharmed();
});

// A new version has other file names, and the old ones are gone.
test('after a new version went live, a click loads the new page whole, a touch nothing', async ({ page }) => {
  await open(page, '/about');
  const unharmed = await watch(page);
  let version = 'old';
  page.on('request', (request) => {
    if (request.isNavigationRequest()) version = 'new';
  });
  await page.route(/\/assets\/team-/, (route) =>
    version === 'old' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await touchLinks(page);
  await unharmed();
  await footer(page, 'Our Team').click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Leaders');
  expect(await page.evaluate(() => 'same' in window), 'a new document').toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
