import { describe, expect, it } from 'vitest';
import bad from '../../../../data/unseen/bad/cacao.json' with { type: 'json' };
import { analyse } from '../../src/cacao/analyse.ts';
import { cacao } from '../../src/cacao/craft.ts';
import { applySteps } from '../../src/craft/advice.ts';
import { InputError } from '../../src/craft/errors.ts';
import { ratioOf } from '../../src/craft/linear.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';
import { answer, balance, request } from './formula.ts';

const DARK = { pasta_cacao: 600, manteca_cacao: 50, azucar: 350 };
const of = (type: string, parts: Readonly<Record<string, number>>) => analyse(request(type, parts));
const forbids = cacao.forbids!;
const codes = (type: string, parts: Readonly<Record<string, number>>) =>
  of(type, parts).warnings.map(({ code }) => code);

describe('new types', () => {
  it('a cup made with milk is judged as a drink, not as the mixture it is made of', () => {
    // As published: `taza-painperdu-epais` of data/unseen/formulas.
    const dry = { cob_negra: 200, cacao_polvo: 20, azucar: 40, almidon_maiz: 10 };
    const milk = { 'leche entera': 1030 };
    expect(balance('chocolate_taza', { ...dry, ...milk }).score).toMatchObject({
      tipo: 'Taza de chocolate',
      medalla: 'gold',
    });
    expect(balance('chocolate_taza', dry).score.tipo).toMatch(/^Chocolate a la taza \(cumple/);
    for (const [parts, fault] of [
      [
        { cacao_polvo: 25, azucar: 90, ...milk },
        /^No cumple como taza de chocolate: cacao seco desgrasado 1,6\d % \(mínimo 2 %\)/,
      ],
      [{ ...dry, almidon_maiz: 130, ...milk }, /harina y almidón 9,\d+ % \(máximo 8 %\)/],
      [{ ...dry, azucar: 400, ...milk }, /azúcar 28,\d+ % \(máximo 25 %\)/],
    ] as const) {
      const { tipo, medalla } = balance('chocolate_taza', parts).score;
      expect(tipo).toMatch(fault);
      expect(medalla).toBe('bronze');
    }
  });

  it('a filling too wet to keep is not good for carrying a little that nobody identified', () => {
    const wet = { 'puré de frambuesa': 400, sorbitol: 40, jarabe_glucosa: 450, manteca_cacao: 150, mantequilla: 100 };
    for (const parts of [wet, { ...wet, 'licor secreto de la casa': 20 }]) {
      const { medalla, aw, motivos } = balance('bombon', parts).score;
      expect(medalla).toBe('bronze');
      if (aw !== undefined) continue;
      expect(motivos.join()).toMatch(/demasiada agua para conservarse/);
      expect(motivos.join()).not.toMatch(/aw estimada/);
    }
  });

  it('a drink sent as the powder it is made of is told so', () => {
    const [told] = of('cacao_azucarado', { cacao_polvo: 33, azucar: 67, 'leche entera': 1000 }).warnings;
    expect(told).toMatchObject({ code: 'bebida_hecha', text: expect.stringMatching(/^Con un 79,\d % de agua/) });
    expect(codes('cacao_azucarado', { cacao_polvo: 33, azucar: 67 })).not.toContain('bebida_hecha');
  });

  it.each([
    ['dark milk', 'leche_alto_cacao'],
    ['Alto cacao', 'leche_alto_cacao'],
    ['nocilla', 'crema_untable'],
    ['crema de avellanas', 'crema_untable'],
    ['a la taza', 'chocolate_taza'],
    ['hot chocolate', 'chocolate_taza'],
    ['cacao soluble', 'cacao_azucarado'],
    ['chocolate en polvo', 'cacao_azucarado'],
    ['sin azúcares', 'sin_azucar'],
    ['Maltitol', 'sin_azucar'],
  ])('«%s» is read as %s', (text, type) => {
    expect(cacao.findType(text)).toBe(type);
  });

  it.each([
    ['chocolate_taza', { pasta_cacao: 320, manteca_cacao: 40, azucar: 580, almidon_maiz: 60 }, 'Chocolate a la taza'],
    [
      'chocolate_taza',
      { pasta_cacao: 290, manteca_cacao: 40, azucar: 560, 'harina de arroz': 110 },
      'Chocolate familiar a la taza',
    ],
    ['cacao_azucarado', { cacao_polvo: 330, azucar: 670 }, 'Chocolate en polvo'],
    ['cacao_azucarado', { cacao_polvo: 270, azucar: 730 }, 'Cacao azucarado en polvo'],
    [
      'leche_alto_cacao',
      { pasta_cacao: 400, manteca_cacao: 100, leche_entera_polvo: 300, azucar: 200 },
      'Chocolate con leche de calidad superior',
    ],
    [
      'sin_azucar',
      { pasta_cacao: 100, manteca_cacao: 240, leche_entera_polvo: 220, maltitol: 440 },
      'Chocolate con leche sin azúcares añadidos',
    ],
  ])('%s %o bears the name of the law', (type, parts, name) => {
    const { tipo, medalla } = balance(type, parts).score;
    expect(tipo).toBe(`${name} (cumple RD 1055/2003)`);
    expect(medalla).toBe('gold');
  });

  it('counts flour and starch inside the chocolate, so that they dilute its cocoa', () => {
    // 300 g of liquor with 98.7 % of cocoa, 40 of butter, in 1,000 g: starch does not leave the base.
    const { tipo } = balance('chocolate_taza', {
      pasta_cacao: 300,
      manteca_cacao: 40,
      azucar: 460,
      almidon_maiz: 200,
    }).score;
    expect(tipo).toBe(
      'No cumple la denominación «chocolate a la taza» (RD 1055/2003): cacao total 33,61 % (mínimo 35 %); cacao seco desgrasado 13,41 % (mínimo 14 %); harina y almidón 20,00 % (máximo 8 %)',
    );
  });

  it('asks a spread for cocoa, hazelnut and no water, and calls none of it law', () => {
    const { tipo, motivos } = balance('crema_untable', {
      pasta_avellana: 50,
      azucar: 500,
      cacao_polvo: 100,
      aceite_girasol: 250,
      agua: 100,
    }).score;
    expect(tipo).toBe(
      'No llega a crema de cacao y avellanas: avellana 5,00 % (mínimo 10 %); agua 10,52 % (máximo técnico 5 %)',
    );
    expect(motivos.join()).not.toContain('legal');
  });

  it('takes a milk chocolate of high cocoa for what it is, with less milk', () => {
    const parts = { pasta_cacao: 450, manteca_cacao: 100, leche_entera_polvo: 150, azucar: 300 };
    expect(balance('leche', parts).score.medalla).toBe('gold');
  });

  it('confirms with the data sheet what is missed by less than liquor varies', () => {
    const { tipo, motivos, medalla } = balance('chocolate_taza', {
      pasta_cacao: 265,
      manteca_cacao: 37,
      azucar: 518,
      almidon_maiz: 180,
    }).score;
    expect([tipo, medalla]).toEqual(['Chocolate familiar a la taza (cumple RD 1055/2003)', 'silver']);
    expect(motivos).toContain('Cacao total 29,85 % (mínimo legal 30 %): al límite, confírmalo con la ficha del cacao.');
  });

  it('warns of polyols from 10 % on, as the label must', () => {
    expect(codes('sin_azucar', { pasta_cacao: 900, maltitol: 100 })).not.toContain('etiqueta_polialcoholes');
    expect(codes('sin_azucar', { pasta_cacao: 890, maltitol: 110 })).toContain('etiqueta_polialcoholes');
  });
});

describe('doses', () => {
  it.each([
    ['lecitina', 'la lecitina', 7, 12, 6],
    ['sal', 'la sal', 5, 10, 6],
    ['vainilla', 'la vainilla', 15, 30, 18],
    ['cafe_soluble', 'el café soluble', 40, 80, 50],
    ['gelatina', 'la gelatina', 15, 30, 20],
  ])('%s: said, then too much, then what to take away', (name, what, high, much, grams) => {
    const usual = of('negro', { ...DARK, [name]: high });
    expect(usual.outcome.medal).toBe('gold');
    expect(usual.warnings[0]).toMatchObject({ code: 'dosis_alta', index: 3 });
    const { outcome, warnings, advice } = of('negro', { ...DARK, [name]: much });
    expect(outcome.medal).toBe('bronze');
    expect(outcome.denomination).toContain(`sin acreditar (${what} al `);
    expect(warnings[0]).toMatchObject({ code: 'dosis', index: 3 });
    expect(advice[0]!.steps).toEqual([{ action: 'quitar', ingredient: name, grams }]);
    const mended = analyse(applySteps(SHAPE, request('negro', { ...DARK, [name]: much }), advice[0]!.steps));
    expect(mended.outcome.good).toBe(true);
  });

  it('adds up emulsifiers of which none alone is too much', () => {
    const parts = { ...DARK, lecitina: 9, pgpr: 4.9, 'mono y diglicéridos': 3 };
    const { outcome, advice } = of('negro', parts);
    expect(outcome.denomination).toContain('la suma de emulgentes al 1,66 %');
    expect(advice[0]!.steps).toEqual([{ action: 'quitar', ingredient: 'lecitina', grams: 6.8 }]);
  });

  it('tells once what one ingredient exceeds twice', () => {
    expect(codes('negro', { ...DARK, lecitina: 80 }).filter((code) => code === 'dosis')).toHaveLength(1);
  });

  it('salt of a powder for the cup is diluted: what stops a bar does not stop it', () => {
    const powder = (sal: number) => codes('cacao_azucarado', { cacao_polvo: 80, azucar: 200, sal });
    expect(powder(3)).toContain('dosis_alta');
    expect(powder(3)).not.toContain('dosis');
    expect(powder(6)).toContain('dosis');
    expect(codes('negro', { ...DARK, sal: 12 })).toContain('dosis');
  });

  it('is no chocolate but sweetened butter beyond 54 % of fat, save a dark one', () => {
    const white = { manteca_cacao: 500, leche_entera_polvo: 250, azucar: 250 };
    expect(of('blanco', white).outcome.good).toBe(false);
    expect(codes('blanco', white)).toContain('dosis');
    expect(
      of('leche', { manteca_cacao: 490, cacao_polvo: 90, leche_entera_polvo: 180, azucar: 240 }).outcome.good,
    ).toBe(false);
    expect(codes('negro', { pasta_cacao: 900, manteca_cacao: 60, azucar: 40 })).not.toContain('dosis');
  });

  it('a cup of which a quarter is fat is not drunk', () => {
    const cup = { leche_entera: 500, manteca_cacao: 200, cacao_polvo: 45, azucar: 70 };
    expect(of('chocolate_taza', cup).outcome.good).toBe(false);
  });

  it('counts the spirits of a ganache at 40°', () => {
    const ganache = (ron: number) => of('bombon', { cob_negra: 600, nata: 250, azucar_invertido: 60, ron });
    expect(ganache(70).warnings.map(({ code }) => code)).not.toContain('dosis_alta');
    expect(ganache(90).warnings[0]!.code).toBe('dosis_alta');
    expect(ganache(160).outcome).toMatchObject({ good: false });
  });
});

describe('what is the same however it is weighed', () => {
  const GANACHE = { cob_negra: 500, nata: 200, azucar_invertido: 50 };

  it('gelatine counts in a soaked mass by its sixth', () => {
    const { outcome, warnings } = of('bombon', { ...GANACHE, masa_gelatina: 150 });
    expect(outcome.good).toBe(false);
    expect(warnings[0]).toMatchObject({ code: 'dosis', text: 'La gelatina al 2,78 %: el máximo es el 2 %.' });
  });

  it('egg threads are cooked, and yolk is not', () => {
    expect(codes('bombon', { ...GANACHE, huevo_hilado: 30 })).not.toContain('no_admitido');
    expect(codes('bombon', { ...GANACHE, yema: 30 })).toContain('no_admitido');
  });
});

describe('milk of chocolate', () => {
  it('whey and lactose are not its dry matter', () => {
    const parts = { pasta_cacao: 15, manteca_cacao: 20, azucar: 45 };
    for (const name of ['suero_polvo', 'lactosa']) {
      const { outcome, advice } = of('leche', { ...parts, [name]: 20 });
      expect(outcome).toMatchObject({ medal: 'bronze', good: false });
      expect(advice[0]!.text).toMatch(/^Sólidos lácteos 0,\d\d % \(mínimo legal 14 %\)/);
    }
  });

  it('of skimmed milk shows a range, not the most of its law below what the family aims at', () => {
    const { meters, outcome } = of('leche', { pasta_cacao: 15, manteca_cacao: 20, azucar: 45, leche_desn_polvo: 20 });
    expect(outcome.denomination).toContain('Chocolate con leche desnatada');
    for (const { min, max } of meters) if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
    expect(meters.find(({ key }) => key === 'base.grasaLactea')).toMatchObject({ min: 4, state: 'bajo' });
  });
});

describe('what a type does not admit', () => {
  it.each([
    ['negro', 'harina'],
    ['leche', 'almidon_maiz'],
    ['blanco', 'aceite_girasol'],
    ['cobertura', 'margarina'],
    ['bean_to_bar', 'manteca_cerdo'],
    ['gianduja', 'aceite_girasol'],
    ['sin_azucar', 'miel'],
    ['sin_azucar', 'azucar'],
    ['bombon', 'yema'],
  ])('%s and %s', (type, name) => {
    expect(forbids(type, name)).toBe(true);
    const base = type === 'sin_azucar' ? 'pasta_cacao' : 'cob_negra';
    const { outcome, advice } = of(type, { [base]: 900, [name]: 100 });
    expect(outcome.good).toBe(false);
    const steps = advice.flatMap((each) => each.steps);
    const taken = steps.filter(({ ingredient, action }) => ingredient === name && action !== 'anadir');
    expect(taken.reduce((sum, { grams }) => sum + grams, 0)).toBeGreaterThanOrEqual(100);
  });

  it.each([
    ['chocolate_taza', 'harina'],
    ['crema_untable', 'aceite_girasol'],
    ['sin_azucar', 'maltitol'],
    ['bombon', 'yema pasteurizada'],
    ['negro', 'grasa_equivalente'],
    ['negro', 'nadie lo conoce'],
  ])('but %s and %s', (type, name) => {
    expect(forbids(type, name)).toBe(false);
  });

  it('never adds itself what it forbids', () => {
    for (const { id } of cacao.types) {
      expect(cacao.additions(id).filter((name) => forbids(id, name))).toEqual([]);
    }
  });
});

describe('what nobody identified', () => {
  const dark = (peso: number) => of('negro', { ...DARK, 'polvo misterioso': peso });
  const filling = (peso: number) =>
    of('bombon', { cob_negra: 600, nata: 250, azucar_invertido: 60, 'polvo misterioso': peso });

  it('up to 1 % is only said', () => {
    expect(dark(10).outcome).toMatchObject({
      medal: 'gold',
      denomination: 'Chocolate negro de calidad superior (cumple RD 1055/2003)',
    });
    expect(dark(10).warnings.map(({ code }) => code)).toEqual(['ingrediente_desconocido']);
    expect(filling(5).waterActivity).toBe(0.81);
  });

  it('from 1 % on takes name, gold, water activity and shelf life', () => {
    expect(dark(30).outcome).toMatchObject({
      medal: 'silver',
      denomination: 'No se puede acreditar la denominación: 2,91 % sin identificar',
    });
    expect(filling(30).outcome).toMatchObject({
      medal: 'silver',
      denomination: 'Relleno de bombón sin aw ni conservación: 3,19 % sin identificar',
    });
    expect(filling(30).waterActivity).toBeUndefined();
  });

  it('from 5 % on takes the good outcome', () => {
    expect(dark(80).outcome).toMatchObject({ good: false, medal: 'bronze' });
    expect(filling(80).outcome.good).toBe(false);
  });

  it('beyond 15 % leaves no advice in grams', () => {
    const { advice, outcome } = of('negro', { pasta_cacao: 300, azucar: 500, 'polvo misterioso': 200 });
    expect(outcome.good).toBe(false);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.flatMap(({ steps }) => steps)).toEqual([]);
  });

  it('stays in the chocolate: it is no «otra sustancia comestible»', () => {
    expect(of('negro', { pasta_cacao: 40, azucar: 40, xxxx: 20 }).meters[0]).toMatchObject({ value: 39.48 });
  });
});

