import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MAX_DEPTH } from '../../src/craft/nesting.ts';
import type { Food } from '../../src/despensa/food.ts';
import { BALANCE } from '../../src/despensa/food.ts';
import { etiquetaOf } from '../../src/despensa/food-etiqueta.ts';
import { findFood } from '../../src/despensa/names.ts';
import { compose, flatten, type Recipe, ROOT } from '../../src/despensa/receta.ts';
import { readFormula } from '../../src/despensa/receta-read.ts';
import { everyFood, foodOf } from '../../src/despensa/table.ts';
import { codeOfWord } from '../../src/etiqueta/allergens.ts';
import { etiqueta, NUTRIENTS } from '../../src/etiqueta/etiqueta.ts';
import { entriesOf, everyEntry } from '../../src/etiqueta/list.ts';
import { quidOf } from '../../src/etiqueta/quid.ts';
import { readName } from '../../src/etiqueta/read.ts';

/** Foods that pastry reads by their own id and that may stand on a label. */
const READ = everyFood().filter(
  (food) => findFood(food.id, 'pasteleria').food === food && etiquetaOf(food).denominacion.trim() !== '',
);

interface Node {
  readonly name: string;
  readonly grams: number;
  readonly receta?: { readonly ingredients: readonly Node[]; readonly perdida: number };
}

const food = fc.record({
  name: fc.constantFrom(...READ.map(({ id }) => id)),
  grams: fc.double({ min: 1, max: 1000, noNaN: true }),
});

/** The water of some lines, per 100 g of them, worked out by going down the tree. */
function waterOf(lines: readonly Node[]): number {
  const total = lines.reduce((sum, { grams }) => sum + grams, 0);
  const water = lines.reduce((sum, { name, grams, receta }) => {
    const own = receta === undefined ? foodOf(name).agua : left(waterOf(receta.ingredients), receta.perdida);
    return sum + own * grams;
  }, 0);
  return water / total;
}

function left(water: number, loss: number): number {
  return (100 * (water - loss)) / (100 - loss);
}

/** A recipe that loses a part of the water it has. */
function recipeOf(lines: readonly Node[], part: number) {
  return { ingredients: lines, perdida: Math.min(95, part * waterOf(lines)) };
}

const part = fc.double({ min: 0, max: 0.95, noNaN: true });

function tree(depth: number): fc.Arbitrary<Node> {
  if (depth === 0) return food;
  const grams = fc.double({ min: 1, max: 1000, noNaN: true });
  const nested = fc
    .tuple(fc.array(tree(depth - 1), { minLength: 1, maxLength: 3 }), part, grams)
    .map(([lines, share, weight]) => ({ name: 'Base', grams: weight, receta: recipeOf(lines, share) }));
  return fc.oneof(food, nested);
}

const formula = fc
  .tuple(fc.array(tree(3), { minLength: 1, maxLength: 5 }), part)
  .map(([lines, share]) => ({ craft: 'pasteleria', ...recipeOf(lines, share) }));

const read = (body: { readonly ingredients: readonly unknown[] }): Recipe =>
  readFormula({ ...body }, body.ingredients, readName, ROOT);

/** The foods at the ends of a tree and the water lost, per gram of the finished food, by going down the tree. */
function leavesOf(lines: readonly Node[], perdida: number, grams: number): { id: string; grams: number }[] {
  const total = lines.reduce((sum, node) => sum + node.grams, 0);
  const batch = grams / (1 - perdida / 100);
  return lines.flatMap((node) => {
    const used = (batch * node.grams) / total;
    return node.receta === undefined
      ? [{ id: node.name, grams: used }]
      : leavesOf(node.receta.ingredients, node.receta.perdida, used);
  });
}

const settings = { seed: 20261115, numRuns: 150 };

describe('recipes in recipes', () => {
  it('weigh 100 g finished, and what was lost besides', () => {
    fc.assert(
      fc.property(formula, (body) => {
        const flat = flatten(read(body));
        const weighed = flat.leaves.reduce((sum, { grams }) => sum + grams, 0);
        expect(weighed - flat.lost).toBeCloseTo(100, 6);
        const whole = compose('', flat);
        expect(BALANCE.reduce((sum, key) => sum + whole[key], 0)).toBeCloseTo(100, 1);
      }),
      settings,
    );
  });

  it('are what they are flattened: composition, allergens, price, energy and table', () => {
    fc.assert(
      fc.property(formula, (body) => {
        const leaves = leavesOf(body.ingredients, body.perdida, 100);
        const weighed = leaves.reduce((sum, { grams }) => sum + grams, 0);
        const flatBody = {
          craft: 'pasteleria',
          perdida: Math.max(0, (100 * (weighed - 100)) / weighed),
          ingredients: leaves.map(({ id, grams }) => ({ name: id, grams })),
        };
        const [nested, flat] = [body, flatBody].map((each) => compose('', flatten(read(each)))) as [Food, Food];
        for (const key of [...BALANCE, 'cacao_seco', 'almendra', 'esml', 'de_jarabe', 'precio', 'sal'] as const) {
          expect(nested[key]).toBeCloseTo(flat[key], 5);
        }
        expect(nested.pac_conv).toBeCloseTo(flat.pac_conv!, 4);
        expect(nested.contiene).toEqual(flat.contiene);
        expect(Math.abs(nested.kcal - flat.kcal)).toBeLessThanOrEqual(1);
        const [a, b] = [etiqueta(body), etiqueta(flatBody)];
        for (const key of NUTRIENTS) expect(a.nutricion.por_100g[key]).toBeCloseTo(b.nutricion.por_100g[key], 2);
        expect(a.alergenos).toEqual(b.alergenos);
      }),
      settings,
    );
  });
});

