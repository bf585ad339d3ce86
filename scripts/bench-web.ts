import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { ensureBuilt, launch, serve } from '../packages/web/dev/serve.ts';

const KEYSTROKES = 100;

/** What a person waits for: weight of the first load, script per keystroke, and how much the page jumps. */
export async function benchWeb(): Promise<void> {
  await ensureBuilt();
  const { origin, close } = await serve();
  const browser = await launch();
  try {
    console.log('Web app in Chromium');
    await firstLoad(browser, origin);
    await typing(browser, origin);
  } finally {
    await browser.close();
    await close();
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  // The service worker would fetch everything in the background and blur the figures.
  await page.addInitScript('delete Navigator.prototype.serviceWorker');
  await page.addInitScript(() => {
    const shifts = { load: 0, typing: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        shifts[entry.hadRecentInput ? 'typing' : 'load'] += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** Plots come after the first numbers are on screen; they are told apart. */
async function firstLoad(browser: Browser, origin: string): Promise<void> {
  const page = await newPage(browser);
  const loaded: { readonly name: string; readonly size: number; readonly late: boolean }[] = [];
  const pending: Promise<void>[] = [];
  let late = false;
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname;
    const after = late || /helado-|frame-/.test(name);
    pending.push(response.body().then((body) => void loaded.push({ name, size: gzipSync(body).length, late: after })));
  });
  const start = performance.now();
  await page.goto(origin);
  await page.locator('.meter').first().waitFor();
  const ready = performance.now() - start;
  late = true;
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  const kilobytes = (ext: string, isLate: boolean) =>
    loaded
      .filter((one) => one.name.endsWith(ext) && one.late === isLate)
      .reduce((sum, { size }) => sum + size / 1024, 0)
      .toFixed(1);
  console.log(`  first load, JavaScript of shell and first craft: ${kilobytes('.js', false)} KB gz (aim: under 150)`);
  console.log(`  plots that follow: ${kilobytes('.js', true)} KB gz; CSS: ${kilobytes('.css', false)} KB gz`);
  console.log(`  first numbers on screen: ${ready.toFixed(0)} ms`);
  await page.context().close();
}

async function typing(browser: Browser, origin: string): Promise<void> {
  const page = await newPage(browser);
  await page.goto(origin);
  await page.locator('.plot').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.locator('.grams').nth(3).click();
  const before = await metrics(session);
  for (let i = 0; i < KEYSTROKES; i++) {
    await page.keyboard.press(i % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const after = await metrics(session);
  const perKey = (name: string) => ((1000 * (after[name]! - before[name]!)) / KEYSTROKES).toFixed(2);
  console.log(
    `  keystroke to updated numbers: ${perKey('ScriptDuration')} ms of script (aim: under 16), ${perKey('LayoutDuration')} ms layout, ${perKey('RecalcStyleDuration')} ms style`,
  );
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { load: number; typing: number } }).shifts,
  );
  console.log(`  layout shift: ${shifts.load.toFixed(4)} on load, ${shifts.typing.toFixed(4)} while typing`);
  await page.context().close();
}

async function metrics(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

if (process.argv[1]?.endsWith('bench-web.ts')) await benchWeb();
