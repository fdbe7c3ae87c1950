// A day at the desk, from the public form to the erasure.
import { deskDuties } from '../../content/en/desk-duties.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { enquire, freshName, invite, newEmail, sheet, signIn } from './desk.ts';
import { field, fillApplication, submit } from './lead-form.ts';
import { expect, main, open, type Page, test } from './support.ts';

const toast = deskWork.toast.done;

// A conflict and a refusal are answered as what they are.
test.use({ wanted: /status of (409|422)/ });

/** A spreadsheet of the desk, row by row. */
async function rowsOf(page: Page, path: string): Promise<Record<string, string>[]> {
  const csv = await (await page.request.get(path)).text();
  const [columns = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])));
}

/** What the figures say of somebody at this moment; tests beside this one send enquiries too, but disburse none. */
async function figuresOf(page: Page, adviser: string) {
  const row = (await rowsOf(page, '/desk/numbers/export?table=since')).find((one) => one.adviser === adviser);
  const [inTime, disbursed, disbursedInr] = [row?.inTime, row?.disbursed, row?.disbursedInr].map((one) =>
    Number(one ?? 0),
  ) as [number, number, number];
  return { inTime, disbursed, disbursedInr };
}

test('an enquiry from the public form is called, followed up, disbursed, exported and erased', async ({
  page,
  context,
}) => {
  await Promise.all([signIn(page), invite(newEmail('meera.joshi'), 'adviser')]);
  await page.goto('/desk/queue');
  const name = freshName('Kavita');
  const visitor = await context.newPage();
  await open(visitor, '/query');
  await fillApplication(visitor);
  await field(visitor, 'name').fill(name);
  // Sooner than a person can be is taken for a robot, and nobody calls those.
  await visitor.waitForFunction(() => performance.now() > 2000);
  await submit(visitor).click();
  const reference = (await visitor.getByText(/^PS-[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()) ?? '';
  await visitor.getByRole('link', { name: 'See the status of your enquiry' }).click();
  await expect(main(visitor)).toContainText('We will call you by');

  // It came by itself, behind a notice: nothing moved under the thumb.
  const news = page.getByRole('status').filter({ hasText: /new enquir/ });
  await expect(news).toBeVisible({ timeout: 30_000 });
  await news.getByRole('button', { name: 'Show' }).click();
  await expect(news).toBeHidden();
  await page.goto('/desk/find');
  await main(page).getByRole('searchbox').fill(reference);
  await main(page).getByRole('button', { name: 'Find' }).click();
  expect(page.url()).not.toContain(reference);
  await main(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`Enquiry ${reference} | Desk`);
  await expect(page.getByRole('region', { name: 'The promise' })).toContainText('left to call, by');
  await expect(main(page)).toContainText('₹45,00,000 typed “45 lakh”');
  // It is somebody's already: given by turn before anybody saw it.
  const all = '/desk/queue/export?view=all';
  const exported = async () => (await rowsOf(page, all)).find((row) => row.reference === reference);
  const adviser = (await exported())?.adviser ?? '';
  expect(adviser).not.toBe('');
  await expect(main(page)).toContainText(`The desk gave it to ${adviser.split(' ')[0]}`);
  const figures = await figuresOf(page, adviser);

  // A call in which we spoke stops the clock, here and on the visitor's page.
  await page.keyboard.press('c');
  const called = sheet(page, 'How did the call go?');
  await called.getByRole('radio', { name: 'We spoke' }).check();
  await called.getByRole('radio', { name: /^Tomorrow/ }).check();
  await called.getByLabel('Note').fill('Sends salary slips tonight.');
  await called.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: toast.contact })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The promise' })).toContainText('called in 0 h');
  await expect(page.getByRole('group', { name: 'State: Contacted' })).toBeVisible();
  await expect(main(page).getByText('Sends salary slips tonight.')).toBeVisible();
  await visitor.reload();
  await expect(main(visitor)).toContainText('We have contacted you about this enquiry.');

  // Forward is free, and there is a way back.
  const state = page.getByRole('group', { name: /^State:/ });
  await state.getByRole('button', { name: 'Approved' }).click();
  await page.getByRole('status').filter({ hasText: toast.move }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'State: Contacted' })).toBeVisible();
  await state.getByRole('button', { name: 'Approved' }).click();
  await main(page).getByRole('link', { name: 'Change Lender and amounts' }).click();
  const details = sheet(page, 'Lender and amounts');
  await details.getByLabel('Lender').fill('First Sample Bank');
  await details.getByLabel('Amount approved').fill('42 lakh');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(main(page)).toContainText('First Sample Bank, approved ₹42,00,000');

  // What ends it asks once more.
  await state.getByRole('link', { name: 'Disbursed' }).click();
  await sheet(page, 'State').getByRole('radio', { name: 'Disbursed' }).check();
  await sheet(page, 'State').getByRole('button', { name: 'Save state' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Is the loan disbursed?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, it is disbursed' }).click();
  await expect(page.getByRole('group', { name: 'State: Disbursed' })).toBeVisible();
  await expect(main(page)).toContainText('disbursed ₹42,00,000');

  // The figures agree with what was done, at once.
  const now = await figuresOf(page, adviser);
  expect(now.inTime).toBeGreaterThan(figures.inTime);
  expect([now.disbursed, now.disbursedInr]).toEqual([figures.disbursed + 1, figures.disbursedInr + 4_200_000]);
  await page.goto('/desk/numbers');
  const since = page.getByRole('table', { name: 'Since then' }).getByRole('row').filter({ hasText: adviser });
  await expect(since.getByText(/^\d+, ₹/).first()).toBeVisible();
  await page.goto(`/desk/e/${reference}`);

  expect(await exported()).toMatchObject({ name, adviser, state: 'disbursed' });

  await main(page).getByRole('link', { name: 'Erase…' }).click();
  const erase = sheet(page, 'Erase');
  await erase.getByRole('textbox').fill('XXXXX');
  await erase.getByRole('button', { name: 'Erase this enquiry' }).click();
  await expect(page.getByRole('alert')).toContainText('Those are not the last five characters of the reference.');
  await main(page).getByRole('link', { name: 'Erase…' }).click();
  await erase.getByRole('textbox').fill(reference.slice(-5));
  await erase.getByRole('button', { name: 'Erase this enquiry' }).click();
  await expect(page.getByRole('status').filter({ hasText: toast.erase })).toBeVisible();
  await page.goto(`/desk/e/${reference}`);
  await expect(page.getByRole('alert')).toContainText('Do not call.');
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);

  // The log says who, when and what, and nothing of what was written.
  await page.goto('/desk/duties');
  const log = page.getByRole('region', { name: deskDuties.log.title });
  for (const text of ['logged a call', 'erased', 'exported', reference]) await expect(log).toContainText(text);
  await expect(log).not.toContainText(name);
});

test('two people at once see both versions, and nothing is overwritten', async ({ page, request }) => {
  await signIn(page);
  const { reference } = await enquire(request);
  await page.goto(`/desk/e/${reference}`);
  const other = await page.context().newPage();
  await other.goto(`/desk/e/${reference}`);
  await other.getByRole('button', { name: 'Documents' }).click();
  await expect(other.getByRole('group', { name: 'State: Documents' })).toBeVisible();

  await page.getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByRole('alert')).toContainText('Rohini changed this at');
  const pair = page.getByRole('group', { name: 'State', exact: true });
  await expect(pair.getByRole('radio', { name: /Rohini.*Documents/ })).toBeChecked();
  await pair.getByRole('radio', { name: /Yours.*Contacted/ }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('group', { name: 'State: Contacted' })).toBeVisible();
});
