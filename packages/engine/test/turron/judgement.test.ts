import { describe, expect, it } from 'vitest';
import bad from '../../../../data/unseen/bad/turron.json' with { type: 'json' };
import { InputError } from '../../src/craft/errors.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { analyse } from '../../src/turron/analyse.ts';
import { rowOfId, shelf } from '../../src/turron/catalogue.ts';
import { turron } from '../../src/turron/craft.ts';
import { TYPES } from '../../src/turron/types.ts';
import { answer, balance, formula, motivosOf } from './formula.ts';

const read = (type: string, text: string) => analyse(formula(type, text));
const codes = (type: string, text: string) => read(type, text).warnings.map(({ code }) => code);

describe('doses, % of what is weighed', () => {
  it.each([
    ['sal', 3, 7],
    ['canela', 11, 21],
    ['clara_polvo', 13, 26],
    ['clara', 130, 260],
    ['lecitina', 6, 11],
    ['emulgente_e471', 6, 11],
    ['goma_arabiga', 11, 21],
    ['ron_40', 51, 81],
    ['gelatina', 16, 26],
    ['masa_gelatina', 96, 156],
    ['bicarbonato_sodico', 6, 11],
    ['acido_citrico', 6, 11],
    ['nuez_moscada', 6, 11],
  ])('%s: %d g in a kilo are said, %d g take the category', (name, high, much) => {
    const kilo = (grams: number) => `almendra_tostada 500, azucar ${500 - grams}, ${name} ${grams}`;
    const said = name === 'sal' ? high + 1 : high;
    expect(codes('generico', kilo(said))).toContain('dosis_alta');
    expect(read('generico', kilo(said)).outcome.good).toBe(true);
    expect(codes('generico', kilo(much))).toContain('dosis');
    expect(read('generico', kilo(much))).toMatchObject({ category: 'Básico', outcome: { good: false } });
    expect(read('generico', kilo(1)).warnings).toEqual([]);
  });

  it('the grams to take away are enough, and are said once', () => {
    const { advice } = read('generico', 'almendra_tostada 450, azucar 300, miel 200, sal 50');
    // (50 − 0,003·1000)/(1 − 0,003) = 47,1 g, in whole grams.
    expect(advice[1]).toMatchObject({ steps: [{ action: 'quitar', ingredient: 'sal', grams: 48 }], mends: ['dosis'] });
    const motivos = motivosOf('generico', 'almendra_tostada 450, azucar 300, miel 200, sal 50');
    expect(motivos.filter((motivo) => motivo.includes('0,6 %'))).toEqual([
      'Quita 48 g de sal: la sal al 5 %, con un máximo del 0,6 %.',
    ]);
  });

  it('fresh white counts by what it leaves dry', () => {
    const [, less] = read('jijona', 'almendra_tostada 400, miel 120, azucar 80, clara 400').advice;
    // (40 − 0,012·1000)/(0,1 − 0,012) = 318,2 g.
    expect(less!.steps).toEqual([{ action: 'quitar', ingredient: 'clara', grams: 319 }]);
  });

  it('on a formula beyond a dose no other protected name is offered', () => {
    const text = 'almendra_tostada 600, miel 200, azucar 130, clara 40, nuez_moscada 30';
    expect(motivosOf('generico', text).join()).not.toContain('Agramunt');
  });

  it('on a formula beyond a dose no quality is claimed', () => {
    const motivos = motivosOf('jijona', 'almendra_tostada 650, miel 200, azucar 100, sal 50').join();
    expect(motivos).not.toMatch(/correspondería|Rasgo de calidad/);
  });
});

