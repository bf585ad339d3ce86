import { describe, expect, it } from 'vitest';
import bad from '../../../../data/unseen/bad/pasteleria.json' with { type: 'json' };
import { applySteps } from '../../src/craft/advice.ts';
import { InputError } from '../../src/craft/errors.ts';
import { analyse } from '../../src/pasteleria/analyse.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { SHAPE } from '../../src/pasteleria/shape.ts';
import { formula } from './formula.ts';

const GENOISE = 'Huevo entero 200, Azúcar 125, Harina 125';
const CUSTARD = 'Leche entera 1000, Azúcar 150, Yema 126, Almidón/Maicena 90';
const CARROT_CAKE = 'Zanahoria rallada 250, Harina 300, Huevo entero 300, Azúcar 350, Aceite 221, Nuez 120';
const CHEESECAKE = 'Queso crema 500, Azúcar 120, Huevo entero 150, Nata 35% 200';

const outcomeOf = (type: string, recipe: string) => analyse(formula(type, recipe)).outcome;
const said = (type: string, recipe: string, code: string) =>
  analyse(formula(type, recipe))
    .warnings.filter((warning) => warning.code === code)
    .map(({ text }) => text);

/** What, on which recipe, the grams above the usual, the grams above the most, and what is taken then. */
const DOSES = [
  ['genoise', GENOISE, 'Sal', 4, 6, 2.3, 'La sal al 4,8 % de la harina: el máximo es el 4,5 %.'],
  ['genoise', GENOISE, 'Impulsor', 9, 11, 2.9, 'El impulsor al 8,8 % de la harina: el máximo es el 7,2 %.'],
  // Carrot gives the name, flour the dough.
  ['carrot_cake', CARROT_CAKE, 'Impulsor', 21, 30, 11, 'El impulsor al 10 % de la harina: el máximo es el 7,2 %.'],
  ['genoise', GENOISE, 'Bicarbonato', 3.5, 5, 1.9, 'El bicarbonato al 4 % de la harina: el máximo es el 3,5 %.'],
  ['genoise', GENOISE, 'Goma xantana', 3, 5, 3.2, 'Las gomas al 1,1 %: el máximo es el 1 %.'],
  ['genoise', GENOISE, 'Agar-agar', 5, 9, 5.4, 'El agar al 1,96 %: el máximo es el 1,5 %.'],
  ['genoise', GENOISE, 'Pectina NH', 8, 10, 3.7, 'La pectina al 2,17 %: el máximo es el 2 %.'],
  ['genoise', GENOISE, 'Lecitina de soja', 3.5, 6, 3.3, 'La lecitina al 1,32 %: el máximo es el 1 %.'],
  ['genoise', GENOISE, 'Ácido cítrico', 3, 6, 3.8, 'Los acidulantes al 1,31 %: el máximo es el 1 %.'],
  ['genoise', GENOISE, 'Jengibre en polvo', 5, 12, 8.4, 'Las especias al 2,6 %: el máximo es el 2,2 %.'],
  ['genoise', GENOISE, 'Extracto de vainilla', 8, 15, 8.2, 'La vainilla al 3,23 %: el máximo es el 3 %.'],
  ['genoise', GENOISE, 'Ron', 30, 60, 37, 'El licor al 11,76 %: el máximo es el 10 %.'],
  ['crema_pastelera', CUSTARD, 'Gelatina', 10, 20, 12, 'La gelatina al 1,44 %: el máximo es el 1,2 %.'],
  ['crema_pastelera', CUSTARD, 'Masa de gelatina', 60, 120, 69, 'La gelatina al 1,35 %: el máximo es el 1,2 %.'],
  ['cheesecake', CHEESECAKE, 'Sal', 6, 9, 4.2, 'La sal al 0,92 %: el máximo es el 0,8 %.'],
] as const;

