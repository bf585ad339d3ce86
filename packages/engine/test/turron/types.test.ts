import { describe, expect, it } from 'vitest';
import { findType, TYPE_INFOS } from '../../src/turron/types.ts';
import { balance } from './formula.ts';

describe('spellings of the type', () => {
  it.each([
    ['jijona', ['jijona', 'Xixona', 'Turrón de Jijona', 'BLANDO', 'turron_blando']],
    ['alicante', ['alicante', 'turrón de Alicante', 'duro', 'Turrón duro']],
    ['yema_tostada', ['yema tostada', 'yema', 'yema-quemada', 'Crema quemada', 'turrón de yema']],
    ['mazapan', ['Mazapán', 'marzipan', 'mazapanes']],
    ['guirlache', ['guirlache', 'guirlaches', 'crocante']],
    ['peladilla', ['peladillas', 'garrapiñada', 'Garrapiñadas']],
    ['generico', ['genérico', 'nougat', 'torrone', 'turrón']],
    ['turron_chocolate', ['chocolate', 'Turrón de chocolate', 'crujiente', 'Trufado']],
    ['turron_coco', ['coco', 'Turrón de coco']],
    ['turron_piedra', ['piedra', 'a la piedra', 'Turrón a la piedra']],
    ['panellets', ['Panellets', 'panellet', 'empiñonados']],
  ])('%s', (id, spellings) => {
    for (const text of spellings) expect(findType(text)).toBe(id);
  });

  it('the label of a type is a name of it', () => {
    for (const { id, label } of TYPE_INFOS) expect(findType(label)).toBe(id);
  });
});

/** Figure of a limit: «key level» → min or max. */
function limitsOf(id: string): Record<string, number | null> {
  const { limits } = TYPE_INFOS.find((type) => type.id === id)!;
  return Object.fromEntries(
    limits.map(({ param: { key }, level, min, max }) => [level === undefined ? key : `${key} ${level}`, min ?? max]),
  );
}

