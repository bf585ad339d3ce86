import { describe, expect, it } from 'vitest';
import { analyse as cacao } from '../../src/cacao/analyse.ts';
import { ingredientRulesOf as ofCacao } from '../../src/cacao/ingredient-rules.gen.ts';
import type { Analysis } from '../../src/craft/analysis.ts';
import type { IngredientRules } from '../../src/craft/ingredient-rules.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { analyse as helado } from '../../src/helado/analyse.ts';
import { ingredientRulesOf as ofHelado } from '../../src/helado/ingredient-rules.ts';
import { TYPE_IDS as ICES } from '../../src/helado/types.ts';
import { ingredientRulesOf as ofPastry } from '../../src/pasteleria/ingredient-rules.gen.ts';
import { TYPE_IDS as PASTRIES } from '../../src/pasteleria/types.ts';
import { ingredientRulesOf as ofTurron } from '../../src/turron/ingredient-rules.ts';
import { TYPES as TURRONES } from '../../src/turron/types.ts';

const RULES: readonly (readonly [string, IngredientRules])[] = [
  ...ICES.map((id) => [`helado ${id}`, ofHelado(id)] as const),
  ...TURRONES.map((type) => [`turrón ${type.id}`, ofTurron(type.id)] as const),
  ['cacao negro', ofCacao('negro')],
  ['cacao bombon', ofCacao('bombon')],
  ...PASTRIES.map((id) => [`pastelería ${id}`, ofPastry(id)] as const),
];

describe('every additive and spice of the pantry', () => {
  const dosed = everyFood().filter(({ category }) => category === 'aditivos' || category === 'especias_aromas');

  it.each(RULES)('has a most in %s', (_, { asked }) => {
    const doses = asked.filter(({ level, says, param }) => level === 'falta' && !says && !param.per);
    const free = dosed.filter((food) => !doses.some(({ param }) => param.of(food) > 0));
    expect(free.map(({ id }) => id)).toEqual([]);
  });
});

const MILK_ICE = [
  ['Leche entera', 640],
  ['Nata 35%', 120],
  ['Azúcar', 140],
  ['Dextrosa', 40],
  ['Leche en polvo desnatada', 40],
] as const;
const DARK = [
  ['pasta_cacao', 500],
  ['azucar', 330],
  ['manteca_cacao', 140],
] as const;

type Lines = readonly (readonly [string, number])[];
const body = (type: string, lines: Lines) => ({ type, ingredients: lines.map(([name, grams]) => ({ name, grams })) });
const doses = ({ warnings }: Pick<Analysis, 'warnings'>) =>
  warnings.filter(({ code }) => code === 'dosis').map(({ text }) => text);

describe('no craft calls good what is dosed beyond any use', () => {
  it.each([
    ['Bicarbonato sódico', 30, 'Los gasificantes al 2,97 %: el máximo es el 1 %.'],
    ['Ácido cítrico', 40, 'Los acidulantes al 3,91 %: el máximo es el 1 %.'],
    ['Nuez moscada', 30, 'La nuez moscada al 2,97 %: el máximo es el 1 %.'],
    ['Pimienta negra', 40, 'Las especias al 3,92 %: el máximo es el 2,5 %.'],
  ])('%s, %d g in a kilo of ice cream', (name, grams, text) => {
    const analysis = helado(body('helado_leche', [...MILK_ICE, [name, grams]]));
    expect(analysis.outcome.good).toBe(false);
    expect(doses(analysis)).toEqual([text]);
  });

  it.each([
    ['bicarbonato_sodico', 30],
    ['acido_citrico', 50],
    ['canela_molida', 100],
    ['nuez_moscada', 30],
  ])('%s, %d g in a kilo of dark chocolate', (name, grams) => {
    const { medal } = cacao(body('negro', DARK), true).outcome;
    expect(medal).toBe('gold');
    const analysis = cacao(body('negro', [...DARK, [name, grams]]), true);
    expect(analysis.outcome).toMatchObject({ medal: 'bronze', good: false });
    expect(doses(analysis)).toHaveLength(1);
  });

  it('holds what no scale weighs against doses as a share like any other', () => {
    const { objections } = helado(body('helado_crema', [...MILK_ICE, ['Ciruela pasa', 1.7e308]]));
    expect(objections).toEqual([]);
  });

  it('takes what a person describes by its figures for nothing a rule speaks of', () => {
    const own = { name: 'Mezcla de la casa', grams: 300, materiagrasa: 30, azucares: 40 };
    const { objections } = helado({
      type: 'crema_untable',
      ingredients: [{ name: 'Pasta de avellana', grams: 400 }, own],
    });
    expect(objections).toEqual([]);
  });

  it('keeps what is against a formula, with what takes it away, apart from the sentences', () => {
    const { objections, warnings } = helado(body('helado_leche', [...MILK_ICE, ['Ácido cítrico', 40]]));
    expect(objections).toMatchObject([{ code: 'dosis', fault: true, indexes: [5], text: warnings[0]!.text }]);
    expect(objections[0]!.advice!.steps).toMatchObject([{ action: 'quitar', ingredient: 'Ácido cítrico' }]);
  });

  it('what is only above the usual is told once, whatever doses it is in', () => {
    const { warnings, outcome } = helado(body('helado_leche', [...MILK_ICE, ['Canela molida', 7]]));
    expect(outcome.good).toBe(true);
    expect(warnings.filter(({ code }) => code === 'dosis_alta')).toHaveLength(1);
  });
});

