import { CRAFTS } from '@obrador/engine';
import { expect, test } from 'vitest';
import { post, testApp } from '../helpers.ts';

test('limits have the same words in the types and in an analysis', async () => {
  const app = testApp();
  const { tipos, parametros } = (await app.inject('/api/tipos/helado')).json();
  const { type, parametros: analysed } = (await post(app, '/api/analizar/helado', CRAFTS[0]!.example)).json();
  const { limites } = tipos.find(({ id }: { id: string }) => id === type);
  const fat = (list: readonly { readonly id: string }[]) => list.find(({ id }) => id === 'materiaGrasa')!;
  const {
    valor: _valor,
    estado: _estado,
    label: _label,
    ...shared
  } = fat(analysed) as unknown as Record<string, unknown>;
  expect(fat(limites)).toEqual(shared);
  expect(fat(parametros)).toMatchObject({ nombre: shared.nombre, unidad: shared.unidad });
});

test('foods have the same words in the catalogue and in the pantry', async () => {
  const app = testApp();
  const [entry] = (await app.inject('/api/catalogo/helado?q=nata%2035')).json().ingredientes;
  const sheet = (await app.inject('/api/despensa/nata_35')).json();
  for (const field of ['id', 'nombre', 'otrosNombres', 'composicion', 'precio', 'fuente']) {
    expect([field in entry, field in sheet], field).toEqual([true, true]);
  }
  expect(entry).toMatchObject({ name: entry.id, label: entry.nombre, price: entry.precio, source: entry.fuente });
});
