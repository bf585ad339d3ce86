import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { InputError } from '../../src/craft/errors.ts';
import { readItems } from '../../src/craft/read.ts';
import { balance } from '../../src/craft/request.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { type EquilibrarResponse, equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { isGood } from '../../src/equilibrar/judge.ts';
import { readOptions } from '../../src/equilibrar/options.ts';
import { MOST_SHIFT } from '../../src/equilibrar/tuning.ts';
import { hasYielded, keepsMeasure } from './formula.ts';

/** `PROMISES=5000 npx vitest run …/promises` looks longer. */
const RUNS = Number(process.env.PROMISES ?? runs(300));

const isMultiple = (grams: number, of: number) => Math.abs(grams / of - Math.round(grams / of)) < 1e-6;

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('%s keeps what it promises', (_id, craft) => {
  const { name, weight } = craft.shape;
  const own = craft.example.ingredients as Record<string, unknown>[];
  const names = [...new Set(own.map((one) => one[name] as string))];
  const others = craft.catalogue().map((entry) => entry.name);
  const around = (grams: number) =>
    fc.integer({ min: 70, max: 150 }).map((percent) => Math.round(grams * percent) / 100);
  const amount = fc.integer({ min: 10, max: 1000 }).map((g) => g / 10);
  const formula = fc
    .tuple(
      fc.tuple(...own.map((one) => around(Number(one[weight])).map((g) => ({ ...one, [weight]: g })))),
      fc.option(fc.record({ [name]: fc.constantFrom(...others), [weight]: amount })),
    )
    .map(([first, other]): Record<string, unknown>[] =>
      other && !names.includes(String(other[name])) ? [...first, other] : first,
    );
  const some = fc.constantFrom(...names);
  const options = fc.record(
    {
      fijos: fc.array(some, { maxLength: 2 }),
      limites: fc.dictionary(
        some,
        fc
          .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 600 }))
          .map(([min, more]) => ({ min, max: min + more })),
        { maxKeys: 2 },
      ),
      total: fc.integer({ min: 100, max: 4000 }),
      paso: fc.constantFrom(0, 0.1, 0.5, 1, 5, 10),
      unidades: fc.dictionary(some, fc.constantFrom(2, 18, 33, 50), { maxKeys: 1 }),
      anadir: fc.constant([]),
      objetivo: fc.constantFrom('minimo_cambio', 'minimo_coste'),
      centrado: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const type = fc.oneof(
    { weight: 3, arbitrary: fc.constant(craft.example.type) },
    { weight: 1, arbitrary: fc.constantFrom(...craft.types.map(({ id }) => id)) },
  );

  let tried = 0;

  /** What stands in the way is told, of the scale only where one was set, and what would help does. */
  function explained(answer: EquilibrarResponse, request: object, opciones: Partial<Record<string, unknown>>): void {
    const { conflictos = [], alternativas = [] } = answer;
    expect(conflictos.length).toBeGreaterThan(0);
    const scaled = ['total', 'paso', 'unidades'].some((field) => opciones[field] !== undefined);
    if (!scaled) expect(conflictos.map(({ tipo }) => tipo)).not.toContain('paso');
    const [first] = alternativas;
    // Each takes as long as an answer: the first few tell.
    if (first === undefined || tried++ >= RUNS / 8) return;
    // Another type is for the formula as it stands, without conditions.
    const again = { ...request, opciones: first.opciones, ...(first.type === undefined ? {} : { type: first.type }) };
    expect(equilibrar(craft, again).factible, first.texto).toBe(true);
  }

  it('or says what stands in the way', { timeout: 600_000 }, () => {
    let feasible = 0;
    fc.assert(
      fc.property(type, formula, options, (wanted, ingredients, opciones) => {
        const body = { type: wanted, ingredients };
        let before: object;
        try {
          before = balance(craft, body);
        } catch {
          return;
        }
        const request = { ...body, opciones };
        let answer: ReturnType<typeof equilibrar>;
        try {
          answer = equilibrar(craft, request);
        } catch (error) {
          // A formula that can be analysed is only ever refused for its options.
          expect(error).toBeInstanceOf(InputError);
          expect((error as Error).message).toContain('opciones');
          return;
        }
        expect(answer.antes).toEqual(before);
        const items = readItems(request, craft.shape);
        const read = readOptions(craft, opciones, items, answer.type);
        const sum = items.reduce((grams, item) => grams + item.grams, 0);
        for (const { antes, despues } of answer.cambios) {
          if (answer.paso > 0 && despues !== antes) expect(Number(despues.toFixed(4))).toBe(despues);
        }
        if (!answer.factible) {
          explained(answer, request, opciones);
          return;
        }
        feasible++;
        expect(
          isGood(craft, craft.analyse({ ...body, type: answer.type, ingredients: answer.ingredients }), read),
        ).toBe(true);
        const shift = opciones.paso ?? MOST_SHIFT * sum;
        if (opciones.total !== undefined) expect(answer.total).toBeCloseTo(opciones.total, 6);
        else if (!keepsMeasure(craft, request, answer) && !hasYielded(answer, sum)) {
          expect(Math.abs(answer.total - sum)).toBeLessThan(shift + 1e-6);
        }
        const grams = answer.cambios.map(({ despues }) => despues);
        for (const i of read.fixed) expect(grams[i]).toBe(items[i]!.grams);
        for (const [i, { min = 0, max = Number.POSITIVE_INFINITY }] of read.limits) {
          expect(grams[i]).toBeGreaterThanOrEqual(min - 1e-9);
          expect(grams[i]).toBeLessThanOrEqual(max + 1e-9);
        }
        for (const [i, unit] of read.units) expect(isMultiple(grams[i]!, unit), `${grams[i]} g`).toBe(true);
        answer.cambios.forEach(({ antes, despues }, i) => {
          const limits = read.limits.get(i);
          // Limits that leave one amount only have the last word.
          const given = limits !== undefined && limits.min === limits.max;
          if (despues === antes || answer.paso === 0 || read.units.has(i) || given) return;
          expect(isMultiple(despues, answer.paso), `${despues} g in steps of ${answer.paso}`).toBe(true);
        });
      }),
      // Seeded: a rate is asserted below.
      { numRuns: RUNS, seed: 20261115, endOnFailure: true },
    );
    expect(feasible).toBeGreaterThan(RUNS / 20);
    expect(tried).toBeGreaterThan(0);
  });
});
