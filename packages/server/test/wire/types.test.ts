import { CRAFTS } from '@obrador/engine';
import { describe, expect, test } from 'vitest';
import { FORMULA, post, testApp } from '../helpers.ts';

const ask = async (url: string, type: unknown) => (await post(testApp(), url, { ...FORMULA, type })).json();

describe('POST /api/balance', () => {
  test.each([
    ['gelato', 'helado_leche'],
    ['sorbete', 'sorbete_agua'],
    ['granita', 'granizado'],
    ['vegan', 'vegano'],
    ['helado_crma', 'helado_crema'],
  ])('«%s» is unknown, falls back, and is told with «%s»', async (type, meant) => {
    const { type: applied, warnings } = await ask('/api/balance', type);
    expect(applied).toBe('helado_crema');
    expect(warnings.join()).toContain(`Tipo «${type}» no reconocido: se ha aplicado «Helado crema».`);
    expect(warnings.join()).toContain(`«${meant}»`);
  });

  test.each(['HELADO_LECHE', ' helado leche ', 'Helado-Léche'])('takes «%s» for its id', async (type) => {
    const { type: applied, warnings } = await ask('/api/balance', type);
    expect(applied).toBe('helado_leche');
    expect(warnings.join()).not.toContain('tipo');
  });

  test('refuses another name when strict', async () => {
    const response = await post(testApp(), '/api/balance?estricto=1', { ...FORMULA, type: 'gelato' });
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBe('No existe el tipo «gelato». ¿Querías decir «helado_leche»?');
  });
});

test('an analysis takes another name, and tells what it was read as', async () => {
  const { type, avisos } = await ask('/api/analizar/helado', 'gelato');
  expect(type).toBe('helado_leche');
  const texto = 'El tipo «gelato» se ha leído como «helado_leche» (Helado de leche).';
  expect(avisos).toContainEqual({ codigo: 'tipo_supuesto', texto });
});

test.each(CRAFTS.slice(1))(
  '$id: an unknown type is its default, and is told',
  async ({ path, example, defaultType }) => {
    const response = await post(testApp(), path, { ...example, type: 'zzz' });
    expect(response.statusCode).toBe(200);
    expect(response.json().type).toBe(defaultType);
    expect(response.body).toContain('Tipo «zzz» no reconocido');
  },
);