describe('doses', () => {
  it.each(DOSES)('%s (%s): %s above the usual %d g is said and keeps its verdict', (type, recipe, name, high) => {
    expect(outcomeOf(type, `${recipe}, ${name} ${high}`).good).toBe(true);
    expect(said(type, `${recipe}, ${name} ${high}`, 'dosis_alta')).toHaveLength(1);
  });

  it.each(DOSES)('%s (%s): %s has a most', (type, recipe, name, _, most, grams, text) => {
    const body = formula(type, `${recipe}, ${name} ${most}`);
    const { outcome, advice, warnings, objections } = analyse(body);
    expect(outcome).toMatchObject({ id: 'revisar', good: false, medal: null });
    const index = body.ingredients.length - 1;
    expect(warnings[0]).toEqual({ code: 'dosis', text, index });
    expect(objections[0]).toMatchObject({ code: 'dosis', fault: true, indexes: [index] });
    expect(advice[0]?.steps).toEqual([{ action: 'quitar', ingredient: name, grams }]);
    const after = analyse(
      applySteps(
        SHAPE,
        body,
        advice.flatMap(({ steps }) => steps),
      ),
    );
    expect(after.outcome.good).toBe(true);
    expect(after.warnings.filter(({ code }) => code.startsWith('dosis'))).toEqual([]);
  });

  it('lets cocoa into a meringue, and nothing that brings the whites down', () => {
    const meringue = 'Clara 200, Azúcar 330, Agua 110';
    expect(outcomeOf('merengue', `${meringue}, Cacao en polvo 20`).good).toBe(true);
    expect(outcomeOf('merengue', `${meringue}, Mantequilla 4`).good).toBe(false);
    expect(said('merengue', `${meringue}, Mantequilla 4`, 'no_admitido')[0]).toContain(
      'la grasa de mantequilla la baja',
    );
  });

  it('lets a brownie rise hardly at all', () => {
    const brownie = 'Chocolate negro 55% 200, Azúcar 170, Mantequilla 150, Harina 100, Huevo entero 150, Nuez 75';
    expect(outcomeOf('brownie', `${brownie}, Impulsor 4`).good).toBe(true);
    expect(outcomeOf('brownie', `${brownie}, Impulsor 14`).good).toBe(false);
    expect(said('brownie', `${brownie}, Impulsor 14`, 'dosis')[0]).toContain('el máximo es el 1,5 %');
    expect(outcomeOf('brownie', `${brownie}, Bicarbonato 8`).good).toBe(false);
  });

  it('says nothing twice where a range of the type judges the same thing', () => {
    const recipe = 'Nata 35% 700, Leche entera 300, Azúcar 120, Gelatina 22';
    expect(outcomeOf('panna_cotta', recipe).good).toBe(false);
    expect(said('panna_cotta', recipe, 'dosis_alta')).toEqual([]);
  });
});

describe('doses of recipes sent as fractions', () => {
  it('keep two figures of what to take', () => {
    const { advice } = analyse(formula('genoise', 'Huevo entero 0.2, Azúcar 0.125, Harina 0.125, Sal 0.006'));
    expect(advice[0]?.text).toContain('Quita 0,0023 g de sal:');
    expect(advice[0]?.steps).toEqual([{ action: 'quitar', ingredient: 'Sal', grams: 0.0023 }]);
  });

  it('are answered also when the overdose is the very base of the type', () => {
    const recipe = 'Azúcar 1e-9, Glucosa 1e-9, Agua 1e-9, Nata 35% 1e-9, Gelatina 1e-9';
    expect(analyse(formula('glaseado_espejo', recipe)).advice[0]?.text).toContain('de gelatina');
  });
});

describe('bans', () => {
  it('a sobao pasiego has no fat but butter, and the balancer proposes none', () => {
    const recipe = 'Mantequilla 200, Aceite 50, Azúcar 250, Huevo entero 250, Harina 250';
    expect(outcomeOf('sobao', recipe)).toMatchObject({ good: false, medal: null });
    expect(said('sobao', recipe, 'no_admitido')).toEqual([
      'El Sobao Pasiego con IGP solo lleva mantequilla: con aceite queda fuera del pliego.',
    ]);
    expect(pasteleria.forbids?.('sobao', 'Margarina')).toBe(true);
    expect(pasteleria.forbids?.('sobao', 'Mantequilla')).toBe(false);
    expect(pasteleria.forbids?.('genoise', 'Margarina')).toBe(false);
  });

  it.each([
    ['macaron', 'Almendra molida 200, Azúcar glas 200, Clara de huevo 150, Azúcar 200, Agua 50'],
    ['merengue', 'Clara de huevo 100, Azúcar 200'],
  ])('yolk in a %s is not admitted', (type, recipe) => {
    expect(outcomeOf(type, recipe).good).toBe(true);
    expect(outcomeOf(type, `${recipe}, Yema 10`).good).toBe(false);
    expect(said(type, `${recipe}, Yema 10`, 'no_admitido')).toEqual([
      'Esta masa se sostiene en clara montada: la grasa de yema la baja.',
    ]);
    expect(pasteleria.forbids?.(type, 'Yema')).toBe(true);
    expect(pasteleria.forbids?.(type, 'Clara de huevo')).toBe(false);
  });

  it('oil parts no layers of a puff pastry, as butter and lard do', () => {
    const dough = 'Harina de fuerza 500, Agua 250, Sal 10';
    expect(outcomeOf('hojaldre', `${dough}, Mantequilla 400`).good).toBe(true);
    expect(outcomeOf('hojaldre', `${dough}, Manteca de cerdo 400`).good).toBe(true);
    expect(outcomeOf('hojaldre', `${dough}, Aceite de girasol 400`).good).toBe(false);
    expect(said('hojaldre', `${dough}, Aceite de girasol 400`, 'no_admitido')).toEqual([
      'El hojaldre se lamina con una grasa sólida: con un 34,48 % de aceite no salen las capas; se tolera hasta el 5 %.',
    ]);
    expect(outcomeOf('hojaldre', `${dough}, Mantequilla 400, Aceite de girasol 20`).good).toBe(true);
  });

  it('flour in a custard sauce is only said', () => {
    const recipe = 'Leche entera 1000, Azúcar 180, Yema 200, Harina 10';
    expect(outcomeOf('crema_inglesa', recipe).good).toBe(true);
    expect(said('crema_inglesa', recipe, 'no_habitual')).toEqual([
      'La crema inglesa no lleva harina: con harina es otra crema.',
    ]);
  });

  it('egg in what is not cooked is only said, with its decree, and not of pasteurised egg', () => {
    expect(said('mousse_chocolate', 'Chocolate 200, Nata 35% 300, Yema 60, Clara de huevo 60', 'no_habitual')).toEqual([
      'Si el huevo va crudo (yema y clara de huevo), usa ovoproducto pasteurizado, conserva en frío y consume en 24 horas (Real Decreto 1021/2022, art. 9).',
    ]);
    expect(said('tiramisu', 'Mascarpone 500, Yema 100, Clara de huevo 100, Azúcar 100', 'no_habitual')).toHaveLength(1);
    expect(said('mousse_chocolate', 'Chocolate 200, Nata 35% 300, yema pasteurizada 60', 'no_habitual')).toEqual([]);
    expect(said('mousse_chocolate', 'Chocolate 200, Nata 35% 300, Huevo hilado 60', 'no_habitual')).toEqual([]);
  });
});

