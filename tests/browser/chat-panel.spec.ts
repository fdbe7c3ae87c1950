import { answering, asha, asksForDetails, chatWindow, floating, holding, openChat, stored } from './chat-window.ts';
import { filled } from './filled.ts';
import { firm } from '../../content/firm.ts';
import { freshTest, expect, type Page, test } from './support.ts';

async function openPanel(page: Page, saying = 'Please quote me a rate') {
  await answering(page, '/api/chat', asksForDetails);
  const chat = await openChat(page);
  await chat.say(saying);
  await expect(chat.panel).toBeVisible();
  return chat;
}

async function fill(page: Page) {
  for (const [label, value] of Object.entries(asha)) await chatWindow(page).dialog.getByLabel(label).fill(value);
}

const submit = (page: Page) => chatWindow(page).dialog.getByRole('button', { name: 'Submit' });

test.describe('the panel', () => {
  test.use({ wanted: /status of 422/ });

  test('opens under its heading, locks the input, names what is missing or refused, and can be declined', async ({
    page,
  }) => {
    const refused = { status: 422, json: { errors: { email: 'Enter an email address.' } } };
    const handedIn = await answering(page, '/api/leads', refused);
    const { panel, input, send, notice } = await openPanel(page);
    await test.step('it opens under its heading and locks the input', async () => {
      await expect(panel.getByRole('heading', { name: 'Get Personalized Rate Quote' })).toBeInViewport();
      await expect(panel.getByRole('heading')).toBeFocused();
      await expect(panel.getByLabel('Email')).toHaveAttribute('type', 'email');
      await expect(panel.getByLabel('Phone')).toHaveAttribute('type', 'tel');
      await expect(panel.getByRole('checkbox')).not.toBeChecked();
      await expect(panel.getByRole('link', { name: 'Read the privacy notice' })).toHaveAttribute('href', '/privacy');
      await expect(input).toBeDisabled();
      await expect(send).toBeDisabled();
      const [yes, no] = await Promise.all(
        [submit(page), panel.getByRole('button', { name: 'No thanks, go on chatting' })].map((one) =>
          one.boundingBox(),
        ),
      );
      expect(no?.width).toBe(yes?.width);
      expect(no?.height).toBe(yes?.height);
    });
    await test.step('with a field left empty, a notice and nothing sent', async () => {
      await fill(page);
      await panel.getByLabel('Phone').fill('  ');
      await submit(page).click();
      await expect(notice('alert', 'Missing Information')).toContainText('Please fill in all fields');
      await expect(panel.getByLabel('Phone')).toBeFocused();
      await expect(panel.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(panel.getByLabel('Name')).toHaveValue(asha.Name);
      expect(handedIn).toEqual([]);
    });
    await test.step('what the server cannot take is said at its field, in the place of that notice', async () => {
      await panel.getByLabel('Phone').fill(asha.Phone);
      await submit(page).click();
      await expect(panel.getByLabel('Email')).toBeFocused();
      await expect(panel.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address.');
      await expect(notice('alert', 'Missing Information')).toHaveCount(0);
      await panel.getByLabel('Email').fill('asha@home.example');
      await expect(panel.getByText('Enter an email address.')).toBeHidden();
    });
    await test.step('declined, it gives the input back', async () => {
      await panel.getByRole('button', { name: 'No thanks, go on chatting' }).click();
      await expect(panel).toBeHidden();
      await expect(input).toBeEnabled();
      await expect(input).toBeFocused();
    });
  });
});

test('a number that was typed to the assistant stands in the panel', async ({ page }) => {
  const { panel } = await openPanel(page, 'Ramesh here, 90000 00417, call after 6');
  await expect(panel.getByLabel('Phone')).toHaveValue('90000 00417');
  await expect(panel.getByLabel('Name')).toHaveValue('');
});

test('the confirmation waits until the enquiry is stored', async ({ page }) => {
  const { panel, personPanel, notice, log, input } = await openPanel(page);
  const release = await holding(page, '/api/leads', stored.json, 201);
  await fill(page);
  await submit(page).click();
  await expect(panel.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
  await expect(notice('status', 'Details Submitted')).toHaveCount(0);
  release();
  await expect(notice('status', 'Details Submitted')).toContainText('Our team will contact you soon!');
  await expect(log.locator('.message').last()).toContainText(
    filled('within {firm.response} with loan options and rates'),
  );
  await expect(log.getByRole('link', { name: 'See the status of your enquiry' })).toHaveAttribute(
    'href',
    /^\/status\//,
  );
  await expect(panel).toBeHidden();
  await expect(input).toBeEnabled();
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  for (const label of Object.keys(asha)) await expect(personPanel.getByLabel(label)).toHaveValue('');
});

test('the conversation goes along only when the visitor says so', async ({ page }) => {
  const handedIn = await answering(page, '/api/leads', stored);
  const { panel, personPanel } = await openPanel(page);
  await fill(page);
  await submit(page).click();
  await expect(panel).toBeHidden();
  expect(handedIn[0]).toEqual({
    kind: 'callback',
    name: asha.Name,
    email: asha.Email,
    phone: asha.Phone,
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    page: '/about',
    language: 'en',
  });
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await fill(page);
  await personPanel.getByText('Send this conversation to the adviser with my details').click();
  await submit(page).click();
  await expect(personPanel).toBeHidden();
  expect(handedIn[1]).toMatchObject({
    shareConversation: true,
    conversation: expect.stringMatching(/\d\d:\d\d You: Please quote me a rate\n/),
  });
  expect(handedIn[1]?.submissionId).not.toBe(handedIn[0]?.submissionId);
});

test.describe('trouble', () => {
  test.use({ wanted: /Failed to load resource/ });

  freshTest('whatever fails, everything stays, and the next try is the same enquiry', async ({ page }) => {
    const troubles = [
      ['no connection', 'away'],
      ['a store that is away', { status: 503, json: { error: 'Not just now.' } }],
      ['too many at once', { status: 429, json: { error: 'Please wait a moment.' } }],
      ['a sign-in page in between', { status: 200, json: {} }],
    ] as const;
    const handedIn = await answering(page, '/api/leads', ...troubles.flatMap(([, answer]) => [answer, stored]));
    await page.clock.install();
    const chat = await openPanel(page);
    const { panel, notice } = chat;
    const [unsent, sent] = [notice('alert', 'Not sent yet'), notice('status', 'Details Submitted')];
    for (const [round, [trouble]] of troubles.entries())
      await test.step(trouble, async () => {
        if (round > 0) {
          await page.clock.resume();
          await chat.say('Please quote me a rate');
        }
        await fill(page);
        // So that it does not try again by itself before the visitor does.
        await page.clock.pauseAt(Date.now() + (round + 1) * 600_000);
        await submit(page).click();
        await expect(unsent).toBeVisible();
        await expect(sent).toHaveCount(0);
        for (const [label, value] of Object.entries(asha)) await expect(panel.getByLabel(label)).toHaveValue(value);
        await submit(page).click();
        await expect(sent).toBeVisible();
        await expect(unsent).toHaveCount(0);
        expect(handedIn).toHaveLength(2 * round + 2);
        expect(handedIn[2 * round + 1]?.submissionId).toBe(handedIn[2 * round]?.submissionId);
        await sent.getByRole('button', { name: 'Dismiss' }).click();
      });
  });

  // It was said to be unsent and left at that: whoever closed the window waited for a call that nobody knew of.
  test('what waits is sent by itself, as it stands by then, with the window closed', async ({ page }) => {
    const handedIn = await answering(page, '/api/leads', 'away', stored);
    const { panel, notice, log } = await openPanel(page);
    await fill(page);
    await submit(page).click();
    await expect(panel.getByText('we send them again by ourselves')).toBeVisible();
    await panel.getByLabel('Phone').fill('98290 12345');
    await page.keyboard.press('Escape');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notice('status', 'Details Submitted')).toBeVisible();
    expect(handedIn.map(({ phone }) => phone)).toEqual([asha.Phone, '98290 12345']);
    expect(handedIn[1]?.submissionId).toBe(handedIn[0]?.submissionId);
    await floating(page).click();
    await expect(panel).toBeHidden();
    await expect(log.locator('.message').last()).toContainText('PS-TEST');
  });

  test('declined while it waits, it is not sent', async ({ page }) => {
    const handedIn = await answering(page, '/api/leads', 'away', stored);
    const { panel, notice, personPanel } = await openPanel(page);
    await fill(page);
    await submit(page).click();
    await expect(notice('alert', 'Not sent yet')).toBeVisible();
    await panel.getByRole('button', { name: 'No thanks, go on chatting' }).click();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'Talk to a person' }).click();
    // What was typed is still there, also after a reload, as in every form.
    await expect(personPanel.getByLabel('Name')).toHaveValue(asha.Name);
    await page.reload();
    await floating(page).click();
    await expect(personPanel.getByLabel('Name')).toHaveValue(asha.Name);
    expect(handedIn).toHaveLength(1);
  });
});

