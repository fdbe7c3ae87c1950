// How fast the calculator is: schedules of 360 months per second, and the time from pressing Calculate EMI to the painted
// result with the processor slowed down four times. npm run bench -- calculator [http://address]
import { chromium, type Page } from '@playwright/test';
import { schedule } from '../domain/loan/schedule.ts';
import { chromiumFlags, findChromium } from './browser.mjs';
import { startServer } from '../tests/start-server.ts';

const slowedTimes = 4;
const presses = 30;
const goalMs = 50;

function schedulesPerSecond(): number {
  const terms = (i: number) => ({ principal: 2_500_000 + i, annualRate: 7 + (i % 80) / 10, months: 360 });
  for (let i = 0; i < 500; i++) schedule(terms(i));
  let count = 0;
  const start = performance.now();
  while (performance.now() - start < 2000) schedule(terms(count++));
  return count / ((performance.now() - start) / 1000);
}

/**
 * From the press of the button (the click's own time stamp) to the frame after the one that holds the new figure: a task
 * queued from a frame runs once that frame has been painted.
 */
function pressAndWait(page: Page, amount: number): Promise<number> {
  return page.evaluate(async (value) => {
    const form = document.querySelector<HTMLFormElement>('form#calculator');
    const input = form?.querySelector<HTMLInputElement>('input[name="amount"]');
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    const figure = document.querySelector('.gate__emi');
    if (!form || !input || !button || !figure) throw new Error('No calculator on this page');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(value));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((idle) => setTimeout(idle, 400));
    const before = figure.textContent;
    const painted = new Promise<number>((done, fail) => {
      setTimeout(() => fail(new Error('No new result within ten seconds')), 10_000);
      new MutationObserver((_, watching) => {
        if (figure.textContent === before) return;
        watching.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now());
          port2.postMessage(null);
        });
      }).observe(figure, { childList: true, characterData: true, subtree: true });
    });
    const pressed = new Promise<number>((done) =>
      button.addEventListener('click', () => done(performance.now()), { once: true, capture: true }),
    );
    button.click();
    return (await painted) - (await pressed);
  }, amount);
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const median = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

async function pressesOn(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => /fiber/i.test(key)));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
  const times: number[] = [];
  for (let i = 0; i < presses; i++) times.push(await pressAndWait(page, 1_000_000 + i * 5_000));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

console.log(`schedules of 360 months: ${Math.round(schedulesPerSecond()).toLocaleString('en-IN')} per second`);

const given = process.argv.slice(2).find((arg) => arg.startsWith('http'));
const server = given ? null : await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumFlags,
});
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
for (const [name, query] of [
  ['result', ''],
  ['result with a schedule of 30 years open', '?calculated=1&months=360&view=schedule'],
] as const) {
  const times = await pressesOn(page, `${given ?? server?.url}/emi-calculator${query}`);
  const worst = sorted(times).at(-1) ?? 0;
  const middle = median(times);
  console.log(
    `Calculate EMI to painted ${name}, processor slowed ${slowedTimes}×: median ${middle.toFixed(1)} ms, slowest ${worst.toFixed(1)} ms of ${presses} (goal ${goalMs} ms)`,
  );
}
await browser.close();
await server?.stop();
