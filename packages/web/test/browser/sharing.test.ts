import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../../server/src/infrastructure/log.ts';
import { openSql } from '../../../server/src/notebooks/open.ts';
import { openStore } from '../../../server/src/notebooks/store.ts';
import { notebooks } from '../../../server/src/routes/cuadernos.ts';
import { type Served, serve } from '../../dev/serve.ts';
import { httpTransport } from '../../src/sharing/http.ts';
import { newSeed, toPhrase, workshopKey } from '../../src/sharing/workshop-key.ts';
import { open, tool, useApp } from './app.ts';
import { violations } from './axe.ts';

useApp();

const folder = mkdtempSync(join(tmpdir(), 'obrador-shared-'));
let service: Served;
beforeAll(async () => {
  service = await serviceOf('cuadernos.db', 64_000_000);
});

async function serviceOf(name: string, quota: number): Promise<Served> {
  const limits = { quota, dailyBytes: 0, dailyNotebooks: 0 };
  const store = await openStore(await openSql(`file:${join(folder, name)}`), limits);
  return serve({ notebooks: notebooks({ store, log: silentLog }) });
}

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a phone joins by the phrase, sees the book, and what it changes is seen at once', async () => {
  const office = await open({ from: service.origin });
  await office.getByLabel('Título de la receta').fill('Nata de la casa');
  await tool(office, 'Guardar');
  await office.getByText('está guardada en este navegador').waitFor();
  await office.getByRole('link', { name: 'Recetario' }).first().click();
  await office.getByLabel('Nombre de este dispositivo').fill('Oficina');
  await office.getByRole('button', { name: 'Compartir este recetario' }).click();
  await office.getByRole('button', { name: 'Pasar al móvil' }).click();
  await office.getByRole('img', { name: 'Código QR de la invitación' }).waitFor();
  const phrase = await office.locator('section[aria-label="Compartir el recetario"] p > strong').innerText();
  expect(phrase.split(' ')).toHaveLength(9);

  const phone = await open({ from: service.origin, path: '/recetario', viewport: { width: 390, height: 844 } });
  await phone.getByLabel('Nombre de este dispositivo').fill('Móvil de Ana');
  await phone.getByLabel('Frase').fill(phrase.toUpperCase());
  await phone.getByRole('button', { name: 'Unirme' }).click();
  await phone.getByText('Nata de la casa').first().waitFor();
  await office.getByRole('button', { name: 'Admitir a Móvil de Ana como maestro' }).click();
  await phone.getByText('Todo está enviado.').waitFor();
  await expect.poll(() => phone.getByText('Lo que cambies se enviará').count()).toBe(0);

  // Who is here is known by what came of them.
  expect(await office.getByRole('listitem').filter({ hasText: 'Móvil de Ana' }).innerText()).toContain('último cambio');
  await phone.getByRole('button', { name: 'Marcar Nata de la casa como favorita' }).click();
  const mark = office.getByRole('button', { name: 'Marcar Nata de la casa como favorita' });
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
  expect(await violations(office)).toEqual([]);

  // One press removes nobody.
  await office.getByRole('button', { name: 'Quitar a Móvil de Ana', exact: true }).click();
  await office.getByText('La clave y la frase cambiarán para todos.').waitFor();
  await office.getByRole('button', { name: 'Sí, quitar a Móvil de Ana' }).click();
  await phone.getByText('El responsable ha quitado este dispositivo').waitFor();
});