describe('thresholds', () => {
  it.each([
    [
      'jijona',
      {
        'pctAlmendra Suprema': 64,
        'pctAlmendra Extra': 50,
        'pctMiel Suprema': 10,
        'pctMiel Extra': 10,
        'noAdmitidos Extra': 0,
        pctHumedad: 4.5,
      },
    ],
    ['alicante', { 'pctAlmendra Suprema': 60, 'pctAlmendra Extra': 46, 'pctMiel Extra': 10, pctHumedad: 5 }],
    [
      'mazapan',
      {
        'pctAlmendra Suprema': 45,
        'pctAlmendra Extra': 35,
        'paridad Suprema': 50,
        'huevo Extra': 10,
        'fecula Extra': 0,
        'desconocido Suprema': 1,
        pctHumedad: 11,
      },
    ],
    [
      'yema_tostada',
      {
        'pctAlmendra Suprema': 40,
        'pctAlmendra Extra': 33,
        'yema Suprema': 1,
        'yema Extra': 1,
        'almendraYema Suprema': 45,
        'almendraYema Extra': 38,
        'fecula Suprema': 0,
        pctHumedad: 13,
      },
    ],
    ['guirlache', { 'pctFrutosSecos Suprema': 45, 'pctFrutosSecos Extra': 38, 'fecula Extra': 0, pctHumedad: 2 }],
    ['peladilla', { 'pctAlmendra Suprema': 40, 'pctAlmendra Extra': 30, pctHumedad: 3 }],
    ['generico', { 'basica Suprema': 45, 'basica Extra': 38, 'fecula Extra': 0, pctHumedad: 8 }],
    ['turron_chocolate', { 'basica Suprema': 45, 'basica Extra': 38, 'cereal Suprema': 25, pctHumedad: 2 }],
    ['turron_coco', { 'coco Suprema': 45, 'coco Extra': 38, 'fecula Suprema': 0, pctHumedad: 13 }],
    ['turron_piedra', { 'pctAlmendra Suprema': 45, 'pctAlmendra Extra': 38, 'fecula Extra': 0, pctHumedad: 4.5 }],
    ['panellets', { 'basica Suprema': 40, 'basica Extra': 35, 'fecula Suprema': 1, 'fecula Extra': 6, pctHumedad: 16 }],
  ])('%s', (id, expected) => {
    expect(limitsOf(id)).toMatchObject(expected);
  });

  it('each limit has a label and a source', () => {
    for (const { limits } of TYPE_INFOS) {
      for (const { param, source } of limits) {
        expect(param.label).not.toBe('');
        expect(source).not.toBe('');
      }
    }
  });

  // Dry formulas: nothing evaporates, so the grams typed are the percentages judged.
  it.each([
    ['jijona', (a: number) => `almendra_tostada ${a}, miel 10, azucar ${90 - a}`, 64, 50],
    ['alicante', (a: number) => `almendra_tostada ${a}, miel 10, azucar ${90 - a}`, 60, 46],
    ['mazapan', (a: number) => `almendra_cruda ${a}, azucar ${a - 1}, inulina ${101 - 2 * a}`, 45, 35],
    ['yema_tostada', (a: number) => `almendra_cruda ${a}, yema_polvo 5, azucar ${95 - a}`, 40, 33],
    ['guirlache', (a: number) => `avellana_tostada ${a}, azucar ${100 - a}`, 45, 38],
    ['peladilla', (a: number) => `almendra_cruda ${a}, azucar ${100 - a}`, 40, 30],
    ['generico', (a: number) => `coco_rallado ${a}, azucar ${100 - a}`, 45, 38],
    ['turron_coco', (a: number) => `coco_rallado ${a}, azucar ${100 - a}`, 45, 38],
    ['turron_piedra', (a: number) => `almendra_tostada ${a}, azucar ${100 - a}`, 45, 38],
    ['panellets', (a: number) => `almendra_molida ${a}, azucar ${100 - a}`, 40, 35],
    ['turron_chocolate', (a: number) => `manteca_cacao ${a}, azucar ${100 - a}`, 45, 38],
  ])('%s: inclusive on the value shown', (type, text, suprema, extra) => {
    const category = (a: number) => balance(type, text(a)).score.categoria;
    expect(category(suprema)).toBe('Suprema');
    expect(category(suprema - 0.004)).toBe('Suprema');
    expect(category(suprema - 0.01)).toBe('Extra');
    expect(category(extra)).toBe('Extra');
    expect(category(extra - 0.01)).toMatch(/^(Fuera de IGP|Básico)$/);
  });

  it('almond and yolk add up as shown', () => {
    // 39.9951 + 4.9951 = 44.9902, shown as 40.00 and 5.00.
    const { score } = balance('yema_tostada', 'almendra_cruda 39.9951, yema_polvo 4.9951, azucar 55.0098');
    expect(score.categoria).toBe('Suprema');
  });

  it('the egg of a mazapán, inclusive', () => {
    const egg = (g: number) =>
      balance('mazapan', `almendra_cruda 500, azucar ${500 - g}, yema_polvo ${g}`).score.categoria;
    expect(egg(100)).toBe('Suprema');
    expect(egg(101)).toBe('Fuera de IGP');
  });

  it('honey, inclusive', () => {
    const honey = (g: number) => balance('jijona', `almendra_tostada 64, miel ${g}, azucar ${36 - g}`).score.categoria;
    expect(honey(9.996)).toBe('Suprema');
    expect(honey(9.99)).toBe('Fuera de IGP');
  });
});

describe('panellets', () => {
  const reasons = (text: string) => balance('panellets', text).score.motivos.join(' ');
  const category = (text: string) => balance('panellets', text).score.categoria;

  it('the dough of the guaranteed speciality is the best there is', () => {
    // euroricette.it: for each kg of almond, 1 kg of sugar and 350 g of white.
    expect(category('almendra_molida 1000, azucar 1000, clara 350')).toBe('Suprema');
  });

  it('potato is no fault, but keeps them out of the speciality, whatever the almond', () => {
    // vilaweb.cat, 26-10-2024.
    const potato = 'almendra_molida 500, azucar_glas 500, patata 250';
    expect(category(potato)).toBe('Extra');
    expect(reasons(potato)).toContain('Lleva «Patata cocida»');
    expect(reasons(potato)).not.toContain('Para la categoría Suprema');
    expect(category('almendra_molida 900, azucar 400, patata 250')).toBe('Extra');
  });

  it('pine nuts and coconut count like almond', () => {
    expect(category('almendra_molida 300, azucar 500, clara 100, pinon 200')).toBe('Suprema');
    expect(category('almendra_molida 300, azucar 500, clara 100, coco_rallado 200')).toBe('Suprema');
  });

  it('more potato than almond is none', () => {
    expect(category('almendra_molida 300, azucar 400, patata 600')).toBe('Básico');
  });

  it('the same dough is no mazapán', () => {
    expect(balance('mazapan', 'almendra_molida 500, azucar 500, patata 250').score.categoria).toBe('Fuera de IGP');
  });
});
