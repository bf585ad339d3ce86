import type { Craft } from '@obrador/engine';
import fc from 'fast-check';
import { oddText } from './text.ts';

/**
 * Bodies as text, not as values: repeated keys, numbers beyond a double and broken JSON exist on the wire only.
 */
type Json = fc.Arbitrary<string>;

const NUMBERS = [
  '0',
  '-0',
  '-0.0',
  '1',
  '0.1',
  '-1',
  '1e308',
  '1.7976931348623157e308',
  '-1e308',
  '1e400',
  '-1e400',
  '5e-324',
  '2.2250738585072014e-308',
  '1e-400',
  '123456789012345678901234567890',
  '0.000000000000000000000000000000000001',
  '9007199254740993',
];
const MAX_DEPTH = 40_000;

const number: Json = fc.oneof(
  { weight: 12, arbitrary: fc.double({ min: 0, max: 2_000, noNaN: true }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String) },
);

const nested: Json = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"type":', '}]']), fc.constantFrom(3, 100, 5_000, MAX_DEPTH))
  .map(([[open, close], depth]) => {
    const times = Math.min(depth, Math.floor(200_000 / (open!.length + close!.length)));
    return open!.repeat(times) + '0'.repeat(open!.endsWith(':') ? 1 : 0) + close!.repeat(times);
  });

function anyValue(text: fc.Arbitrary<string>): Json {
  return fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '""', '[null]', '{"0":1}') },
    { weight: 30, arbitrary: number },
    { weight: 30, arbitrary: text.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: nested },
  );
}

