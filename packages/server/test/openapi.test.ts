import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { balance, CRAFTS } from '@obrador/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildApp } from '../src/app.ts';
import { silentLog } from '../src/infrastructure/log.ts';
import { yamlOf } from '../src/infrastructure/yaml.ts';
import { openSql } from '../src/notebooks/open.ts';
import { openStore } from '../src/notebooks/store.ts';
import { notebooks } from '../src/routes/cuadernos.ts';
import { ENGLISH } from '../src/routes/openapi-english.ts';
import { englishOf } from '../src/routes/openapi-translate.ts';
import { post, testApp } from './helpers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Media {
  readonly schema: object;
  readonly example: unknown;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: object;
    readonly example: unknown;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Media } };
  readonly responses: Record<string, { readonly $ref?: string; readonly content?: { 'application/json': Media } }>;
}

interface Doc {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, DocumentedOperation>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: {
    readonly schemas: Record<string, { properties?: object }>;
    readonly responses: Record<string, { readonly content: object }>;
  };
}

let doc: Doc;
let validates: (pointer: string, value: unknown) => true | string;

/** Encodes a path for a JSON pointer inside a reference. */
const pointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

beforeAll(async () => {
  const app = buildApp();
  doc = (await app.inject('/openapi.json')).json();
  await app.close();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...doc, $id: 'doc' });
  validates = (at, value) => {
    const validate = ajv.getSchema(`doc#${at}`)!;
    return validate(value) === true || ajv.errorsText(validate.errors);
  };
});

const answerSchema = (path: string, method: string) =>
  `/paths/${pointer(path)}/${method}/responses/200/content/application~1json/schema`;
const requestSchema = (path: string) => `/paths/${pointer(path)}/post/requestBody/content/application~1json/schema`;

