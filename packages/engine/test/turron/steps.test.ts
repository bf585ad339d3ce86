import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { type Advice, applySteps, type Step } from '../../src/craft/advice.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';
import { analyse, type TurronAnalysis } from '../../src/turron/analyse.ts';
import { findRow } from '../../src/turron/catalogue.ts';
import { turron } from '../../src/turron/craft.ts';
import { ALMONDS } from '../../src/turron/judge.ts';
import { type Formula, formula, formulaArbitrary } from './formula.ts';

type Weighed = Readonly<Record<string, unknown>>;

const done = (body: Formula, steps: readonly Step[]): Weighed => applySteps(SHAPE, { ...body }, steps)!;
const adviceOf = (body: unknown, start: string): Advice =>
  analyse(body).advice.find(({ text }) => text.startsWith(start))!;

/** The advice that begins so, and the formula with all advice followed: «miel 120, azucar 170». */
function follow(type: string, text: string, start = 'Para la categoría') {
  const body = formula(type, text);
  const { text: reason, steps, mends } = adviceOf(body, start);
  const next = done(
    body,
    analyse(body).advice.flatMap((one) => one.steps),
  );
  const { values, category } = analyse(next);
  const weights = (next.ingredients as Formula['ingredients'])
    .map(({ ingrediente, peso }) => `${ingrediente} ${peso}`)
    .join(', ');
  return { reason, steps, mends, weights, values, category };
}

describe('advice that promises a category', () => {
  it('E11: 238 g of almond, and honey in place of sugar so as not to leave the IGP', () => {
    const { reason, weights, mends, values, category } = follow(
      'jijona',
      'almendra_tostada 560, miel 105, azucar 320, clara 30',
    );
    expect(reason).toContain('añade unos 238 g de almendra repelada tostada.');
    expect(weights).toBe('almendra_tostada 798, miel 125, azucar 300, clara 30');
    expect(values.pctMiel).toBeGreaterThanOrEqual(10);
    expect(mends).toEqual(['pctAlmendra']);
    expect(category).toBe('Suprema');
  });

  it('honey is added, and almond for it, where there is no sugar to change', () => {
    const { weights, category } = follow('jijona', 'almendra_tostada 560, miel 100, inulina 300');
    expect(weights).toBe('almendra_tostada 739.59, miel 116, inulina 300');
    expect(category).toBe('Suprema');
  });

  it('E2: the almond of the sentence is the raw almond of the formula', () => {
    const { reason, weights, values, category } = follow(
      'jijona',
      'almendra_molida 300, miel 100, azucar 150, clara 33, limon_rallado 3',
    );
    expect(reason).toContain('añade unos 176 g de almendra molida cruda.');
    expect(weights).toBe('almendra_molida 476, miel 100, azucar 150, clara 33, limon_rallado 3');
    expect(values.pctAlmendra).toBeGreaterThanOrEqual(64);
    expect(category).toBe('Suprema');
  });

  it('raw almond is also raised for what it loses where a minimum is missed', () => {
    const { reason, weights, category } = follow(
      'alicante',
      'almendra_cruda 200, miel 150, azucar 250, clara 33',
      'Almendra',
    );
    expect(reason).toContain('añade unos 158 g de almendra cruda repelada.');
    expect(weights).toBe('almendra_cruda 358, miel 150, azucar 250, clara 33');
    expect(category).toBe('Extra');
  });

  it('guirlache with raw almond', () => {
    const { reason, weights, category } = follow('guirlache', 'almendra_cruda 200, azucar 400, agua 30');
    expect(reason).toContain('añade unos 58 g de almendra cruda repelada.');
    expect(weights).toBe('almendra_cruda 258, azucar 400, agua 30');
    expect(category).toBe('Extra');
  });

  it('yolk that the almond would dilute under its minimum is raised with it', () => {
    const { weights, mends, category } = follow('yema_tostada', 'almendra_cruda 250, azucar 700, yema 21, agua 50');
    expect(weights).toBe('almendra_cruda 455, azucar 700, yema 24, agua 50');
    expect(mends).toEqual(['pctAlmendra', 'almendraYema']);
    expect(category).toBe('Extra');
  });

  it('almond is added to the almond there is, by the name it was sent under, even if none of it is weighed yet', () => {
    const { steps, values } = follow('alicante', 'Marcona 450, miel 200, azucar 300, clara 30');
    expect(steps.map(({ action, ingredient }) => [action, ingredient])).toEqual([['anadir', 'Marcona']]);
    expect(values.pctAlmendra).toBeGreaterThanOrEqual(60);
    expect(follow('peladilla', 'Almendras 0, azucar 500').steps).toMatchObject([{ ingredient: 'Almendras' }]);
    expect(follow('peladilla', 'azucar 500').steps).toMatchObject([{ ingredient: 'almendra_cruda' }]);
    expect(follow('guirlache', 'azucar 500').steps).toMatchObject([{ ingredient: 'almendra_tostada' }]);
  });

  it('marzipan takes raw almond only, and guirlache and the generic turrón the nut they have', () => {
    const marzipan = 'almendra_tostada 300, almendra_molida 50, azucar 650';
    expect(follow('mazapan', 'almendra_cruda 100, almendra_molida 250, azucar 650', 'Para').steps).toMatchObject([
      { ingredient: 'almendra_molida' },
    ]);
    // The toasted has given way to raw, which there is then more of.
    expect(follow('mazapan', `${marzipan}, agua 900`, 'Almendra').steps).toMatchObject([
      { ingredient: 'almendra_cruda' },
    ]);
    expect(follow('guirlache', 'cacahuete 200, almendra_cruda 50, azucar 500').steps).toMatchObject([
      { ingredient: 'cacahuete' },
    ]);
    expect(follow('generico', 'pistacho 200, azucar 500').steps).toMatchObject([{ ingredient: 'pistacho' }]);
  });
});

