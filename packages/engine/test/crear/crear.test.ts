import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, sampled } from '../../../../scripts/lib/long.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { InputError } from '../../src/craft/errors.ts';
import { CRAFTS, craftOf } from '../../src/crafts.ts';
import { crear, type MadeFormula, type OnWork } from '../../src/crear/crear.ts';
import { roleOf } from '../../src/crear/roles.ts';
import { skeletonsOf } from '../../src/crear/skeletons.ts';
import { impossible } from '../../src/crear/texts.ts';
import { contains } from '../../src/despensa/kinds.ts';
import { foodOf } from '../../src/despensa/table.ts';
import { corpusOf, ownSkeletonsOf, sharesOf } from './corpus.ts';
import { brokenPromises, randomWish } from './wishes.ts';

const ANNEX_II = [
  'gluten',
  'crustaceos',
  'huevo',
  'pescado',
  'cacahuete',
  'soja',
  'leche',
  'frutos_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuz',
  'moluscos',
];

function judged(craft: Craft, { type, ingredients }: MadeFormula, extra: object = {}) {
  return craft.analyse({ type, ingredients, ...extra });
}

/** % of each role in the formulas of a type, from the least to the most. */
function spreadOf(craft: Craft, type: string): ReadonlyMap<string, readonly [number, number]> {
  const { id } = craft;
  const published = corpusOf(craft)
    .filter((formula) => formula.type === type)
    .map(({ ingredients }) => sharesOf(craft, ingredients));
  const own = ownSkeletonsOf(craft)
    .filter((one) => one.type === type)
    .map(({ ingredients }) => {
      const total = Object.values(ingredients).reduce((sum, grams) => sum + grams, 0);
      return new Map(Object.entries(ingredients).map(([food, grams]) => [foodOf(food), (100 * grams) / total]));
    });
  const spread = new Map<string, readonly [number, number]>();
  for (const shares of [...published, ...own]) {
    const roles = new Map<string, number>();
    for (const [food, share] of shares) roles.set(roleOf(id, food), (roles.get(roleOf(id, food)) ?? 0) + share);
    for (const [role, share] of roles) {
      const [least, most] = spread.get(role) ?? [share, share];
      spread.set(role, [Math.min(least, share), Math.max(most, share)]);
    }
  }
  return spread;
}

/** Grams are rounded to be weighed, and the largest takes what that leaves over: points of the formula. */
const WEIGHED = 0.3;

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('%s', (_, craft) => {
  test.each(craft.types.map(({ id }) => [id]))('%s: passes the judge, within the spread of its formulas', (type) => {
    const { formulas } = crear(craft, { type, variantes: 3 });
    expect(formulas.length).toBeGreaterThan(0);
    for (const formula of formulas) expect(judged(craft, formula).outcome.good, formula.titulo).toBe(true);
    const spread = spreadOf(craft, type);
    const roles = new Map<string, number>();
    for (const [food, share] of sharesOf(craft, formulas[0]!.ingredients)) {
      const role = roleOf(craft.id, food);
      roles.set(role, (roles.get(role) ?? 0) + share);
    }
    for (const [role, share] of roles) {
      const [least, most] = spread.get(role) ?? [Number.NaN, Number.NaN];
      expect(share, role).toBeGreaterThanOrEqual(least - WEIGHED);
      expect(share, role).toBeLessThanOrEqual(most + WEIGHED);
    }
  });

  test.each(ANNEX_II.map((code) => [code]))('without %s: passes and holds none, or says why not', (code) => {
    for (const { id: type } of sampled(craft.types, 3)) {
      const { formulas, imposible } = crear(craft, { type, sin: [code] });
      const [formula] = formulas;
      if (formula === undefined) {
        expect(imposible?.texto, type).toMatch(/\.$/);
        continue;
      }
      expect(judged(craft, formula).outcome.good, type).toBe(true);
      for (const [food] of sharesOf(craft, formula.ingredients)) expect(contains(food, code), food.id).toBe(false);
      expect(formula.alergenos.some((one) => one === code || one.startsWith(`${code}:`))).toBe(false);
    }
  });

  test('random wishes: every promise is kept', () => {
    fc.assert(
      fc.property(randomWish(craft), (wish) => {
        expect(brokenPromises(craft, wish, crear(craft, wish))).toEqual([]);
      }),
      { seed: 20, numRuns: runs(50) },
    );
  });
});