describe('/openapi.json', () => {
  test('is OpenAPI 3.1 and names the shapes of the interface', () => {
    expect(doc.openapi).toBe('3.1.0');
    expect(Object.keys(doc.components.schemas)).toEqual(
      expect.arrayContaining([
        'BalanceRequest',
        'BalanceResponse',
        'BalanceManifest',
        'Error',
        ...['Panaderia', 'Pasteleria', 'Turron', 'Cacao'].flatMap((craft) => [`${craft}Request`, `${craft}Response`]),
      ]),
    );
  });

  test('has every operation of the interface, each with an id of its own', () => {
    const operations = Object.values(doc.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, path } of CRAFTS) {
      expect(Object.keys(doc.paths[path]!).sort()).toEqual(['get', 'post']);
      expect(doc.paths[`/api/catalogo/${id}`]).toHaveProperty('get');
      expect(doc.paths[`/api/tipos/${id}`]).toHaveProperty('get');
    }
    expect(doc.paths['/api/curva']).toHaveProperty('post');
  });

  test('every POST documents its refusals one by one', () => {
    const posts = Object.values(doc.paths).flatMap(({ post: operation }) => operation ?? []);
    for (const { responses } of posts) {
      expect(Object.keys(responses)).toEqual(['200', '400', '413', '422', '429', '500', '503']);
    }
  });

  test('every group of operations is declared, with what it is for', () => {
    const used = Object.values(doc.paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags));
    const declared = doc.tags.filter(({ description }) => description !== '').map(({ name }) => name);
    expect(declared.sort()).toEqual([...new Set(used)].sort());
  });

  test('every refusal is declared as a problem too, and real ones are such', async () => {
    for (const { content } of Object.values(doc.components.responses)) {
      expect(Object.keys(content)).toEqual(['application/json', 'application/problem+json']);
    }
    const app = testApp({ rateLimit: 3 });
    const headers = { accept: 'application/problem+json' };
    for (const [body, status] of [
      ['{"ingredients":[{"name":"a","grams":-1}]}', 400],
      ['x'.repeat(300_000), 413],
      ['{"craft":"pan","ingredients":[]}', 400],
      ['{}', 429],
    ] as const) {
      const response = await post(app, '/api/balance', body, { headers });
      expect(response.statusCode).toBe(status);
      expect(validates('/components/schemas/Problema', response.json())).toBe(true);
    }
  });

  test('every property says what it is, in words generators keep', () => {
    const unsaid: string[] = [];
    const bare: string[] = [];
    const look = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties = {}, patternProperties } = node as Record<string, Record<string, object> | undefined>;
      if (patternProperties !== undefined) bare.push(at);
      for (const [name, schema] of Object.entries(properties)) {
        if (!('description' in schema) && !('$ref' in schema)) unsaid.push(`${at}.${name}`);
      }
      for (const [key, value] of Object.entries(node)) if (key !== 'example') look(value, `${at}.${key}`);
    };
    look(doc.components.schemas, '');
    look(doc.paths, '');
    expect(unsaid).toEqual([]);
    expect(bare).toEqual([]);
  });

  test('requests leave null and defaults out, and name the types and the one that stands in for others', () => {
    const { BalanceRequest: request } = doc.components.schemas;
    expect(JSON.stringify(request)).not.toContain('"null"');
    const { type } = request!.properties as Record<string, { anyOf: { enum?: string[] }[]; description: string }>;
    expect(type!.anyOf[0]!.enum).toContain('sorbete_agua');
    expect(type!.description).toContain('se aplica «helado_crema»');
    const asked = Object.values(doc.paths).flatMap((path) =>
      Object.values(path).map(({ requestBody, parameters }) => [requestBody, parameters]),
    );
    // Generators take a field with a default for one that is always sent.
    expect(
      JSON.stringify([asked, Object.entries(doc.components.schemas).filter(([id]) => /Request$/.test(id))]),
    ).not.toContain('"default"');
  });

  test('answers tell the type applied as a text, never null', () => {
    const types = Object.entries(doc.components.schemas).flatMap(([name, { properties = {} }]) =>
      name.endsWith('Response') && 'type' in properties ? [properties.type] : [],
    );
    expect(types.length).toBeGreaterThan(10);
    for (const type of types) expect(type).not.toHaveProperty('anyOf');
  });

  test('operations of the interface are called «balance», and none like an analysis', () => {
    for (const { path, id, operation } of CRAFTS) {
      expect(doc.paths[path]!.post!.operationId).toBe(`balance${operation}`);
      expect(doc.paths[`/api/analizar/${id}`]!.post!.operationId).toBe(`analisis${operation}`);
    }
  });

  test('tells of the pantry as a table, of the pages of lists and of the licence of files', () => {
    const answer = (path: string) => doc.paths[path]!.get!.responses['200'] as Record<string, object>;
    expect(answer('/api/despensa.csv').content).toHaveProperty('text/csv');
    for (const path of ['/api/despensa', '/api/catalogo/helado', '/api/tipos/cacao']) {
      expect(answer(path).headers).toHaveProperty('Link', { $ref: '#/components/headers/LinkPages' });
    }
    expect(answer('/api/despensa.json').headers).toHaveProperty('Link', { $ref: '#/components/headers/LinkLicense' });
    expect(answer('/api/despensa.csv').headers).toHaveProperty('X-Checksum-Sha256');
  });

  test('every parameter has a type', () => {
    const parameters = Object.values(doc.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.parameters ?? []),
    );
    expect(parameters.filter(({ schema }) => !('type' in schema))).toEqual([]);
  });

  test('every answer is said to carry the id of its request', () => {
    const header = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
    const answers = Object.values(doc.paths).flatMap((path) => Object.values(path).map((one) => one.responses['200']));
    for (const answer of [...answers, ...Object.values(doc.components.responses)]) {
      expect(answer).toMatchObject({ headers: header });
    }
  });

  test('is made piece by piece: whoever asks meanwhile does not wait for it', async () => {
    const app = testApp();
    await app.ready();
    const order: string[] = [];
    const ask = async (path: string) => {
      expect((await app.inject(path)).statusCode).toBe(200);
      order.push(path);
    };
    await Promise.all([ask('/openapi.yaml'), ask('/llms-full.txt'), ask('/healthz')]);
    expect(order[0]).toBe('/healthz');
  });

  test('shows the answers the build has kept, but for what tells how the service is set up', async () => {
    const examples = join(mkdtempSync(join(tmpdir(), 'obrador-')), 'examples.json');
    writeFileSync(examples, JSON.stringify({ catalogoHelado: 'kept', manifiestoHelado: 'kept' }));
    const kept: Doc = (await testApp({ examples, docsUrl: 'https://a.example' }).inject('/openapi.json')).json();
    const shown = (path: string) => kept.paths[path]!.get!.responses['200']!.content!['application/json'].example;
    expect(shown('/api/catalogo/helado')).toBe('kept');
    expect(shown('/api/balance')).toMatchObject({ docs: 'https://a.example' });
    expect(shown('/api/catalogo/cacao')).toMatchObject({ status: 'ok' });
  });

  test('YAML says the same as JSON', async () => {
    const response = await testApp().inject('/openapi.yaml');
    expect(response.headers['content-type']).toBe('application/yaml; charset=utf-8');
    const plain = (await testApp().inject('/openapi.json')).json();
    expect(parse(response.body)).toEqual(plain);
  });

  test('keeps its ETag and answers 304', async () => {
    const app = testApp();
    const { etag } = (await app.inject('/openapi.json')).headers;
    const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('BASE_URL is its server', async () => {
    const app = testApp({ baseUrl: 'https://obrador.example' });
    expect((await app.inject('/openapi.json')).json().servers).toEqual([{ url: 'https://obrador.example' }]);
  });
});