describe('the label of an own ingredient', () => {
  const withLabel = (etiqueta: unknown) => ({
    type: 'negro',
    ingredients: [
      { ingrediente: 'azucar', peso: 200 },
      { ingrediente: 'mi cobertura', peso: 800, etiqueta },
    ],
  });

  it('is measured by its figures', () => {
    const label = {
      energia: 580,
      grasas: 42,
      hidratos: 36,
      azucares: 29,
      proteinas: 8,
      fibra: 11,
      sal: 0,
      agua: 1,
      cacao: 70,
      categoria: 'cacao_chocolate',
    };
    const { params, score } = answer(withLabel(label));
    // 0.8 · 70, 0.8 · 42 and 0.8 · 29 + 0.2 · 99.9.
    expect(params).toMatchObject({ cacaoTotal: 56, grasaTotal: 33.6, azucar: 43.18 });
    expect(score.medalla).toBe('gold');
  });

  it('is refused where it contradicts itself, with its place', () => {
    const refused = () => answer(withLabel({ grasas: 60, hidratos: 60, azucares: 70 }));
    expect(refused).toThrow(InputError);
    expect(refused).toThrow('azúcares (70 g) no puede superar a hidratos de carbono (60 g)');
    try {
      refused();
    } catch (error) {
      expect(error).toMatchObject({ fault: { code: 'etiqueta_no_valida', index: 1, field: 'etiqueta' } });
    }
  });
});

