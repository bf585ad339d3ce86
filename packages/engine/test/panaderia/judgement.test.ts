import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applySteps } from '../../src/craft/advice.ts';
import { ratioOf } from '../../src/craft/linear.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { bakersTable } from '../../src/panaderia/bakers-table.ts';
import { shelf } from '../../src/panaderia/catalogue.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { TYPE_IDS } from '../../src/panaderia/types.ts';
import { answer, formula } from './formulas.ts';

const verdict = (type: string, text: string) => answer(formula(type, text)).verdict;

interface Formula {
  readonly id: string;
  readonly type: string;
  readonly ingredients: readonly { readonly name: string; readonly grams: number }[];
}

const bad: readonly Formula[] = JSON.parse(
  readFileSync(new URL('../../../../data/unseen/bad/panaderia.json', import.meta.url), 'utf8'),
);

describe('formulas made to be bad', () => {
  it.each(bad.map((one) => [one.id, one] as const))('%s is not let pass', (_id, one) => {
    expect(panaderia.analyse(one).outcome.good).toBe(false);
  });
});

describe('the pantry in a dough', () => {
  it('takes every food in every type, by its own name', () => {
    for (const food of everyFood()) {
      const body = formula('pan_comun', 'Harina de trigo 1000; Agua 600; Sal 18; Levadura fresca 20');
      const { ingredients, values } = panaderia.analyse({
        ...body,
        ingredients: [...body.ingredients, { name: shelf.wireName(food), grams: 10 }],
      });
      expect(ingredients.at(-1)!.certainty, food.id).not.toBe('desconocida');
      for (const value of Object.values(values)) expect(value, food.id).toBeGreaterThanOrEqual(0);
    }
  });

  it('reads a label, and the role sent with it', () => {
    const own = { name: 'Crema Pepita', grams: 200, etiqueta: { grasas: 80, hidratos: 1, azucares: 1, proteinas: 1 } };
    const base = formula('pan_molde', 'Harina de trigo 1000; Agua 550; Sal 18; Levadura fresca 20').ingredients;
    const fat = answer({ type: 'pan_molde', ingredients: [...base, { ...own, role: 'mantequilla' }] });
    expect(fat.params).toMatchObject({ grasa: 16, hidratacion: 58.6 });
    const { ingredients } = panaderia.analyse({ type: 'pan_molde', ingredients: [...base, own] });
    expect(ingredients.at(-1)).toMatchObject({ id: null, name: 'Crema Pepita', certainty: 'exacta' });
    const wrong = { ...own, etiqueta: { grasas: 80, hidratos: 90 } };
    expect(() => answer({ ingredients: [...base, wrong] })).toThrow(/^El ingrediente 5 tiene una etiqueta no válida/);
  });
});

describe('faults that once went unsaid', () => {
  it('8: «Levadura fresca (masa madre)» is yeast, and the legal 0.2 % holds', () => {
    const { params, inRange } = answer(
      formula(
        'pan_rustico_mm',
        'Harina de trigo 1000; Agua 700; Sal 20; Levadura fresca (masa madre) 15; Masa madre 100 % 200',
      ),
    );
    expect(params.levadura).toBeGreaterThan(1);
    expect(inRange.levadura).toBe(false);
  });

  it('9: baking powder is no chloride', () => {
    const salt = (extra: string) =>
      bakersTable(formula('pan_comun', `Harina de trigo 1000; Agua 600; Sal 15; Levadura fresca 10${extra}`)).salPan;
    expect(salt('; Impulsor 15')).toBeLessThanOrEqual(salt(''));
    expect(salt('; Mantequilla con sal 50')).toBeGreaterThan(salt(''));
  });

  it('10: a dry brioche takes egg, then milk, never water', () => {
    const { suggestions } = answer(
      formula('brioche', 'Harina de fuerza 500; Huevos 100; Mantequilla 200; Azúcar 60; Sal 9; Levadura fresca 20'),
    );
    expect(suggestions).toEqual([
      'Añade 105 g de «Huevos» y 105 g de leche entera para subir la hidratación del 21,62 % al 56 %.',
    ]);
    expect(
      answer(
        formula('brioche', 'Harina de fuerza 500; Huevos 250; Mantequilla 60; Azúcar 60; Sal 9; Levadura fresca 20'),
      ).suggestions.join(),
    ).not.toContain('agua');
  });

  it('10: no amount smaller than a scale shows', () => {
    const { suggestions } = answer(
      formula('brioche', 'Harina de fuerza 500; Huevos 300; Mantequilla 200; Azúcar 60; Sal 4.7; Levadura fresca 20'),
    );
    expect(suggestions).toEqual(['Añade 0,3 g de «Sal» para subir la sal del 0,94 % al 1 % de la harina.']);
  });

  it.each([
    ['bread with 2.1 % of salt', 'pan_comun', 'Harina de trigo 1000; Agua 620; Sal 21; Levadura fresca 15'],
    ["baguette à l'ancienne at 79 %", 'baguette', 'Harina T65 1000; Agua 790; Sal 20; Levadura fresca 8'],
    ['a glass bread', 'pan_cristal', 'Harina de gran fuerza 1000; Agua 950; Sal 20; Levadura fresca 10'],
  ])('11: %s is right', (_case, type, text) => {
    expect(verdict(type, text)).toBe('equilibrada');
  });

  it('what is missing is said in one sentence with one figure', () => {
    expect(answer(formula('pan_comun', 'Harina de trigo 1000; Agua 650; Levadura fresca 20')).suggestions).toEqual([
      'La masa no lleva sal: añade 18 g de sal.',
    ]);
  });
});