describe('/openapi.json?lang=en', () => {
  /** Every text for people of a document, examples left out. */
  function textsIn(node: unknown): readonly string[] {
    if (Array.isArray(node)) return node.flatMap(textsIn);
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) => {
      if (['example', 'examples', 'enum', 'const'].includes(key)) return [];
      const isText = typeof value === 'string' && ['description', 'summary', 'title'].includes(key);
      return isText ? [value] : textsIn(value);
    });
  }

  test('has every text in English, and no translation is left over', async () => {
    const store = await openStore(await openSql('file::memory:'), { quota: 1, dailyBytes: 0, dailyNotebooks: 0 });
    const shared = notebooks({ store, log: silentLog });
    const limited: Doc = (await testApp({ rateLimit: 60, notebooks: shared }).inject('/openapi.json')).json();
    const texts = new Set([...textsIn(doc), ...textsIn(limited), ...limited.tags.map(({ name }) => name)]);
    expect(limited.tags).toHaveLength(doc.tags.length + 1);
    expect([...texts].filter((text) => englishOf(text) === undefined)).toEqual([]);
    const parts = new Set([...texts].flatMap((text) => [text, ...text.split(': ')]));
    expect(Object.keys(ENGLISH).filter((text) => !parts.has(text))).toEqual([]);
  });

  test('says the same otherwise, in English', async () => {
    const app = testApp();
    const english: Doc = (await app.inject('/openapi.json?lang=en')).json();
    const spanish = /[áéíóúñ¿¡]| (el|la|los|las|de|que|por|con|sin|una|del) /i;
    const quoted = /“[^”]*”|[A-Z][a-z]* de [A-Z][a-z]*|turrón|polvorón|Fuera de IGP|Básico|20 DE/gi;
    expect(textsIn(english).filter((text) => spanish.test(text.replace(quoted, '')))).toEqual([]);
    expect(Object.keys(english.paths)).toEqual(Object.keys(doc.paths));
    expect(english.tags.map(({ name }) => name)).toEqual(['Balancing', 'Creation', 'Label', 'Lookup']);
    expect(english.paths['/api/balance']!.post!.tags).toEqual(['Balancing']);
    expect(parse((await app.inject('/openapi.yaml?lang=en')).body)).toEqual(english);
    expect((await app.inject('/openapi.json?lang=es')).body).toBe((await app.inject('/openapi.json')).body);
    expect((await app.inject('/openapi.json?lang=fr')).statusCode).toBe(400);
  });
});