describe('what a type does not admit', () => {
  it('seasoning above 0,5 % takes the protected name, and only that', () => {
    const text = 'almendra_tostada 660, miel 120, azucar 200, canela 8';
    expect(codes('jijona', text)).toContain('dosis');
    expect(read('jijona', text).category).toBe('Fuera de IGP');
    expect(motivosOf('jijona', text)).toContain(
      'Quita 3,1 g de canela molida: el sazonado de sal y especias de una IGP al 0,81 %, con un máximo del 0,5 %.',
    );
    expect(codes('generico', text)).not.toContain('dosis');
  });

  it.each([
    ['water', 'chocolate_negro 600, avellana_tostada 200, agua 200', 'El agua añadida al 20 %: el máximo es el 8 %.'],
    [
      'cream',
      'chocolate_negro 500, avellana_tostada 200, nata 300',
      'El agua, contada toda, al 17,72 %: el máximo es el 17 %.',
    ],
  ])('%s in chocolate turrón does not boil off', (_, text, said) => {
    const { category, warnings } = read('turron_chocolate', text);
    expect(category).toBe('Básico');
    expect(warnings[0]!.text).toBe(said);
  });

  it('the water of a caramel in chocolate turrón does', () => {
    const text = 'chocolate_negro 300, avellana_tostada 200, arroz_inflado 70, azucar 100, agua 50, mantequilla 5';
    expect(codes('turron_chocolate', text)).not.toContain('dosis');
  });

  it('lard in chocolate turrón is lawful, and no chocolate', () => {
    const text = 'chocolate_leche 250, manteca_cerdo 40, arroz_inflado 40';
    const { category, warnings } = read('turron_chocolate', text);
    expect(category).toBe('Extra');
    expect(warnings.map(({ text: said }) => said)).toEqual([
      'Lleva un 12,12 % de manteca de cerdo, grasa ajena al cacao y a la leche: no puede llamarse «chocolate»; «turrón de chocolate» sí (RD 1787/1982).',
    ]);
    expect(codes('turron_chocolate', text.replace('manteca_cerdo 40', 'manteca_cerdo 46'))).toContain('dosis');
  });

  it('a balancer is told what never to propose', () => {
    expect(turron.forbids!('jijona', 'manteca_cerdo')).toBe(true);
    expect(turron.forbids!('mazapan', 'almendra_tostada')).toBe(true);
    expect(turron.forbids!('generico', 'manteca_cerdo')).toBe(false);
  });
});

describe('what is not identified is not vouched for', () => {
  const nuts = (unknown: number) => `almendra_tostada 600, azucar ${400 - unknown}, qwxz ${unknown}`;

  it.each([
    [10, 'Suprema', []],
    [30, 'Extra', ['sin_identificar']],
    [80, 'Básico', ['sin_identificar']],
    [200, 'Básico', ['sin_identificar']],
  ])('%d g in a kilo of generic turrón: %s', (unknown, category, said) => {
    const { category: reached, warnings } = read('generico', nuts(unknown));
    expect(reached).toBe(category);
    expect(warnings.map(({ code }) => code)).toEqual([...said, 'ingrediente_desconocido']);
  });

  it('beyond 1 % tells no legal quality and breaks an IGP; beyond 15 % advises no grams', () => {
    for (const unknown of [30, 80, 200]) expect(motivosOf('generico', nuts(unknown)).join()).not.toContain('RD 1787');
    const igp = (unknown: number) => `almendra_tostada 640, miel 120, azucar ${240 - unknown}, qwxz ${unknown}`;
    expect(read('jijona', igp(10)).category).toBe('Suprema');
    expect(read('jijona', igp(30)).category).toBe('Fuera de IGP');
    const blind = read('generico', 'almendra_tostada 100, azucar 700, qwxz 200').advice;
    expect(blind.map(({ text, steps }) => [text, steps])).toEqual([
      ['Sin categoría acreditada: antes hay que identificar todos los ingredientes.', []],
    ]);
  });

  it('promises no category that almond alone cannot give', () => {
    expect(motivosOf('generico', 'almendra_tostada 200, azucar 720, qwxz 80').join()).not.toContain(
      'Para la categoría',
    );
    expect(motivosOf('generico', 'almendra_tostada 400, azucar 570, qwxz 30').join()).not.toContain('Suprema');
  });
});

describe('an ingredient with its own label', () => {
  const own = (etiqueta: Record<string, number>) => ({
    type: 'turron_piedra',
    ingredients: [
      { ingrediente: 'almendra_tostada', peso: 500 },
      { ingrediente: 'azucar', peso: 400 },
      { ingrediente: 'Crema de la casa', peso: 100, etiqueta },
    ],
  });

  it('is judged by it', () => {
    const label = { energia: 900, grasas: 100, saturadas: 60, hidratos: 0, azucares: 0, proteinas: 0, sal: 0 };
    const { category, values, warnings } = analyse(own(label));
    expect(category).toBe('Suprema');
    expect(values.pctGrasa).toBeGreaterThan(36);
    expect(warnings.map(({ code }) => code)).not.toContain('ingrediente_desconocido');
  });

  it('that contradicts itself is refused, with its place and the field', () => {
    const label = { energia: 400, grasas: 10, hidratos: 20, azucares: 60, proteinas: 5, sal: 0 };
    let error: unknown;
    try {
      analyse(own(label));
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).fault).toMatchObject({ index: 2 });
    expect((error as InputError).fault.field).toContain('etiqueta');
  });
});

