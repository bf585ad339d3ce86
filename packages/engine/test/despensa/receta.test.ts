import { describe, expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import { InputError } from '../../src/craft/errors.ts';
import type { CraftId } from '../../src/craft/ids.ts';
import { craftOf } from '../../src/crafts.ts';
import { findFood } from '../../src/despensa/names.ts';
import { compose, flatten, foodOfRecipe, placeOf, ROOT } from '../../src/despensa/receta.ts';
import { foodOf } from '../../src/despensa/table.ts';
import { understand } from '../../src/despensa/understand.ts';
import { shelf } from '../../src/pasteleria/catalogue.ts';

const readName = (text: string) => findFood(text, 'pasteleria');
const at = { name: 'Base', place: placeOf(ROOT, 2) };
const read = (receta: unknown) => foodOfRecipe(receta, readName, at);
const lines = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }));

function faultOf(receta: unknown) {
  try {
    read(receta);
  } catch (error) {
    if (error instanceof InputError) return { ...error.fault, message: error.message };
  }
  throw new Error('It was taken');
}

describe('a recipe is a food', () => {
  it('with the mean of its parts', () => {
    const { food } = read({ ingredients: lines({ Azúcar: 100, Mantequilla: 300 }) });
    const butter = foodOf('mantequilla');
    expect(food.grasa).toBeCloseTo(0.75 * butter.grasa, 6);
    expect(food.sacarosa).toBeCloseTo(24.975, 6);
    expect(food.contiene).toEqual(['leche']);
    expect(food.precio).toBeCloseTo((foodOf('azucar').precio + 3 * butter.precio) / 4, 6);
    expect(food.category).toBe('lacteos');
  });

  it('from which only water leaves', () => {
    const syrup = { ingredients: lines({ Azúcar: 500, Agua: 500 }) };
    const { food, flat } = read({ ...syrup, perdida: 25 });
    expect(food.sacarosa).toBeCloseTo(49.95 / 0.75, 6);
    expect(food.agua).toBeCloseTo((read(syrup).food.agua - 25) / 0.75, 6);
    expect(flat.leaves.reduce((sum, { grams }) => sum + grams, 0) - flat.lost).toBeCloseTo(100, 9);
    // The price of what was weighed, on what is left.
    expect(food.precio).toBeCloseTo(read(syrup).food.precio / 0.75, 6);
  });

  it('whose energy is that of what it holds', () => {
    const { food } = read({ ingredients: lines({ Azúcar: 500, Agua: 500 }), perdida: 40 });
    expect(food.kcal).toBe(333);
  });

  it('whose syrups mix by their weight of solids', () => {
    const { food } = read({ ingredients: lines({ jarabe_glucosa_40: 100, jarabe_glucosa_60: 100 }) });
    const [a, b] = [foodOf('jarabe_glucosa_40'), foodOf('jarabe_glucosa_60')];
    expect(food.de_jarabe).toBeCloseTo((a.jarabe * 40 + b.jarabe * 60) / (a.jarabe + b.jarabe), 6);
  });

  it('whose almond and dry cocoa count in what it is put into', () => {
    const praline = {
      name: 'Praliné',
      grams: 500,
      receta: { ingredients: lines({ 'Almendra molida': 1, Azúcar: 1 }) },
    };
    const { food } = read({ ingredients: [praline, { name: 'pasta_cacao', grams: 500 }] });
    expect(food.almendra).toBeCloseTo(25, 6);
    expect(food.cacao_seco).toBeCloseTo(foodOf('pasta_cacao').cacao_seco / 2, 6);
  });

  it('even with an ingredient told by its label', () => {
    const own = { name: 'Mi crema', grams: 50, etiqueta: { grasas: 40, azucares: 50, alergenos: ['soja'] } };
    const { food } = read({ ingredients: [own, ...lines({ Agua: 50 })] });
    expect(food.grasa).toBeCloseTo(20, 6);
    expect(food.contiene).toEqual(['soja']);
  });

  it('with what nobody knows told', () => {
    const { food, unknown } = read({ ingredients: lines({ Azúcar: 50, Zzyzx: 50 }) });
    expect(unknown.map(({ name }) => name)).toEqual(['Zzyzx']);
    expect(food.otros).toBeCloseTo(50, 6);
  });

  it('flat or not', () => {
    const { recipe, food } = read({ ingredients: lines({ Azúcar: 50, Agua: 50 }), perdida: 10 });
    expect(compose('Base', flatten(recipe))).toEqual(food);
  });
});

