import { delimiter, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from './scripts/browser.mjs';

/** Two checkouts on one machine need two ports. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;
const chrome = findTestBrowser();

/**
 * RenderDocument builds a frame anew for every visit: a sixth of the processor time of one, and a page sees nothing of
 * it. The last list on a command line counts, so what Playwright itself switches off for our kind of test is named too.
 */
const featuresOff = [
  'RenderDocument',
  'PaintHolding',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
];

export default defineConfig({
  testDir: 'tests/browser',
  // Not test-results itself: Playwright empties its output folder, and the server keeps its data beside it.
  outputDir: 'test-results/artifacts',
  // The other half of two cores is for the tests beside them (scripts/test.ts).
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chrome ? { executablePath: chrome } : {}),
      // Nobody but the site is there to talk to. Watching every request for it would cost more.
      args: [
        ...chromiumFlags,
        `--disable-features=${featuresOff}`,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node build/server/main.js',
    url: `${address}/healthz`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
    env: {
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: 'test-results/data',
      RATE_LIMITS: 'off',
    },
  },
});
