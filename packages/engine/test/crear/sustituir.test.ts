import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { CRAFTS, craftOf } from '../../src/crafts.ts';
import { sustituir } from '../../src/crear/crear.ts';
import { isDairy } from '../../src/despensa/kinds.ts';
import { findFood } from '../../src/despensa/names.ts';
import { corpusOf, sharesOf } from './corpus.ts';

describe('a proposal that brings an allergen', () => {
  const CREAM = [
    ['Leche entera', 1000],
    ['Yema de huevo', 160],
    ['Azúcar', 200],
    ['Almidón de maíz', 90],
  ].map(([name, grams]) => ({ name, grams }));

  test('says so and comes after those that bring none; milk without lactose is the nearest', () => {
    const body = { type: 'crema_pastelera', ingredients: CREAM, quitar: 'leche entera', maximo: 5 };
    const { propuestas } = sustituir(craftOf('pasteleria')!, body);
    expect(propuestas[0]!.por).toEqual(['Leche entera sin lactosa']);
    const brings = propuestas.map(({ alergenos }) => !alergenos.every((code) => ['huevo', 'leche'].includes(code)));
    expect(brings).toContain(true);
    expect(brings).toEqual([...brings].sort());
    const soy = propuestas.find(({ por }) => por.includes('Bebida de soja'))!;
    expect(soy.texto).toContain('Trae un alérgeno que la fórmula no tenía: soja.');
    for (const { texto } of propuestas.filter((_, i) => !brings[i])) expect(texto).not.toContain('alérgeno');
  });
});

/** One formula in so many: the rest is for the script. */
const ONE_IN = 6;

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('%s', (_, craft) => {
  test('each ingredient of good formulas removed in turn: proposals pass, or it says why there are none', () => {
    const { name } = craft.shape;
    const { id } = craft;
    const good = corpusOf(craft).filter(
      ({ type, ingredients }, i) => i % ONE_IN === 0 && craft.analyse({ type, ingredients }).outcome.good,
    );
    let proposed = 0;
    let asked = 0;
    for (const { type, ingredients } of good) {
      for (const item of ingredients) {
        const { food } = findFood(String(item[name]), id);
        if (food === undefined || Object.keys(item).length > 2) continue;
        const { propuestas, nota } = sustituir(craft, { type, ingredients, quitar: food.id });
        // Nothing is water but water.
        if (food.id !== 'agua') asked++;
        if (propuestas.length === 0) expect(nota).toMatch(/\.$/);
        else proposed++;
        const shown = propuestas.map(({ cercania }) => cercania);
        expect(shown).toEqual([...shown].sort((a, b) => b - a));
        for (const proposal of propuestas) {
          expect(craft.analyse({ type, ingredients: proposal.ingredients }).outcome.good, proposal.texto).toBe(true);
        }
      }
    }
    // Most ingredients have something to stand in for them.
    expect(proposed / asked).toBeGreaterThan(0.85);
  });
});

const BAGUETTE = {
  type: 'baguette',
  ingredients: [
    { name: 'Harina de trigo', grams: 1000 },
    { name: 'Agua', grams: 680 },
    { name: 'Sal', grams: 19 },
    { name: 'Levadura fresca', grams: 8 },
  ],
};

