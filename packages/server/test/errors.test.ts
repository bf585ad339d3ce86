import { describe, expect, test } from 'vitest';
import { BODY_LIMIT } from '../src/guards/body.ts';
import { createLog } from '../src/infrastructure/log.ts';
import { FORMULA, post, testApp } from './helpers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

describe('a body that cannot be read gets 400 in Spanish, in the Error shape', () => {
  test.each([
    ['malformed JSON', '{"ingredients":[', 'El cuerpo de la petición no es JSON válido.'],
    ['a comma too many', '{"ingredients":[],}', 'El cuerpo de la petición no es JSON válido.'],
    ['an empty body', '', 'El cuerpo de la petición está vacío: envía un objeto JSON.'],
    ['a list', '[]', 'El cuerpo de la petición debe ser un objeto JSON.'],
    ['null', 'null', 'El cuerpo de la petición debe ser un objeto JSON.'],
    ['a text', '"hola"', 'El cuerpo de la petición debe ser un objeto JSON.'],
    ['a number', '12', 'El cuerpo de la petición debe ser un objeto JSON.'],
    ['no list', '{}', 'Falta «ingredients»: envía una lista de ingredientes con «name» y «grams».'],
    ['an empty list', '{"ingredients":[]}', 'La lista «ingredients» está vacía.'],
  ])('%s', async (_name, body, message) => {
    const response = await post(testApp(), '/api/balance', body);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe(JSON_TYPE);
    expect(response.json()).toEqual({ error: message });
  });

  test('no body and no content type', async () => {
    const response = await testApp().inject({ method: 'POST', url: '/api/balance' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'El cuerpo de la petición está vacío: envía un objeto JSON.' });
  });

  test('a compressed body', async () => {
    const response = await post(testApp(), '/api/balance', '\u001f\u008b', { headers: { 'content-encoding': 'gzip' } });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(
      'El cuerpo de la petición debe ir sin comprimir: no se admite «Content-Encoding».',
    );
  });
});

describe('content type', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    'application/json-seq',
    'multipart/form-data; boundary=x',
    'json',
    ';',
  ])('«%s» gets 400', async (type) => {
    const response = await post(testApp(), '/api/balance', FORMULA, { headers: { 'content-type': type } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'La cabecera «Content-Type» debe ser «application/json».' });
  });

  test('none at all gets 400', async () => {
    const response = await testApp().inject({
      method: 'POST',
      url: '/api/balance',
      payload: Buffer.from(JSON.stringify(FORMULA)),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'La cabecera «Content-Type» debe ser «application/json».' });
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json; charset=UTF8',
    'application/json; charset="utf-8"',
    'application/json; charset = utf-8 ; x=y',
    'application/json; charset=utf-8; profile=x',
    'application/json; profile=x',
  ])('«%s» is accepted', async (type) => {
    const response = await post(testApp(), '/api/balance', FORMULA, { headers: { 'content-type': type } });
    expect(response.statusCode).toBe(200);
  });

  test.each([
    'application/json; charset=iso-8859-1',
    'application/json;charset="utf-16"',
    'application/json; profile=x; Charset=utf-80',
  ])('«%s» gets 400: the letters would be misread', async (type) => {
    const response = await post(testApp(), '/api/balance', FORMULA, { headers: { 'content-type': type } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error:
        'El cuerpo de la petición debe ir en UTF-8: «Content-Type» no admite otro juego de caracteres en «charset».',
    });
  });

  test('a byte order mark before the JSON is accepted', async () => {
    expect((await post(testApp(), '/api/balance', `\uFEFF${JSON.stringify(FORMULA)}`)).statusCode).toBe(200);
  });
});

describe('sizes', () => {
  test('a body of exactly 256 KiB is read, one byte more gets 413', async () => {
    const app = testApp();
    const padded = (size: number) => {
      const text = JSON.stringify({ ...FORMULA, nota: '' });
      return text.replace('"nota":""', `"nota":"${'x'.repeat(size - Buffer.byteLength(text))}"`);
    };
    expect((await post(app, '/api/balance', padded(BODY_LIMIT))).statusCode).toBe(200);
    const response = await post(app, '/api/balance', padded(BODY_LIMIT + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ error: 'El cuerpo de la petición supera el máximo de 256 KiB.' });
  });

  test('501 ingredients get 400, 500 are analysed', async () => {
    const app = testApp();
    const formula = (n: number) => ({ ingredients: Array(n).fill({ name: 'Azúcar', grams: 1 }) });
    expect((await post(app, '/api/balance', formula(500))).statusCode).toBe(200);
    const response = await post(app, '/api/balance', formula(501));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'La lista «ingredients» tiene 501 elementos; el máximo es 500.' });
  });
});

describe('keys that name prototypes are ignored like any unknown key', () => {
  test.each([
    '{"__proto__":{"ingredients":[]},"ingredients":[{"name":"Azúcar","grams":1}]}',
    '{"constructor":{"prototype":{"x":1}},"ingredients":[{"name":"Azúcar","grams":1,"__proto__":{"grams":5}}]}',
  ])('%s', async (body) => {
    const response = await post(testApp(), '/api/balance', body);
    expect(response.statusCode).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('a list only in the prototype is no list', async () => {
    const response = await post(
      testApp(),
      '/api/balance',
      '{"__proto__":{"ingredients":[{"name":"Azúcar","grams":1}]}}',
    );
    expect(response.statusCode).toBe(400);
  });
});

describe('a craft other than ice cream on the ice cream path', () => {
  test('gets 400 with the crafts on offer', async () => {
    const response = await post(testApp(), '/api/balance', { craft: 'pan', ...FORMULA });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'Oficio no soportado: «pan».', supported: ['helado'] });
  });
});

describe('an internal fault', () => {
  test('gets 500 with a request id, tells nothing else, and is logged with that id', async () => {
    const lines: string[] = [];
    const app = testApp({ log: createLog('error', (line) => lines.push(line)) });
    app.get('/roto', () => {
      throw new Error('clave secreta en /etc/servicio');
    });
    const response = await app.inject('/roto');
    const id = String(response.headers['x-request-id']);
    expect(response.statusCode).toBe(500);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
    expect(response.json()).toEqual({
      error: `Error interno del servicio. Si se repite, indica este identificador: ${id}.`,
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'error',
      request: id,
      method: 'GET',
      route: '/roto',
      error: 'clave secreta en /etc/servicio',
    });
  });

  test('anything thrown that is no Error is a 500 too', async () => {
    const app = testApp();
    app.get('/roto', () => Promise.reject('texto'));
    expect((await app.inject('/roto')).statusCode).toBe(500);
  });
});