describe('every food of the pantry', () => {
  it('is analysed in every type', () => {
    const names = shelf.catalogue().map(({ name }) => name);
    expect(names).toHaveLength(everyFood().length);
    for (const { id } of TYPES) {
      for (const name of names) {
        const { ingredients, outcome } = read(id, `almendra_cruda 400, azucar 300, ${name} 100`);
        expect(ingredients[2]!.certainty, name).toBe('exacta');
        expect(outcome.text).not.toBe('');
      }
    }
  });
});

/** What the craft judges otherwise than the list, and why. */
const PASSING = new Map([
  ['alicante-agua-30', 'the water boils off: what is judged is the product cooked down to 5 %'],
  ['turron-sin-azucar-con-miel', 'there is no such type: it is judged as Jijona, and the answer says so'],
  ['mazapan-estropeado-se-cocina', 'a third of water: no range says it, published formulas do (sin_precedente)'],
  ['yema-2-yema', 'the law asks for 1 % of yolk (RD 1787/1982, 7.4), and it has 2 %'],
]);

describe('formulas made to be bad', () => {
  it.each(bad.map((entry) => [entry.id, entry] as const))('%s', (id, { type, ingredients }) => {
    let good: boolean;
    try {
      good = analyse({ type, ingredients }).outcome.good;
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      good = false;
    }
    expect(good).toBe(PASSING.has(id));
  });

  it('an unknown type is told', () => {
    const { warnings } = read('sin_azucar', 'almendra_tostada 600, miel 200, maltitol 200');
    expect(warnings.map(({ code }) => code)).toContain('tipo_desconocido');
  });
});

describe('faults that once went unsaid', () => {
  it('4: plain plurals and everyday names are known', () => {
    const text =
      'almendras marcona 400, almendra laminada 100, avellanas tostadas 50, miel de flores 120, azúcar de caña 150, claras de huevo 30, yemas de huevo 10, nata líquida 20, nata para montar 10, cobertura 70% 20, chocolate 70% 20';
    expect(read('generico', text).ingredients.filter(({ certainty }) => certainty === 'desconocida')).toEqual([]);
    const jijona = 'almendras marcona 650, miel de flores 120, azúcar de caña 190, claras de huevo 40';
    expect(balance('jijona', jijona).score.categoria).toBe('Suprema');
  });

  it('9: 400 g of egg white on 900 g of turrón are no Suprema', () => {
    const { outcome, advice } = read('jijona', 'almendra_tostada 650, miel 120, azucar 130, clara 400');
    expect(outcome.good).toBe(false);
    expect(advice[1]!.steps[0]).toMatchObject({ action: 'quitar', ingredient: 'clara' });
  });

  it('11: turrón de chocolate without sugar or honey is answered', () => {
    const body = formula('turrón de chocolate', 'chocolate_negro 300, manteca_cerdo 40, arroz_inflado 60');
    expect(answer(body)).toMatchObject({ type: 'turron_chocolate', score: { categoria: 'Suprema' } });
  });

  it('words: the starch is called by what brings it, and a quality by its name', () => {
    expect(motivosOf('generico', 'almendra_cruda 500, azucar 400, patata 100')[1]).toContain('Retira «Patata cocida».');
    expect(motivosOf('generico', 'almendra_tostada 34.45, azucar 65.55')[0]).toBe(
      'Frutos secos 34,45 %: calidad Estándar (RD 1787/1982).',
    );
  });

  it('one kcal for one food: sorbitol, rum and maltitol as everywhere', () => {
    // 2.4 kcal a gram of polyol, 7 a gram of alcohol (Regulation (EU) 1169/2011, annex XIV).
    for (const polyol of ['maltitol', 'sorbitol']) expect(Math.abs(rowOfId(polyol).kcal - 240)).toBeLessThan(5);
    expect(Math.abs(rowOfId('ron_40').kcal - 230)).toBeLessThan(10);
  });
});

describe('what a recipe holds', () => {
  it('too much of it is told in grams, and no step takes them of the whole recipe', () => {
    const { ingredients } = formula('guirlache', 'almendra_tostada 500');
    const lines = [
      { name: 'azucar', grams: 480 },
      { name: 'sal', grams: 20 },
    ];
    const mine = { ingrediente: 'mi mezcla', peso: 500, receta: { ingredients: lines } };
    const { advice } = analyse({ type: 'guirlache', ingredients: [...ingredients, mine] });
    const less = advice.find(({ text }) => /^Quita \d+ g de sal/.test(text))!;
    expect(less.steps).toEqual([]);
  });
});
