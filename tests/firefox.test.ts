// The ways to an enquiry in another engine than the browser tests': one start of Firefox, driven over WebDriver BiDi.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
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

  /** Opens a page and waits until its buttons answer. */
  async function open(path: string) {
    await page.goto(`${site.url}${path}`);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  }
  const shows = (words: string) =>
    page.waitForFunction((text) => document.body.textContent?.includes(text), { timeout: 15_000 }, words);

  before(async () => {
    site = await startServer({ RATE_LIMITS: 'off' });
    browser = await launch({
      browser: 'firefox',
      executablePath: firefox ?? '',
      headless: true,
      extraPrefsFirefox: quiet,
    });
    page = await browser.newPage();
    await page.setViewport({ width: 360, height: 740 });
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  test('the home page is drawn and its menu opens', async () => {
    await open('/');
    assert.equal(await page.$eval('h1', (heading) => heading.textContent), 'Know the rate before you sign.');
    await page.locator('header ::-p-aria([name="Open menu"])').click();
    await page.locator('header ::-p-aria([name="Team"][role="link"])').wait();
  });

  test('the form sends, and confirms what is stored', async () => {
    await open('/contact');
    for (const [name, text] of Object.entries({
      name: 'Asha Sharma',
      email: 'asha@people.example',
      phone: '+91 98290 00000',
      message: 'Please call.',
    }))
      await page.locator(`main form [name="${name}"]`).fill(text);
    await page.locator('main form ::-p-aria([name="Send Message"][role="button"])').click();
    await shows('Message Sent!');
  });

  test('the calculator computes', async () => {
    await open('/emi-calculator');
    await page.locator('main ::-p-aria([name="Calculate EMI"][role="button"])').click();
    await shows('₹11,122');
  });

  test('a question opens', async () => {
    await open('/services/home-loan-details');
    const question = 'main ::-p-aria([name="Can I repay the loan early?"])';
    await page.locator(question).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main p')].some(
        (answer) => answer.textContent?.startsWith('Yes. You can pay part of the loan') && answer.checkVisibility(),
      ),
    );
  });

  test('the assistant answers', async () => {
    await open('/about');
    await page.locator('::-p-aria([name="Ask our AI Loan Assistant"])').click();
    await page.locator('dialog ::-p-aria([name="What is the home loan rate?"])').click();
    await shows('7.3–10.5%');
  });
});