describe('what nobody identified', () => {
  const dough = (grams: number) =>
    panaderia.analyse(
      formula('pan_comun', `Harina de trigo 1000; Agua 620; Sal 18; Levadura fresca 20; Polvo XQ-7 ${grams}`),
    );

  it('up to 1 % of the flour is only a warning', () => {
    const { outcome, warnings } = dough(10);
    expect(outcome.good).toBe(true);
    expect(warnings.map(({ code }) => code)).toEqual(['ingrediente_desconocido']);
  });

  it('makes the result provisional, then takes the verdict, then leaves no advice in grams', () => {
    expect(dough(30)).toMatchObject({ outcome: { good: true } });
    expect(dough(30).warnings[0]!.text).toBe(
      'Con un 3 % de la harina sin identificar («Polvo XQ-7»), el resultado es provisional.',
    );
    expect(dough(60).outcome.good).toBe(false);
    const { outcome, advice } = dough(200);
    expect(outcome.good).toBe(false);
    expect(advice).toEqual([
      {
        text: 'Falta saber qué es «Polvo XQ-7» (el 20 % de la harina): indica su composición para poder juzgar la fórmula.',
        steps: [],
        mends: [],
      },
    ]);
  });
});

describe('doses and what a type does not admit', () => {
  it('names the ingredient, and the grams to take away mend it', () => {
    const body = formula('pan_comun', 'Harina de trigo 1000; Agua 620; Sal 18; Levadura fresca 20; Mejorante 100');
    const { outcome, advice, warnings } = panaderia.analyse(body);
    expect(outcome.good).toBe(false);
    expect(warnings[0]!.text).toBe('Mejorante al 10 % de la harina: el máximo es el 2 %.');
    expect(advice[0]!.text).toBe(
      'Quita 90 g de mejorante panario: mejorante al 10 % de la harina, con un máximo del 2 %.',
    );
  });

  it('asks for strong flour where weak one cannot hold the water or give the bite', () => {
    const dough = 'Agua 570; Azúcar 30; Sal 18; Levadura fresca 15';
    const { verdict: weak, warnings, suggestions } = answer(formula('bagel', `Harina floja 1000; ${dough}`));
    expect(weak).toBe('revisar');
    expect(warnings.join()).toContain('no tiene fuerza para esta masa: pide harina de fuerza');
    expect(suggestions.join()).toContain('por harina de fuerza');
    expect(verdict('bagel', `Harina de fuerza 1000; ${dough}`)).toBe('equilibrada');
    expect(verdict('bagel', `Harina de fuerza 700; Harina floja 300; ${dough}`)).toBe('equilibrada');
  });

  it('bread without gluten has none, not even on the bench', () => {
    const good = 'Harina de arroz 500; Agua 550; Psyllium 30; Sal 10; Levadura fresca 20';
    expect(verdict('pan_sin_gluten', good)).toBe('equilibrada');
    for (const extra of ['Harina de avena 50', 'Cerveza 50', 'Harina de trigo para espolvorear 20']) {
      expect(verdict('pan_sin_gluten', `${good}; ${extra}`), extra).toBe('revisar');
    }
    const beer = { name: 'Cerveza', grams: 50, role: 'agua' };
    const body = formula('pan_sin_gluten', good);
    expect(answer({ ...body, ingredients: [...body.ingredients, beer] }).verdict).toBe('revisar');
    expect(panaderia.forbids!('pan_sin_gluten', 'Harina de trigo')).toBe(true);
    expect(panaderia.forbids!('pan_sin_gluten', 'Harina de arroz')).toBe(false);
    expect(panaderia.forbids!('pan_comun', 'Harina de trigo')).toBe(false);
  });

  it('gluten does not hide behind the name of what a recipe makes', () => {
    const { ingredients } = formula('pan_sin_gluten', 'Agua 900; Sal 18; Levadura fresca 20; Psyllium 50');
    const flour = { name: 'Harina de arroz', grams: 1000 };
    const receta = { ingredients: [{ name: 'Harina de trigo', grams: 1000 }] };
    const hidden = answer({ type: 'pan_sin_gluten', ingredients: [{ ...flour, receta }, ...ingredients] });
    expect(hidden.verdict).toBe('revisar');
    expect(hidden.warnings[0]).toContain('lleva gluten');
    expect(answer({ type: 'pan_sin_gluten', ingredients: [flour, ...ingredients] }).verdict).toBe('equilibrada');
  });

  it('rye bread is half rye, with its sourdough', () => {
    const wheat = formula('pan_centeno', 'Harina de trigo 1000; Agua 700; Sal 20; Masa madre 100 % 200');
    const { outcome, advice } = panaderia.analyse(wheat);
    expect(outcome.good).toBe(false);
    expect(advice[0]!.text).toBe(
      'Cambia 451 g de harina por harina de centeno para pasar del 9,09 % al 50 % de centeno.',
    );
    expect(bakersTable(formula('pan_comun', 'Harina de trigo 750; Harina de centeno 250')).pctCenteno).toBe(25);
  });
});