describe('what nobody identified', () => {
  const GANACHE = 'Nata 35% 500, Chocolate negro 64% 650';

  it.each([
    ['1 %', 4, 'equilibrada', 'gold'],
    ['3 %', 14, 'equilibrada', 'silver'],
    ['8 %', 40, 'revisar', null],
    ['20 %', 113, 'revisar', null],
  ])('%s of a génoise', (_, grams, id, medal) => {
    expect(outcomeOf('genoise', `${GENOISE}, polvo de hadas ${grams}`)).toMatchObject({ id, medal });
  });

  it('up to 1 % is only named; beyond it the result is provisional; from 5 % on it is asked for', () => {
    expect(said('genoise', `${GENOISE}, polvo de hadas 4`, 'sin_identificar')).toEqual([]);
    expect(said('genoise', `${GENOISE}, polvo de hadas 14`, 'sin_identificar')).toEqual([
      'Con un 3,02 % sin identificar («polvo de hadas»), el resultado es provisional.',
    ]);
    const asked =
      'Falta saber qué es el 8,16 % de la fórmula («polvo de hadas»): indica su composición para poder juzgarla.';
    expect(said('genoise', `${GENOISE}, polvo de hadas 40`, 'sin_identificar')).toEqual([asked]);
    expect(analyse(formula('genoise', `${GENOISE}, polvo de hadas 40`)).advice[0]?.text).toBe(asked);
  });

  it('beyond 15 % no gram is advised', () => {
    const { advice } = analyse(formula('genoise', 'Huevo entero 200, Azúcar 60, Harina 125, polvo de hadas 90'));
    expect(advice).toHaveLength(1);
    expect(advice.flatMap(({ steps }) => steps)).toEqual([]);
  });

  it('leaves a ganache without water activity and shelf life beyond 1 %', () => {
    expect(analyse(formula('ganache_negro', GANACHE)).waterActivity).toBeDefined();
    const { waterActivity, warnings } = analyse(formula('ganache_negro', `${GANACHE}, néctar de hadas 40`));
    expect(waterActivity).toBeUndefined();
    expect(warnings.filter(({ code }) => code.startsWith('conservacion'))).toEqual([]);
    expect(analyse(formula('ganache_negro', `${GANACHE}, néctar de hadas 8`)).waterActivity).toBeDefined();
  });
});

describe('faults that once went unsaid', () => {
  it('1: an unrecognised wet ingredient gives no ganache months of life nor gold', () => {
    const { outcome, waterActivity } = analyse(formula('ganache_negro', 'Chocolate 600, jugo misterioso 300'));
    expect(outcome).toMatchObject({ good: false, medal: null });
    expect(waterActivity).toBeUndefined();
  });

  it('9: 30 g of salt on 200 g of flour, advised on salt', () => {
    const { outcome, advice } = analyse(formula('genoise', 'Huevo entero 320, Azúcar 200, Harina 200, Sal 30'));
    expect(outcome).toMatchObject({ good: false, medal: null });
    expect(advice[0]?.steps).toEqual([{ action: 'quitar', ingredient: 'Sal', grams: 24 }]);
  });

  it('10: a hair over the range of the trade is accepted, without grams of yolk to take away', () => {
    // Fat 0.4 points over its 18 %.
    const body = formula('genoise', 'Huevo entero 200, Azúcar 125, Harina 125, Mantequilla 83');
    const { outcome, values, advice } = analyse(body);
    expect(values.grasa).toBeGreaterThan(16);
    expect(outcome.good).toBe(true);
    expect(advice.flatMap(({ steps }) => steps)).toEqual([]);
  });
});

