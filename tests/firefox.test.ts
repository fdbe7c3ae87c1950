// The ways to an enquiry in another engine than the browser tests': one start of Firefox, driven over WebDriver BiDi.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { type RunningServer, startServer } from './start-server.ts';

const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);

/** What a user's Firefox does beside showing pages: at one start in a test it would be most of the work. */
const quiet = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'layout.frame_rate': 10,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

describe('in Firefox', { skip: firefox ? false : 'no Firefox on this machine', timeout: 240_000 }, () => {
  let site: RunningServer;
  let browser: Browser;
  let page: Page;

  /** Puppeteer's own waiting makes functions from text within the page, which our policy forbids. */
  async function until<Found>(look: () => Promise<Found | null | false>): Promise<Found> {
    const deadline = Date.now() + 15_000;
    for (;;) {
      const found = await look();
      if (found) return found;
      assert.ok(Date.now() < deadline, `${look}`);
      await setTimeout(50);
    }
  }
  const find = (selector: string) => until(() => page.$(selector));
  /** What was found just as a page replaced another belongs to the old one, and is looked for again: nothing was pressed. */
  const press = (selector: string) =>
    until(async () => {
      try {
        await (await find(selector)).click();
        return true;
      } catch (error) {
        if (/no such handle/.test(String(error))) return false;
        throw error;
      }
    });
  /** Opens a page and waits until its buttons answer. */
  async function open(path: string) {
    await page.goto(`${site.url}${path}`);
    await until(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    );
  }
  const shows = (words: string) =>
    until(() => page.evaluate((text) => document.body.textContent.includes(text), words));

  before(async () => {
    site = await startServer({ RATE_LIMITS: 'off' });
    browser = await launch({
      browser: 'firefox',
      executablePath: firefox ?? '',
      headless: true,
      extraPrefsFirefox: quiet,
      // Set here and not on the page: a Firefox too old to be told how it is turned is then forgiven.
      defaultViewport: { width: 360, height: 740 },
    });
    page = await browser.newPage();
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  test('the home page is drawn and its menu opens', async () => {
    await open('/');
    assert.equal(await page.$eval('h1', (heading) => heading.textContent), 'Know the rate before you sign.');
    assert.equal(await page.evaluate(() => innerWidth), 360);
    await press('header ::-p-aria([name="Open menu"])');
    await find('header ::-p-aria([name="Team"][role="link"])');
  });

  test('the form sends, and confirms what is stored', async () => {
    await open('/contact');
    for (const [name, text] of Object.entries({
      name: 'Asha Sharma',
      email: 'asha@people.example',
      phone: '+91 98290 00000',
      message: 'Please call.',
    }))
      await (await find(`main form [name="${name}"]`)).type(text);
    await press('main form ::-p-aria([name="Send Message"][role="button"])');
    await shows('Message Sent!');
  });

  test('the calculator computes', async () => {
    await open('/emi-calculator');
    await press('main ::-p-aria([name="Calculate EMI"][role="button"])');
    await shows('₹11,122');
  });

  test('a question opens', async () => {
    await open('/services/home-loan-details');
    const question = 'main ::-p-aria([name="Can I repay the loan early?"])';
    await press(question);
    await until(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main p')].some(
          (answer) => answer.textContent.startsWith('Yes. You can pay part of the loan') && answer.checkVisibility(),
        ),
      ),
    );
  });

  test('the assistant answers', async () => {
    await open('/about');
    await press('::-p-aria([name="Ask our AI Loan Assistant"])');
    await press('dialog ::-p-aria([name="What is the home loan rate?"])');
    await shows('7.3–10.5%');
  });
});
