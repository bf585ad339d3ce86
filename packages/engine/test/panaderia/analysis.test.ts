import { describe, expect, it } from 'vitest';
import { applySteps, type Step } from '../../src/craft/advice.ts';
import type { Warning } from '../../src/craft/analysis.ts';
import { isOut } from '../../src/craft/meter.ts';
import { balancePanaderia, type PanaderiaRequest, panaderia } from '../../src/panaderia/craft.ts';
import { formula } from './formulas.ts';

const { analyse, shape } = panaderia;

const stepsFor = (body: PanaderiaRequest, key: string): readonly Step[] =>
  analyse(body).advice.find(({ mends }) => mends.includes(key))!.steps;

const following = (body: PanaderiaRequest, key: string) => applySteps(shape, { ...body }, stepsFor(body, key));

describe('the steps of an advice', () => {
  it.each<[string, string, string, string, readonly Step[]]>([
    [
      'water missing goes to the water there is',
      'baguette',
      'Harina 1000; Aigua 500; Sal 18; Levadura 10',
      'hidratacion',
      [{ action: 'anadir', ingredient: 'Aigua', grams: 80 }],
    ],
    [
      'or comes in by its plain name',
      'pan_comun',
      'Harina 1000; Leche 500; Sal 18; Levadura 10',
      'hidratacion',
      [{ action: 'anadir', ingredient: 'Agua', grams: 82 }],
    ],
    [
      'water above, from the heaviest line down',
      'pan_comun',
      'Harina 1000; Agua 300; Agua fría 600; Sal 18; Levadura 10',
      'hidratacion',
      [{ action: 'quitar', ingredient: 'Agua fría', grams: 80 }],
    ],
    [
      'the water of the pre-ferment where that of the dough is too little',
      'baguette',
      'Harina (poolish) 600; Agua (poolish) 600; Harina 176; Agua 40; Sal 18; Levadura 4',
      'hidratacion',
      [{ action: 'quitar', ingredient: 'Agua', grams: 20 }],
    ],
    [
      'milk where there is no water to take',
      'pan_molde',
      'Harina 1000; Leche entera 900; Sal 18; Levadura 10',
      'hidratacion',
      [{ action: 'quitar', ingredient: 'Leche entera', grams: 44 }],
    ],
    [
      'fresh yeast is not added to a dry one without weight',
      'pan_comun',
      'Harina 1000; Agua 650; Sal 18; Levadura seca 0',
      'levadura',
      [{ action: 'anadir', ingredient: 'Levadura fresca', grams: 20 }],
    ],
    [
      'two yeasts go down alike',
      'pan_comun',
      'Harina 1000; Agua 650; Sal 18; Levadura fresca 20; Levadura seca 10',
      'levadura',
      [
        { action: 'quitar', ingredient: 'Levadura fresca', grams: 12 },
        { action: 'quitar', ingredient: 'Levadura seca', grams: 6 },
      ],
    ],
    [
      'sourdough in place of flour and water',
      'pan_rustico_mm',
      'Harina 1000; Agua 700; Sal 20',
      'prefermento',
      [
        { action: 'quitar', ingredient: 'Harina', grams: 100 },
        { action: 'quitar', ingredient: 'Agua', grams: 100 },
        { action: 'anadir', ingredient: 'Masa madre 100 %', grams: 200 },
      ],
    ],
    [
      'more of it where the dough has no water to give',
      'pan_rustico_mm',
      'Harina 1000; Leche 700',
      'prefermento',
      [{ action: 'anadir', ingredient: 'Masa madre 100 %', grams: 223 }],
    ],
    [
      'a pre-ferment goes down and its flour and water come back',
      'baguette',
      'Harina 400; Agua 80; Sal 18; Poolish 1200; Biga 100',
      'prefermento',
      [
        { action: 'quitar', ingredient: 'Poolish', grams: 234 },
        { action: 'anadir', ingredient: 'Harina', grams: 117 },
        { action: 'anadir', ingredient: 'Agua', grams: 117 },
      ],
    ],
    [
      'a pre-ferment by its parts goes to the final mix',
      'baguette',
      'Harina (poolish) 700; Agua (poolish) 700; Harina 300; Sal 18; Levadura 5',
      'prefermento',
      [
        { action: 'quitar', ingredient: 'Harina (poolish)', grams: 200 },
        { action: 'quitar', ingredient: 'Agua (poolish)', grams: 200 },
        { action: 'anadir', ingredient: 'Harina', grams: 200 },
        { action: 'anadir', ingredient: 'Agua', grams: 200 },
      ],
    ],
    [
      'fat of two goes down alike',
      'pizza_napolitana',
      'Harina 1000; Agua 600; Sal 28; Levadura 1; Aceite 6; Manteca de cerdo 50',
      'grasa',
      [
        { action: 'quitar', ingredient: 'Manteca de cerdo', grams: 46 },
        { action: 'quitar', ingredient: 'Aceite', grams: 5.5 },
      ],
    ],
    [
      'butter of 82 %',
      'brioche',
      'Harina 500; Huevos 250; Beurre 45; Azúcar 50; Sal 10; Levadura 20',
      'grasa',
      [{ action: 'anadir', ingredient: 'Beurre', grams: 17 }],
    ],
  ])('%s', (_case, type, text, key, steps) => {
    const body = formula(type, text);
    expect(stepsFor(body, key)).toEqual(steps);
    if (steps.length === 0) return;
    const after = analyse(following(body, key)).meters.find((meter) => meter.key === key)!;
    expect(isOut(after)).toBe(false);
  });

  it('keep what else an ingredient says', () => {
    const body = {
      type: 'pan_rustico_mm',
      ingredients: [
        ...formula('', 'Harina 1000; Agua 600; Sal 36').ingredients,
        { name: 'MM', grams: 300, hidratacion: 50 },
      ],
    };
    expect(following(body, 'sal')).toEqual({
      ...body,
      ingredients: body.ingredients.map((item) => (item.name === 'Sal' ? { ...item, grams: 21.6 } : item)),
    });
  });

  it('are none where nothing is out of range', () => {
    const { advice } = analyse(panaderia.example);
    expect(advice).toEqual([
      {
        text: 'Fórmula equilibrada para Pan común (barra u hogaza): todos los parámetros están dentro del rango profesional.',
        steps: [],
        mends: [],
      },
    ]);
  });
});

