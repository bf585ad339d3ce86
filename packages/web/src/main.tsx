import { render } from 'preact';
import './styles/main.css';
import { afterPaint } from './after-paint.ts';
import { isDrawn, keepEarly } from './first-screen.ts';
import { followAddress } from './navigate.ts';
import { keepFresh } from './service-worker.ts';
import { had, isNotebookBlank, openNotebook, setting } from './state/notebook.ts';
import { loadOwn } from './state/own.ts';
import { loadPrices } from './state/prices.ts';
import { setRoom } from './state/room.ts';
import { App } from './ui/app.tsx';
import { listenToKeys } from './ui/keys.ts';

/** How long the page may stay white so that it is drawn once, with what the address says. */
const WHITE_MS = 300;

async function takeUpNotebook(): Promise<void> {
  await openNotebook();
  await Promise.all([loadOwn(), loadPrices()]);
  if (await had(setting('copia/archivo'))) await (await import('./auto-copy.ts')).resumeFile();
}

// A blank one has nothing to show: making it would keep a first visitor waiting for where to write.
const isBlank = isNotebookBlank();
if (!isBlank) void takeUpNotebook();
setRoom(() => import('./ui/reading-room.ts'));
const app = document.getElementById('app')!;
const opened = followAddress();
const white = new Promise((resolve) => setTimeout(resolve, WHITE_MS));
void (isDrawn(app) ? opened : Promise.race([opened, white])).then(() => {
  keepEarly();
  render(<App />, app);
  if (isBlank) afterPaint(() => void takeUpNotebook());
});
listenToKeys();
keepFresh();
