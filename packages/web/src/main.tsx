import { render } from 'preact';
import { keepPageTitle } from './shell/page-title.ts';
import './styles/main.css';
import { followAddress } from './bench/navigate.ts';
import { loadOwn } from './bench/own.ts';
import { loadPrices } from './bench/prices.ts';
import { setReadingModule } from './bench/reading-module.ts';
import { bringSaving } from './book/lazy-save.ts';
import { bringRows } from './ledger/ledger.tsx';
import { isDrawn, keepEarly } from './loading/first-screen.ts';
import { afterPaint } from './loading/later.ts';
import { bringLetters } from './loading/letters.ts';
import { App } from './shell/app.tsx';
import { listenToKeys } from './shell/keys.ts';
import { keepFresh } from './shell/service-worker.ts';
import { had, isNotebookBlank, openNotebook, setting } from './storage/browser-notebook.ts';

/** How long the page may stay white so that it is drawn once, with what the address says. */
const WHITE_MS = 300;

async function takeUpNotebook(): Promise<void> {
  await openNotebook();
  bringSaving().catch(() => {});
  await Promise.all([loadOwn(), loadPrices()]);
  if (await had(setting('nombres'))) await (await import('./recipe/explained.ts')).loadMeanings();
  if (await had(setting('copia/archivo'))) await (await import('./book/auto-copy.ts')).resumeFile();
  if (await had(setting('relojes'))) await (await import('./workshop/timers.ts')).resumeTimers();
  if (await had(setting('compartido/libro'))) await (await import('./sharing/runner.ts')).sync();
}

// A blank one has nothing to show: making it would keep a first visitor waiting for where to write.
const isBlank = isNotebookBlank();
if (!isBlank) void takeUpNotebook();
// At once for who has a formula, or comes with one in the link.
if (!isBlank || location.hash !== '') bringRows().catch(() => {});
const letters = bringLetters();
setReadingModule(async () => {
  const [module] = await Promise.all([import('./reading/reading-module.ts'), letters]);
  return module;
});
const app = document.getElementById('app')!;
const opened = followAddress();
const white = new Promise((resolve) => setTimeout(resolve, WHITE_MS));
void (isDrawn(app) ? opened : Promise.race([opened, white])).then(() => {
  keepEarly();
  render(<App />, app);
  if (isBlank) afterPaint(() => void takeUpNotebook());
});
keepPageTitle();
listenToKeys();
keepFresh();
