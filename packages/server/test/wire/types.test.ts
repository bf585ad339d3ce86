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

test('a fallback is told once, without saying that the name was read', async () => {
  const { warnings } = await ask('/api/balance', 'crema');
  expect(warnings.filter((text: string) => text.includes('«crema»'))).toHaveLength(1);
  expect(warnings.join()).not.toContain('se ha leído');
});

describe('a type read as another is told by what is no analysis', () => {
  const read = {
    codigo: 'tipo_supuesto',
    texto: 'El tipo «gelato» se ha leído como «helado_leche» (Helado de leche).',
  };

  test('equilibrar, sustituir, crear, desde-etiqueta', async () => {
    expect((await ask('/api/equilibrar/helado', 'gelato')).avisos).toEqual([read]);
    const without = { ...FORMULA, type: 'gelato', quitar: 'lo más caro', maximo: 1 };
    expect((await post(testApp(), '/api/sustituir/helado', without)).json().avisos).toEqual([read]);
    expect((await post(testApp(), '/api/crear/helado', { type: 'gelato' })).json().avisos).toEqual([read]);
    const printed = { type: 'gelato', texto: 'leche, azúcar' };
    expect((await post(testApp(), '/api/desde-etiqueta/helado', printed)).json().avisos).toContain(read.texto);
    expect((await ask('/api/equilibrar/helado', 'helado_leche')).avisos).toBeUndefined();
  });

  test('an unknown one', async () => {
    const [{ codigo, texto }] = (await ask('/api/equilibrar/helado', 'zzz')).avisos;
    expect([codigo, texto]).toEqual(['tipo_desconocido', 'Tipo «zzz» no reconocido: se ha aplicado «Helado crema».']);
  });

  test('the curve', async () => {
    expect((await ask('/api/curva', 'gelato')).warnings).toContain(read.texto);
    expect((await ask('/api/curva', 'zzz')).warnings[0]).toContain('Tipo «zzz» no reconocido');
    expect((await ask('/api/curva', 'Helado-Léche')).warnings.join()).not.toContain('tipo');
  });
});

test('a role says what an ingredient is, also when strict', async () => {
  const ingredients = [
    { name: 'Zurrapa', grams: 600, role: 'harina' },
    { name: 'Agua', grams: 360 },
  ];
  expect((await post(testApp(), '/api/balance/panaderia?estricto=1', { ingredients })).statusCode).toBe(200);
});

test('no hint is better than one that shares two letters', async () => {
  const body = { type: 'pan casero', ingredients: [{ name: 'Harina', grams: 600 }] };
  const { error } = (await post(testApp(), '/api/balance/panaderia?estricto=1', body)).json();
  expect(error).toBe('No existe el tipo «pan casero».');
});