describe('bad recipes nobody fitted on', () => {
  it.each(bad.map((entry) => [entry.id, entry] as const))('%s', (_, { type, ingredients }) => {
    let good: boolean;
    try {
      good = analyse({ type, ingredients }).outcome.good;
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      good = false;
    }
    expect(good).toBe(false);
  });
});

describe('an ingredient told by its label', () => {
  const SPREAD = { energia: 540, grasas: 31, saturadas: 11, hidratos: 57, azucares: 56, proteinas: 6, sal: 0.1 };
  const withLabel = (etiqueta: object) => {
    const item = { name: 'Mi crema de untar', grams: 30, etiqueta };
    return analyse(formula('genoise', GENOISE, item));
  };

  it('counts with the figures of the label, is identified and says what was deduced', () => {
    const { values, ingredients, outcome, warnings } = withLabel(SPREAD);
    // 450 g of génoise with 28.16 % of sugars and 4.62 % of fat.
    expect(values.azucares).toBeCloseTo((450 * 28.156 + 30 * 56) / 480, 1);
    expect(values.grasa).toBeCloseTo((450 * 4.619 + 30 * 31) / 480, 1);
    expect(ingredients[3]).toMatchObject({ sent: 'Mi crema de untar', id: null, certainty: 'exacta' });
    expect(outcome.good).toBe(true);
    expect(warnings.map(({ code }) => code)).toEqual(['etiqueta_deducida', 'sin_precio', 'coste_parcial']);
    expect(withLabel({ ...SPREAD, precio: 9 }).warnings.map(({ code }) => code)).toEqual(['etiqueta_deducida']);
  });

  it.each([
    ['more than 100 g', { grasas: 60 }],
    ['more sugars than carbohydrate', { hidratos: 20 }],
  ])('is refused with its place when it cannot be: %s', (_, wrong) => {
    const refused = () => withLabel({ ...SPREAD, ...wrong });
    expect(refused).toThrow(InputError);
    try {
      refused();
    } catch (error) {
      expect((error as InputError).fault).toEqual({ code: 'etiqueta_no_valida', index: 3, field: 'etiqueta' });
    }
    expect.assertions(2);
  });
});

describe('what a recipe holds', () => {
  it('is told to go, and no step takes grams of the whole recipe', () => {
    const receta = { ingredients: formula('', 'Mantequilla 200, Manteca de cerdo 50').ingredients };
    const fat = { name: 'Mi grasa', grams: 250, receta };
    const { warnings, advice } = analyse(
      formula('sobao', 'Harina 250, Azúcar 250, Huevo entero 250, Impulsor 10', fat),
    );
    expect(warnings[0]).toMatchObject({ code: 'no_admitido' });
    const away = advice.find(({ text }) => text.startsWith('Retira manteca de cerdo'))!;
    expect(away.steps).toEqual([]);
  });
});

describe('flour that holds a dough together', () => {
  it.each([
    ['hojaldre', 'Harina de arroz 500, Mantequilla 400, Agua 250, Sal 10'],
    ['choux', 'Harina de maíz 150, Agua 250, Mantequilla 100, Huevo entero 250, Sal 3'],
    ['masa_quebrada', 'Harina de arroz 250, Mantequilla 125, Agua 60'],
    ['bizcocho_enrollado', 'Almidón/Maicena 100, Azúcar 100, Huevo entero 250'],
  ])('%s without gluten is no %s', (type, recipe) => {
    const body = formula(type, recipe);
    const { outcome, warnings, advice } = analyse(body);
    expect(outcome).toMatchObject({ good: false });
    expect(warnings[0]).toMatchObject({ code: 'no_admitido' });
    expect(warnings[0]!.text).toContain('el gluten sostiene');
    const swap = advice.find(({ mends }) => mends.includes('no_admitido'))!;
    const mended = analyse(applySteps(SHAPE, body, swap.steps)!);
    expect(mended.warnings.map(({ code }) => code)).not.toContain('no_admitido');
  });

  it('some of another flour is let by, and so is a cake without gluten', () => {
    expect(outcomeOf('hojaldre', 'Harina 400, Almidón/Maicena 100, Mantequilla 400, Agua 250, Sal 10').good).toBe(true);
    expect(said('genoise', 'Huevo entero 200, Azúcar 125, Harina de arroz 125', 'no_admitido')).toEqual([]);
  });
});