describe('what a type is made of', () => {
  const lean = (flour: string) => `${flour}; Agua 650; Sal 18; Levadura fresca 10`;
  const rich = (flour: string) =>
    `${flour}; Huevo entero 500; Mantequilla 400; Azúcar 120; Leche entera 60; Sal 20; Levadura fresca 40`;

  it.each([
    ['baguette', lean('Harina de maíz 1000')],
    ['pan_comun', lean('Harina de arroz 1000')],
    ['pizza_napolitana', 'Harina de centeno 1000; Agua 600; Sal 25; Levadura fresca 2'],
    ['brioche', rich('Harina de arroz 1000')],
    ['ciabatta', 'Harina de trigo 400; Almidón de maíz 600; Agua 750; Sal 20; Levadura fresca 10'],
  ])('%s asks for flour that forms gluten: «%s»', (type, text) => {
    const body = formula(type, text);
    const { outcome, warnings, advice } = panaderia.analyse(body);
    expect(outcome.good).toBe(false);
    expect(warnings[0]!.text).toMatch(/forma gluten/);
    const mending = advice.find(({ mends }) => mends.includes('no_admitido'))!;
    const mended = applySteps(panaderia.shape, body, mending.steps)!;
    expect(
      panaderia
        .analyse(mended)
        .warnings.map((one) => one.text)
        .join(),
    ).not.toMatch(/forma gluten/);
  });

  it('other flours in their measure, gluten of its own, a label and rye in a sourdough bread are let by', () => {
    expect(verdict('baguette', lean('Harina de trigo 700; Harina de maíz 300'))).toBe('equilibrada');
    expect(verdict('pan_comun', lean('Harina de trigo 300; Harina de avena 700; Gluten de trigo 50'))).toBe(
      'equilibrada',
    );
    expect(verdict('pan_rustico_mm', 'Harina de centeno 900; Agua 650; Sal 18; Masa madre 100 % 200')).toBe(
      'equilibrada',
    );
    const etiqueta = { grasas: 1, hidratos: 72, proteinas: 11, categoria: 'harinas_almidones' };
    const own = { name: 'La de mi molino', grams: 1000, etiqueta };
    const rest = formula('', 'Agua 650; Sal 18; Levadura fresca 10').ingredients;
    expect(answer({ type: 'baguette', ingredients: [own, ...rest] }).verdict).toBe('equilibrada');
  });

  it('bread without gluten needs something that holds the gas', () => {
    const text = 'Harina de arroz 1000; Agua 900; Sal 20; Levadura fresca 20';
    const { outcome, advice } = panaderia.analyse(formula('pan_sin_gluten', text));
    expect(outcome.good).toBe(false);
    expect(advice[0]!.steps).toEqual([{ action: 'anadir', ingredient: 'Psyllium', grams: 60 }]);
    for (const binder of ['Psyllium 60', 'Goma xantana 8', 'Psyllium 20; Goma xantana 3', 'Semillas de chía 60']) {
      expect(verdict('pan_sin_gluten', `${text}; ${binder}`), binder).toBe('equilibrada');
    }
    const mix = text.replace('Harina de arroz', 'Mezcla panificable sin gluten');
    expect(verdict('pan_sin_gluten', mix)).toBe('equilibrada');
  });

  it('a brioche carries egg', () => {
    const text = 'Harina de fuerza 1000; Leche entera 550; Mantequilla 400; Azúcar 120; Sal 20; Levadura fresca 40';
    const { outcome, warnings, advice } = panaderia.analyse(formula('brioche', text));
    expect(outcome.good).toBe(false);
    expect(warnings[0]!.text).toBe('Sin huevo no es un brioche: es un pan de leche.');
    expect(advice[0]!.steps).toMatchObject([{ action: 'cambiar', ingredient: 'Leche entera', grams: 300 }]);
  });

  it('a panettone is made of butter', () => {
    const text =
      'Harina de gran fuerza 1000; Agua 350; Margarina 450; Azúcar 300; Yema de huevo 250; Sal 10; Masa madre sólida 300; Pasas 500';
    const { outcome, warnings, advice } = panaderia.analyse(formula('panettone', text));
    expect(outcome.good).toBe(false);
    expect(warnings[0]!.text).toBe('Sin mantequilla no es un panettone: no se hace con otra grasa.');
    expect(advice[0]!.steps).toEqual([{ action: 'cambiar', ingredient: 'Margarina', grams: 450, by: 'Mantequilla' }]);
  });

  it('baking powder beside yeast has a most', () => {
    const text = 'Harina de fuerza 1000; Leche entera 250; Huevo entero 200; Mantequilla 150; Azúcar 180; Sal 10';
    const roscon = (powder: number) =>
      panaderia.analyse(formula('roscon', `${text}; Levadura fresca 30; Impulsor ${powder}`)).warnings;
    expect(roscon(40)[0]!.text).toBe('Impulsor al 4 % de la harina: el máximo es el 2,5 %.');
    expect(roscon(20)[0]).toMatchObject({ code: 'dosis_alta' });
  });

  it('a sourdough of rye bread is rye unless its name says another cereal', () => {
    const text = 'Harina de trigo 520; Harina de centeno 480; Agua 750; Sal 20';
    expect(verdict('pan_centeno', `${text}; Masa madre 200`)).toBe('equilibrada');
    for (const name of ['Masa madre de trigo', 'Levain de blé', 'Masa madre de espelta']) {
      const { outcome, warnings } = panaderia.analyse(formula('pan_centeno', `${text}; ${name} 200`));
      expect(outcome.good, name).toBe(false);
      expect(warnings[0]!.text, name).toMatch(/^Solo un 43,64 % de la harina es de centeno/);
    }
    expect(verdict('pan_centeno', `${text}; Masa madre de centeno 200`)).toBe('equilibrada');
  });
});

