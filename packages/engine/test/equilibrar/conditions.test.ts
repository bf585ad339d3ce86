import { describe, expect, it } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import { balance } from '../../src/craft/request.ts';
import { helado } from '../../src/helado/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';
import { balanced, gramsOf, request, textsOf } from './formula.ts';

const isOnStep = (grams: number, step: number) => Math.abs(grams / step - Math.round(grams / step)) < 1e-9;

describe('a total', () => {
  const GENOISE = 'Huevo entero 200, Azúcar 125, Harina 125';

  it('is not met by a good formula of another weight that may not move', () => {
    const answer = balanced(pasteleria, 'genoise', GENOISE, {
      fijos: ['Huevo entero', 'Azúcar', 'Harina'],
      total: 1000,
      anadir: [],
    });
    expect(answer).toMatchObject({ factible: false, total: 450 });
    expect(answer.conflictos?.map(({ tipo }) => tipo)).toEqual(['total', 'fijo', 'fijo', 'fijo']);
  });

  it.each([325, 200])('of %i g is no reason to say there is no flour', (total) => {
    const answer = balanced(pasteleria, 'genoise', GENOISE, { fijos: ['Huevo entero', 'Azúcar'], total });
    expect(answer.factible).toBe(false);
    expect(gramsOf(answer).Harina).toBe(63);
    expect(answer.conflictos?.map(({ tipo }) => tipo)).toContain('total');
  });

  it.each([5e-324, 1e-300, 1e-9])('is no trouble for %d g of salt', (grams) => {
    const text = `Leche entera 500, Nata 35% 250, Azúcar 100, Sal ${grams}`;
    const answer = balanced(helado, 'helado_crema', text, { total: 1000 });
    for (const { despues } of answer.cambios) expect(Number.isFinite(despues)).toBe(true);
  });

  it('nobody asked for gives way by a tenth before it cannot be done, and that is told', () => {
    const fijos = ['Agua', 'Azúcar', 'Chocolate negro 68%', 'Neutro para sorbetes 5 g/kg'];
    const text = 'Agua 238, Azúcar 30, Azúcar invertido 27, Chocolate negro 68% 110, Neutro para sorbetes 5 g/kg 2';
    const answer = balanced(helado, 'sorbete_chocolate', text, { fijos, anadir: [] });
    expect(answer.factible).toBe(true);
    expect(Math.abs(answer.total - 407)).toBeLessThanOrEqual(0.1 * 407);
    expect(answer.explicacion.join()).toContain('no pedías mantenerlo');
    expect(balanced(helado, 'sorbete_chocolate', text, { fijos, anadir: [], total: 407 }).factible).toBe(false);
  });

  it('brings no floating point into the grams', () => {
    const answer = balanced(
      pasteleria,
      'choux',
      'Agua 125, Leche entera 125, Mantequilla 100, Harina 150, Huevo entero 250, Sal 2.5, Azúcar 10',
      { total: 1000 },
    );
    expect(gramsOf(answer).Sal).toBe(3.3);
  });
});

describe('what cannot be done', () => {
  it.each([
    [
      pasteleria,
      'natillas',
      'Leche entera 1000, Yema 144, Azúcar 75, Harina 4',
      { limites: { 'Leche entera': { min: 500 } }, total: 500, anadir: [], objetivo: 'plata' },
      1,
    ],
    [
      turron,
      'alicante',
      'almendra_tostada 402, miel 90, azucar 100, mantequilla 58, limon_rallado 43',
      { paso: 1, total: 1000 },
      1,
    ],
    [
      cacao,
      'bean_to_bar',
      'vainilla 8, grasa_equivalente 510, panela 285, almendra 330, cob_negra_70 301.4',
      { objetivo: 'oro', anadir: [], total: 2000, paso: 1 },
      1,
    ],
    [
      panaderia,
      'pan_comun',
      'Harina 1000, Agua 900, Sal 13, Levadura fresca 20',
      { total: 777, fijos: ['Sal'], paso: 1 },
      1,
    ],
  ] as const)('comes in grams a scale can show: %#', (craft, type, text, opciones, step) => {
    const answer = balanced(craft, type, text, opciones);
    expect(answer.factible).toBe(false);
    for (const { despues } of answer.cambios) expect(isOnStep(despues, step), String(despues)).toBe(true);
  });

  it.each([
    [panaderia, 'pan_comun', 'Harina 1000, Agua 650, Sal 18'],
    [turron, 'mazapan', 'azucar 100, agua 50'],
    [cacao, 'blanco', 'lecitina 2, azucar 363.5'],
  ] as const)('is left as it is where nothing helps: %#', (craft, type, text) => {
    const answer = balanced(craft, type, text, { anadir: [] });
    expect(answer.factible).toBe(false);
    expect(answer.cambios.filter(({ diferencia }) => diferencia !== 0)).toEqual([]);
  });

  it('does not blame the type for what the units forbid', () => {
    const answer = balanced(panaderia, 'pan_comun', 'Harina 1000, Agua 650, Sal 18, Levadura fresca 20', {
      unidades: { Sal: 25 },
      total: 1688,
    });
    expect(textsOf(answer.alternativas).join()).not.toContain('tipo');
    expect(answer.conflictos?.map(({ tipo }) => tipo)).toContain('unidades');
    expect(textsOf(answer.conflictos).join()).not.toContain('sin tocar (18 g)');
  });

  it('says the law and the own limit apart where they cross', () => {
    const answer = balanced(turron, 'jijona', 'almendra_tostada 560, miel 105, azucar 320, clara 30', {
      parametros: { pctAlmendra: [40, 45] },
    });
    expect(answer.factible).toBe(false);
    expect(answer.explicacion.join(' ')).not.toMatch(/rango 50 a 45/);
  });
});

