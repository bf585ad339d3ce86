import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { balance } from '../../src/craft/request.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { type EquilibrarResponse, equilibrar, trazar } from '../../src/equilibrar/equilibrar.ts';
import { LADDER } from '../../src/equilibrar/ladder.ts';
import { schemasOf } from '../../src/schemas.ts';

/** No NaN, infinity or -0, and nothing undefined, anywhere. */
function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isSound);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isSound);
  return value !== undefined;
}

/** Texts a person reads, without what they wrote themselves. */
function textsOf({ explicacion, conflictos = [], alternativas = [] }: EquilibrarResponse): string {
  return [...explicacion, ...conflictos.map(({ texto }) => texto), ...alternativas.map(({ texto }) => texto)].join(
    '\n',
  );
}

const grams = fc.oneof(
  fc.integer({ min: 0, max: 2000 }),
  fc.double({ min: 0, max: 1e12, noNaN: true }),
  fc.constantFrom(0, 1e-300, 1e-3, 0.1, 1e9, 1e308),
);
const number = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 2000 }), weight: 6 },
  { arbitrary: grams, weight: 2 },
  { arbitrary: fc.constantFrom(-1, Number.NaN, Number.POSITIVE_INFINITY), weight: 1 },
);

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('%s', (_id, craft) => {
  const { name, weight } = craft.shape;
  const names = craft.catalogue().map((entry) => entry.name);
  const someName = fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'polvo de hadas', '\ud800'));
  const types = fc.constantFrom(...craft.types.map((type) => type.id), 'no_existe');
  const own = craft.example.ingredients as Record<string, unknown>[];
  /** The example's ingredients in any amounts, and a few from anywhere. */
  const formula = fc
    .tuple(
      fc.tuple(...own.map((one) => fc.integer({ min: 1, max: 900 }).map((g) => ({ ...one, [weight]: g })))),
      fc.array(fc.record({ [name]: someName, [weight]: fc.oneof(fc.integer({ min: 0, max: 300 }), grams) }), {
        maxLength: 3,
      }),
    )
    .map(([first, others]): Record<string, unknown>[] => [...first, ...others]);
  const options = (of: fc.Arbitrary<string>) =>
    fc.record(
      {
        fijos: fc.array(of, { maxLength: 3 }),
        limites: fc.dictionary(of, fc.record({ min: number, max: number }, { requiredKeys: [] }), { maxKeys: 3 }),
        total: number,
        paso: fc.oneof(fc.constantFrom(0, 0.1, 1, 7), number),
        unidades: fc.dictionary(of, number, { maxKeys: 2 }),
        anadir: fc.array(fc.constantFrom(...names), { maxLength: 4 }),
        objetivo: fc.constantFrom('minimo_cambio', 'minimo_coste', 'oro', 'suprema', 'plata', 'extra'),
        centrado: fc.boolean(),
        parametros: fc.dictionary(
          fc.constantFrom(...craft.params.map(({ key }) => key)),
          fc.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 0, max: 100 })),
          { maxKeys: 2 },
        ),
      },
      { requiredKeys: [] },
    );
  const body = formula.chain((ingredients) =>
    fc.record({
      type: fc.oneof(fc.constant(craft.example.type), types),
      ingredients: fc.constant(ingredients),
      opciones: fc.option(options(fc.constantFrom(...ingredients.map((one) => one[name] as string)))),
    }),
  );

  it('answers any formula and options soundly and as its schema says, or refuses in words', {
    timeout: 180_000,
  }, () => {
    let answered = 0;
    fc.assert(
      fc.property(body, (request) => {
        let answer: EquilibrarResponse;
        try {
          answer = equilibrar(craft, request);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          expect((error as Error).message).toMatch(/\.$/);
          return;
        }
        answered++;
        expect(isSound(answer)).toBe(true);
        expect(Value.Check(schemasOf(craft).equilibrar.response, answer)).toBe(true);
        expect(textsOf(answer)).not.toMatch(/undefined|null|NaN|Infinity|\[object| {2}/);
        expect(answer.explicacion.length).toBeGreaterThan(0);
        expect(answer.factible).toBe(answer.conflictos === undefined);
        for (const { antes, despues } of answer.cambios) expect(Math.min(antes, despues)).toBeGreaterThanOrEqual(0);
        expect(balance(craft, { ...request, opciones: undefined, ingredients: answer.ingredients })).toEqual(
          answer.despues,
        );
      }),
      { numRuns: 120 },
    );
    expect(answered).toBeGreaterThan(10);
  });

  it('refuses any JSON it cannot read with words and nothing else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (request, opciones) => {
        for (const tried of [request, { ...craft.example, opciones }]) {
          try {
            equilibrar(craft, tried);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('the request schema takes what the reader takes', () => {
    const { request } = schemasOf(craft).equilibrar;
    expect(Value.Check(request, craft.example)).toBe(true);
    const first = (craft.example.ingredients as Record<string, unknown>[])[0]![name] as string;
    const opciones = {
      fijos: [first],
      limites: { [first]: { min: 0, max: 1e6 } },
      total: null,
      paso: 0,
      unidades: {},
      anadir: [],
      objetivo: 'minimo_coste',
      centrado: true,
      parametros: {},
    };
    expect(Value.Check(request, { ...craft.example, opciones })).toBe(true);
    expect(() => equilibrar(craft, { ...craft.example, opciones })).not.toThrow();
    for (const bad of [
      { paso: -1 },
      { fijos: 'x' },
      { objetivo: 'bonito' },
      { otra: 1 },
      { limites: { x: { min: -1 } } },
    ]) {
      expect(Value.Check(request, { ...craft.example, opciones: bad })).toBe(false);
    }
  });

  it('stands 200 ingredients, and refuses more', () => {
    const many = (length: number) =>
      Array.from({ length }, (_, i) => ({ ...own[i % own.length], [weight]: 1 + ((i * 7) % 11) }));
    expect(isSound(equilibrar(craft, { ...craft.example, ingredients: many(200) }))).toBe(true);
    expect(() => equilibrar(craft, { ...craft.example, ingredients: many(201) })).toThrow(
      'La lista «ingredients» tiene 201 elementos; para equilibrar, el máximo es 200.',
    );
  });
});

describe('the trace of an answer', () => {
  it('is of fourteen stages at most, each once', () => {
    expect(LADDER.length).toBeLessThanOrEqual(14);
    expect(new Set(LADDER.map((stage) => JSON.stringify(stage))).size).toBe(LADDER.length);
  });

  it.each(CRAFTS)('tells the stages of $id up to the one that gave it, and leaves the answer as it is', (craft) => {
    const { name, weight } = craft.shape;
    const [first, ...rest] = craft.example.ingredients as Record<string, unknown>[];
    const ingredients = [{ [name]: first?.[name], [weight]: Number(first?.[weight]) / 2 }, ...rest];
    const body = { type: craft.example.type, ingredients };
    const { traza = [], ...answer } = trazar(craft, body);
    expect(answer).toEqual(equilibrar(craft, body));
    expect(traza.map(({ resultado }) => resultado === 'respuesta')).toEqual(
      traza.map((_, i) => answer.factible && i === traza.length - 1),
    );
    expect(traza.length).toBeGreaterThan(0);
    expect(Value.Check(schemasOf(craft).equilibrar.response, { ...answer, traza })).toBe(true);
  });
});
