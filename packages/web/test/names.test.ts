import { cacao } from '@obrador/engine/cacao';
import { helado } from '@obrador/engine/helado';
import { panaderia } from '@obrador/engine/panaderia';
import { pasteleria } from '@obrador/engine/pasteleria';
import { turron } from '@obrador/engine/turron';
import { expect, test } from 'vitest';
import type { Craft, CraftId } from '../src/engine.ts';
import { priceName, READERS } from '../src/names.ts';

const CRAFTS: Readonly<Record<CraftId, Craft>> = { helado, panaderia, pasteleria, turron, cacao };

test.each([
  ['helado', 'leche entera', 'Leche entera'],
  ['helado', '  Nata  35 % ', 'Nata 35%'],
  ['panaderia', 'Harina panadera', 'Harina de trigo'],
  ['panaderia', 'masa madre líquida 100%', 'Masa madre (100 % de hidratación)'],
  ['panaderia', 'Agua (prefermento)', 'Agua'],
  ['panaderia', 'aceite de oliva para engrasar', 'Aceite de oliva virgen extra'],
  ['pasteleria', 'leche entera', 'Leche entera'],
  ['pasteleria', 'huevos', 'Huevo entero'],
  ['turron', 'Miel', 'miel'],
  ['cacao', 'Manteca de cacao', 'manteca_cacao'],
] as const)('%s: «%s» is read as the engine reads it', async (id, text, name) => {
  const read = await READERS[id]();
  expect(read(CRAFTS[id], text)?.name).toBe(name);
});

test.each(Object.values(CRAFTS))('$id: its own names, and no others', async (craft) => {
  const read = await READERS[craft.id]();
  for (const { name } of craft.catalogue()) expect(read(craft, name), name).toBeDefined();
  for (const name of ['polvo de hadas', '', ' ', 'x'.repeat(500)]) expect(read(craft, name), name).toBeUndefined();
});

test('a price is kept under one name, however the ingredient is written', () => {
  expect(priceName(helado, ' leche  ENTERA')).toBe('Leche entera');
  expect(priceName(panaderia, 'leche entera')).toBe('Leche entera');
  expect(priceName(turron, 'Miel')).toBe('miel');
  expect([priceName(helado, 'Vainilla de mi tía'), priceName(helado, '')]).toEqual(['Vainilla de mi tía', '']);
});