test('says how it stands: what waits, no connection, a phrase to keep, a full log and one it cannot read', async () => {
  const small = await serviceOf('small.db', 3_000);
  onTestFinished(small.close);
  const office = await open({ from: small.origin, expected: /413/ });
  await office.getByLabel('Título de la receta').fill('Nata de la casa');
  await tool(office, 'Guardar');
  await office.getByText('está guardada en este navegador').waitFor();
  await office.getByRole('link', { name: 'Recetario' }).first().click();
  await office.getByLabel('Nombre de este dispositivo').fill('Oficina');
  await office.getByRole('button', { name: 'Compartir este recetario' }).click();
  const status = office.getByRole('status').filter({ hasText: 'enviar' });
  await office.getByText('Todo está enviado.').waitFor();

  await office.getByRole('button', { name: 'Pasar al móvil' }).click();
  const phrase = await office.locator('section[aria-label="Compartir el recetario"] p > strong').innerText();
  await office.getByLabel('Frase').fill('otra frase');
  await office.getByRole('button', { name: 'Comprobar la frase' }).click();
  await office.getByText('Alguna palabra no es la que debe.').waitFor();
  await office.getByLabel('Frase').fill(phrase);
  await office.getByRole('button', { name: 'Comprobar la frase' }).click();
  await office.getByText('La frase está comprobada.').waitFor();

  const mark = office.getByRole('button', { name: 'Marcar Nata de la casa como favorita' });
  await office.context().setOffline(true);
  await mark.click();
  await office.getByText('Sin conexión: sigue trabajando').waitFor();
  expect(await status.innerText()).toContain('1 cambio por enviar.');
  await office.context().setOffline(false);
  await office.getByText('Sin conexión: sigue trabajando').waitFor({ state: 'hidden' });

  await office.evaluate(`
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = () => { throw new DOMException('', 'UnknownError'); };
    globalThis.mend = () => { IDBObjectStore.prototype.get = get; };
    dispatchEvent(new Event('online'));
  `);
  await office.getByText('Este dispositivo no ha podido guardar o leer lo suyo.').waitFor();
  await office.evaluate(`mend(), dispatchEvent(new Event('online'))`);
  await office.getByText('Este dispositivo no ha podido').waitFor({ state: 'hidden' });

  const registros = '**/api/cuadernos/*/registros*';
  await office.route(registros, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), cerrado: true } });
  });
  await mark.click();
  await office
    .getByText(
      'El servicio da el cuaderno por cerrado sin la firma del responsable. Aquí sigue todo: pregúntale, o usa el archivo para pasar los cambios.',
    )
    .waitFor();
  expect(await status.innerText()).toContain('1 cambio por enviar.');
  await office.unroute(registros);

  const full = office.getByText('El cuaderno está lleno.');
  for (let i = 0; i < 6 && (await full.count()) === 0; i++) {
    await mark.click();
    await office.getByText('Todo está enviado.').or(full).waitFor();
  }
  await full.waitFor();
  expect(await status.innerText()).toContain('por enviar');
  await office.getByRole('button', { name: 'Renovar el cuaderno' }).waitFor();
  await office.getByText(/Oficina · responsable \(este dispositivo\) · ha escrito el \d/).waitFor();

  const secret = newSeed();
  const key = await workshopKey(secret);
  const carrier = httpTransport(service.origin);
  await carrier.create(key, 'K'.repeat(87));
  await carrier.append(key, [crypto.getRandomValues(new Uint8Array(541))], false);
  const stranger = await open({ from: service.origin, path: '/recetario' });
  await stranger.getByLabel('Nombre de este dispositivo').fill('Tableta');
  await stranger.getByLabel('Frase').fill(await toPhrase(secret));
  await stranger.getByRole('button', { name: 'Unirme' }).click();
  await stranger.getByText('Este dispositivo no puede descifrar el cuaderno.').waitFor();
});

/** Stands for the sheet of apps of a phone: keeps what is sent. */
const SHEET = `
  navigator.canShare = ({ files }) => files.every(({ type }) => type === 'text/plain');
  navigator.share = async ({ files: [file] }) => { globalThis.sent = { name: file.name, text: await file.text() }; };
`;

test('where nobody hosts, the log goes as a file that another app carries', async () => {
  const expected = /40[45]/;
  const office = await open({ expected, before: SHEET });
  await office.getByLabel('Título de la receta').fill('Nata de la casa');
  await tool(office, 'Guardar');
  await office.getByText('está guardada en este navegador').waitFor();
  await office.getByRole('link', { name: 'Recetario' }).first().click();
  await office.getByLabel('Nombre de este dispositivo').fill('Oficina');
  await office.getByRole('button', { name: 'Compartir este recetario' }).click();
  await office.getByText('Este servicio no guarda cuadernos').waitFor();
  await office.getByRole('button', { name: 'Pasar al móvil' }).click();
  const phrase = await office.locator('section[aria-label="Compartir el recetario"] p > strong').innerText();
  await office.getByRole('button', { name: 'Enviar el archivo' }).click();
  await office.getByText('Todo está enviado.').waitFor();
  const sent = await office.evaluate<{ readonly name: string; readonly text: string }>('sent');
  expect(sent.name).toBe('cuaderno-compartido.txt');
  expect(sent.text).not.toContain('Nata');

  const phone = await open({ expected, path: '/recetario', viewport: { width: 390, height: 844 } });
  await phone.getByLabel('Nombre de este dispositivo').fill('Móvil de Ana');
  await phone.getByLabel('Frase').fill(phrase);
  await phone.getByRole('button', { name: 'Unirme' }).click();
  const file = { name: sent.name, mimeType: 'text/plain', buffer: Buffer.from(sent.text) };
  await phone.getByLabel('Leer un archivo').setInputFiles(file);
  await phone.getByText('Nata de la casa').first().waitFor();
  await phone.getByText('Ya puedes leer el recetario.').waitFor();
});
