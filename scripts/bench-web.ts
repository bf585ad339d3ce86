import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { ensureBuilt, launch, serve } from '../packages/web/dev/serve.ts';
import { type Figure, print } from './bench/report.ts';

const KEYSTROKES = 100;
const MAX_KILOBYTES = 150;
const MAX_SCRIPT_MS = 16;

/** What a person waits for in the web app: weight of the first load, script per keystroke, how much the page jumps. */
export async function webFigures(): Promise<Figure[]> {
  await ensureBuilt();
  const { origin, close } = await serve();
  const browser = await launch();
  try {
    return [...(await firstLoad(browser, origin)), ...(await typing(browser, origin))];
  } finally {
    await browser.close();
    await close();
  }
}

export async function benchWeb(): Promise<void> {
  print(await webFigures());
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

/** Chunks that come after the first numbers are on screen. */
const PLOTS = /\/(?:helado|frame)-/;

async function firstLoad(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await newPage(browser);
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const size = response.body().then((body) => gzipSync(body).length / 1024);
    sizes.set(new URL(response.url()).pathname, size);
  });
  const start = performance.now();
  await page.goto(origin);
  await page.locator('.meter').first().waitFor();
  const ready = performance.now() - start;
  await page.locator('.plot').waitFor();
  const kilobytes = async (wanted: (path: string) => boolean) => {
    const found = await Promise.all([...sizes].flatMap(([path, size]) => (wanted(path) ? [size] : [])));
    return found.reduce((sum, size) => sum + size, 0);
  };
  const script = await kilobytes((path) => path.endsWith('.js') && !PLOTS.test(path));
  const plots = await kilobytes((path) => PLOTS.test(path));
  const styles = await kilobytes((path) => path.endsWith('.css'));
  await page.context().close();
  return [
    {
      name: 'web: JavaScript of the first load, shell and first craft, compressed',
      value: `${script.toFixed(1)} KB`,
      aim: `under ${MAX_KILOBYTES} KB`,
      met: script < MAX_KILOBYTES,
    },
    { name: 'web: plots that follow / styles, compressed', value: `${plots.toFixed(1)} KB / ${styles.toFixed(1)} KB` },
    { name: 'web: first numbers on screen', value: `${ready.toFixed(0)} ms` },
  ];
}

async function typing(browser: Browser, origin: string): Promise<Figure[]> {
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
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { load: number; typing: number } }).shifts,
  );
  await page.context().close();
  const perKey = (name: string) => (1000 * (after[name]! - before[name]!)) / KEYSTROKES;
  const script = perKey('ScriptDuration');
  return [
    {
      name: 'web: script from a keystroke to the updated numbers',
      value: `${script.toFixed(2)} ms (layout ${perKey('LayoutDuration').toFixed(2)}, style ${perKey('RecalcStyleDuration').toFixed(2)})`,
      aim: `under ${MAX_SCRIPT_MS} ms`,
      met: script < MAX_SCRIPT_MS,
    },
    {
      name: 'web: layout shift on load / while typing',
      value: `${shifts.load.toFixed(3)} / ${shifts.typing.toFixed(3)}`,
      aim: 'none',
      met: shifts.load + shifts.typing < 0.001,
    },
  ];
}

async function metrics(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

if (process.argv[1]?.endsWith('bench-web.ts')) await benchWeb();