describe('the meters', () => {
  it('hold value, range and state, and the limit that decides with its authority', () => {
    const { meters, outcome } = analyse(formula('pan_rustico_mm', 'Harina 1000; Agua 700; Sal 10; Levadura fresca 5'));
    expect(meters.map(({ key, value, min, max, state }) => [key, value, min, max, state])).toEqual([
      ['hidratacion', 70, 57, 91, 'dentro'],
      ['sal', 1, 1.45, 2.35, 'bajo'],
      ['levadura', 0.5, 0, 0.2, 'alto'],
      ['prefermento', 0, 5, 60, 'bajo'],
      ['grasa', 0, 0, 3.5, 'dentro'],
      ['azucar', 0, 0, 3.5, 'dentro'],
    ]);
    expect(meters[2]!.limits).toMatchObject([
      { authority: 'ley', source: 'RD 308/2019, «elaborado con masa madre»: hasta 0,2 % de la harina', max: 0.2 },
    ]);
    expect(meters[2]!.info).toMatchObject({ key: 'levadura', label: 'Levadura', unit: '%' });
    expect(outcome).toMatchObject({ id: 'revisar', text: 'fórmula por revisar', good: false, scores: [] });
  });

  it('ask for yeast in the form used and leave out what the type does not judge', () => {
    const { meters } = analyse(formula('brioche', 'Harina 500; Huevos 300; Levadura seca 10; Poolish 10'));
    expect(meters.map(({ key }) => key)).toEqual(['hidratacion', 'sal', 'levadura', 'grasa', 'azucar']);
    expect(meters[2]).toMatchObject({ min: 0, max: 2.1, limits: [{ min: 0, max: 2.1, core: [0, 2] }] });
  });
});

