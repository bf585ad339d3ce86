import { InMemoryTransport } from '@modelcontextprotocol/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMcpServer } from '../../src/mcp/mcp-server.ts';
import { FORMULA, post, testApp } from '../helpers.ts';
import { GENERATIONS, serveMcp } from './agent.ts';

type Message = Parameters<InMemoryTransport['send']>[0];

/** Asks a server of its own, as standard input and output do: a message in, a message out. */
async function ask(method: string, params?: unknown): Promise<unknown> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer(() => {});
  onTestFinished(() => server.close());
  await server.connect(theirs);
  await ours.start();
  const answered = new Promise((resolve) => {
    ours.onmessage = resolve;
  });
  await ours.send({ jsonrpc: '2.0', id: 1, method, ...(params !== undefined && { params }) } as Message);
  return answered;
}

const refusals: (readonly [string, unknown, number, string])[] = [
  ['tools/call', { name: 'nope' }, -32602, 'No existe la herramienta «nope»: pide la lista con «tools/list».'],
  [
    'tools/call',
    { name: '__proto__' },
    -32602,
    'No existe la herramienta «__proto__»: pide la lista con «tools/list».',
  ],
  ['tools/call', {}, -32602, 'Falta «name»: el nombre de la herramienta.'],
  ['tools/call', undefined, -32602, 'Falta «name»: el nombre de la herramienta.'],
  ['tools/call', { name: 'analizar', arguments: 'nata' }, -32602, '«arguments» debe ser un objeto JSON.'],
  ['tools/call', { name: 'analizar', arguments: [FORMULA] }, -32602, '«arguments» debe ser un objeto JSON.'],
  ['tools/call', { name: 'analizar', arguments: null }, -32602, '«arguments» debe ser un objeto JSON.'],
  ['resources/read', {}, -32602, 'Falta «uri»: la dirección del recurso.'],
  [
    'resources/read',
    { uri: 'obrador://nada' },
    -32602,
    'No existe el recurso «obrador://nada»: pide la lista con «resources/list».',
  ],
  ['prompts/get', { name: 'x' }, -32602, 'No existe la plantilla «x»: pide la lista con «prompts/list».'],
  ['prompts/get', { name: 'formular_helado' }, -32602, 'Falta «idea»: qué se quiere elaborar.'],
  ['__proto__', undefined, -32601, 'Método desconocido: «__proto__».'],
  ['hornear', {}, -32601, 'Método desconocido: «hornear».'],
];

describe('errors of the protocol are in Spanish', () => {
  test.each(refusals)('%s %j', async (method, params, code, message) => {
    expect(await ask(method, params)).toEqual({ jsonrpc: '2.0', id: 1, error: { code, message } });
    const sent = { jsonrpc: '2.0', id: 1, method, params };
    const { body } = await post(testApp(), '/mcp', sent);
    expect(JSON.parse(body.replace(/^event: message\ndata: /, '')).error).toEqual({ code, message });
  });

  test.each(Object.entries(GENERATIONS))('%s reads them', async (_, connect) => {
    const agent = await connect(await serveMcp());
    await expect(agent.call('hornear', {})).rejects.toThrow(/No existe la herramienta «hornear»/);
  });

  test('a very long name is shortened', async () => {
    expect(JSON.stringify(await ask('tools/call', { name: 'x'.repeat(5000) })).length).toBeLessThan(300);
  });
});

describe('a body that is no message of the protocol', () => {
  test.each([{}, { jsonrpc: '2.0' }, { ...FORMULA }, { jsonrpc: '1.0', id: 1, method: 'ping' }, null, 7])(
    '%j is an invalid request',
    async (body) => {
      const response = await post(testApp(), '/mcp', body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: {
          code: -32600,
          message: expect.stringMatching(/^El cuerpo de la petición no es un mensaje JSON-RPC: envía /),
        },
      });
    },
  );
});

describe('«Accept»', () => {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'analizar', arguments: { craft: 'helado', ...FORMULA } },
  };

  test.each([undefined, '*/*', 'application/json', 'text/event-stream'])('%s gets an answer', async (accept) => {
    const response = await post(testApp(), '/mcp', call, { headers: accept === undefined ? {} : { accept } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('"id":"revisar"');
  });
});

test.each(['a b', 'evil.com/x"<', 'x:y:z'])('a «Host» that is none («%s») does no harm', async (host) => {
  const response = await post(testApp(), '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }, { headers: { host } });
  expect(response.statusCode, response.body).toBe(200);
});

test.each([
  [
    'analizar',
    { craft: 'helado', tipo: 'sorbete_agua' },
    'No existe el argumento «tipo». ¿Querías decir «type»? Los argumentos son: craft, type, ingredients, detalle.',
  ],
  [
    'crear',
    { craft: 'helado', sabor: 'pistacho' },
    'No existe el argumento «sabor». ¿Querías decir «sabores»? Los argumentos son: craft, type, total, sabores, sin, con, maximo_coste_kg, temperatura_servicio, variantes, detalle.',
  ],
  [
    'etiqueta',
    { ingredientes: [] },
    'No existe el argumento «ingredientes». ¿Querías decir «ingredients»? Los argumentos son: craft, type, ingredients, nombre, denominacion, perdida, porcion, detalle.',
  ],
  [
    'buscar_ingrediente',
    { craft: 'helado', texto: 'nata' },
    'No existe el argumento «texto». Los argumentos son: craft, q, detalle.',
  ],
])('an argument of %s that is none is refused, and not left aside: %j', async (name, args, text) => {
  expect(await ask('tools/call', { name, arguments: args })).toMatchObject({
    result: { isError: true, content: [{ text }] },
  });
});

test('the prompts begin with what makes formulas, and pass on no type that is none', async () => {
  const prompt = async (type: string) =>
    JSON.stringify(await ask('prompts/get', { name: 'formular_helado', arguments: { idea: 'pistacho', type } }));
  expect(await prompt('sorbete_agua')).toContain('El tipo es «sorbete_agua»');
  expect(await prompt('zz')).toContain('Elige el tipo con listar_tipos');
  expect(await prompt('zz')).toContain('crear (craft: helado)');
});
