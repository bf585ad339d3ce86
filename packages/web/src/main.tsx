import { render } from 'preact';
import './styles/main.css';
import { followAddress } from './navigate.ts';
import { keepFresh } from './service-worker.ts';
import { had, openNotebook, setting } from './state/notebook.ts';
import { loadOwn } from './state/own.ts';
import { loadPrices } from './state/prices.ts';
import { setRoom } from './state/room.ts';
import { App } from './ui/app.tsx';
import { listenToKeys } from './ui/keys.ts';

render(<App />, document.getElementById('app')!);
void openNotebook().then(async () => {
  await Promise.all([loadOwn(), loadPrices()]);
  if (await had(setting('copia/archivo'))) await (await import('./auto-copy.ts')).resumeFile();
});
setRoom(() => import('./ui/reading-room.ts'));
followAddress();
listenToKeys();
keepFresh();
