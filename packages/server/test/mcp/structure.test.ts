import { readFileSync } from 'node:fs';
import { CRAFTS, craftOf, trimmed } from '@obrador/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { inProcess } from '../../src/balancer/balancer.ts';
import { TOOLS } from '../../src/mcp/tools.ts';

type Args = Record<string, unknown>;

const ajv = new Ajv2020({ strict: false, allErrors: true });

/** Calls a tool and holds what it answers against its schema. */
async function call(name: string, args: Args): Promise<{ text: string; structure: Args }> {
  const tool = TOOLS.find((one) => one.name === name)!;
  const { text, structure } = await tool.run(args, { balancer: inProcess });
  // As it travels: without what is undefined.
  const sent: Args = JSON.parse(JSON.stringify(structure));
  expect(ajv.validate(tool.output, sent), `${name} ${JSON.stringify(args)}: ${ajv.errorsText()}`).toBe(true);
  return { text, structure: sent };
}

/** Keys are names of the wire; what is said is in the values. */
function leaves(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** Figures as people write them, but for the basis of all, numbers of sources and the count of what is left out. */
const figuresIn = (text: string): string[] =>
  (text.replace(/por 100 g|\(\d+\)|… y \d+ más/gi, '').match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((figure) =>
    figure.replace(/,0+$/, ''),
  );

/** Figures of the text that the structure does not hold, rounded or not. */
function unsaid(text: string, structure: unknown): string[] {
  const known = leaves(structure).flatMap((leaf) =>
    typeof leaf === 'string' ? figuresIn(leaf) : [0, 1, 2].flatMap((decimals) => figuresIn(trimmed(leaf, decimals))),
  );
  return figuresIn(text).filter((figure) => !known.includes(figure) && !known.includes(figure.replace(/0$/, '')));
}

const corpus = (id: string): Args[] => {
  const formulas: Args[] = JSON.parse(
    readFileSync(new URL(`../../../../data/corpus/${id}.json`, import.meta.url), 'utf8'),
  );
  return formulas.map(({ type, ingredients }) => ({ type, ingredients }));
};

const helado = craftOf('helado').example;

const calls: (readonly [string, Args])[] = [
  ...CRAFTS.flatMap(({ id: craft, types, example }) => [
    ...sampled(corpus(craft), 10).map((formula) => ['analizar', { ...formula, craft }] as const),
    ...sampled(corpus(craft), 40).map((formula) => ['equilibrar', { ...formula, craft }] as const),
    ...types.map(({ id: type }) => ['listar_tipos', { craft, type }] as const),
    ['listar_tipos', { craft }] as const,
    ['buscar_ingrediente', { craft, q: 'almendra' }] as const,
    ['buscar_ingrediente', { craft, q: 'zzzz' }] as const,
    ['crear', { craft }] as const,
    ['sustituir', { ...example, craft, quitar: 'lo más caro' }] as const,
    ['etiqueta', { craft, type: example.type, ingredients: example.ingredients, porcion: 50 }] as const,
  ]),
  [
    'analizar',
    {
      craft: 'helado',
      ingredients: [
        { name: 'lehe entera', grams: 500 },
        { name: 'polvo de hadas', grams: 9 },
      ],
    },
  ],
  [
    'equilibrar',
    {
      craft: 'turron',
      type: 'jijona',
      ingredients: [
        { name: 'almendra_tostada', grams: 50 },
        { name: 'miel', grams: 50 },
      ],
      opciones: { objetivo: 'suprema' },
    },
  ],
  ['crear', { craft: 'panaderia', type: 'baguette', sin: ['gluten'] }],
  ['curva', helado],
  ['curva', { ingredients: [{ name: 'Azúcar', grams: 100 }] }],
];

describe('a host may show a model the structure alone', () => {
  test.each(TOOLS.map(({ name }) => [name]))(
    'of %s: every figure of the text is in it, and it fits its schema',
    async (name) => {
      const asked = calls.filter(([one]) => one === name);
      expect(asked.length).toBeGreaterThan(1);
      for (const [, args] of asked) {
        const { text, structure } = await call(name, args);
        expect(unsaid(text, structure), `${JSON.stringify(args)}\n${text}`).toEqual([]);
      }
    },
  );

  test('so does the whole answer', async () => {
    for (const [name, args] of sampled(calls, 7)) {
      const { text, structure } = await call(name, { ...args, detalle: true });
      expect(unsaid(text, structure), `${name} ${JSON.stringify(args)}`).toEqual([]);
    }
  });

  test('advice, warnings and doubts are in it, in their words', async () => {
    const ingredients = [
      { name: 'Leche entera', grams: 600 },
      { name: 'Azúcar', grams: 100 },
      { name: 'polvo de hadas', grams: 1 },
    ];
    const { text, structure } = await call('analizar', { craft: 'helado', ingredients });
    const said = leaves(structure);
    const [, listed] = text.split('Ingredientes leídos con dudas:');
    expect(listed).toContain('polvo de hadas: no se conoce');
    expect(structure).toMatchObject({ ingredientes: [{ enviado: 'polvo de hadas', id: null }] });
    const sentences = text.split('\n').filter((line) => line.startsWith('- ') && !listed!.includes(line));
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(said).toContain(sentence.slice(2));
  });
});

test.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
  'formulas of %s come back with «name» and «grams»',
  async (id, { example, shape }) => {
    const formula = { ...example, craft: id };
    for (const detalle of [false, true]) {
      const balanced = await call('equilibrar', { ...formula, detalle });
      const made = await call('crear', { craft: id, detalle });
      const without = await call('sustituir', { ...formula, quitar: 'lo más caro', detalle });
      const [first] = made.structure.formulas as { ingredients: object[] }[];
      const lists = [
        balanced.structure.ingredients,
        first!.ingredients,
        ...(without.structure.propuestas as { ingredients: object[] }[]).map(({ ingredients }) => ingredients),
      ];
      for (const list of lists as object[][]) {
        for (const item of list) {
          expect(Object.keys(item)).toEqual(expect.arrayContaining(['name', 'grams']));
          if (shape.name !== 'name') expect(item).not.toHaveProperty(shape.name);
        }
      }
    }
  },
);

test('what is balanced can be sent to another tool as it is', async () => {
  const ingredients = [
    { name: 'almendra_tostada', grams: 300 },
    { name: 'miel', grams: 100 },
    { name: 'azucar', grams: 150 },
    { name: 'clara', grams: 33 },
  ];
  const asked = { craft: 'turron', type: 'jijona' };
  const { structure } = await call('equilibrar', { ...asked, ingredients, opciones: { objetivo: 'suprema' } });
  const again = await call('analizar', { ...asked, ingredients: structure.ingredients });
  expect(again.structure).toMatchObject({ resultado: { id: 'suprema', bueno: true } });
});
