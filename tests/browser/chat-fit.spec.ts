import { axeFaults, faultsInBothThemes } from './axe.ts';
import { answering, asksForDetails, floating, openChat, reply } from './chat-window.ts';
import { desk, expect, type Locator, open, type Page, phone, test } from './support.ts';

const narrow = { width: 320, height: 568 };

const inside = (dialog: Locator) =>
  dialog.evaluate((el) => {
    const frame = el.getBoundingClientRect();
    const wide = [...el.querySelectorAll('*')].filter((one) => {
      const box = one.getBoundingClientRect();
      return (
        one.checkVisibility() &&
        !one.closest('.toasts, .visually-hidden') &&
        (box.right > frame.right + 1 || box.left < frame.left - 1)
      );
    });
    return wide.map((one) => `${one.tagName} ${one.className}`);
  });

const bothClean = async (page: Page, what: string) =>
  expect(await faultsInBothThemes(page, 'dialog'), what).toEqual([]);

for (const viewport of [phone, desk]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, wanted: /Failed to load/ });

    test('axe finds nothing in any state, light or dark', async ({ page }) => {
      const sources = [{ title: 'Home loan', href: '/services/home-loan' }];
      await answering(page, '/api/chat', reply('From 8.5%.', { sources }), 'away', asksForDetails);
      const chat = await openChat(page);
      await bothClean(page, 'greeting');
      await chat.say('Rate?');
      await expect(chat.log.getByText('From 8.5%.')).toBeVisible();
      await chat.say('Tenure?');
      await expect(chat.notice('alert', 'Error')).toBeVisible();
      await bothClean(page, 'conversation and error');
      await chat.say('Quote');
      await chat.panel.getByRole('button', { name: 'Submit' }).click();
      await expect(chat.notice('alert', 'Missing Information')).toBeVisible();
      await bothClean(page, 'panel with errors');
    });
  });
}

test('axe finds nothing wrong with the tooltip', async ({ page }) => {
  await open(page, '/about');
  await floating(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await axeFaults(page, { part: '.floating-tip' })).toEqual([]);
});

for (const viewport of [phone, narrow]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: true });

    test('a sheet at the bottom; nothing runs over its edges; every target is 44 px', async ({ page }) => {
      const sources = [{ title: 'Government subsidy details', href: '/services/government-subsidy-details' }];
      await answering(page, '/api/chat', reply(`Long${'word'.repeat(40)}`, { sources }), asksForDetails);
      const chat = await openChat(page);
      await expect(chat.input, 'no keyboard over the greeting').not.toBeFocused();
      const box = await chat.dialog.boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width).toBe(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0);
      expect(box?.height).toBeLessThanOrEqual(Math.min(600, viewport.height * 0.8) + 1);
      await chat.say('Rate?');
      await expect(chat.log.getByRole('link')).toBeVisible();
      await chat.say('Quote');
      await expect(chat.panel).toBeVisible();
      expect(await inside(chat.dialog)).toEqual([]);
      const small = await chat.dialog.locator('button, a, input, textarea, label:has(input)').evaluateAll((all) =>
        all
          .filter((one) => !one.matches('label input') && !(one.matches('a') && one.closest('p')))
          .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box: { width, height } }) => width < 44 || height < 44)
          .map(({ name }) => name),
      );
      expect(small).toEqual([]);
    });
  });
}

// Around it stood a head of two rows and a tall input: at 400 % zoom 44 px were left of what was said.
test('however little height is left, the conversation keeps 120 px, and the input is seen', async ({ page }) => {
  // What a keyboard leaves of the window, as phones report it.
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  for (const [where, width, height, keyboard] of [
    ['at 400 % zoom', 320, 256, 0],
    ['on a phone on its side', 640, 360, 0],
    ['on a small phone on its side', 568, 320, 0],
    ['over a keyboard', 360, 740, 340],
    ['over a keyboard on a small phone', 320, 568, 300],
    ['over a keyboard on a phone on its side', 640, 360, 200],
  ] as const)
    await test.step(where, async () => {
      await page.setViewportSize({ width, height });
      const { dialog, input } = await openChat(page);
      await page.evaluate((taken) => {
        Object.assign(window.visualViewport ?? {}, { height: innerHeight - taken });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, keyboard);
      const seen = height - keyboard;
      const conversation = dialog.getByRole('group', { name: 'Loan Assistant' });
      await expect
        .poll(async () => (await dialog.boundingBox())?.height)
        .toBeLessThanOrEqual(Math.min(seen, height * 0.8) + 1);
      expect(await conversation.evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(120);
      const field = await input.boundingBox();
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(seen);
      expect((await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      // Over so little height only the conversation and the input are left; the head comes back with the height.
      const head = seen > 200 ? ['Close', 'Talk to a person'] : [];
      for (const name of head) {
        await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      expect(await inside(dialog)).toEqual([]);
    });
});

test('on a phone the focus returns to the button although it steps aside while one types', async ({ page }) => {
  await page.setViewportSize(phone);
  const chat = await openChat(page);
  await chat.input.focus();
  await page.keyboard.press('Escape');
  await expect(floating(page)).toBeFocused();
  await expect(floating(page)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button that would do nothing', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
    await expect(floating(page)).toHaveCount(0);
  });
});