describe('substituting', () => {
  test('says honestly that a bread without gluten is another thing', () => {
    const { propuestas, nota } = sustituir(craftOf('panaderia'), { ...BAGUETTE, quitar: 'gluten' });
    expect(propuestas).toEqual([]);
    expect(nota).toContain('«Pan sin gluten»');
  });

  test('and that nothing does what egg white does in a meringue', () => {
    const ingredients = [
      { name: 'Clara de huevo', grams: 100 },
      { name: 'Azúcar', grams: 180 },
    ];
    const { propuestas, nota } = sustituir(craftOf('pasteleria'), { type: 'merengue', ingredients, quitar: 'huevo' });
    expect(propuestas).toEqual([]);
    expect(nota).toContain('El huevo es la estructura');
  });

  test('doses dry yeast at a third of fresh, as the ranges of the type do', () => {
    const { propuestas } = sustituir(craftOf('panaderia'), { ...BAGUETTE, quitar: 'levadura fresca' });
    const [first] = propuestas;
    expect(first?.por).toEqual(['Levadura seca instantánea']);
    expect(first?.cambios.find(({ id }) => id === 'Levadura seca instantánea')?.despues).toBeCloseTo(2.7, 1);
  });

  test('does not speak of whipped air where nothing is whipped', () => {
    const ingredients = [
      { name: 'Nata 35%', grams: 500 },
      { name: 'Leche entera', grams: 250 },
      { name: 'Azúcar', grams: 80 },
      { name: 'Gelatina', grams: 7 },
    ];
    const { nota } = sustituir(craftOf('pasteleria'), { type: 'panna_cotta', ingredients, quitar: 'animal' });
    expect(nota).not.toContain('aire');
  });

  test('takes an allergen out of everything that holds it', () => {
    const craft = craftOf('pasteleria');
    const body = { ...craft.example, type: 'magdalenas' };
    const ingredients = [
      { name: 'Huevo entero', grams: 200 },
      { name: 'Azúcar', grams: 230 },
      { name: 'Mantequilla', grams: 200 },
      { name: 'Leche entera', grams: 60 },
      { name: 'Harina', grams: 290 },
      { name: 'Impulsor', grams: 9 },
    ];
    const { propuestas } = sustituir(craft, { ...body, ingredients, quitar: 'leche' });
    expect(propuestas.length).toBeGreaterThan(0);
    for (const { ingredients: made, alergenos } of propuestas) {
      expect([...sharesOf(craft, made).keys()].some(isDairy)).toBe(false);
      expect(alergenos).not.toContain('leche');
    }
  });

  test('«lo más caro» is only answered with what costs less', () => {
    const asked: [string, object][] = [
      ['helado', craftOf('helado').example],
      ['turron', craftOf('turron').example],
      ['cacao', craftOf('cacao').example],
      [
        'panaderia',
        {
          type: 'bolleria_hojaldrada',
          ingredients: [
            { name: 'Harina de fuerza', grams: 1000 },
            { name: 'Leche entera', grams: 520 },
            { name: 'Azúcar', grams: 120 },
            { name: 'Sal', grams: 20 },
            { name: 'Levadura fresca', grams: 40 },
            { name: 'Mantequilla', grams: 500 },
          ],
        },
      ],
    ];
    for (const [id, body] of asked) {
      const craft = craftOf(id)!;
      const cost = craft.analyse(body).cost!;
      const { propuestas, nota } = sustituir(craft, { ...body, quitar: 'lo más caro', maximo: 5 });
      for (const { coste_kg_eur, texto } of propuestas) expect(coste_kg_eur, texto).toBeLessThan(cost);
      if (propuestas.length === 0) expect(nota, id).toContain('abarata');
    }
  });

  test('says so where what comes in may hold traces of the allergen that goes', () => {
    const ingredients = [
      { name: 'Harina de fuerza', grams: 1000 },
      { name: 'Huevo entero', grams: 550 },
      { name: 'Mantequilla', grams: 400 },
      { name: 'Azúcar', grams: 120 },
      { name: 'Sal', grams: 20 },
      { name: 'Levadura fresca', grams: 40 },
    ];
    const { propuestas } = sustituir(craftOf('panaderia'), { type: 'brioche', ingredients, quitar: 'leche' });
    const margarine = propuestas.find(({ texto }) => texto.startsWith('Margarina'));
    expect(margarine?.texto).toMatch(/Margarina.* puede contener trazas de leche/);
  });

  test('no milk chocolate, liquid or grainy sugar takes a place it cannot in turrón', () => {
    const craft = craftOf('turron');
    const bar = [
      { ingrediente: 'cobertura con leche', peso: 500 },
      { ingrediente: 'arroz inflado', peso: 120 },
      { ingrediente: 'avellana tostada', peso: 200 },
      { ingrediente: 'mantequilla', peso: 50 },
    ];
    const dark = sustituir(craft, {
      type: 'turron_chocolate',
      ingredients: bar,
      quitar: 'leche',
      maximo: 5,
    }).propuestas;
    expect(dark.length).toBeGreaterThan(0);
    for (const { ingredients } of dark) {
      const foods = [...sharesOf(craft, ingredients).keys()];
      expect(foods.some(({ id }) => id.startsWith('chocolate_negro'))).toBe(true);
      expect(foods.every(({ agua }) => agua < 20)).toBe(true);
    }
    const nougat = [
      { ingrediente: 'miel', peso: 300 },
      { ingrediente: 'azúcar', peso: 300 },
      { ingrediente: 'glucosa', peso: 150 },
      { ingrediente: 'clara', peso: 60 },
      { ingrediente: 'almendra tostada', peso: 600 },
      { ingrediente: 'pistachos', peso: 100 },
    ];
    const soft = sustituir(craft, { type: 'generico', ingredients: nougat, quitar: 'glucosa', maximo: 5 }).propuestas;
    expect(soft.map(({ por }) => por)).not.toContainEqual(['Azúcar glas']);
    for (const { por, texto } of soft) {
      if (por.includes('Jarabe de maltitol')) expect(texto).toContain('empanice');
    }
  });

  test('lactose is held against the mix, not against each of its ingredients', () => {
    const craft = craftOf('helado');
    const ingredients = [
      { name: 'Leche entera', grams: 595 },
      { name: 'Nata 35%', grams: 180 },
      { name: 'Leche en polvo desnatada', grams: 40 },
      { name: 'Azúcar', grams: 145 },
      { name: 'Dextrosa', grams: 35 },
      { name: 'Neutro', grams: 5 },
    ];
    const { propuestas } = sustituir(craft, { type: 'helado_crema', ingredients, quitar: 'lactosa' });
    expect(propuestas[0]?.por).toContain('Leche en polvo desnatada sin lactosa');
    for (const { ingredients: made } of propuestas) {
      const lactose = [...sharesOf(craft, made)].reduce((sum, [food, share]) => sum + (food.lactosa * share) / 100, 0);
      expect(lactose).toBeLessThanOrEqual(0.01 + 1e-9);
    }
  });

  test('traces of lactose that add up to more than is admitted are taken out too', () => {
    const ingredients = [
      { name: 'Leche entera sin lactosa', grams: 590 },
      { name: 'Nata 35% sin lactosa', grams: 190 },
      { name: 'Leche en polvo desnatada sin lactosa', grams: 40 },
      { name: 'Azúcar', grams: 145 },
      { name: 'Dextrosa', grams: 30 },
      { name: 'Neutro', grams: 5 },
    ];
    const craft = craftOf('helado');
    const { propuestas, nota } = sustituir(craft, { type: 'helado_crema', ingredients, quitar: 'lactosa' });
    if (propuestas.length === 0) expect(nota).toMatch(/\.$/);
    for (const { ingredients: made } of propuestas) {
      const lactose = [...sharesOf(craft, made)].reduce((sum, [food, share]) => sum + (food.lactosa * share) / 100, 0);
      expect(lactose).toBeLessThanOrEqual(0.01 + 1e-9);
    }
  });

  test('what is asked for in its place is what comes', () => {
    const { propuestas } = sustituir(craftOf('helado'), {
      ...craftOf('helado').example,
      quitar: 'dextrosa',
      por: ['miel'],
    });
    expect(propuestas.map(({ por }) => por)).toEqual([['Miel']]);
  });

  test.each([
    [{ ...BAGUETTE }, 'falta_quitar'],
    [{ ...BAGUETTE, quitar: 'chocolate' }, 'ingrediente_ausente'],
    [{ ...BAGUETTE, quitar: 'sal', por: ['qwertyuiop'] }, 'ingrediente_desconocido'],
    [{ ...BAGUETTE, quitar: 'sal', maximo: 50 }, 'valor_no_valido'],
    [{ quitar: 'sal' }, 'faltan_ingredientes'],
  ])('%j is refused', (body, code) => {
    let fault: unknown;
    try {
      sustituir(craftOf('panaderia'), body);
    } catch (error) {
      fault = error instanceof InputError ? error.fault : error;
    }
    expect(fault).toMatchObject({ code });
  });
});

