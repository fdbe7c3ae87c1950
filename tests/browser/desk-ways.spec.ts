// The desk by touch on a small phone, by keyboard alone, without scripts, and in both themes.
import { randomUUID } from 'node:crypto';
import { deskWork } from '../../content/en/desk-work.ts';
import { faultsInBothLooks } from './axe.ts';
import { enquire, freshName, sheet, signIn, tabTo } from './desk.ts';
import { expect, main, phone, test } from './support.ts';

test.describe('by touch, 360 px', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the dock calls, writes and notes; back closes a sheet before it leaves the page', async ({ page, request }) => {
    await signIn(page);
    const name = freshName('सीमा');
    const { reference } = await enquire(request, { name, language: 'hi' });
    await page.goto(`/desk/e/${reference}`);
    await expect(page.getByRole('heading', { level: 1 }).locator('[lang="hi"]')).toHaveText(name);
    const dock = page.getByRole('group', { name: 'Reach सीमा' });
    for (const link of await dock.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(phone.height / 2);
    }
    const call = dock.getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', /^tel:\+9198\d{8}$/);
    await dock.getByRole('link', { name: 'WhatsApp' }).tap();
    const write = sheet(page, 'Write to सीमा');
    await expect(write.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(write.getByRole('textbox', { name: 'Text' })).toHaveValue(/^नमस्ते सीमा जी, मैं Pinkstone से Rohini हूँ।/);
    await write.getByRole('radio', { name: 'English' }).tap();
    await expect(write.getByRole('textbox', { name: 'Text' })).toHaveValue(/^Namaste सीमा, this is Rohini/);
    await page.goBack();
    await expect(write).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${reference}$`));

    await dock.getByRole('link', { name: 'Note' }).tap();
    await page.getByRole('textbox', { name: 'Write a note' }).fill('Prefers Hindi.');
    await page.getByRole('button', { name: 'Add note' }).tap();
    await expect(main(page).getByText('Prefers Hindi.')).toBeVisible();

    // The phone dials; on return the sheet asks how it went. Then the state, and the way back.
    await call.tap();
    const called = sheet(page, 'How did the call go?');
    await called.getByRole('radio', { name: 'We spoke' }).tap();
    await called.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByRole('region', { name: 'The promise' })).toContainText('called in 0 h');
    await main(page).getByRole('link', { name: 'Change State' }).tap();
    await sheet(page, 'State').getByRole('radio', { name: 'Approved' }).tap();
    await sheet(page, 'State').getByRole('button', { name: 'Save state' }).tap();
    const state = (name: string) => main(page).getByText(name, { exact: true }).filter({ visible: true });
    await expect(state('Approved')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await expect(state('Contacted')).toBeVisible();
    for (const path of ['/desk/today', '/desk/queue', '/desk/numbers', '/desk/find', `/desk/e/${reference}`]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(phone.width);
    }
  });
});

test('by keyboard alone: the list of keys, a row, a call, the way back', async ({ page, request }) => {
  const { reference } = await enquire(request);
  await signIn(page);
  await page.goto('/desk/today');
  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await expect(page).toHaveURL(/\/desk\/queue/);
  await page.keyboard.press('?');
  const keys = sheet(page, deskWork.keys.title);
  await expect(keys).toContainText('Log a call');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  // What is typed into Find is posted: no address holds it.
  await page.keyboard.press('/');
  await page.keyboard.type('Nobody of this name');
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Nothing for “Nobody of this name”');
  expect(page.url()).toMatch(/\/desk\/find$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
  // Of the whole queue the first row may be another test's, which would meet our call as a conflict.
  const source = `/${randomUUID()}`;
  await enquire(request, { page: source });
  await page.goto(`/desk/queue?source=${source}`);
  await page.keyboard.press('j');
  await expect(page.locator('.row--at a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/e\/PS-/);
  await page.keyboard.press('c');
  const called = sheet(page, 'How did the call go?');
  await expect(called.getByRole('heading')).toBeFocused();
  await called.getByRole('radio', { name: 'We spoke' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(called.getByRole('radio', { name: 'No answer' })).toBeChecked();
  await expect(called.getByRole('radio', { name: /^Try again/ })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  // Nobody answered: a message is offered.
  await expect(sheet(page, /^Write to /)).toBeVisible();
  await page.keyboard.press('Escape');
  // Closing goes one step back; asked for before that is done, the next page would be given up again.
  await expect(page).toHaveURL(/\/desk\/e\/PS-[^#]+$/);
  await expect(page.getByRole('status').filter({ hasText: deskWork.toast.done.contact })).toBeVisible();
  await page.goto(`/desk/e/${reference}`);
  await page.keyboard.press('s');
  const state = sheet(page, 'State');
  await tabTo(page, state.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('group', { name: 'State: Contacted' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(sheet(page, 'Follow-up')).toBeVisible();
  // The next key may come before the browser has gone back from the last sheet.
  await page.evaluate(() => {
    const open = document.querySelector('dialog[open]') as HTMLDialogElement;
    const next = new KeyboardEvent('keydown', { key: 'p', bubbles: true });
    open.addEventListener('close', () => document.body.dispatchEvent(next));
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#pass$/);
  await expect(sheet(page, 'Pass on')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${reference}$`));
  // Never while a field has focus.
  await page.keyboard.press('a');
  await page.keyboard.type('cats');
  await expect(page.getByRole('textbox', { name: 'Write a note' })).toHaveValue('cats');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sheets are sections of the page, and note, state, follow-up and log are forms', async ({ page, request }) => {
    await signIn(page);
    const name = freshName('Lata');
    const { reference } = await enquire(request, { name });
    await page.goto('/desk/queue');
    await page.getByRole('combobox', { name: 'Sent as' }).first().selectOption('application');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/kind=application/);

    await page.goto(`/desk/e/${reference}`);
    await page.getByRole('textbox', { name: 'Write a note' }).fill('Has slips.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Has slips.')).toBeVisible();

    const called = sheet(page, 'How did the call go?');
    await expect(called).toBeVisible();
    await called.getByRole('radio', { name: 'We spoke' }).check();
    await called.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'The promise' })).toContainText('called in 0 h');

    await sheet(page, 'Follow-up')
      .getByRole('radio', { name: /^Tomorrow/ })
      .check();
    await page.getByRole('button', { name: 'Save follow-up' }).click();
    await expect(main(page)).toContainText(deskWork.toast.done.followUp);

    await sheet(page, 'State').getByRole('combobox', { name: 'Or close it, because' }).selectOption('only-asking');
    await page.getByRole('button', { name: 'Save state' }).click();
    await page.getByRole('button', { name: 'Yes, close it' }).click();
    await expect(page.getByRole('group', { name: 'State: Closed: only asking' })).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('group', { name: 'State: Contacted' })).toBeVisible();
  });
});

test('axe finds nothing on the pages, light or dark, on a phone or a laptop', async ({ page, request }) => {
  test.setTimeout(120_000);
  await signIn(page);
  const { reference } = await enquire(request);
  for (const path of ['/desk/today', '/desk/queue', '/desk/find', '/desk/numbers', `/desk/e/${reference}`]) {
    await page.goto(path);
    expect.soft(await faultsInBothLooks(page), path).toEqual([]);
  }
});

test('axe finds nothing in the sheets, light or dark, on a phone or a laptop', async ({ page, request }) => {
  test.setTimeout(120_000);
  await signIn(page);
  const { reference } = await enquire(request);
  await page.goto(`/desk/e/${reference}`);
  for (const id of ['called', 'write', 'state', 'follow-up', 'pass', 'details', 'erase', 'keys']) {
    await page.evaluate((opened) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      (document.getElementById(opened) as HTMLDialogElement).showModal();
    }, id);
    expect.soft(await faultsInBothLooks(page, `#${id}`), id).toEqual([]);
  }
});