describe('the limits', () => {
  it('a value between the range of the trade and the accepted one needs no change', () => {
    const body = formula('baguette', 'Harina T65 1000; Agua 805; Sal 18; Levadura fresca 10');
    const { verdict: told, suggestions, ranges } = answer(body);
    expect(told).toBe('equilibrada');
    expect(ranges.hidratacion).toEqual([57, 81]);
    expect(suggestions).toEqual([
      'Fórmula equilibrada para Baguette: todos los parámetros están dentro del rango profesional.',
    ]);
    expect(panaderia.analyse(body).advice[1]!.text).toContain('hidratación 80,50 % (');
  });

  it.each(TYPE_IDS)('%s: every limit has a source, its point lies in its range, and the law is not opened', (id) => {
    for (const limit of panaderia.types.find((type) => type.id === id)!.limits) {
      expect(limit.source).not.toBe('');
      if (limit.aim !== undefined) {
        expect(limit.aim).toBeGreaterThanOrEqual(limit.min!);
        expect(limit.aim).toBeLessThanOrEqual(limit.max!);
      }
      expect(limit.core === undefined).toBe(limit.authority !== 'oficio');
    }
  });
});

describe('a recipe among the ingredients', () => {
  const own = (name: string, grams: number, text: string, more: object = {}) => ({
    name,
    grams,
    receta: { ingredients: formula('', text).ingredients, ...more },
  });
  const PLAIN = 'Harina panadera 1000; Agua 650; Sal 18; Levadura fresca 20';

  it('brings flour, water, salt and yeast as its parts do', () => {
    const whole = answer({ type: 'pan_comun', ingredients: [own('Mi masa base', 1688, PLAIN)] });
    const flat = answer(formula('pan_comun', PLAIN));
    expect(whole.params).toEqual(flat.params);
    expect(whole.ranges).toEqual(flat.ranges);
    expect(whole.verdict).toBe('equilibrada');
    expect(whole.warnings).toEqual(flat.warnings);
  });

  it('a scalded flour is flour and water, less what boiled away', () => {
    const rest = formula('pan_comun', 'Harina panadera 800; Agua 450; Sal 18; Levadura fresca 20').ingredients;
    const scald = own('Escaldado', 400, 'Harina panadera 200; Agua 200');
    expect(answer({ type: 'pan_comun', ingredients: [...rest, scald] }).params.hidratacion).toBe(65);
    const boiled = own('Escaldado', 360, 'Harina panadera 200; Agua 200', { perdida: 10 });
    expect(answer({ type: 'pan_comun', ingredients: [...rest, boiled] }).params.hidratacion).toBe(61);
  });

  it('is pre-ferment when its name or its role says so, in the balancer too', () => {
    const rest = formula('pan_rustico_mm', 'Harina panadera 900; Agua 600; Sal 18').ingredients;
    const mine = own('Masa madre', 200, 'Harina panadera 100; Agua 100');
    const body = { type: 'pan_rustico_mm', ingredients: [...rest, mine] };
    const { params, warnings, verdict: told } = answer(body);
    expect(params).toMatchObject({ hidratacion: 70, prefermento: 20 });
    expect(told).toBe('equilibrada');
    expect(warnings.join()).not.toContain('no puede llamarse');
    const terms = panaderia.linear!(body).cases[0]!;
    for (const key of ['hidratacion', 'prefermento', 'sal'] as const) {
      const term = terms.find((one) => one.key === key)!;
      expect(ratioOf(term, [900, 600, 18, 200])).toBeCloseTo(params[key], 2);
    }
    const named = { ...mine, name: 'Mi cultivo', role: 'masa_madre' };
    expect(answer({ ...body, ingredients: [...rest, named] }).params.prefermento).toBe(20);
  });

  it('what nobody identifies inside it takes the verdict as outside', () => {
    const base = own('Mi masa base', 1888, `${PLAIN}; Xyzzy 200`);
    const { outcome, warnings } = panaderia.analyse({ type: 'pan_comun', ingredients: [base] });
    expect(outcome.good).toBe(false);
    expect(warnings[0]).toMatchObject({ code: 'sin_identificar' });
  });

  it('what is too much inside it is to be lowered there', () => {
    const salty = own('Mi masa base', 1718, PLAIN.replace('Sal 18', 'Sal 48'));
    const { advice } = panaderia.analyse({ type: 'pan_comun', ingredients: [salty] });
    expect(advice[0]!.text).toMatch(
      /^Sal al 4,8 % de la harina: conviene bajar al [\d,]+ % dentro de «Mi masa base»\.$/,
    );
    expect(advice[0]!.steps).toEqual([]);
  });
});
