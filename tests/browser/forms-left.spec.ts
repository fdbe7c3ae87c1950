import { expect, open, type Page, test } from './support.ts';

const asha = {
  'Full name': 'Asha Sharma',
  Email: 'asha@people.example',
  Phone: '98290 00000',
  'Loan amount': '25 lakh',
  'Monthly income': '60,000',
};

const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'Application Submitted!' });

/** An application that waits for the connection; gives the ids under which it is handed in. */
async function waitingApplication(page: Page) {
  await open(page, '/query');
  for (const [label, value] of Object.entries(asha)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads')) ids.push(request.postDataJSON().submissionId);
  });
  await page.route('**/api/leads', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('No connection')).toBeVisible();
  return ids;
}

const leave = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();

test.use({ wanted: /Failed to load resource|net::ERR/ });

// The retries ended with the page: the visitor had read that it would be sent, went on, and nobody ever called.
test('an application that waits is sent from the page the visitor has gone on to', async ({ page }) => {
  const ids = await waitingApplication(page);
  await leave(page);
  await expect(page).toHaveURL(/\/about$/);
  await page.unroute('**/api/leads');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(sent(page)).toBeVisible({ timeout: 20_000 });
  expect(new Set(ids).size).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByText('We kept what you had typed.')).toHaveCount(0);
});

test('coming back to the form finds it still waiting, with every value and tick, and it can be called off', async ({
  page,
}) => {
  const ids = await waitingApplication(page);
  await leave(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByText('No connection')).toBeVisible();
  for (const [label, value] of Object.entries(asha))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(page.getByText('No connection')).toHaveCount(0);
  await page.unroute('**/api/leads');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(new Set(ids).size).toBe(1);
});