/** «harina 1000, agua 620», as a craft takes it. */
function read(id: string, text: string) {
  const craft = CRAFTS.find((one) => one.id === id)!;
  const ingredients = text.split(', ').map((line) => {
    const [, name, grams] = /^(.*) (\d+)$/.exec(line)!;
    return { [craft.shape.name]: name, [craft.shape.weight]: Number(grams) };
  });
  return { craft, ingredients };
}

describe('colour where the law or a protected name takes none', () => {
  it.each([
    ['panaderia', 'pan_comun', 'harina 1000, agua 620, sal 18, levadura fresca 20, carbón vegetal 15'],
    [
      'panaderia',
      'pan_sin_gluten',
      'harina de arroz 600, almidón de maíz 400, agua 1100, sal 18, levadura seca 15, psyllium 40, aceite 60, colorante 10',
    ],
    ['cacao', 'blanco', 'manteca de cacao 300, azúcar 430, leche entera en polvo 260, colorante 10'],
    ['turron', 'jijona', 'almendra tostada 660, miel 120, azúcar 180, clara 30, colorante 5'],
  ])('%s, %s', (id, type, text) => {
    const { craft, ingredients } = read(id, text);
    const coloured = craft.analyse({ type, ingredients });
    expect(coloured.outcome.good).toBe(false);
    expect(coloured.warnings[0]!.text).toMatch(
      /aquí no se admiten colorantes|^(?:Colorantes|Carbón).*uso no autorizado/,
    );
    expect(craft.analyse({ type, ingredients: ingredients.slice(0, -1) }).outcome.good).toBe(true);
  });
});

describe('fat that is not of the product', () => {
  it.each([
    [
      'helado',
      'semifrio',
      'leche entera 450, manteca de cerdo 270, azúcar 180, yema de huevo 60',
      'un semifrío se monta con nata',
    ],
    ['helado', 'sorbete_chocolate', 'agua 500, azúcar 200, cacao 80, margarina 100', 'la del cacao'],
    [
      'helado',
      'sorbete_chocolate',
      'agua 500, azúcar 200, cacao 80, harina 60',
      'en un sorbete de chocolate, hasta el 2 %',
    ],
    [
      'cacao',
      'bombon_fresco',
      'cobertura negra 430, manteca de cerdo 150, agua 230, azúcar 190',
      'es de cacao y de leche',
    ],
    ['turron', 'generico', 'almendra tostada 300, manteca de cerdo 300, azúcar 400', 'La grasa añadida al 30 %'],
    ['pasteleria', 'chantilly', 'nata 25% 950, azúcar 50', 'No monta con nata 25%'],
  ])('%s, %s of %s', (id, type, text, said) => {
    const { craft, ingredients } = read(id, text);
    const { outcome, warnings } = craft.analyse({ type, ingredients });
    expect(outcome.good).toBe(false);
    expect(warnings.map((warning) => warning.text).join(' ')).toContain(said);
  });
});
