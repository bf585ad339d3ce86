import { CRAFTS, type Craft, InputError } from '@obrador/engine';
import { schemasOf } from '@obrador/engine/schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/lib/long.ts';

/**
 * The engine reads requests by hand, for the sake of its words; the schema is what the document promises. They must
 * accept the same bodies, save for rules about meaning that no schema states (no flour, weights that add up to 0).
 */
const SHAPE_FAULTS = [
  /^El cuerpo de la petición debe ser un objeto JSON\.$/,
  /^Falta «ingredients»/,
  /^«ingredients» debe ser una lista/,
  /^La lista «ingredients» (está vacía|tiene \d+ elementos)/,
  /^El ingrediente \d+ no es válido/,
  /^El ingrediente \d+ no tiene «/,
  /^El ingrediente \d+ \(«.*»\) tiene un peso no válido/s,
  /^El ingrediente \d+ \(«.*»\) tiene un valor no válido en «/s,
];

/** Fields that help to read a formula and never make it unreadable. */
const HINTS: Readonly<Record<string, readonly string[]>> = { panaderia: ['type', 'role', 'hidratacion'] };

const ajv = new Ajv2020({ strict: false });

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, '', ' ', '\u00a0', '12', 0, -0, -1, 1e308, 5e-324, -1e308, [], {}),
  fc.double({ noNaN: true }),
  fc.string(),
);

/** Mostly right: a valid ingredient of the craft with a field changed, dropped or added. */
function itemOf({ shape, catalogue, example }: Craft): fc.Arbitrary<unknown> {
  const names = catalogue().map(({ name }) => name);
  const optional = [...Object.keys(shape.numbers ?? {}), '__proto__', 'constructor', 'otro'];
  const usual = (example.ingredients as Record<string, unknown>[]).map((item) => String(item[shape.name]));
  const name = fc.oneof(fc.constantFrom(...names), { weight: 3, arbitrary: fc.constantFrom(...usual) });
  const right = fc.tuple(name, fc.double({ min: 0, max: 5_000, noNaN: true }));
  const change = fc.tuple(
    fc.constantFrom(shape.name, shape.weight, ...optional),
    fc.oneof(oddValue, fc.double({ min: 0, max: 100, noNaN: true })),
  );
  return fc.oneof(
    { weight: 12, arbitrary: right.map(([name, grams]) => ({ [shape.name]: name, [shape.weight]: grams })) },
    {
      weight: 4,
      arbitrary: fc.tuple(right, fc.array(change, { minLength: 1, maxLength: 3 })).map(([[name, grams], changes]) => {
        // Null prototype and defineProperty, as JSON.parse makes them: «__proto__» is an ordinary key.
        const item: Record<string, unknown> = { [shape.name]: name, [shape.weight]: grams };
        for (const [key, value] of changes) {
          Object.defineProperty(item, key, { value, enumerable: true, configurable: true, writable: true });
        }
        return item;
      }),
    },
    { weight: 1, arbitrary: oddValue },
  );
}

function bodyOf(craft: Craft): fc.Arbitrary<unknown> {
  const ingredients = fc.oneof(
    { weight: 20, arbitrary: fc.array(itemOf(craft), { minLength: 1, maxLength: 6 }) },
    { weight: 1, arbitrary: oddValue },
  );
  const type = fc.oneof(
    fc.constantFrom<string | null>(null, '', ' ', 'nada', ...craft.types.map(({ id }) => id)),
    fc.string(),
  );
  return fc.oneof(
    { weight: 20, arbitrary: fc.record({ type, ingredients }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: oddValue },
  );
}

function refusal(craft: Craft, body: unknown): string | undefined {
  try {
    craft.analyse(body);
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}

const RUNS = runs(1_500);

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('reader and schema of %s', (id, craft) => {
  const accepts = ajv.compile(schemasOf(craft).request);

  test('what the schema accepts the reader reads; what the engine analyses the schema accepts', () => {
    let analysed = 0;
    fc.assert(
      fc.property(bodyOf(craft), (written) => {
        const body: unknown = JSON.parse(JSON.stringify(written) ?? 'null');
        const message = refusal(craft, body);
        if (message === undefined) {
          analysed++;
          expect(accepts(body), JSON.stringify([body, accepts.errors])).toBe(true);
        } else {
          const shapeFault = SHAPE_FAULTS.some((fault) => fault.test(message));
          expect(accepts(body), JSON.stringify([body, message])).toBe(!shapeFault);
        }
      }),
      { numRuns: RUNS },
    );
    expect(analysed).toBeGreaterThan(RUNS / 7.5);
  });

  test.each(HINTS[id] ?? ['type'])('the reader alone takes «%s» of the wrong kind, as one it does not know', (hint) => {
    const [first, ...rest] = craft.example.ingredients as readonly object[];
    const body =
      hint === 'type'
        ? { ...craft.example, type: ['x'] }
        : { ...craft.example, ingredients: [{ ...first, [hint]: ['x'] }, ...rest] };
    expect(accepts(body)).toBe(false);
    expect(refusal(craft, body)).toBeUndefined();
  });
});
