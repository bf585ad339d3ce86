import { analizar, CRAFTS } from '@obrador/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { command, ensureBuilt } from '../../../cli/test/process.ts';
import { startServer } from '../process.ts';
import { type Agent, GENERATIONS, serveMcp, type ToolAnswer, textOf } from './agent.ts';

beforeAll(ensureBuilt);

const current = GENERATIONS['client 2, current protocol'];

interface Judged {
  readonly resultado: { readonly id: string };
}

/** The structured part of an answer that is no error. */
function structureOf<T>(answer: ToolAnswer): T {
  expect(answer.isError ?? false, textOf(answer)).toBe(false);
  return answer.structuredContent as T;
}

/** Every third has both transports in it. */
const doors = sampled(
  Object.entries(GENERATIONS).flatMap(([generation, connect]) => [
    [generation, 'HTTP', async () => connect(await serveMcp())] as const,
    [generation, 'stdio', () => connect(undefined)] as const,
  ]),
  3,
);

describe('«Un helado de crema que no quede duro»', () => {
  test.each(doors)('%s over %s comes to a balanced formula', async (_generation, _transport, connect) => {
    const agent = await connect();
    expect(agent.serverInfo?.name).toBe('obrador');
    expect(agent.instructions).toContain('usa equilibrar');

    const find = async (q: string) => {
      const answer = await agent.call('buscar_ingrediente', { craft: 'helado', q });
      return structureOf<{ ingredientes: { name: string }[] }>(answer).ingredientes[0]!.name;
    };
    const names = await Promise.all(['leche entera', 'nata 35', 'azucar', 'neutro crema'].map(find));

    const types = await agent.call('listar_tipos', { craft: 'helado' });
    const { tipos } = structureOf<{ tipos: { id: string; nombre: string }[] }>(types);
    const type = tipos.find(({ nombre }) => /^helado.*crema/i.test(nombre))!.id;

    const guess = [600, 250, 100, 5].map((grams, i) => ({ name: names[i], grams }));
    const analysis = await agent.call('analizar', { craft: 'helado', type, ingredients: guess });
    expect(structureOf<Judged>(analysis).resultado.id).toBe('revisar');
    expect(textOf(analysis)).toMatch(
      /^Helado.*: fórmula por revisar\.\nCifras: .*PAC −\d+,\d+ °C \(−12,5 a −10,6: por encima\)/,
    );

    const balanced = await agent.call('equilibrar', { craft: 'helado', type, ingredients: guess });
    const { factible, ingredients } = structureOf<{ factible: boolean; ingredients: object[] }>(balanced);
    expect(factible).toBe(true);
    expect(textOf(balanced)).toMatch(/^Fórmula: Leche entera \d+ g; /);

    const again = await agent.call('analizar', { craft: 'helado', type, ingredients });
    expect(structureOf<Judged>(again).resultado.id).toBe('equilibrada');
    const curve = await agent.call('curva', { type, ingredients });
    expect(structureOf<{ servicio: { en_rango: boolean } }>(curve).servicio.en_rango).toBe(true);
  });
});

test('the built service loads the protocol when first asked', async () => {
  const { url } = await startServer();
  const agent = await current(`${url}/mcp`);
  expect((await agent.tools()).length).toBeGreaterThan(4);
});

test('over standard input, lines that are no message are refused, and the end of it ends the process', () => {
  const input = 'basura\n\r\n[]\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  const { stdout, status } = command(['mcp'], input);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'La línea no es JSON válido.' } },
    { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'La línea no es un mensaje JSON-RPC.' } },
    { jsonrpc: '2.0', id: 1, result: {} },
  ]);
  expect(status).toBe(0);
});