describe('how ingredients are read', () => {
  it.each([
    ['Harina de trigo', 'exacta', 'Harina de trigo'],
    ['harinas de TRIGO', 'exacta', 'Harina de trigo'],
    ['Agua', 'exacta', 'Agua'],
    ['panela', 'exacta', 'Panela'],
    ['Harina', 'por_defecto', 'Harina de trigo'],
    ['Leche', 'exacta', 'Leche entera'],
    ['levadura', 'por_defecto', 'Levadura fresca prensada'],
    ['Harina W90', 'supuesta', 'Harina floja o de repostería'],
    ['Masa madre 80 %', 'exacta', 'Masa madre (100 % de hidratación)'],
  ])('%s: %s, %s', (name, certainty, id) => {
    const { ingredients } = analyse({
      ingredients: [
        { name, grams: 25 },
        { name: 'Harina', grams: 75 },
      ],
    });
    expect(ingredients[0]).toEqual({ sent: name, id, name: id, grams: 25, share: 25, certainty, perhaps: [] });
    expect(panaderia.find(name)).toMatchObject({ name: id });
  });

  it('by a role, not at all, and outside the dough', () => {
    const { ingredients } = analyse({
      ingredients: [
        { name: 'Harina', grams: 90 },
        { name: 'Cosa ', grams: 10, role: 'sal' },
        { name: 'Zas', grams: 0 },
        { name: 'Huevo para pintar', grams: 50 },
        { name: 'Agua', grams: 0, role: 'agua' },
        { name: 'Leche', grams: 0, role: 'agua' },
      ],
    });
    expect(ingredients.map(({ id, name, share, certainty }) => [id, name, share, certainty])).toEqual([
      ['Harina de trigo', 'Harina de trigo', 90, 'por_defecto'],
      [null, 'Cosa', 10, 'por_defecto'],
      [null, 'Zas', 0, 'desconocida'],
      ['Huevo entero', 'Huevo entero', 0, 'exacta'],
      ['Agua', 'Agua', 0, 'exacta'],
      [null, 'Leche', 0, 'por_defecto'],
    ]);
    expect(panaderia.find('Zas')).toBeUndefined();
  });

  it('finds every row of the catalogue by its name', () => {
    for (const entry of panaderia.catalogue()) expect(panaderia.find(entry.name)).toBe(entry);
  });
});

describe('warnings', () => {
  /** Without those about generic names. */
  const codesOf = (warnings: readonly Warning[]) =>
    warnings.map(({ code }) => code).filter((code) => code !== 'nombre_por_defecto');

  it('say what kind they are and which ingredient they are about', () => {
    const { warnings } = analyse({
      type: 'masa_madre',
      ingredients: [
        { name: 'Harina W90', grams: 1000, role: 'flour' },
        { name: 'Harina para espolvorear', grams: 10 },
        { name: 'Zas', grams: 1 },
        { name: 'Impulsor', grams: 1 },
        { name: 'Biga', grams: 100 },
        { name: 'Levadura en polvo', grams: 1 },
        { name: 'Harina de almendra', grams: 1 },
        { name: 'Mejorante', grams: 1 },
      ],
    });
    expect(warnings.map(({ code, index }) => [code, index])).toEqual([
      ['no_admitido', undefined],
      ['no_admitido', 3],
      ['rol_no_valido', 0],
      ['nombre_supuesto', 0],
      ['acabado', 1],
      ['ingrediente_desconocido', 2],
      ['impulsor_quimico', 3],
      ['hidratacion_supuesta', 4],
      ['nombre_por_defecto', 5],
      ['levadura_en_polvo', 5],
      ['harina_no_panificable', 6],
      ['sin_masa_madre_activa', undefined],
      ['fuerza_de_harina', undefined],
    ]);
  });

  it.each([
    ['merengue', 'Harina 1000; Agua 600; Sal 15; Levadura 10', ['tipo_desconocido']],
    [
      'pan_comun',
      'Harina 1000; Agua 600; Sal 25; Levadura seca 3; Leche 1',
      ['forma_de_levadura', 'sal_del_pan', 'pan_especial'],
    ],
    [
      'pizza',
      'Harina 1000; Agua 600; Sal 25; Levadura 5; Masa madre 100 % 300',
      ['masa_madre_avpn', 'levadura_avpn', 'hidratacion_avpn'],
    ],
    ['baguette', 'Harina 1000; Azúcar 5', ['sin_liquido', 'baguette_de_tradicion']],
    ['ciabatta', 'Harina 1000; Agua 1300', ['hidratacion_excesiva']],
  ])('%s, %s: %j', (type, text, codes) => {
    expect(codesOf(analyse(formula(type, text)).warnings)).toEqual(codes);
  });
});

describe('the request as a type', () => {
  it('takes a formula that nobody may change and nothing without ingredients', () => {
    const fixed = {
      type: 'pan',
      ingredients: [
        { name: 'Harina', grams: 1000 },
        { name: 'Agua', grams: 600 },
      ],
    } as const;
    expect(balancePanaderia(fixed).params.hidratacion).toBe(60);
    // @ts-expect-error
    expect(() => balancePanaderia({ ingredientes: [] })).toThrow('Falta «ingredients»');
    // @ts-expect-error
    expect(() => balancePanaderia({ ingredients: [{ ingrediente: 'Harina', peso: 1 }] })).toThrow('no tiene «name»');
  });
});