describe('lines told by a label or a recipe', () => {
  const craft = craftOf('helado');
  const BASE = [
    { name: 'Leche entera', grams: 560 },
    { name: 'Nata 35%', grams: 160 },
    { name: 'Azúcar', grams: 130 },
    { name: 'Leche en polvo desnatada', grams: 45 },
    { name: 'Dextrosa', grams: 30 },
    { name: 'Pasta de avellana', grams: 60 },
    { name: 'Yema', grams: 20 },
  ];
  const figures = { energia: 300, grasas: 20, hidratos: 30, azucares: 25, proteinas: 5, sal: 0.1 };
  const cream = { name: 'Mi crema', grams: 30, etiqueta: { ...figures, alergenos: ['huevo'] } };
  const praline = {
    name: 'Mi praliné',
    grams: 40,
    receta: {
      ingredients: [
        { name: 'Avellana tostada', grams: 60 },
        { name: 'Azúcar', grams: 40 },
      ],
    },
  };
  const ask = (line: object, quitar: string) =>
    sustituir(craft, { type: 'helado_crema', ingredients: [...BASE, line], quitar });

  test('that hold the allergen leave nothing to propose, and are named', () => {
    for (const [line, quitar] of [
      [cream, 'huevo'],
      [praline, 'frutos secos'],
    ] as const) {
      const { propuestas, nota } = ask(line, quitar);
      expect(propuestas).toEqual([]);
      expect(nota).toContain(`«${line.name}» lo lleva dentro`);
    }
  });

  test('hold it even where nothing else does', () => {
    const veined = {
      name: 'Mi veteado',
      grams: 50,
      receta: {
        ingredients: [
          { name: 'Leche condensada', grams: 80 },
          { name: 'Huevo entero', grams: 20 },
        ],
      },
    };
    const ingredients = [
      { name: 'Agua', grams: 330 },
      { name: 'Fresa', grams: 450 },
      { name: 'Azúcar', grams: 200 },
      veined,
    ];
    const { propuestas, nota } = sustituir(craft, { type: 'sorbete_agua', ingredients, quitar: 'huevo' });
    expect(propuestas).toEqual([]);
    expect(nota).toContain('«Mi veteado»');
  });

  test('have their allergens declared and their grams kept', () => {
    const { propuestas } = ask({ ...cream, name: 'Leche entera' }, 'dextrosa');
    expect(propuestas.length).toBeGreaterThan(0);
    for (const { alergenos, ingredients, cambios } of propuestas) {
      expect(alergenos).toContain('huevo');
      const own = ingredients.find(({ etiqueta }) => etiqueta !== undefined)!;
      expect(own.grams).toBe(30);
      const milk = ingredients.find(({ name, etiqueta }) => name === 'Leche entera' && etiqueta === undefined)!;
      const change = cambios.find(({ id }) => id === 'Leche entera');
      if (change) expect(change).toEqual({ id: 'Leche entera', antes: 560, despues: milk.grams });
    }
  });

  test('with nobody to tell their allergens are said to be in doubt', () => {
    const { nota } = ask({ ...cream, etiqueta: figures }, 'huevo');
    expect(nota).toContain('No se conocen los alérgenos de «Mi crema»');
  });
});

test('agar in place of gelatine is told for what it is: it sets, and makes another dessert', () => {
  const ingredients = [
    { name: 'Nata 35%', grams: 661 },
    { name: 'Leche entera', grams: 220 },
    { name: 'Gelatina', grams: 9 },
    { name: 'Azúcar', grams: 110 },
  ];
  const { propuestas, nota } = sustituir(craftOf('pasteleria'), {
    type: 'panna_cotta',
    ingredients,
    quitar: 'gelatina',
    por: ['agar'],
  });
  expect(propuestas).toEqual([]);
  expect(nota).toMatch(/agar \(unas 0,4 partes por una de gelatina.*corta seco y no funde/);
});