describe('every tool', () => {
  const calls: (readonly [string, Record<string, unknown>])[] = [
    ...CRAFTS.flatMap(({ id, example }) => [
      ['analizar', { ...example, craft: id }] as const,
      ['equilibrar', { ...example, craft: id, opciones: { paso: 1 } }] as const,
    ]),
    ['buscar_ingrediente', { craft: 'turron', q: 'almendra marcona' }],
    ['crear', { craft: 'helado', type: 'sorbete_agua', sabores: [{ name: 'fresa' }] }],
    ['sustituir', { craft: 'helado', ...CRAFTS[0]!.example, quitar: 'lo más caro' }],
    ['listar_tipos', { craft: 'pasteleria' }],
    ['listar_tipos', { craft: 'cacao', type: 'gianduja' }],
    ['listar_tipos', { craft: 'cacao', type: 'gianduja', fecha: '2000-01-01' }],
    ['curva', CRAFTS[0]!.example],
    ['etiqueta', { craft: 'pasteleria', ingredients: CRAFTS[2]!.example.ingredients }],
  ];

  test('has its name, title, description and schemas, and says that it changes nothing', async () => {
    const tools = await (await current(await serveMcp())).tools();
    expect(new Set(calls.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
    for (const tool of tools) {
      expect(tool.annotations).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
      expect(tool.title).toBeTruthy();
      expect(tool.description?.length).toBeGreaterThan(50);
      expect(tool.outputSchema).toMatchObject({ type: 'object' });
      expect(JSON.stringify(tool)).not.toContain('"$id"');
    }
  });

  test('says what every argument is', async () => {
    const unsaid: string[] = [];
    const look = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties = {} } = node as { properties?: Record<string, object> };
      for (const [name, schema] of Object.entries(properties)) {
        if (!('description' in schema)) unsaid.push(`${at}.${name}`);
      }
      for (const [key, value] of Object.entries(node)) look(value, `${at}.${key}`);
    };
    for (const { name, inputSchema } of await (await current(await serveMcp())).tools()) look(inputSchema, name);
    expect(unsaid).toEqual([]);
  });

  test('takes «name» and «grams» in every craft, as its schema says', async () => {
    const agent = await current(await serveMcp());
    const tools = new Map((await agent.tools()).map((tool) => [tool.name, tool]));
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    for (const { id, example, shape } of CRAFTS) {
      const ingredients = (example.ingredients as Record<string, unknown>[]).map((item) => ({
        name: item[shape.name],
        grams: item[shape.weight],
      }));
      for (const name of ['analizar', 'equilibrar']) {
        const args = { craft: id, type: example.type, ingredients };
        expect(ajv.validate(tools.get(name)!.inputSchema, args), ajv.errorsText()).toBe(true);
        const { resultado } = structureOf<{ resultado: { bueno: boolean } }>(await agent.call(name, args));
        expect(resultado.bueno, `${name} ${id}`).toBe(true);
      }
    }
  });

  test('gives the whole answer of the service where it is wanted', async () => {
    const agent = await current(await serveMcp());
    for (const craft of CRAFTS) {
      const answer = await agent.call('analizar', { ...craft.example, craft: craft.id, detalle: true });
      expect(structureOf(answer)).toEqual(JSON.parse(JSON.stringify(analizar(craft, craft.example))));
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
    ...CRAFTS.flatMap(({ id: craft }) => [
      ['analizar', { craft }, /^Falta «ingredients»/] as const,
      ['equilibrar', { craft, ingredients: [] }, /^La lista «ingredients» está vacía\.$/] as const,
    ]),
    ['analizar', { craft: 'helado', ingredients: [{ name: 'Nata', grams: '100' }] }, /«grams» debe ser un número/],
    ['equilibrar', { ...CRAFTS[0]!.example, craft: 'helado', opciones: { fija: 1 } }, /fija/],
    ['curva', { ingredients: 'leche' }, /^«ingredients» debe ser una lista/],
    ['curva', { ...CRAFTS[0]!.example, craft: 'cacao' }, /cacao/],
    ['buscar_ingrediente', { craft: 'helado' }, /^«q» debe ser un texto/],
    ['buscar_ingrediente', { craft: '__proto__', q: 'nata' }, /^«craft» debe ser uno de estos oficios: helado, /],
    ['listar_tipos', {}, /^«craft» debe ser uno de estos oficios: helado, /],
    ['listar_tipos', { craft: 'cacao', type: 'rojo' }, /^«type» debe ser uno de estos tipos: negro, /],
    ['listar_tipos', { craft: 'cacao', type: 'negro', fecha: '2015-02-30' }, /^«fecha» debe ser un día del calendario/],
    ['listar_tipos', { craft: 'panaderia', type: 'piza' }, /¿Querías decir «pi(?:ta|zza_)/],
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

describe('resources and prompts', () => {
  test.each(doors)('%s over %s reads the types, the pantry and a way to begin', async (_g, _t, connect) => {
    const agent = await connect();
    const uris = await agent.resources();
    expect(uris).toEqual([...CRAFTS.map(({ id }) => `obrador://tipos/${id}`), 'obrador://despensa']);
    expect(await agent.templates()).toEqual(['obrador://despensa/{id}']);
    for (const uri of [...uris, 'obrador://despensa/nata_35']) {
      expect(Object.keys(JSON.parse(await agent.read(uri))).length, uri).toBeGreaterThan(1);
    }
    expect(await agent.prompts()).toEqual(CRAFTS.map(({ id }) => `formular_${id}`));
    const message = await agent.prompt('formular_panaderia', { idea: 'una ciabatta', type: 'ciabatta' });
    expect(message).toContain('una ciabatta');
    expect(message).toContain('El tipo es «ciabatta»');
  });
});