describe('more of what a turrón is made of', () => {
  it.each([
    [
      'turron_chocolate',
      'chocolate_blanco 300, manteca_cerdo 60, arroz_inflado 150',
      'manteca de cacao',
      'manteca_cacao',
    ],
    ['turron_chocolate', 'chocolate_negro_70 200, azucar 300', 'chocolate negro 70%', 'chocolate_negro_70'],
    ['turron_chocolate', 'azucar 300, arroz_inflado 100', 'cobertura negra 60 %', 'chocolate_negro'],
    ['generico', 'coco_rallado 100, azucar 300', 'coco rallado seco', 'coco_rallado'],
  ])('%s of %s: %s', (type, text, label, id) => {
    const { reason, steps, category } = follow(type, text);
    expect(reason).toMatch(new RegExp(`añade unos \\d+ g de ${label}\\.$`));
    expect(steps.map(({ ingredient }) => ingredient)).toEqual([id]);
    expect(category).toBe('Extra');
  });

  it('coconut turrón asks for coconut', () => {
    const { steps, category } = follow('turron_coco', 'coco_rallado 100, almendra_cruda 200, azucar 300');
    expect(steps.map(({ ingredient }) => ingredient)).toEqual(['coco_rallado']);
    expect(category).toBe('Extra');
  });
});

describe('advice on honey', () => {
  it('changes sugars alike where the heaviest is not enough', () => {
    const { reason, steps, mends, values } = follow(
      'jijona',
      'almendra_tostada 700, dextrosa 30, azucar 60, azucar_moreno 50, Miel de romero 5',
      'Miel',
    );
    expect(reason).toContain('sustituye unos 82 g de azúcar por miel.');
    expect(steps).toEqual([
      { action: 'quitar', ingredient: 'azucar', grams: 35 },
      { action: 'quitar', ingredient: 'azucar_moreno', grams: 29.2 },
      { action: 'quitar', ingredient: 'dextrosa', grams: 17.5 },
      { action: 'anadir', ingredient: 'Miel de romero', grams: 81.7 },
    ]);
    expect(mends).toEqual(['pctMiel']);
    expect(values.pctMiel).toBeGreaterThanOrEqual(10);
  });

  it('is enough also where honey is drier than the syrup it takes the place of', () => {
    // P = 8988/0.955 = 9411.52; k = (0.825 − 0.78)/0.955; 0.1·P/(1 − 0.1·k) = 945.6, while 0.1·P is 941.2.
    const { reason, steps, values } = follow('jijona', 'almendra_tostada 6000, azucar_invertido 4000', 'Miel');
    expect(reason).toContain('sustituye unos 946 g de azúcar por miel.');
    expect(steps).toEqual([{ action: 'cambiar', ingredient: 'azucar_invertido', grams: 946, by: 'miel' }]);
    expect(values.pctMiel).toBe(10);
  });

  it('adds it where there is not sugar enough', () => {
    expect(follow('jijona', 'almendra_tostada 640, miel 40, azucar 20, clara_polvo 10', 'Miel').steps).toEqual([
      { action: 'anadir', ingredient: 'miel', grams: 35 },
    ]);
  });
});