describe('a label', () => {
  it('names every allergen of every leaf, in the list too', () => {
    fc.assert(
      fc.property(formula, fc.constantFrom('lista', 'disueltos'), (body, compuestos) => {
        const { lista, alergenos } = etiqueta({ ...body, compuestos });
        const leaves = leavesOf(body.ingredients, body.perdida, 100);
        const codes = [...new Set(leaves.flatMap(({ id }) => foodOf(id).contiene))].sort();
        expect(alergenos.contiene).toEqual(codes);
        const marked = new Set(lista.segmentos.map(({ alergeno }) => alergeno));
        for (const code of codes) expect(marked).toContain(code);
        expect(lista.segmentos.map(({ texto }) => texto).join('')).toBe(lista.texto);
      }),
      settings,
    );
  });

  it('lists by weight, and no more than was weighed', () => {
    fc.assert(
      fc.property(formula, (body) => {
        const recipe = read(body);
        const flat = flatten(recipe);
        const entries = entriesOf(recipe, flat, 'lista');
        for (const list of [entries, ...everyEntry(entries).map((entry) => entry.entries)]) {
          expect(list.map(({ grams }) => grams)).toEqual(list.map(({ grams }) => grams).sort((a, b) => b - a));
        }
        const weighed = flat.leaves.reduce((sum, { grams }) => sum + grams, 0);
        expect(entries.reduce((sum, { whole }) => sum + whole, 0)).toBeLessThanOrEqual(weighed + 1e-6);
      }),
      settings,
    );
  });

  it('is the same for any size of batch', () => {
    fc.assert(
      fc.property(formula, fc.double({ min: 0.001, max: 1000, noNaN: true }), (body, times) => {
        const scaled = {
          ...body,
          ingredients: body.ingredients.map((line) => ({ ...line, grams: line.grams * times })),
        };
        const [a, b] = [etiqueta(body), etiqueta(scaled)];
        for (const key of NUTRIENTS) expect(b.nutricion.por_100g[key]).toBeCloseTo(a.nutricion.por_100g[key], 3);
        expect(b.alergenos).toEqual(a.alergenos);
      }),
      settings,
    );
  });
});

describe('the largest trees', () => {
  /** Reading a name is the work that counts: it is done once a line. */
  it('of 500 lines, six deep, read each line once', () => {
    let readings = 0;
    const counting = (text: string) => {
      readings++;
      return findFood(text, 'pasteleria');
    };
    let lines: unknown[] = Array.from({ length: 500 - MAX_DEPTH }, () => ({ name: 'azucar', grams: 1 }));
    for (let i = 0; i < MAX_DEPTH; i++) lines = [{ name: 'Base', grams: 1, receta: { ingredients: lines } }];
    const recipe = readFormula({}, lines, counting, ROOT);
    expect(readings).toBe(500 - MAX_DEPTH);
    expect(flatten(recipe).leaves).toHaveLength(500 - MAX_DEPTH);
  });

  /** Every ingredient stands in the name and is stressed, so that each of them has its percentage reckoned. */
  function looksAt(count: number): { percentages: number; looks: number } {
    const names = READ.slice(0, count).map(({ id }) => id);
    const recipe = read({ ingredients: names.map((name) => ({ name, grams: 1 })) });
    let looks = 0;
    const watched = entriesOf(recipe, flatten(recipe), 'lista').map(
      (entry) =>
        new Proxy(
          { ...entry, nameable: true, characteristic: true },
          {
            get(target, field, receiver) {
              looks++;
              return Reflect.get(target, field, receiver);
            },
          },
        ),
    );
    const wording = { names: ['Pan de leche y almendra'], destacar: [names.at(-1)!], idOf: (text: string) => text };
    return { percentages: quidOf(watched, wording).size, looks: looks / watched.length };
  }

  it('look at an ingredient among 500 no more often than at one among 50', () => {
    const [few, many] = [looksAt(50), looksAt(500)];
    expect(many.percentages).toBeGreaterThan(8 * few.percentages);
    expect(many.looks).toBeLessThanOrEqual(few.looks + 1);
  });

  it('read the words of a name once, whatever it is compared with', () => {
    let roots = 0;
    const title = 'Tarta de leche 40 %, nata, azúcar, harina, almendra, miel y chocolate con leche';
    const match = vi.spyOn(String.prototype, 'match').mockImplementation(function (this: string, pattern) {
      roots++;
      return pattern[Symbol.match](this);
    });
    const ingredients = READ.slice(0, 300).map(({ name }) => ({ name, grams: 1 }));
    const counted = () => {
      roots = 0;
      etiqueta({ nombre: title, craft: 'pasteleria', ingredients });
      return roots;
    };
    const [first, ...again] = [counted(), counted(), counted()];
    match.mockRestore();
    // The title is new to the reader, whatever ran before: what is counted does happen.
    expect(first).toBeGreaterThan(0);
    // The memory of names may be full and emptied on the way, but not twice within so few.
    expect(Math.min(...again)).toBeLessThan(ingredients.length / 3);
  });
});

describe('the words of the pantry', () => {
  const marked = (text: string) => text.split('**').filter((_, i) => i % 2 === 1);

  it('name allergens by words that have a code', () => {
    const words = new Set(
      everyFood().flatMap((one) => [etiquetaOf(one).denominacion, etiquetaOf(one).sublista].flatMap(marked)),
    );
    expect(words.size).toBeGreaterThan(20);
    expect([...words].filter((word) => codeOfWord(word) === undefined)).toEqual([]);
  });
});
