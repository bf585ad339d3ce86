import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { crear, desdeEtiqueta, sustituir } from '../../src/crear/crear.ts';
import { CRAFT_FOODS } from '../../src/despensa/names.ts';
import { PANTRY_CALLS, readerFor } from '../../src/despensa/reader.ts';
import { isUnread } from '../../src/despensa/reading.ts';
import { etiqueta as makeLabel } from '../../src/etiqueta/etiqueta.ts';
import {
  analizar,
  balance,
  CRAFTS,
  type Craft,
  checkStrictly,
  createReadingBudget,
  equilibrar,
  freezingCurve,
  helado,
  InputError,
  type ReadingBudget,
  withinBudget,
} from '../../src/index.ts';

/** Names nobody has sent before, of words everybody knows: the dearest there are to read. */
let sent = 0;
function strange(letters = 195): string {
  const words = ['nata', 'harina-', 'azucar/', 'cacao (', 'leche, ', 'avellana o ', 'turron', 'limon '];
  let name = `zq${sent++} `;
  for (let i = sent; name.length < letters; i++) name += words[(i * i) % words.length]! + (i % 99);
  return name.slice(0, letters);
}

const strangers = (count: number, letters?: number) => Array.from({ length: count }, () => strange(letters));

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  helado: ['Leche entera', 'Azúcar'],
  panaderia: ['Harina', 'Agua'],
  pasteleria: ['Harina', 'Azúcar'],
  turron: ['miel', 'azucar'],
  cacao: ['pasta_cacao', 'azucar'],
};

function formula({ id, shape, defaultType }: Craft, names: readonly string[]) {
  const all = [KNOWN[id]![0]!, ...names, KNOWN[id]![1]!];
  return { type: defaultType, ingredients: all.map((name) => ({ [shape.name]: name, [shape.weight]: 5 })) };
}

function within<T>(run: () => T, budget: ReadingBudget = createReadingBudget()): T {
  return withinBudget(budget, run);
}

const letters = (left: number): ReadingBudget => ({ ...createReadingBudget(), letters: left });
const spent = () => letters(0);

const WHY =
  'la petición pasa de lo que se lee de una vez; envíalo en otra con menos nombres, o con los nombres del catálogo.';

describe('the budget of a request', () => {
  test.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    '%s: past it names are left unread, told once, and known ones are read all the same',
    (_id, craft) => {
      const budget = createReadingBudget();
      const { avisos, ingredientes } = within(() => analizar(craft, formula(craft, strangers(498))), budget);
      const told = avisos.filter(({ codigo }) => codigo === 'no_leido');
      expect(told).toHaveLength(1);
      const left = [...budget.unread.values()].reduce((sum, { size }) => sum + size, 0);
      expect(told[0]!.texto).toBe(`No se han leído ${left} nombres (ingredientes ${500 - left} a 499): ${WHY}`);
      expect(left).toBeGreaterThan(480);
      expect(ingredientes[1]!.quiza ?? []).not.toHaveLength(0);
      expect(ingredientes.at(-2)).toMatchObject({ lectura: 'desconocida', id: null });
      expect(ingredientes.at(-2)).not.toHaveProperty('quiza');
      expect(ingredientes.at(-1)!.lectura).not.toBe('desconocida');
      const { length } = avisos.filter(({ codigo }) => codigo === 'ingrediente_desconocido');
      expect(length + left).toBe(498);
    },
  );

  test.each(CRAFTS.map((craft) => [craft.id, craft] as const))('%s: without one every name is read', (_id, craft) => {
    const { avisos } = analizar(craft, formula(craft, strangers(30)));
    expect(avisos.map(({ codigo }) => codigo)).not.toContain('no_leido');
  });

  it('leaves the response of the interface its fields, and tells it there too', () => {
    for (const craft of CRAFTS) {
      const body = formula(craft, strangers(20, 40));
      const short = within(() => balance(craft, body), createReadingBudget(0));
      expect(Object.keys(short)).toEqual(Object.keys(balance(craft, body)));
      expect(JSON.stringify(short)).toContain(`No se han leído 20 nombres (ingredientes 2 a 21): ${WHY}`);
    }
  });

  it('is not spent on names read before, nor on those that foods have to the letter', () => {
    const known = strangers(30);
    const body = formula(helado, known);
    const first = analizar(helado, body);
    expect(within(() => analizar(helado, body), createReadingBudget(0))).toEqual(first);
    const plain = helado
      .catalogue()
      .slice(0, 500)
      .map(({ name }) => name);
    const { ingredientes } = within(
      () => analizar(helado, { ingredients: plain.map((name) => ({ name, grams: 1 })) }),
      createReadingBudget(0),
    );
    expect(ingredientes.filter(({ lectura }) => lectura === 'desconocida')).toEqual([]);
  });

  it('keeps nothing of a name that was not read: the next request reads it', () => {
    const name = 'mantequila sin sal';
    const one = {
      ingredients: [
        { name: 'Leche entera', grams: 9 },
        { name: `${name} ${sent++}`, grams: 1 },
      ],
    };
    expect(within(() => analizar(helado, one), createReadingBudget(0)).ingredientes[1]!.id).toBeNull();
    expect(within(() => analizar(helado, one)).avisos.map(({ codigo }) => codigo)).not.toContain('no_leido');
  });
});