describe('advice on what is too much', () => {
  it('takes out every line of what the IGP does not admit', () => {
    const { steps, mends, weights } = follow(
      'jijona',
      'manteca 20, almendra_tostada 700, miel 150, manteca_cerdo 30, azucar 150, aceite_oliva 5',
      'El ingrediente «Manteca de cerdo»',
    );
    expect(steps).toEqual([
      { action: 'quitar', ingredient: 'manteca_cerdo', grams: 30 },
      { action: 'quitar', ingredient: 'manteca', grams: 20 },
    ]);
    expect(mends).toEqual(['noAdmitidos']);
    expect(weights).toBe('manteca 0, almendra_tostada 700, miel 150, manteca_cerdo 0, azucar 150, aceite_oliva 0');
  });

  it('takes out flour, starch and potato, and names what is there', () => {
    const { reason, steps } = follow('generico', 'almendra 500, azucar 400, harina 50, maicena 60, patata 90', 'Lleva');
    expect(reason).toContain('Retira «Harina de trigo», «Almidón de maíz» y «Patata cocida».');
    expect(steps).toEqual([
      { action: 'quitar', ingredient: 'patata', grams: 90 },
      { action: 'quitar', ingredient: 'maicena', grams: 60 },
      { action: 'quitar', ingredient: 'harina', grams: 50 },
    ]);
  });

  it('changes toasted almond for raw in marzipan, and takes out the egg that is too much', () => {
    const { advice } = analyse(formula('mazapan', 'almendra_tostada 600, cosa 40, yema 200, azucar 400'));
    expect(advice.map(({ steps, mends }) => [steps, mends])).toEqual([
      [[], []],
      [[{ action: 'cambiar', ingredient: 'almendra_tostada', grams: 600, by: 'almendra_cruda' }], ['noAdmitidos']],
      [[], ['desconocido']],
      [[{ action: 'quitar', ingredient: 'yema', grams: 85 }], ['huevo']],
    ]);
  });

  it('takes egg from the heaviest line first, and from the next when that is not enough', () => {
    const text = 'almendra_cruda 400, azucar 300, clara 60, yema 70, huevo 50';
    const { steps, values, category } = follow('mazapan', text, 'El huevo');
    expect(steps.map(({ ingredient }) => ingredient)).toEqual(['yema', 'clara']);
    expect(steps[0]!.grams).toBe(70);
    expect(category).toBe('Suprema');
    expect(values.pctAlmendra).toBeGreaterThan(45);
  });

  it('counts the egg in what is left once toasted almond has given way to raw', () => {
    const body = formula('mazapan', 'almendra_tostada 1000000, clara 111172.84293559518');
    const { advice } = analyse(body);
    const after = analyse(
      done(
        body,
        advice.flatMap(({ steps }) => steps),
      ),
    );
    expect(after.meters.find(({ key }) => key === 'huevo')).toMatchObject({ value: 10, state: 'dentro' });
  });

  it('does not ask twice for what the IGP has already sent away', () => {
    const { advice } = analyse(formula('mazapan', 'almendra_cruda 400, azucar 300, boniato 250'));
    expect(advice.flatMap(({ steps }) => steps)).toEqual([{ action: 'quitar', ingredient: 'boniato', grams: 250 }]);
  });
});

describe('advice on yolk', () => {
  it('counts the weight of the yolk itself in a large batch', () => {
    // P = 9760/0.87 = 11218.39; k = 0.497/0.87; 0.01·P/(0.52 − 0.01·k) = 218.13, and 0.995 % shows as 1.
    const { reason, steps, mends } = follow('yema_tostada', 'almendra_molida 5000, azucar 5000, agua 2500', 'Falta');
    expect(reason).toContain('(unos 218 g)');
    expect(steps).toEqual([{ action: 'anadir', ingredient: 'yema', grams: 218 }]);
    expect(mends).toEqual(['yema']);
  });
});