/** Keys and values as an object of JSON, in the order given, repeated ones and all. */
function object(fields: readonly (readonly [string, string])[]): string {
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

const OPTION_KEYS = ['fijos', 'limites', 'total', 'paso', 'unidades', 'anadir', 'objetivo', 'centrado', 'parametros'];
const GOALS = ['minimo_cambio', 'minimo_coste', 'suprema', 'extra', 'oro', 'plata'];

function options(craft: Craft, text: fc.Arbitrary<string>, value: Json): Json {
  const names = fc.array(text, { maxLength: 4 }).map((list) => JSON.stringify(list));
  const byName = (entry: Json) =>
    fc.array(fc.tuple(text, entry), { maxLength: 4 }).map((entries) => object(entries as [string, string][]));
  const params = fc.constantFrom(...craft.params.map(({ key }) => key), '__proto__', 'x');
  const pair = fc.tuple(fc.oneof(number, fc.constant('null')), fc.oneof(number, fc.constant('null')));
  const right: Record<string, Json> = {
    fijos: names,
    limites: byName(fc.tuple(number, number).map(([min, max]) => `{"min":${min},"max":${max}}`)),
    total: number,
    paso: number,
    unidades: byName(number),
    anadir: names,
    objetivo: fc.constantFrom(...GOALS).map((goal) => JSON.stringify(goal)),
    centrado: fc.constantFrom('true', 'false'),
    parametros: fc
      .array(
        fc.tuple(
          params,
          pair.map((range) => `[${range.join(',')}]`),
        ),
        { maxLength: 3 },
      )
      .map((entries) => object(entries as [string, string][])),
  };
  const field = fc.constantFrom(...OPTION_KEYS, 'otra').chain((key) => {
    const fitting = right[key];
    const arbitrary = fitting === undefined ? value : fc.oneof({ weight: 5, arbitrary: fitting }, value);
    return arbitrary.map((written) => [key, written] as const);
  });
  return fc.oneof(
    { weight: 8, arbitrary: fc.array(field, { maxLength: 4 }).map(object) },
    { weight: 1, arbitrary: value },
  );
}

/** Bodies for a craft: near enough to right to get deep into the engine, and wrong in every way. */
export function bodies(craft: Craft): Json {
  const { shape, types, catalogue, example } = craft;
  const names = catalogue().map(({ name }) => name);
  const usual = (example.ingredients as Record<string, unknown>[]).map((item) => String(item[shape.name]));
  const text = oddText(names);
  const value = anyValue(text);
  const keys = [shape.name, shape.weight, ...Object.keys(shape.numbers ?? {}), 'role', 'hidratacion', '__proto__', 'x'];
  const right = fc.tuple(text, number).map(([name, grams]): [string, string][] => [
    [shape.name, JSON.stringify(name)],
    [shape.weight, grams],
  ]);
  const extra = fc.array(fc.tuple(fc.constantFrom(...keys), fc.oneof(number, value)), { maxLength: 3 });
  const item = fc.oneof(
    { weight: 10, arbitrary: right.map(object) },
    { weight: 4, arbitrary: fc.tuple(right, extra).map(([fields, more]) => object([...fields, ...more])) },
    { weight: 1, arbitrary: extra.map(object) },
    { weight: 1, arbitrary: value },
  );
  const grams = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 1_000 }).map(String) }, number);
  const named = fc.constantFrom(...names, ...usual, ...usual);
  const plain = fc.tuple(named, grams).map(([name, weight]) =>
    object([
      [shape.name, JSON.stringify(name)],
      [shape.weight, weight],
    ]),
  );
  const list = fc.oneof(
    { weight: 60, arbitrary: fc.array(plain, { minLength: 2, maxLength: 10 }) },
    { weight: 60, arbitrary: fc.array(item, { maxLength: 12 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right.map(object), fc.constantFrom(500, 501, 3_000))
        .map(([one, n]) => Array<string>(n).fill(one)),
    },
    { weight: 1, arbitrary: fc.array(right.map(object), { minLength: 60, maxLength: 120 }) },
  );
  const ingredients = fc.oneof(
    { weight: 15, arbitrary: list.map((items) => `[${items.join(',')}]`) },
    { weight: 1, arbitrary: value },
  );
  const type = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...types.map(({ id }) => JSON.stringify(id))) },
    { weight: 1, arbitrary: value },
  );
  const field = fc.oneof(
    { weight: 1, arbitrary: ingredients.map((written) => ['ingredients', written] as const) },
    { weight: 6, arbitrary: type.map((written) => ['type', written] as const) },
    { weight: 4, arbitrary: options(craft, text, value).map((written) => ['opciones', written] as const) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('craft', '__proto__', 'constructor', 'x'), value) },
  );
  const body = fc
    .tuple(ingredients, fc.array(field, { maxLength: 4 }))
    .map(([main, fields]) => object([['ingredients', main], ...fields]));
  return fc.oneof(
    { weight: 120, arbitrary: body },
    { weight: 8, arbitrary: value },
    {
      weight: 8,
      arbitrary: fc.tuple(body, fc.nat(200_000)).map(([whole, at]) => whole.slice(0, at % (whole.length + 1))),
    },
    { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(250_000, 300_000, 1_048_576).map((n) => JSON.stringify({ x: 'ñ'.repeat(n / 2) })),
    },
  );
}

const MCP_METHODS = ['tools/call', 'tools/list', 'initialize', 'ping', 'nada', '__proto__'];
const MCP_TOOLS = ['analizar', 'equilibrar'];

/** Questions of an agent whose arguments are such bodies. */
export function agentBodies(craft: Craft): Json {
  const tool = fc.constantFrom(...MCP_TOOLS).map((name) => `${name}_${craft.id}`);
  return fc
    .tuple(fc.constantFrom('tools/call', 'tools/call', 'tools/call', ...MCP_METHODS), tool, bodies(craft))
    .map(([method, name, body]) =>
      object([
        ['jsonrpc', '"2.0"'],
        ['id', '1'],
        ['method', JSON.stringify(method)],
        [
          'params',
          object([
            ['name', JSON.stringify(name)],
            ['arguments', body],
          ]),
        ],
      ]),
    );
}