describe('faults that once went unsaid', () => {
  it('1: an unrecognised wet ingredient never makes a filling anhydrous, stable and gold', () => {
    const { medalla, tipo, aw } = balance('bombon', { cob_negra: 600, 'zumo de kriptonita': 300 }).score;
    expect(medalla).toBe('bronze');
    expect(aw).toBeUndefined();
    expect(tipo).not.toMatch(/anhidro|meses/);
  });

  it.each(['nata líquida', 'leche fresca', 'zumo de naranja', 'puré de frambuesa', 'mermelada', 'vino tinto'])(
    '1: «%s» is known and wet',
    (name) => {
      const { score } = balance('bombon', { 'cobertura negra': 600, [name]: 300 });
      expect(score.tipo).toMatch(/^Ganache|^No cumple/);
      expect(score.aw).toBeGreaterThan(0.6);
    },
  );

  it.each([
    ['flour', { pasta_cacao: 50, azucar: 30, harina: 20 }],
    ['starch', { pasta_cacao: 50, azucar: 30, almidon_maiz: 20 }],
    ['a stranger at 38 %', { pasta_cacao: 50, azucar: 30, xxxx: 49 }],
    ['lecithin at 8 %', { pasta_cacao: 60, azucar: 32, lecitina: 8 }],
    ['salt at 5 %', { pasta_cacao: 60, azucar: 35, sal: 5 }],
  ])('2: chocolate with %s is neither lawful nor gold', (_, parts) => {
    const { medalla, tipo } = balance('negro', parts).score;
    expect(medalla).toBe('bronze');
    expect(tipo).not.toContain('(cumple');
  });

  it.each([
    'avellanas tostadas',
    'almendra laminada',
    'azúcar de caña',
    'miel de flores',
    'nata líquida',
    'nata para montar',
    'cobertura 70%',
    'chocolate 70%',
  ])('4: «%s» is read', (name) => {
    expect(of('bombon', { [name]: 100, cob_negra: 200 }).ingredients[0]!.certainty).not.toBe('desconocida');
  });

  it('9: the advice for a bombón is in grams and adds up', () => {
    const body = request('bombon', { nata: 500, glucosa: 50, cob_negra_64: 650, mantequilla: 100 });
    const { advice, outcome } = analyse(body);
    expect(outcome.good).toBe(false);
    const steps = advice.flatMap((each) => each.steps);
    expect(steps.length).toBeGreaterThan(0);
    expect(analyse(applySteps(SHAPE, body, steps)).outcome.medal).toBe('gold');
  });

  it('10: a value between the trade range and the accepted one is said without grams', () => {
    const { advice, meters, outcome } = of('negro', { pasta_cacao: 505, azucar: 495 });
    const near = meters.find(({ key }) => key === 'base.grasaTotal')!;
    expect(near).toMatchObject({ value: 27.27, min: 27, state: 'al_limite' });
    expect(outcome.medal).toBe('gold');
    expect(advice.find(({ text }) => text.includes('grasa total 27,27 % ('))).toMatchObject({
      text: expect.stringMatching(/^Fuera de lo habitual, dentro de lo admitido: .* No hace falta corregir nada\.$/),
      steps: [],
    });
  });

  it.each(bad)('bad on purpose: $name ($por_que)', ({ type, ingredients }) => {
    // Some were sent with the names of the other crafts' fields.
    const { outcome } = analyse({ type, ingredients }, true);
    expect(outcome.medal).toBe('bronze');
    expect(outcome.denomination).not.toContain('(cumple');
  });
});

