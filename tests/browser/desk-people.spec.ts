// Coming in, looking after people and settings: by password, by link, and without scripts.
import { randomUUID } from 'node:crypto';
import { axeFaults, faultsInBothLooks } from './axe.ts';
import { come, enquire, invite, newEmail, password, signIn, tabTo } from './desk.ts';
import { expect, type Page, test } from './support.ts';

/** Both themes, on a phone and on a laptop: no fault, nothing to push sideways. */
const looksWell = async (page: Page) => expect(await faultsInBothLooks(page), page.url()).toEqual([]);

// A form that cannot be taken is answered as that.
test.use({ wanted: /status of (403|404|410|422)/ });

test('an owner comes by a link, invites an adviser, and both find their way', async ({ page, browser, baseURL }) => {
  const asked = await invite(newEmail('rohini'), 'owner');
  await page.goto(asked);
  await looksWell(page);
  await come(page, asked, 'Rohini Kothari');
  await expect(page).toHaveURL(/\/desk\/today/);
  await page.goto(asked);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is used up');

  await page.goto('/desk/people');
  // Inviting somebody takes no mouse.
  await tabTo(page, page.getByRole('link', { name: 'Invite' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Invite someone' });
  const email = newEmail('kiran.dhaka');
  await tabTo(page, sheet.getByLabel('Email'));
  await page.keyboard.type(email);
  await looksWell(page);
  await page.keyboard.press('Enter');
  const link = await page.getByLabel('One-time link').inputValue();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited, link until');
  await looksWell(page);

  const context = await browser.newContext({ baseURL });
  const adviser = await context.newPage();
  await adviser.goto(new URL(link).pathname);
  await expect(adviser.getByText('Rohini invited you to the desk as an adviser.')).toBeVisible();
  await come(adviser, new URL(link).pathname, 'Kiran Dhaka');
  await adviser.goto('/desk/people');
  await expect(adviser.getByRole('heading', { level: 1 })).toHaveText('Owner only');
  await looksWell(adviser);

  await page.goto('/desk/people');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: 'Change Kiran' }).click();
  await looksWell(page);
  await page.getByRole('button', { name: 'Deactivate Kiran' }).click();
  await expect(page.getByRole('status')).toContainText('signed out everywhere');
  await adviser.goto('/desk/me');
  await expect(adviser).toHaveURL(/\/desk\/sign-in\?to=%2Fdesk%2Fme/);
  await context.close();

  await page.goto('/desk/duties');
  await expect(page.getByRole('region', { name: 'Who saw and changed what' })).toContainText('invited Kiran Dhaka');
  await looksWell(page);
  await page.goto('/desk/me');
  await looksWell(page);
});

test('a wrong password waits, counts down, and the desk returns to the page asked for', async ({ page }) => {
  const email = newEmail('meera');
  await come(page, await invite(email, 'adviser'), 'Meera Joshi');
  await page.goto('/desk/me');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.goto('/desk/me');
  await looksWell(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That email and password do not match.');
  await expect(page.getByRole('button', { name: /^Sign in, in \d seconds?$/ })).toBeDisabled();
  await looksWell(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/me$/);
});

test('an owner sets a holiday and the firm’s own message, is told at the field what cannot be, and the log has it', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/desk/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const promise = page.getByRole('region', { name: 'The promise' });
  await promise.getByLabel('Call within, in hours').fill('48');
  await promise.getByRole('button', { name: 'Save' }).click();
  await expect(promise.getByLabel('Call within, in hours')).toHaveValue('48');
  await expect(promise.getByLabel('Call within, in hours')).toHaveAccessibleDescription(
    /Write a whole number from 1 to 24\./,
  );
  await looksWell(page);

  const holidays = page.getByRole('region', { name: 'Holidays' });
  const name = `Founder’s day ${randomUUID().slice(0, 4)}`;
  // The same figures for day and month: in which order they are typed is the browser's to say.
  const half = String(1 + Math.floor(Math.random() * 12)).padStart(2, '0');
  const date = `2028-${half}-${half}`;
  // By the keyboard alone.
  await tabTo(page, holidays.getByLabel('Day', { exact: true }));
  await page.keyboard.type(`${half}${half}2028`);
  await tabTo(page, holidays.getByLabel('Name', { exact: true }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('The holidays are saved.');
  await tabTo(page, holidays.getByRole('button', { name: `Remove ${name}` }));
  await page.keyboard.press('Enter');
  await expect(holidays.getByText(name)).toHaveCount(0);

  await page.getByText('Empty message', { exact: true }).click();
  await page.getByLabel('Empty message, in English').fill('Namaste {nmae}');
  await page.getByRole('group').filter({ hasText: 'Empty message' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Empty message, in English')).toHaveAccessibleDescription(/“\{nmae\}” would be sent/);
  await page.goto('/desk/duties?kind=people');
  const log = page.getByRole('region', { name: 'Who saw and changed what' });
  await expect(log).toContainText(`changed a setting: holiday on ${date}: none → ${name}`);
});

test('colours, the filter’s count and another instalment, where scripts run', async ({ page, request }) => {
  const { reference } = await enquire(request);
  await come(page, await invite(newEmail('rohini'), 'owner'), 'Rohini Kothari');
  await page.goto('/desk/me');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Save the colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(246, 239, 236)');
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('button', { name: 'Save the colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(25, 28, 69)');

  await page.goto('/desk/queue?state=any#filters');
  const filters = page.getByRole('dialog', { name: 'Filter the queue' });
  await filters.getByLabel('Sent from page').fill('/no-such-page');
  await filters.getByRole('radio', { name: 'Home loan' }).check();
  await expect(filters.getByRole('button', { name: 'Show 0 enquiries' })).toBeVisible();

  await page.goto(`/desk/e/${reference}`);
  const emi = page.getByRole('region', { name: 'EMI of this loan' });
  await emi.getByText('Change').click();
  await emi.getByLabel('Amount in rupees').fill('10,00,000');
  await emi.getByLabel('Rate, percent a year').fill('12');
  await emi.getByLabel('Years').fill('1');
  await expect(emi).toContainText('₹88,849');
  await looksWell(page);
  await page.goto('/desk/numbers');
  await looksWell(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a person comes in, goes away and signs out', async ({ page }) => {
    await come(page, await invite(newEmail('tarun'), 'adviser'), 'Tarun Vyas');
    await expect(page).toHaveURL(/\/desk\/today/);
    await page.goto('/desk/me');
    await page.getByRole('button', { name: 'I am away' }).click();
    await expect(page.getByRole('status')).toHaveText('You are away.');
    await page.getByRole('button', { name: 'I am back' }).click();
    await expect(page.getByRole('status')).toHaveText('You are in turn again.');
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page).toHaveURL(/\/desk\/sign-in/);
  });

  test('an owner is told of wrong hours at their field, looks after people, and chooses colours, by plain forms', async ({
    page,
    browser,
    baseURL,
  }) => {
    await come(page, await invite(newEmail('rohini'), 'owner'), 'Rohini Kothari');
    await page.goto('/desk/settings');
    const hours = page.getByRole('region', { name: 'Office hours' });
    await hours.getByLabel('Closes Friday').fill('08:00');
    await hours.getByRole('button', { name: 'Save' }).click();
    await expect(hours.getByLabel('Closes Friday')).toHaveAccessibleDescription(
      'The office has to close after it opens.',
    );
    const holidays = page.getByRole('region', { name: 'Holidays' });
    const name = `Fair ${randomUUID().slice(0, 4)}`;
    await holidays.getByLabel('Day', { exact: true }).fill(`2029-03-${10 + Math.floor(Math.random() * 18)}`);
    await holidays.getByLabel('Name', { exact: true }).fill(name);
    await holidays.getByRole('button', { name: 'Add' }).click();
    await holidays.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(holidays.getByText(name)).toHaveCount(0);

    // Somebody is invited, changed and let go.
    await page.goto('/desk/people');
    const email = newEmail('nisha.soni');
    const sheet = page.getByRole('dialog', { name: 'Invite someone' });
    await sheet.getByLabel('Email').fill(email);
    await sheet.getByRole('button', { name: 'Make a one-time link' }).click();
    const link = await page.getByLabel('One-time link').inputValue();
    const adviser = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    await come(adviser, new URL(link).pathname, 'Nisha Soni');
    await expect(adviser).toHaveURL(/\/desk\/today/);
    await page.goto('/desk/people');
    await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: 'Change Nisha' }).click();
    await page.getByRole('checkbox', { name: 'Home loan' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: 'Change Nisha' }).click();
    await expect(page.getByRole('checkbox', { name: 'Home loan' })).toBeChecked();
    await page.getByRole('button', { name: 'Deactivate Nisha' }).click();
    await expect(page.getByRole('status')).toContainText('signed out everywhere');
    await adviser.goto('/desk/today');
    await expect(adviser).toHaveURL(/\/desk\/sign-in/);
    await adviser.close();

    await page.goto('/desk/me');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('button', { name: 'Save the colours' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