describe('a recipe that is none', () => {
  it.each([
    ['no object', 3, 'receta_no_valida', 'ingredients[2].receta'],
    ['no list', { ingredients: {} }, 'receta_no_valida', 'ingredients[2].receta'],
    ['an empty list', { ingredients: [] }, 'lista_vacia', 'ingredients[2].receta.ingredients'],
    ['no item', { ingredients: [3] }, 'ingrediente_no_valido', 'ingredients[2].receta.ingredients[0]'],
    ['no name', { ingredients: [{ grams: 1 }] }, 'nombre_no_valido', 'ingredients[2].receta.ingredients[0].name'],
    [
      'no weight',
      { ingredients: [{ ingrediente: 'Agua', peso: -1 }] },
      'peso_no_valido',
      'ingredients[2].receta.ingredients[0].peso',
    ],
    ['nothing', { ingredients: lines({ Agua: 0 }) }, 'receta_sin_peso', 'ingredients[2].receta'],
    [
      'a loss of 100',
      { ingredients: lines({ Agua: 1 }), perdida: 100 },
      'perdida_no_valida',
      'ingredients[2].receta.perdida',
    ],
    [
      'more loss than water',
      { ingredients: lines({ Azúcar: 90, Agua: 10 }), perdida: 20 },
      'perdida_imposible',
      'ingredients[2].receta.perdida',
    ],
    [
      'no craft',
      { ingredients: lines({ Agua: 1 }), craft: 'vino' },
      'oficio_no_disponible',
      'ingredients[2].receta.craft',
    ],
    ['no type', { ingredients: lines({ Agua: 1 }), type: 3 }, 'tipo_no_valido', 'ingredients[2].receta.type'],
    [
      'no label',
      { ingredients: [{ name: 'Mía', grams: 1, etiqueta: { grasas: 200 } }] },
      'etiqueta_no_valida',
      'ingredients[2].receta.ingredients[0].etiqueta',
    ],
  ])('for %s is refused at its place', (_, receta, code, field) => {
    expect(faultOf(receta)).toMatchObject({ code, field, index: 2 });
  });

  it('is told in words, with the position of the ingredient', () => {
    const inner = {
      name: 'Almíbar',
      grams: 100,
      receta: { ingredients: lines({ Azúcar: 90, Agua: 10 }), perdida: 20 },
    };
    const { message, field } = faultOf({ ingredients: [...lines({ Agua: 10 }), inner] });
    expect(message).toBe(
      'La pérdida del ingrediente 3.2 es del 20 % y solo tiene un 10,09 % de agua que pueda perder.',
    );
    expect(field).toBe('ingredients[2].receta.ingredients[1].receta.perdida');
  });
});

describe('what is read inside a recipe', () => {
  const understood = (receta: unknown) =>
    understand(shelf, { name: 'Base', grams: 500, numbers: undefined, raw: { receta } }, 0);
  const milk = { name: 'Leche entera', etiqueta: { grasas: 3.6, azucares: 4.7, proteinas: 3.2 } };

  it('is told as it is outside one, once', () => {
    const outside = understand(shelf, { name: 'aceite', grams: 10, numbers: undefined, raw: {} }, 0).warnings;
    expect(outside).toMatchObject([{ code: 'nombre_por_defecto' }]);
    const inner = { name: 'Mezcla', grams: 20, receta: { ingredients: lines({ aceite: 5, Agua: 5 }) } };
    const { warnings } = understood({ ingredients: [...lines({ aceite: 10, Azúcar: 20 }), inner] });
    expect(warnings).toEqual(outside);
    expect(understood({ ingredients: lines({ aceite: 0, Azúcar: 20 }) }).warnings).toEqual([]);
  });

  it('a label inside it is read by its name, and doubted, as outside', () => {
    const item = { name: milk.name, grams: 100, numbers: undefined, raw: { etiqueta: milk.etiqueta } };
    const outside = understand(shelf, item, 0);
    const { recipe, warnings } = understood({ ingredients: [{ ...milk, grams: 100 }] });
    expect(recipe!.flat.leaves[0]!.food).toEqual(outside.food);
    expect(recipe!.flat.leaves[0]!.food.category).toBe('lacteos');
    expect(warnings).toEqual(outside.warnings);
    const odd = { ...milk, grams: 100, etiqueta: { ...milk.etiqueta, energia: 550 } };
    expect(understood({ ingredients: [odd] }).warnings[0]).toMatchObject({ code: 'etiqueta_dudosa' });
  });
});

describe('what is paid for an ingredient of a recipe', () => {
  /** 100 g of hazelnut at one price or another, in 200 g of praliné. */
  const costOf = (id: CraftId, grams: Readonly<Record<string, number>>, hazelnut: object) => {
    const receta = {
      ingredients: [
        { name: 'Avellana tostada', grams: 100, ...hazelnut },
        { name: 'Azúcar', grams: 100 },
      ],
    };
    const base = Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }));
    const body = { ingredients: [...base, { name: 'Praliné de la casa', grams: 200, receta }] };
    return analizar(craftOf(id), body).coste_kg_eur!;
  };
  const LABEL = { grasas: 62, hidratos: 8, azucares: 4, fibra: 9, proteinas: 15, sal: 0 };

  // 20 €/kg more for 100 g are 2 € more for the kilo the batch weighs.
  const CASES: readonly (readonly [CraftId, Readonly<Record<string, number>>])[] = [
    ['helado', { 'Leche entera': 500, 'Nata 35%': 150, Azúcar: 150 }],
    ['panaderia', { 'Harina de fuerza': 500, Agua: 290, Sal: 10 }],
    ['pasteleria', { 'Harina floja': 200, Azúcar: 200, Huevo: 200, Mantequilla: 200 }],
    ['turron', { 'Almendra tostada': 500, Miel: 150, Azúcar: 150 }],
    ['cacao', { 'Pasta de cacao': 400, Azúcar: 300, 'Manteca de cacao': 100 }],
  ];
  it.each(CASES)('is paid in %s', (id, grams) => {
    expect(costOf(id, grams, { precio: 30 }) - costOf(id, grams, { precio: 10 })).toBeCloseTo(2, 1);
    const labelled = (precio: number) => costOf(id, grams, { etiqueta: { ...LABEL, precio } });
    expect(labelled(30) - labelled(10)).toBeCloseTo(2, 1);
  });

  it('is a number from 0 on', () => {
    expect(() => costOf('helado', { 'Leche entera': 1 }, { precio: -1 })).toThrow(
      'El ingrediente 2.1 («Avellana tostada») tiene un valor no válido en «precio»: debe ser un número mayor o igual que 0.',
    );
  });
});
