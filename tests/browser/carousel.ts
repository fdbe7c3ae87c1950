// A carousel that turns by itself: which slide a reader sees, and what stops it.
import { test } from '@playwright/test';
import { expectOnlySeen, type Locator, leave } from './support.ts';

interface Slides {
  region: Locator;
  /** A text that each slide alone has. */
  titles: string[];
  /** What its dots are called, before their number. */
  called: string;
  /** How long a slide stays, in milliseconds. */
  turn: number;
}

export function carousel({ region, titles, called, turn }: Slides) {
  const page = region.page();
  const title = (index: number) => region.getByText(titles[index] ?? '?', { exact: true });
  const dot = (number: number) => region.getByRole('button', { name: new RegExp(`${called} ${number}\\b`, 'i') });
  // One search instead of one for each.
  const any = region.getByText(new RegExp(`^(?:${titles.map((one) => one.replace(/\W/g, '\\$&')).join('|')})$`));
  const expectShown = (index: number) =>
    expectOnlySeen(any, titles[index] ?? '?', `${called} ${index + 1}, and no other, is seen`);
  /** From the first slide at the beginning of its turn, chosen by a tap: no pointer stays behind to hold it. */
  const fromFirst = (statement: string, body: () => Promise<void>) =>
    test.step(statement, async () => {
      await leave(page);
      await dot(1).dispatchEvent('click');
      await expectShown(0);
      await body();
    });
  const button = (name: RegExp) => region.getByRole('button', { name });

  /** Needs a stopped clock. */
  async function expectPauses(focusable: Locator) {
    const staysUntil = async (letGo: () => Promise<void>) => {
      await page.clock.runFor(2 * turn + 1000);
      await expectShown(0);
      await letGo();
      await page.clock.runFor(turn + 100);
      await expectShown(1);
    };
    await fromFirst('a pointer over the slides stops them until it leaves', async () => {
      await title(0).hover();
      await staysUntil(() => leave(page));
    });
    await fromFirst('focus inside stops the slides', async () => {
      await focusable.focus();
      await staysUntil(() => leave(page));
    });
    await fromFirst('the pause button stops the rotation and starts it again', async () => {
      await button(/pause/i).click();
      await leave(page);
      await staysUntil(async () => {
        await button(/play/i).click();
        await leave(page);
      });
    });
  }
  return { title, dot, button, expectShown, fromFirst, expectPauses };
}