describe('units', () => {
  it('hold where the limits leave one amount only', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100, Yema de huevo 40', {
      limites: { 'Yema de huevo': { min: 40, max: 40 } },
      unidades: { 'Yema de huevo': 18 },
    });
    expect(answer.factible).toBe(false);
  });
});

describe('a step of one’s own', () => {
  it('leaves what does not move at its grams, and the sum within a tenth', () => {
    const answer = balanced(cacao, 'negro', 'pasta_cacao 200, azucar 503, manteca_cacao 50, vainilla 2', {
      limites: { vainilla: { max: 2 } },
      paso: 10,
    });
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)).toMatchObject({ vainilla: 2 });
    expect(Math.abs(answer.total - 755)).toBeLessThan(75.5);
  });

  it('finds what only limits between two steps seem to forbid', () => {
    const answer = balanced(turron, 'generico', 'chocolate_negro 14, azucar 80, coco_rallado 22', {
      limites: { chocolate_negro: { min: 11, max: 18 } },
      paso: 10,
    });
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer).chocolate_negro).toBe(14);
  });
});

describe('the cheapest', () => {
  it.each([
    [helado, 'granizado', 'Agua 448, Zumo de limón 222, Azúcar 277'],
    [pasteleria, 'ganache_negro', 'Nata 35% 125, Chocolate 200, Mantequilla 5'],
    [panaderia, 'pan_comun', 'Harina de espelta 1000, Agua 650, Sal 18, Levadura fresca 20'],
    [turron, 'guirlache', 'almendra_cruda 300, azucar 200, agua 50'],
  ] as const)('keeps six tenths of each, on the scale too: %#', (craft, type, text) => {
    const { cambios, factible } = balanced(craft, type, text, { objetivo: 'minimo_coste' });
    expect(factible).toBe(true);
    for (const { antes, despues } of cambios) expect(despues).toBeGreaterThanOrEqual(0.6 * antes);
  });

  it('counts the product, not the water that boils off', () => {
    const body = 'almendra_cruda 300, azucar 200, agua 50';
    const { coste, antes, despues, explicacion } = balanced(turron, 'guirlache', body, { objetivo: 'minimo_coste' });
    const perKilo = (side: object) => (side as { params: { coste_kg_eur: number } }).params.coste_kg_eur;
    expect([coste.antes, coste.despues]).toEqual([perKilo(antes), perKilo(despues)]);
    expect(coste.despues).toBeLessThan(coste.antes);
    expect(explicacion.join()).not.toContain('agua');
  });

  it('does not claim to be cheaper where it is not', () => {
    const { explicacion, coste } = balanced(helado, 'veteado', 'Fresa 551, Azúcar 362, Glucosa atomizada 38 DE 70', {
      limites: { Azúcar: { max: 362 } },
      total: 5000,
      objetivo: 'minimo_coste',
    });
    expect(coste.despues).toBeGreaterThan(coste.antes);
    expect(explicacion.join()).not.toContain('abarata');
  });
});

describe('what a protected name does not admit', () => {
  it.each([
    ['almendra_tostada 400, miel 100, azucar 400, clara 30, mantequilla 20', 'Quita la mantequilla 82 %.'],
    [
      'almendra_tostada 670, miel 120, azucar 170, clara 40, yema 10, mantequilla 20',
      'Quita la yema de huevo (fresca o pasteurizada) y la mantequilla 82 %.',
    ],
  ])('is offered to be taken out, all of it: %s', (text, first) => {
    const answer = balanced(turron, 'jijona', text);
    expect(answer.factible).toBe(false);
    const way = answer.alternativas![0]!;
    expect(way.texto).toBe(first);
    expect(balanced(turron, 'jijona', text, way.opciones).factible).toBe(true);
    expect(answer.alternativas!.find(({ type }) => type !== undefined)!.type).toBe('generico');
  });
});