describe('a recipe among the ingredients', () => {
  const inside = (type: string, parts: Readonly<Record<string, number>>, own: Readonly<Record<string, number>>) => {
    const { ingredients } = request(type, parts);
    const lines = Object.entries(own).map(([name, grams]) => ({ name, grams }));
    const peso = lines.reduce((sum, { grams }) => sum + grams, 0);
    return { type, ingredients: [...ingredients, { ingrediente: 'mi mezcla', peso, receta: { ingredients: lines } }] };
  };
  const DARK_BASE = { pasta_cacao: 500, azucar: 250, manteca_cacao: 60 };

  it.each([
    ['harina_trigo', 'harina y almidón'],
    ['aceite_girasol', 'grasa no autorizada'],
  ])('the law sees the %s inside it as it does beside it', (food, what) => {
    const hidden = answer(inside('negro', DARK_BASE, { azucar: 100, [food]: 40 }));
    const flat = answer(request('negro', { ...DARK_BASE, azúcar: 100, [food]: 40 }));
    expect(hidden.score.tipo).toBe(flat.score.tipo);
    expect(hidden.score.tipo).toContain(what);
    expect(hidden.params).toEqual(flat.params);
  });

  it('keeps as its filling does: the shell of a bonbon does not dry the ganache in it', () => {
    const ganache = { cob_negra: 500, nata: 330, mantequilla: 70 };
    const alone = of('bombon', ganache).waterActivity!;
    const filled = analyse(inside('bombon', { cob_negra: 600 }, ganache));
    expect(filled.waterActivity).toBe(alone);
    // Dry parts count in the mixture alone.
    const praline = analyse(inside('bombon', ganache, { avellana_tostada: 100, azucar: 100 }));
    expect(praline.waterActivity!).toBeLessThan(alone);
  });

  it('counts for what is left of it once its water is gone', () => {
    const body = inside('bombon', { cob_negra: 500 }, { nata: 300, azucar: 100 });
    const reduced = body.ingredients.map((one) =>
      'receta' in one ? { ...one, peso: 300, receta: { ...one.receta, perdida: 25 } } : one,
    );
    const before = analyse(body);
    const after = analyse({ ...body, ingredients: reduced });
    expect(after.waterActivity!).toBeLessThan(before.waterActivity!);
    expect(after.values.cacaoTotal).toBeGreaterThan(before.values.cacaoTotal);
  });

  it("a couverture of one's own is couverture with its sugar and its milk", () => {
    const own = { pasta_cacao: 120, manteca_cacao: 250, azucar: 400, leche_entera_polvo: 230 };
    const { warnings, outcome } = analyse(inside('bombon', { nata: 1000, glucosa: 100 }, own));
    expect(warnings.map(({ code }) => code)).not.toContain('poco_chocolate');
    expect(outcome.denomination).toContain('leche');
  });

  it('is weighed in the model of the balancer as in the analysis', () => {
    const body = inside('negro', DARK_BASE, { azucar: 100, harina_trigo: 40 });
    const { cases } = cacao.linear(body);
    const starch = cases[0]!.find(({ key }) => key.endsWith('almidon'))!;
    expect(ratioOf(starch, [500, 250, 60, 140])).toBeCloseTo((100 * 40) / 950, 6);
  });
});