describe('all steps of an answer done at once', () => {
  /** What no step mends: the sentence does not say what to weigh. */
  const BEYOND = new Set(['desconocido', 'ratioMielAzucar']);
  /** Taking out what is dosed too high concentrates the rest: its advice is measured on the corpus instead. */
  const isObjected = ({ warnings }: TurronAnalysis) =>
    warnings.some(({ code }) => code === 'dosis' || code === 'sin_identificar');
  const takesAlmond = ({ action, ingredient }: Step) => {
    const row = action === 'quitar' ? findRow(ingredient) : undefined;
    return row !== undefined && !row.grupo.startsWith('almendra') && row.es_almendra > 0;
  };
  /** A bar of turrón in a turrón goes, and its almond with it. */
  const losesAlmond = ({ type, ingredients }: Formula) =>
    ingredients.some(({ ingrediente }) => {
      const row = findRow(ingrediente);
      return (
        row !== undefined &&
        row.grupo !== 'almendra_tostada' &&
        row.es_almendra > 0 &&
        turron.forbids!(type, ingrediente)
      );
    });

  it('honey and almond both short: the honey keeps up with the almond', () => {
    const body = formula('jijona', 'almendra_tostada 300, miel 40, azucar 600');
    const { advice } = analyse(body);
    const next = done(
      body,
      advice.flatMap(({ steps }) => steps),
    );
    expect(analyse(next)).toMatchObject({ category: 'Extra', values: { pctAlmendra: 50, pctMiel: 10 } });
  });

  it('bring every value they speak of into range, in any formula, however small or large', () => {
    let followed = 0;
    fc.assert(
      fc.property(formulaArbitrary, fc.constantFrom(1e-3, 1, 1e6), (plain, scale) => {
        const body = { ...plain, ingredients: plain.ingredients.map((item) => ({ ...item, peso: item.peso * scale })) };
        const before = analyse(body);
        const steps = before.advice.flatMap((one) => one.steps);
        fc.pre(steps.length > 0 && !isObjected(before) && !losesAlmond(body));
        followed++;
        const after = analyse(done(body, steps));
        const out = new Map(after.meters.map(({ key, state }) => [key, state]));
        for (const key of before.advice.flatMap(({ mends }) => mends)) {
          if (!BEYOND.has(key)) expect(`${key} ${out.get(key)}`).not.toMatch(/bajo|alto/);
        }
      }),
      { numRuns: runs(300) },
    );
    expect(followed).toBeGreaterThan(runs(100));
  });

  it('take nothing out twice', () => {
    // Its water and its starch both ask for the flour to go.
    const body = formula('turron_chocolate', 'almendra_tostada 1, harina_quinoa 11');
    const steps = analyse(body).advice.flatMap((one) => one.steps);
    expect(steps.filter(({ ingredient }) => ingredient === 'harina_quinoa')).toMatchObject([{ grams: 11 }]);
    expect(done(body, steps)).toBeDefined();

    // Beyond the dose of spices and of water: both ask for the turmeric to go.
    const spiced = analyse(formula('turron_chocolate', 'almendra_tostada 1, romero_fresco 1, curcuma 6')).advice;
    const taken = spiced.flatMap((one) => one.steps).filter(({ ingredient }) => ingredient === 'curcuma');
    expect(taken).toMatchObject([{ grams: 6 }]);
  });

  it('reach the category promised, unless what no step mends is in the way', () => {
    let followed = 0;
    fc.assert(
      fc.property(formulaArbitrary, fc.constantFrom(1e-3, 1, 1e6), (plain, scale) => {
        const body = { ...plain, ingredients: plain.ingredients.map((item) => ({ ...item, peso: item.peso * scale })) };
        const { advice, category } = analyse(body);
        fc.pre(advice.some(({ text }) => text.startsWith('Para la categoría')));
        // So does what is beyond its dose: a turrón in a turrón.
        fc.pre(!advice.flatMap(({ steps }) => steps).some(takesAlmond));
        followed++;
        const after = analyse(
          done(
            body,
            advice.flatMap(({ steps }) => steps),
          ),
        );
        fc.pre(!isObjected(after));
        // Little starch is much once most of the formula has gone.
        fc.pre(after.meters.every(({ key, state }) => key !== 'fecula' || state !== 'alto'));
        expect(ALMONDS[after.category]).toBeGreaterThan(ALMONDS[category]);
      }),
      { numRuns: runs(300) },
    );
    expect(followed).toBeGreaterThan(runs(30));
  });
});