describe('what a type admits none of', () => {
  it.each([
    ['yema_tostada', 'almendra_molida 400, azucar 400, yema 80, maicena 40', 'maicena'],
    ['guirlache', 'almendra_tostada 500, azucar 450, harina 50', 'harina'],
  ])('is taken out whole: %s', (type, text, none) => {
    const answer = balanced(turron, type, text);
    expect(answer.factible).toBe(true);
    expect(answer.cambios.find(({ nombre }) => nombre === none)!.despues).toBe(0);
  });
});

describe('a dose too high', () => {
  it('sets free all that brings it, not only the heaviest', () => {
    const text =
      'Leche entera 0, Nata 35% 120, Leche en polvo desnatada 35, Maltitol 130, Eritritol 25, Inulina 55, Neutro para cremas 5 g/kg 5';
    expect(balanced(helado, 'sin_azucar', text).factible).toBe(true);
  });
});

describe('water activity', () => {
  it.each([
    ['cob_leche 201, agua 236', { anadir: [] }],
    ['cob_blanca 215.9, leche_entera 167, cob_negra 247, agua 262.6, nata 332.3', { fijos: ['nata'], anadir: [] }],
    ['nata 500, cob_negra 400', { objetivo: 'plata', fijos: ['nata'], anadir: [], total: 1250 }],
  ])('is brought in where that can be done: %s', (text, opciones) => {
    expect(balanced(cacao, 'bombon', text, opciones).factible).toBe(true);
  });

  it('tells the total that would do', () => {
    const answer = balanced(cacao, 'bombon', 'nata 500, cob_negra 400', {
      objetivo: 'oro',
      fijos: ['nata'],
      anadir: [],
    });
    const total = answer.conflictos!.find(({ tipo }) => tipo === 'total')!;
    expect(total.alcanzable).toBeGreaterThan(1200);
    expect(total.alcanzable).toBeLessThan(1300);
  });
});

describe('a ratio', () => {
  it('keeps its base where silver lets two targets go', () => {
    const answer = balanced(cacao, 'negro', 'cacao_polvo 350, azucar 350', { anadir: [] });
    expect(answer.factible).toBe(false);
    expect(textsOf(answer.conflictos).join()).not.toContain('100,00 %');
    expect(answer.explicacion[0]).toMatch(/^Así no sale/);
  });
});

describe('yeast', () => {
  it.each([
    [
      'Harina 1000, Agua 650, Sal 18, Levadura fresca 30, Levadura seca 8',
      { limites: { 'Levadura fresca': {}, 'Levadura seca': {} } },
    ],
    ['Harina 1000, Agua 650, Sal 18', { anadir: ['Masa madre'] }],
    ['Harina 1000, Agua 650, Sal 10, Levadura fresca 20', { anadir: ['Sal'] }],
  ])('in any form, a pre-ferment and what is named count: %s', (text, opciones) => {
    const answer = balanced(panaderia, 'pan_comun', text, opciones);
    expect(answer.factible).toBe(true);
    expect(
      balance(panaderia, { ...request(panaderia, 'pan_comun', text), ingredients: answer.ingredients }),
    ).toMatchObject({
      verdict: 'equilibrada',
    });
  });

  it.each([
    ['Levadura líquida', 40],
    ['Levadura seca', 9.5],
  ])('that is added is held to the range of its form: %s', (name, grams) => {
    const answer = balanced(
      panaderia,
      'brioche',
      'Harina 1000, Huevo entero 500, Agua 195, Sal 18, Aceite 390, Azúcar 100',
      {
        anadir: [name],
      },
    );
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)[name]).toBe(grams);
  });
});

describe('what may be added', () => {
  it.each([
    [
      'brioche',
      'Harina de fuerza 500, Agua 250, Sal 10',
      ['mantequilla', 'huevo', 'azúcar', 'levadura'],
      { huevo: 150, levadura: 20 },
    ],
    ['pan_sin_gluten', 'Harina de arroz 500, Agua 450, Sal 9, Levadura fresca 15', ['psyllium'], { psyllium: 30 }],
  ])('is added where a %s is none without it', (type, text, anadir, added) => {
    const answer = balanced(panaderia, type, text, { anadir });
    expect(answer.factible).toBe(true);
    expect(gramsOf(answer)).toMatchObject(added);
  });
});