describe('YAML', () => {
  test('of anything JSON can say reads as the same', () => {
    const keys = fc.constantFrom('no', 'Y', 'null', '1', 'a b', '-', '', 'x-y');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue())), (value) => {
        expect(parse(yamlOf(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('the examples of the document are requests and answers of the service', () => {
  test('every POST: the example is valid, and posting it gives the example answer', async () => {
    const app = testApp();
    for (const [path, { post: operation }] of Object.entries(doc.paths)) {
      if (operation === undefined) continue;
      const { example } = operation.requestBody!.content['application/json'];
      expect(validates(requestSchema(path), example), path).toBe(true);
      const response = await post(app, path, example);
      expect(response.statusCode, path).toBe(200);
      expect(validates(answerSchema(path, 'post'), response.json()), path).toBe(true);
      expect(response.json(), path).toEqual(operation.responses['200']!.content!['application/json'].example);
      if (path.startsWith('/api/equilibrar/')) {
        expect(response.json(), path).toMatchObject({ factible: true });
        const changes = response.json().cambios as { diferencia: number }[];
        expect(
          changes.some(({ diferencia }) => diferencia !== 0),
          path,
        ).toBe(true);
      }
    }
  });

  test('every GET: its answer and its example are valid', async () => {
    const app = testApp();
    for (const [path, { get: operation }] of Object.entries(doc.paths)) {
      if (operation === undefined) continue;
      const { parameters = [] } = operation;
      const address = parameters
        .filter((one) => one.in === 'path')
        .reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), path);
      const asked = parameters.flatMap(({ in: place, required, name, example }) =>
        place === 'query' && required ? [[name, String(example)]] : [],
      );
      const response = await app.inject(`${address}?${new URLSearchParams(asked)}`);
      expect(response.statusCode, path).toBe(200);
      const { content } = operation.responses['200']!;
      expect(response.headers['content-type'], path).toContain(Object.keys(content!)[0]);
      if (path.endsWith('.csv')) continue;
      expect(validates(answerSchema(path, 'get'), response.json()), path).toBe(true);
      const { example } = content!['application/json'];
      expect(validates(answerSchema(path, 'get'), example), path).toBe(true);
    }
  });
});

describe('real answers are valid against the document, and lose nothing on the way', () => {
  test.each(CRAFTS.map((craft) => [craft.id, craft] as const))('every formula of the corpus: %s', async (id, craft) => {
    const app = testApp();
    const { path } = craft;
    const formulas = JSON.parse(readFileSync(`${root}data/corpus/${id}.json`, 'utf8')) as object[];
    expect(formulas.length).toBeGreaterThan(20);
    for (const body of formulas) {
      const response = await post(app, path, body);
      expect(response.statusCode).toBe(200);
      expect(validates(answerSchema(path, 'post'), response.json())).toBe(true);
      expect(response.json()).toEqual(JSON.parse(JSON.stringify(balance(craft, body))));
    }
  });

  test.each(CRAFTS)('60 formulas at random: $id', async (craft) => {
    const { id, path, shape, types, example } = craft;
    const line = fc.record({
      [shape.name]: fc.constantFrom(...craft.catalogue().map(({ name }) => name)),
      [shape.weight]: fc.integer({ min: 0, max: 1000 }),
    });
    const base = (names: readonly string[]) => names.map((name) => ({ [shape.name]: name, [shape.weight]: 100 }));
    // With the example and what the type is balanced with, a formula has the base it asks for.
    const formula = fc
      .tuple(fc.constantFrom(...types.map((type) => type.id)), fc.array(line, { maxLength: 8 }))
      .map(([type, lines]) => ({
        type,
        ingredients: [...(example.ingredients as object[]), ...base(craft.additions(type)), ...lines],
      }));
    const app = testApp();
    for (const body of fc.sample(formula, { numRuns: 60, seed: 41 })) {
      for (const address of [path, `/api/analizar/${id}`]) {
        const response = await post(app, address, body);
        expect(response.statusCode, JSON.stringify(body)).toBe(200);
        expect(validates(answerSchema(address, 'post'), response.json()), JSON.stringify(body)).toBe(true);
      }
    }
  });

  test('refusals are in the Error shape', async () => {
    const app = testApp({ rateLimit: 3 });
    for (const [body, status] of [
      ['{}', 400],
      ['{"craft":"pan","ingredients":[{"name":"a","grams":1}]}', 400],
      ['x'.repeat(300_000), 413],
      ['{}', 429],
    ] as const) {
      const response = await post(app, '/api/balance', body);
      expect(response.statusCode).toBe(status);
      expect(validates('/components/schemas/Error', response.json())).toBe(true);
    }
  });
});
