import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { silentLog } from '../../packages/server/src/infrastructure/log.ts';
import { openSql } from '../../packages/server/src/notebooks/open.ts';
import { openStore } from '../../packages/server/src/notebooks/store.ts';
import { notebooks } from '../../packages/server/src/routes/cuadernos.ts';
import { ensureBuilt, serve } from '../../packages/web/dev/serve.ts';
import type { Figure } from '../bench/report.ts';
import { launchBrowser } from '../lib/browser.mjs';

const RECIPES = 1_000;
const VERSIONS_EACH = 10;
const VERSIONS = RECIPES * VERSIONS_EACH;
const MOST_FIRST_MS = 3_000;
const MOST_CHANGE_MS = 1_000;
const CHANGES = 5;
const LOOK_MS = 20;
const PATIENCE_MS = 120_000;

/** A book of years, written into the browser as if it had been kept there. */
const FILL = `(async () => {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open('obrador');
    request.onsuccess = () => resolve(request.result);
  });
  const tx = database.transaction(['recetas', 'versiones'], 'readwrite');
  const foods = ['Leche entera', 'Nata 35 %', 'Azúcar', 'Dextrosa', 'Yema de huevo', 'Leche en polvo', 'Vainilla', 'Sal'];
  for (let r = 0; r < ${RECIPES}; r++) {
    const receta = 'receta-' + r;
    tx.objectStore('recetas').put({ v: 1, id: receta, etiquetas: ['año ' + r % 9], favorita: false, creada: 1, usada: r + 1, papelera: null });
    for (let i = 0; i < ${VERSIONS_EACH}; i++) {
      tx.objectStore('versiones').put({
        v: 1, id: receta + '-' + i, receta, creada: 1700000000000 + i * 1000, anterior: i ? receta + '-' + (i - 1) : null, nota: '',
        contenido: {
          oficio: 'helado', tipo: 'helado_crema', titulo: 'Receta ' + r,
          ingredientes: foods.map((nombre, f) => ({ nombre, gramos: 10 + ((r * 31 + i * 17 + f * 7919) % 5000) / 10 })),
        },
      });
    }
  }
  await new Promise((resolve) => { tx.oncomplete = resolve; });
  database.close();
})()`;

const COUNT = `new Promise((resolve) => {
  const request = indexedDB.open('obrador');
  request.onsuccess = () => {
    const count = request.result.transaction('versiones').objectStore('versiones').count();
    count.onsuccess = () => { request.result.close(); resolve(count.result); };
  };
})`;

async function until(isDone: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isDone())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error('It did not come.');
    await sleep(LOOK_MS);
  }
  return performance.now() - begun;
}

async function openBook(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const page = await context.newPage();
  await page.goto(`${origin}/recetario`);
  await page.getByLabel('Nombre de este dispositivo').waitFor();
  return page;
}

/** A book of years and a device that joins: how long until it is whole there, and until a change is seen. */
export async function deviceLoad(): Promise<Figure[]> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'obrador-devices-'));
  const limits = { quota: 64_000_000, dailyBytes: 0, dailyNotebooks: 0 };
  const store = await openStore(await openSql(`file:${join(folder, 'cuadernos.db')}`), limits);
  const { origin, close } = await serve({ notebooks: notebooks({ store, log: silentLog }) });
  const browser = await launchBrowser();
  try {
    const office = await openBook(browser, origin);
    await office.evaluate(FILL);
    await office.reload();
    await office.getByLabel('Nombre de este dispositivo').fill('Oficina');
    let checkpoint: number | null = null;
    office.on('response', async (response) => {
      if (response.url().endsWith('/registros')) checkpoint = (await response.json()).punto;
    });
    await office.getByRole('button', { name: 'Compartir este recetario' }).click();
    await until(async () => checkpoint !== null && (await office.getByText('Todo está enviado.').count()) > 0);
    await office.getByRole('button', { name: 'Pasar al móvil' }).click();
    const phrase = await office.locator('section[aria-label="Compartir el recetario"] p > strong').innerText();

    const phone = await openBook(browser, origin);
    await phone.getByLabel('Nombre de este dispositivo').fill('Móvil');
    await phone.getByLabel('Frase').fill(phrase);
    await sleep(2_000);
    await phone.getByRole('button', { name: 'Unirme' }).click();
    const first = await until(async () => (await phone.evaluate(COUNT)) === VERSIONS);
    await phone.getByText('Receta 999').first().waitFor();
    await office.getByRole('button', { name: 'Admitir a Móvil como maestro' }).click();
    await phone.getByText('Ya puedes leer el recetario.').waitFor({ state: 'hidden' });

    const times: number[] = [];
    for (let i = 0; i < CHANGES; i++) {
      await sleep(3_000);
      const mark = `button[aria-label="Marcar Receta ${RECIPES - 1 - i} como favorita"]`;
      const seen = `document.querySelector('${mark}[aria-pressed=true]') !== null`;
      await phone.click(mark);
      times.push(await until(() => office.evaluate<boolean>(seen)));
    }
    times.sort((a, b) => a - b);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    const count = VERSIONS.toLocaleString('en');
    return [
      {
        name: `first sync of a new device, ${count} versions`,
        value: seconds(first),
        aim: `under ${seconds(MOST_FIRST_MS)}`,
        met: first < MOST_FIRST_MS,
      },
      {
        name: `a change seen on the other device, ${count} versions`,
        value: times.map(seconds).join(', '),
        aim: `under ${seconds(MOST_CHANGE_MS)}`,
        met: times.at(-1)! < MOST_CHANGE_MS,
      },
    ];
  } finally {
    await browser.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