describe('a wish', () => {
  const helado = craftOf('helado');

  test('is met to the gram where a percentage is asked for', () => {
    const wish = {
      type: 'vegano',
      sabores: [{ name: 'pistacho', porcentaje: 10 }],
      sin: ['leche'],
      maximo_coste_kg: 9,
    };
    const { formulas } = crear(helado, wish);
    expect(formulas[0]!.ingredients).toContainEqual(
      expect.objectContaining({ name: 'Pasta de pistacho 100%', grams: 100 }),
    );
    expect(formulas[0]!.coste_kg_eur).toBeLessThanOrEqual(9);
  });

  test('says which wishes collide, and offers the nearest that can be had', () => {
    const { formulas, imposible } = crear(helado, { type: 'helado_crema', sin: ['leche'] });
    expect(formulas).toEqual([]);
    expect(imposible?.texto).toContain('«Helado crema» y «sin leche» chocan');
    expect(imposible?.cerca?.type).toBe('vegano');
    expect(imposible?.cerca?.alergenos).not.toContain('leche');
  });

  test('tells a flavour from what excludes it', () => {
    const { imposible } = crear(helado, { sabores: [{ name: 'yogur' }], sin: ['leche'] });
    expect(imposible?.texto).toContain('a la vez');
  });

  test('that contradicts itself is told so before anything is balanced', () => {
    const pasteleria = craftOf('pasteleria');
    let balanced = 0;
    const watched: Craft = {
      ...pasteleria,
      linear: (...asked) => {
        balanced++;
        return pasteleria.linear(...asked);
      },
    };
    const { imposible } = crear(watched, {
      type: 'bizcocho',
      sin: ['soja', 'huevo', 'sésamo', 'apio'],
      con: ['chocolate', 'huevo', 'azúcar', 'sal'],
      sabores: ['fresa', 'café'],
      variantes: 3,
    });
    expect(imposible?.texto).toContain('a la vez una fórmula sin soja');
    expect(balanced).toBe(0);
  });

  test('with more parts than there is work for is answered all the same, and the cut is told', () => {
    const works: Parameters<OnWork>[0][] = [];
    const con = ['azúcar', 'sal', 'harina', 'mantequilla', 'miel', 'nata 35 %', 'almendra molida', 'aceite de oliva'];
    const sabores = ['fresa', 'café soluble', 'naranja', 'avellana', 'canela'];
    const wish = { type: 'brownie', sin: ['huevo'], con, sabores, maximo_coste_kg: 1 };
    expect(crear(craftOf('pasteleria'), wish, (work) => works.push(work)).imposible?.texto).toMatch(/\.$/);
    expect(works).toHaveLength(1);
    expect(works[0]!.cells).toBeGreaterThan(1e6);
    expect(works[0]!.cut).toEqual(['search', 'conflict']);
  });

  test('without lactose is held against the mix: milk, cream and powder without it make a helado crema', () => {
    const { formulas } = crear(helado, { type: 'helado_crema', sin: ['lactosa'], sabores: ['café'] });
    const shares = sharesOf(helado, formulas[0]!.ingredients);
    expect([...shares.keys()].map(({ id }) => id)).toContain('leche_polvo_desnatada_sin_lactosa');
    const lactose = [...shares].reduce((sum, [food, share]) => sum + (food.lactosa * share) / 100, 0);
    expect(lactose).toBeLessThanOrEqual(0.01 + 1e-9);
  });

  test('without sugars is a Jijona too, where the norm asks for no honey', () => {
    const { formulas } = crear(craftOf('turron'), { type: 'jijona', sin: ['azúcares'] });
    expect(formulas[0]?.resultado.bueno).toBe(true);
  });

  test('has nothing near it that is another thing, or that holds what somebody must not eat', () => {
    for (const [id, wish] of [
      ['turron', { type: 'alicante', sin: ['huevo'] }],
      ['cacao', { type: 'blanco', sin: ['leche'] }],
    ] as const) {
      const { imposible } = crear(craftOf(id), wish);
      expect(imposible?.texto).toMatch(/\.$/);
      expect(imposible?.cerca).toBeUndefined();
    }
  });

  test('says so where an ingredient may hold traces of the allergen it is to be without', () => {
    const { formulas } = crear(craftOf('panaderia'), { type: 'brioche', sin: ['leche'] });
    const spread = formulas[0]!.ingredients.some(({ name }) => String(name).startsWith('Margarina'));
    const said = formulas[0]!.explicacion.some((text) => /Margarina.* puede contener trazas de leche/.test(text));
    expect(spread).toBe(true);
    expect(said).toBe(true);
  });

  test('is weighed on the scale there is', () => {
    const { formulas } = crear(craftOf('pasteleria'), { type: 'genoise', total: 2000, paso: 5 });
    for (const { grams } of formulas[0]!.ingredients) expect(Number(grams) % 5).toBeCloseTo(0, 6);
  });

  test('says so where the scale does not let a percentage or a total be as asked', () => {
    const [cinnamon] = crear(helado, {
      type: 'vegano',
      sabores: [{ name: 'Canela molida', porcentaje: 0.2 }],
      paso: 5,
    }).formulas;
    expect(cinnamon?.explicacion).toContainEqual(expect.stringMatching(/^Pides un 0,2 % de canela molida/));
    const [odd] = crear(helado, { type: 'helado_crema', paso: 5, total: 1001 }).formulas;
    expect(odd?.explicacion).toContainEqual(expect.stringMatching(/^Con pasos de 5 g no salen 1001 g justos/));
  });

  test('for one flavour said twice has the shares of both', () => {
    const sabores = [
      { name: 'Pistacho', porcentaje: 8 },
      { name: 'Pasta de pistacho', porcentaje: 4 },
    ];
    const [formula] = crear(helado, { sabores }).formulas;
    expect(formula?.ingredients).toContainEqual(
      expect.objectContaining({ name: 'Pasta de pistacho 100%', grams: 120 }),
    );
  });

  test.each([
    ['helado', { total: 850 }],
    ['helado', { total: 2500 }],
    ['panaderia', { type: 'baguette' }],
    ['pasteleria', { type: 'choux' }],
    ['pasteleria', { type: 'choux', total: 10_000 }],
    ['turron', { type: 'turron_chocolate', sin: ['leche'], con: ['avellana tostada'] }],
  ])('%s %j is weighed as the balancer weighs: all but doses gram by gram', (id, wish) => {
    const craft = craftOf(id)!;
    const total = 'total' in wish ? wish.total : 1000;
    for (const item of crear(craft, wish).formulas[0]!.ingredients) {
      const grams = Number(item[craft.shape.weight]);
      if (grams >= 0.05 * total) expect(grams % 1, JSON.stringify(item)).toBe(0);
    }
  });

  test('for a macaron has icing sugar, as its formulas do', () => {
    const [formula] = crear(craftOf('pasteleria'), { type: 'macaron' }).formulas;
    expect(formula?.ingredients.map(({ name }) => name)).toContain('Azúcar glas');
  });

  test('starts from formulas with a name, not with their id', () => {
    for (const craft of CRAFTS) {
      for (const { id: type } of craft.types) {
        for (const { name } of skeletonsOf(craft.id, type)) expect(name, type).not.toMatch(/: [a-z0-9 ]+$/);
      }
    }
  });

  test.each([
    ['panaderia', 'agua_azahar', 'aroma'],
    ['panaderia', 'agua', 'agua'],
    ['panaderia', 'harina_malta', 'mejorante'],
    ['panaderia', 'psyllium', 'ligante'],
    ['panaderia', 'levadura_seca_instantanea', 'levadura'],
    ['panaderia', 'masa_madre_seca', 'masa_madre'],
    ['cacao', 'manteca_cacao', 'manteca'],
    ['cacao', 'chocolate_blanco_35', 'cacao'],
  ] as const)('%s tells what %s does: %s', (craft, food, role) => {
    expect(roleOf(craft, foodOf(food))).toBe(role);
  });

  test('says what stays out of range with its article and its number', () => {
    expect(impossible.out(['PAC', 'Materia grasa', 'SLNG'])).toBe(
      'fuera de rango quedan el PAC, la materia grasa y el SLNG.',
    );
    expect(impossible.out(['Azúcares'])).toBe('fuera de rango quedan los azúcares.');
    expect(impossible.out(['PAC'])).toBe('fuera de rango queda el PAC.');
  });

  test('a flavour comes in the form it is worked in', () => {
    const made = (type: string, name: string) =>
      crear(helado, { type, sabores: [{ name }] }).formulas[0]!.ingredients.map((item) => item.name);
    expect(made('helado_crema', 'pistacho')).toContain('Pasta de pistacho 100%');
    expect(made('sorbete_agua', 'limón')).toContain('Zumo de limón');
  });

  test.each(['pistacho', 'pistacho molido', 'avellana'])('a macaron with %s is still half almond', (name) => {
    const { formulas } = crear(craftOf('pasteleria'), { type: 'macaron', sabores: [{ name }] });
    const grams = new Map(formulas[0]!.ingredients.map((item) => [String(item.name), Number(item.grams)]));
    const nut = [...grams].find(([each]) => each === 'Pistacho molido' || each === 'Avellana molida')!;
    expect(grams.get('Almendra molida')! / nut[1]).toBeGreaterThan(0.7);
    expect(grams.get('Almendra molida')! / nut[1]).toBeLessThan(1.5);
    expect(formulas[0]!.resultado.bueno).toBe(true);
  });

  test('has the same answer every time', () => {
    const wish = { type: 'brioche', sin: ['leche'], variantes: 3 };
    expect(crear(craftOf('panaderia'), wish)).toEqual(crear(craftOf('panaderia'), wish));
  });

  test.each([
    [[], 'cuerpo_no_valido', undefined],
    [{ type: 'nada' }, 'tipo_desconocido', 'type'],
    [{ sin: ['qwertyuiop'] }, 'ingrediente_desconocido', 'sin[0]'],
    [{ con: [3] }, 'nombre_no_valido', 'con[0]'],
    [{ sabores: [{ name: 'fresa', porcentaje: 120 }] }, 'valor_no_valido', 'sabores[0].porcentaje'],
    [{ sabores: 'fresa' }, 'sabor_no_valido', 'sabores'],
    [{ total: -1 }, 'valor_no_valido', 'total'],
    [{ variantes: 9 }, 'valor_no_valido', 'variantes'],
    [{ temperatura_servicio: 3 }, 'valor_no_valido', 'temperatura_servicio'],
  ])('%j is refused with its code and its place', (body, code, field) => {
    let fault: unknown;
    try {
      crear(helado, body);
    } catch (error) {
      fault = error instanceof InputError ? error.fault : error;
    }
    expect(fault).toMatchObject(field === undefined ? { code } : { code, field });
  });
});