// Whoever wanted a person was offered a rate quote.
test('a person is one press away, in a panel that says so; typed details outlive a closed window', async ({ page }) => {
  const chat = await openChat(page);
  const { dialog, panel, personPanel, input } = chat;
  await expect(dialog.getByRole('link', { name: /Call \+91/ })).toHaveAttribute('href', `tel:${firm.phones.main.dial}`);
  const person = dialog.getByRole('button', { name: 'Talk to a person' });
  await person.click();
  await expect(personPanel.getByRole('heading', { name: 'Talk to a person' })).toBeFocused();
  await expect(personPanel).toContainText(filled('an adviser contacts you within {firm.response}'));
  await expect(panel).toHaveCount(0);
  await expect(input).toBeDisabled();
  await personPanel.getByLabel('Name').fill('Asha');
  await page.keyboard.press('Escape');
  await floating(page).click();
  await expect(personPanel.getByLabel('Name')).toHaveValue('Asha');
  await page.reload();
  await floating(page).click();
  await expect(personPanel, 'still for that after a reload').toBeVisible();
  await personPanel.getByRole('button', { name: 'No thanks, go on chatting' }).click();
  await chat.say('I want a personalised rate quote');
  await expect(panel.getByRole('heading', { name: 'Get Personalized Rate Quote' })).toBeVisible();
  await person.click();
  await expect(personPanel).toBeVisible();
});