it('leaves a name of one craft to another that has it to the letter', () => {
  const name = 'Huevo líquido pasteurizado';
  const budget = { ...spent(), unread: new Map([[{}, new Set([name])]]) };
  // A memory of its own, that has read nothing.
  expect(within(() => readerFor(CRAFT_FOODS.pasteleria)(name).food, budget)?.id).toBe('huevo_entero_pasteurizado');
});

it('looks a name up once that it leaves unread, however often it is asked for', () => {
  let looked = 0;
  const read = readerFor({
    ...PANTRY_CALLS,
    indexOfWire: (name) => {
      looked++;
      return PANTRY_CALLS.indexOfWire(name);
    },
  });
  const name = strange(40);
  within(() => {
    for (let i = 0; i < 3; i++) expect(isUnread(read(name))).toBe(true);
  }, spent());
  expect(looked).toBe(1);
  // The next request may have it read.
  expect(isUnread(within(() => read(name)))).toBe(false);
});

it('works out so many lines of recipes and labels, and tells the rest as not read', () => {
  const receta = { ingredients: [{ name: 'Azúcar', grams: 4 }] };
  const lines = Array.from({ length: 200 }, () => ({ name: 'Azúcar', grams: 3, receta: { ...receta } }));
  const body = { ingredients: [{ name: 'Leche entera', grams: 9 }, ...lines] };
  const { avisos, ingredientes } = within(() => analizar(helado, body));
  expect(ingredientes.filter(({ lectura }) => lectura === 'desconocida')).toHaveLength(117);
  expect(avisos.filter(({ codigo }) => codigo === 'no_leido').map(({ texto }) => texto)).toEqual([
    `No se han leído 117 nombres (ingredientes 85 a 201): ${WHY}`,
  ]);
  // A strict request reads twice what it pays for once.
  const few = { ingredients: [{ name: 'Leche entera', grams: 9 }, ...lines.slice(0, 60)] };
  const twice = within(() => [analizar(helado, few), analizar(helado, few)]);
  expect(twice[1]).toEqual(twice[0]);
  expect(twice[1]!.avisos.some(({ codigo }) => codigo === 'no_leido')).toBe(false);
});

it('has names, recipes and labels share what there is', () => {
  const budget = createReadingBudget();
  const etiqueta = { grasas: 10, azucares: 20, hidratos: 30, proteinas: 5 };
  const lines = Array.from({ length: 490 }, () => ({ name: strange(40), grams: 3, etiqueta: { ...etiqueta } }));
  const { ingredientes } = within(() => analizar(helado, { ingredients: lines }), budget);
  // Each takes 40 letters, 12 for the name and 6 for the label.
  expect(ingredientes.filter(({ lectura }) => lectura !== 'desconocida')).toHaveLength(17);
  expect(budget.letters).toBe(0);
});

it('refuses a legal label at the first recipe or label it leaves unread', () => {
  const etiqueta = { grasas: 10, azucares: 20, hidratos: 30, proteinas: 5 };
  const ingredients = Array.from({ length: 200 }, () => ({ name: 'Azúcar', grams: 3, etiqueta: { ...etiqueta } }));
  const refused = () => within(() => makeLabel({ craft: 'helado', ingredients }));
  expect(refused).toThrow(`No se ha leído «Azúcar»: ${WHY}`);
  try {
    refused();
  } catch (error) {
    const fault = { code: 'ingrediente_no_identificado', index: 166, field: 'ingredients[166]' };
    expect((error as InputError).fault).toEqual(fault);
  }
});

