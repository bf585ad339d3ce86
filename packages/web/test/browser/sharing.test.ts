import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../server/src/infrastructure/log.ts';
import { openSql } from '../../../server/src/notebooks/open.ts';
import { openStore } from '../../../server/src/notebooks/store.ts';
import { notebooks } from '../../../server/src/routes/cuadernos.ts';
import { type Served, serve } from '../../dev/serve.ts';
import { open, tool, useApp } from './app.ts';
import { violations } from './axe.ts';

useApp();

const folder = mkdtempSync(join(tmpdir(), 'obrador-shared-'));
let service: Served;
beforeAll(async () => {
  const limits = { quota: 64_000_000, dailyBytes: 0, dailyNotebooks: 0 };
  const store = await openStore(await openSql(`file:${join(folder, 'cuadernos.db')}`), limits);
  service = await serve({ notebooks: notebooks({ store, log: silentLog }) });
});
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