// Kind words to somebody in need had gone above the window's edge when the panel came, and it offered a rate quote.
test('on a phone kind words are read from their beginning, and the panel under them offers a person', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const chat = await openChat(page);
  const { dialog, log, panel, personPanel } = chat;
  await chat.say('agents came to our house and shouted at my mother');
  await expect(personPanel.getByRole('heading', { name: 'Talk to a person' })).toBeFocused();
  await expect(panel).toHaveCount(0);
  const edge = await dialog.locator('.chat__scroll').boundingBox();
  const reply = await log.getByText('I am sorry that').last().boundingBox();
  expect(reply?.y).toBeGreaterThanOrEqual(edge?.y ?? 0);
});

test('this server stores the enquiry', async ({ page }) => {
  const { notice, log } = await openPanel(page);
  await fill(page);
  await submit(page).click();
  await expect(notice('status', 'Details Submitted')).toBeVisible();
  // The link was all there was: nothing to name on the phone, and no time to wait for.
  await expect(log.locator('.message').last()).toContainText(/Your reference\s*PS-[0-9A-Z]{5}-[0-9A-Z]{5}/);
  await expect(log.locator('.message').last()).toContainText(/We call by\s*\d+ \w+ \d{4}, \d\d:\d\d/);
  await log.getByRole('link', { name: 'See the status of your enquiry' }).click();
  await expect(page).toHaveURL(/\/status\/.+/);
  await expect(page.getByRole('main')).toContainText(asha.Name);
});
