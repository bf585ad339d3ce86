import { CRAFTS } from '@obrador/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt, obrador } from '../../../cli/test/run.ts';
import { startServer } from '../process.ts';
import { type Agent, GENERATIONS, serveMcp, type ToolAnswer, textOf } from './agent.ts';

beforeAll(ensureBuilt);

const current = GENERATIONS['client 2, current protocol'];

/** The structured part of an answer that is no error. */
function structureOf<T>(answer: ToolAnswer): T {
  expect(answer.isError ?? false, textOf(answer)).toBe(false);
  return answer.structuredContent as T;
}

const doors = Object.entries(GENERATIONS).flatMap(([generation, connect]) => [
  [generation, 'HTTP', async () => connect(await serveMcp())] as const,
  [generation, 'stdio', () => connect(undefined)] as const,
]);

describe('«Un helado de crema que no quede duro»', () => {
  test.each(doors)('%s over %s comes to a balanced formula', async (_generation, _transport, connect) => {
    const agent = await connect();
    expect(agent.serverInfo?.name).toBe('obrador');
    expect(agent.instructions).toContain('equilibrar_<oficio>');

    const find = async (q: string) => {
      const answer = await agent.call('buscar_ingrediente', { craft: 'helado', q });
      return structureOf<{ ingredientes: { name: string }[] }>(answer).ingredientes[0]!.name;
    };
    const names = await Promise.all(['leche entera', 'nata 35', 'azucar', 'neutro crema'].map(find));

    const types = await agent.call('listar_tipos', { craft: 'helado' });
    const { tipos } = structureOf<{ tipos: { id: string; label: string }[] }>(types);
    const type = tipos.find(({ label }) => /^helado.*crema/i.test(label))!.id;

    const guess = [600, 250, 100, 5].map((grams, i) => ({ name: names[i], grams }));
    const analysis = await agent.call('analizar_helado', { type, ingredients: guess });
    expect(structureOf<{ verdict: string }>(analysis).verdict).toBe('revisar');
    expect(textOf(analysis)).toMatch(/^Helado.*: fórmula por revisar\.\n.*PAC -/);

    const balanced = await agent.call('equilibrar_helado', { type, ingredients: guess });
    const { factible, ingredients } = structureOf<{ factible: boolean; ingredients: object[] }>(balanced);
    expect(factible).toBe(true);
    expect(textOf(balanced)).toMatch(/^Fórmula: Leche entera \d+ g; /);

    const again = await agent.call('analizar_helado', { type, ingredients });
    expect(structureOf<{ verdict: string }>(again).verdict).toBe('equilibrada');
    const curve = await agent.call('curva_congelacion', { type, ingredients });
    expect(structureOf<{ servicio: { en_rango: boolean } }>(curve).servicio.en_rango).toBe(true);
  });
});

test('the built service loads the protocol when first asked', async () => {
  const { url } = await startServer();
  const agent = await current(`${url}/mcp`);
  expect((await agent.tools()).length).toBeGreaterThan(10);
});

test('over standard input, lines that are no message are passed over, and the end of it ends the process', () => {
  const input = 'basura\n[]\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  const { stdout, status } = obrador(['mcp'], { input });
  expect(stdout.trim()).toBe('{"result":{},"jsonrpc":"2.0","id":1}');
  expect(status).toBe(0);
});

describe('every tool', () => {
  const formulas = CRAFTS.flatMap(({ id, example }) => [
    [`analizar_${id}`, example] as const,
    [`equilibrar_${id}`, { ...example, opciones: { paso: 1 } }] as const,
  ]);
  const calls: (readonly [string, Record<string, unknown>])[] = [
    ...formulas,
    ['buscar_ingrediente', { craft: 'turron', q: 'almendra marcona' }],
    ['listar_tipos', { craft: 'pasteleria' }],
    ['listar_tipos', { craft: 'cacao', type: 'gianduja' }],
    ['curva_congelacion', CRAFTS[0]!.example],
  ];

  test('has its name, title, description and schemas, and says that it changes nothing', async () => {
    const tools = await (await current(await serveMcp())).tools();
    expect(new Set(calls.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
    for (const tool of tools) {
      expect(tool.annotations).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
      expect(tool.title).toBeTruthy();
      expect(tool.description?.length).toBeGreaterThan(50);
      expect(JSON.stringify(tool)).not.toContain('"$id"');
    }
  });

  test('takes arguments of its input schema and answers in the shape of its output schema', async () => {
    const agent = await current(await serveMcp());
    const tools = new Map((await agent.tools()).map((tool) => [tool.name, tool]));
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    for (const [name, args] of calls) {
      const { inputSchema, outputSchema } = tools.get(name)!;
      expect(ajv.validate(inputSchema, args), `${name}: ${ajv.errorsText()}`).toBe(true);
      const answer = await agent.call(name, args);
      expect(ajv.validate(outputSchema!, structureOf(answer)), `${name}: ${ajv.errorsText()}`).toBe(true);
      expect(textOf(answer).length, name).toBeGreaterThan(20);
    }
  });

  test('answers the same over HTTP and over standard input and output', async () => {
    const [http, stdio] = await Promise.all([serveMcp().then(current), current(undefined)]);
    for (const [name, args] of calls) {
      expect(structureOf(await stdio.call(name, args)), name).toEqual(structureOf(await http.call(name, args)));
    }
  });
});

describe('arguments that will not do come back as a tool error in Spanish', () => {
  const wrong: (readonly [string, Record<string, unknown>, RegExp])[] = [
    ...CRAFTS.flatMap(({ id }) => [
      [`analizar_${id}`, {}, /^Falta «ingredients»/] as const,
      [`equilibrar_${id}`, { ingredients: [] }, /^La lista «ingredients» está vacía\.$/] as const,
    ]),
    ['analizar_helado', { ingredients: [{ name: 'Nata', grams: '100' }] }, /«grams» debe ser un número/],
    ['equilibrar_helado', { ...CRAFTS[0]!.example, opciones: { fija: 1 } }, /fija/],
    ['curva_congelacion', { ingredients: 'leche' }, /^Falta «ingredients»/],
    ['buscar_ingrediente', { craft: 'helado' }, /^«q» debe ser un texto/],
    ['buscar_ingrediente', { craft: '__proto__', q: 'nata' }, /^«craft» debe ser uno de estos oficios: helado, /],
    ['listar_tipos', {}, /^«craft» debe ser uno de estos oficios: helado, /],
    ['listar_tipos', { craft: 'cacao', type: 'rojo' }, /^«type» debe ser uno de estos tipos: negro, /],
  ];
  const ask = async (agent: Agent) => {
    for (const [name, args, text] of wrong) {
      const answer = await agent.call(name, args);
      expect(answer.isError, name).toBe(true);
      expect(answer.structuredContent, name).toBeUndefined();
      expect(textOf(answer), name).toMatch(text);
    }
  };

  test.each(Object.entries(GENERATIONS))('%s', async (_, connect) => ask(await connect(await serveMcp())));

  test('a tool that does not exist is an error of the protocol', async () => {
    const agent = await current(await serveMcp());
    await expect(agent.call('hornear', {})).rejects.toThrow(/hornear/);
  });
});
