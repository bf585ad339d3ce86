import { expect, test } from 'vitest';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import { priceName } from '../src/recipe/request.ts';
import { ALL, helado, panaderia, turron } from './crafts.ts';

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
  expect((await loadCraft(id)).find(text)?.name).toBe(name);
});

test.each(ALL)('$id: its own names, and no others', (craft) => {
  for (const { name } of craft.catalogue()) expect(craft.find(name)?.name).toBe(name);
  for (const name of ['polvo de hadas', '', ' ', 'x'.repeat(500)]) expect(craft.find(name), name).toBeUndefined();
});

test('a price is kept under one name, however the ingredient is written', () => {
  expect(priceName(helado, ' leche  ENTERA')).toBe('Leche entera');
  expect(priceName(panaderia, 'leche entera')).toBe('Leche entera');
  expect(priceName(turron, 'Miel')).toBe('miel');
  expect([priceName(helado, 'Vainilla de mi tía'), priceName(helado, '')]).toEqual(['Vainilla de mi tía', '']);
});