describe('what is told of names that were not read', () => {
  const refusal = (run: () => unknown, budget = spent()) => {
    try {
      within(run, budget);
    } catch (error) {
      if (error instanceof InputError) return { text: error.message, ...error.fault };
    }
    throw new Error('not refused');
  };

  it('in a recipe inside another', () => {
    const receta = { ingredients: [...strangers(3), 'Azúcar'].map((name) => ({ name, grams: 5 })) };
    const body = {
      ingredients: [
        { name: 'Leche entera', grams: 9 },
        { name: 'base', grams: 9, receta },
      ],
    };
    // Enough for its lines and its own name.
    const { avisos } = within(() => analizar(helado, body), letters(46));
    const texts = avisos.filter(({ codigo }) => codigo === 'no_leido').map(({ texto }) => texto);
    expect(texts).toEqual([`No se han leído 3 nombres (ingrediente 2): ${WHY}`]);
  });

  it('in the freezing curve', () => {
    const { warnings } = within(() => freezingCurve(formula(helado, strangers(1))), spent());
    expect(warnings).toContain(`No se ha leído 1 nombre (ingrediente 2): ${WHY}`);
  });

  it('in strict mode, with a refusal', () => {
    const [name] = strangers(1, 60);
    const check = () => checkStrictly(helado, formula(helado, [name!]), {});
    expect(refusal(check)).toEqual({
      text: `No se ha leído «${name}»: ${WHY}`,
      code: 'ingrediente_desconocido',
      index: 1,
      field: 'name',
    });
    const receta = {
      ingredients: [
        { name, grams: 5 },
        { name: 'Azúcar', grams: 5 },
      ],
    };
    const nested = {
      ingredients: [
        { name: 'Leche entera', grams: 9 },
        { name: 'Azúcar', grams: 9, receta },
      ],
    };
    expect(refusal(() => checkStrictly(helado, nested, {}), letters(18)).text).toBe(
      `No se ha leído 1 nombre (ingrediente 2): ${WHY}`,
    );
  });

  it('in a label, a wish and an exclusion, with a refusal', () => {
    const [name] = strangers(1, 60);
    const text = `No se ha leído «${name}»: ${WHY}`;
    const grams = 5;
    expect(refusal(() => makeLabel({ craft: 'helado', ingredients: [{ name, grams }] })).text).toBe(text);
    expect(refusal(() => crear(helado, { con: [name] })).text).toBe(text);
    expect(refusal(() => crear(helado, { sin: [name] })).text).toBe(text);
  });

  it('in the formula behind a label', () => {
    const ingredientes = ['Leche entera', 'Azúcar', ...strangers(4)].map((name) => ({ name }));
    expect(within(() => desdeEtiqueta(helado, { ingredientes }), spent()).avisos).toContain(
      `No se han leído 4 nombres: ${WHY}`,
    );
  });

  it('in a substitution and in a balanced formula', () => {
    const body = {
      ...helado.example,
      ingredients: [...(helado.example.ingredients as object[]), { name: strange(), grams: 1 }],
    };
    const text = `No se ha leído 1 nombre (ingrediente ${body.ingredients.length}): ${WHY}`;
    expect(within(() => sustituir(helado, { ...body, quitar: 'Azúcar' }), spent()).nota).toContain(text);
    expect(JSON.stringify(within(() => equilibrar(helado, body), spent()).antes)).toContain(text);
  });
});

interface Published {
  readonly id: string;
  readonly ingredients: readonly { readonly name?: string; readonly ingrediente?: string }[];
}

test('every published formula is read whole within the budget, with what each unknown name may mean', () => {
  const left: string[] = [];
  for (const { id } of CRAFTS) {
    for (const folder of ['corpus', 'unseen/formulas']) {
      const file = new URL(`../../../../data/${folder}/${id}.json`, import.meta.url);
      for (const { id: name, ingredients } of sampled(JSON.parse(readFileSync(file, 'utf8')) as Published[], 7)) {
        // One that remembers nothing: each formula as the first that was ever sent.
        const read = readerFor(CRAFT_FOODS[id as keyof typeof CRAFT_FOODS]);
        within(() => {
          for (const line of ingredients) {
            const reading = read(line.name ?? line.ingrediente!);
            if (isUnread(reading) || (reading.food === undefined && reading.candidates === undefined)) left.push(name);
          }
        });
      }
    }
  }
  expect(left).toEqual([]);
});
