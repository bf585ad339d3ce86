import { setImmediate as turn } from 'node:timers/promises';
import { VERSION } from '@obrador/engine';
import type { FastifyInstance } from 'fastify';
import { createDocument, type Document, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { yamlOf } from '../infrastructure/yaml.ts';
import type { ExampleOf } from './examples.ts';
import { keptPromise } from './kept.ts';
import { type Components, componentsOf, toReference } from './openapi-schema.ts';
import {
  type AnswerHeader,
  documented,
  type ErrorStatus,
  loadSchemas,
  type Operation,
  type Parameter,
  type Schemas,
  TAGS,
} from './operation.ts';
import { queryOf } from './query.ts';

type Json = Readonly<Record<string, unknown>>;

const ERROR_DESCRIPTIONS: Readonly<Record<ErrorStatus, string>> = {
  '400':
    'La petición no es válida: el mensaje dice qué falta o sobra y en qué ingrediente. Con «Accept: application/problem+json», cualquier error llega como problema (RFC 9457) con «codigo», «indice» (desde 0) y «campo», y en «errores» todo lo que no vale.',
  '404': 'No existe lo que se pide.',
  '413': 'El cuerpo de la petición supera el máximo.',
  '422':
    'No se conoce lo que se nombra: en una etiqueta, algún ingrediente; en modo estricto («?estricto=1» o «Prefer: handling=strict»), un tipo, un ingrediente o un campo, con lo que se pudo querer decir.',
  '429': 'Se ha superado el límite de peticiones por minuto.',
  '500': 'Error interno del servicio.',
  '503': 'El servicio está saturado o se está deteniendo.',
};

const RETRY_AFTER = { $ref: '#/components/headers/RetryAfter' };
const LIMIT_HEADERS = {
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimitLimit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/RateLimitRemaining' },
  'RateLimit-Reset': { $ref: '#/components/headers/RateLimitReset' },
};

const REQUEST_ID = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'Obrador-Version': { $ref: '#/components/headers/ObradorVersion' },
};

const integerHeader = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });
const textHeader = (description: string, example: string) => ({ description, schema: { type: 'string' }, example });
const HEADERS = {
  LinkPages: textHeader(
    'Primera página, anterior, siguiente y última de la lista (RFC 8288); falta cuando viene entera.',
    '</api/despensa?limite=50&desde=50>; rel="next"',
  ),
  LinkLicense: textHeader('Licencia del archivo (RFC 8288).', '<https://spdx.org/licenses/MIT.html>; rel="license"'),
  Checksum: textHeader('Suma SHA-256 del archivo sin comprimir, en hexadecimal.', 'e3b0c44298fc1c149afbf4c8996fb924'),
  RateLimitLimit: integerHeader('Peticiones POST admitidas por minuto y dirección IP.'),
  RateLimitRemaining: integerHeader('Peticiones que se admiten todavía.'),
  RateLimitReset: integerHeader('Segundos hasta que deja de contar la petición más antigua del último minuto.'),
  RetryAfter: integerHeader('Segundos que conviene esperar antes de repetir la petición.'),
  RequestId: {
    description:
      'Identificador de la petición, que también está en el registro del servicio. Si la petición trae uno de 8 a 128 letras, cifras, puntos, guiones, guiones bajos o dos puntos, es ese.',
    schema: { type: 'string', maxLength: 128 },
    example: '4f1c9a20-7k',
  },
  ObradorVersion: {
    description: 'Versión del motor y huella de los datos que han hecho la respuesta, como en /version.',
    schema: { type: 'string' },
    example: `${VERSION.engine};${VERSION.data}`,
  },
};

/** The token of a notebook, where an operation asks for it. */
const TOKEN = 'cuaderno';
const TOKEN_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description: 'Testigo del cuaderno: 256 bits que salen de la clave del obrador, en base64url.',
};

export interface OpenapiOptions {
  readonly baseUrl: string | undefined;
  readonly docsUrl: string | undefined;
  readonly rateLimit: number;
  readonly exampleOf: ExampleOf;
}

/** Languages the document is written in. */
const LANGUAGES = ['es', 'en'] as const;

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** RFC 9512. */
const YAML_TYPE = 'application/yaml; charset=utf-8';

/** Serves `/openapi.json` and `/openapi.yaml`, made of the operations the routes carry. Must be registered before the routes. */
export function openapi(app: FastifyInstance, options: OpenapiOptions): void {
  const listed: Listed[] = [];
  const spanish = keptPromise(() => openapiDocument(listed, options));
  const english = keptPromise(async () => {
    const { inEnglish } = await import('./openapi-translate.ts');
    return inEnglish(await spanish()) as Json;
  });
  const kept = (type: string, write: (content: Json) => string) => {
    const written = (content: () => Promise<Json>) =>
      keptPromise(async (): Promise<Document> => {
        const text = write(await content());
        await turn();
        return createDocument(type, text);
      });
    return { es: written(spanish), en: written(english) };
  };
  const json = kept(JSON_TYPE, JSON.stringify);
  const yaml = kept(YAML_TYPE, yamlOf);

  app.addHook('onRoute', ({ url, method, config }) => {
    // Fastify adds a HEAD route beside each GET.
    if (config?.operation !== undefined && method !== 'HEAD') {
      listed.push({
        path: documented(url),
        method: String(method).toLowerCase(),
        operation: config.operation,
      });
    }
  });

  for (const [path, documents] of [
    ['/openapi.json', json],
    ['/openapi.yaml', yaml],
  ] as const) {
    app.get(path, async (request, reply) => {
      const lang = queryOf(request.query).oneOf('lang', LANGUAGES) as (typeof LANGUAGES)[number] | undefined;
      sendDocument(request, reply, await documents[lang ?? 'es']());
      return reply;
    });
  }
}

/** Made operation by operation, and others are served in between. */
async function openapiDocument(
  listed: readonly Listed[],
  { baseUrl, docsUrl, rateLimit, exampleOf }: OpenapiOptions,
): Promise<Json> {
  const all = await loadSchemas();
  const components: Components = {};
  const contact = docsUrl ?? (baseUrl && `${baseUrl}/docs`);
  const paths: Record<string, Record<string, Json>> = {};
  const used = new Set<ErrorStatus>();
  for (const { path, method, operation } of listed) {
    for (const status of operation.errors) used.add(status);
    paths[path] = { ...paths[path], [method]: describe(operation, exampleOf(operation), all, components) };
    await turn();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Obrador',
      version: '1',
      summary: 'Equilibrado de fórmulas de helado, panadería, pastelería, turrón y chocolate.',
      description: `Cada llamada calcula sobre la fórmula que se envía; no se guarda nada. Los pesos son proporciones: no hace falta que sumen una cantidad fija. Sin registro ni clave${rateLimit > 0 ? `; hasta ${rateLimit} peticiones POST por minuto y dirección IP` : ''}.`,
      contact: { name: 'Obrador', ...(contact && { url: contact }) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl ?? '/' }],
    security: [],
    tags: Object.entries(TAGS)
      .filter(([name]) => listed.some(({ operation }) => operation.tag === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components, ...componentsOf(all.ErrorSchema), ...componentsOf(all.ProblemSchema) },
      responses: Object.fromEntries([...used].map((status) => [`Error${status}`, errorResponse(status)])),
      headers: HEADERS,
      ...(listed.some(({ operation }) => operation.token) && { securitySchemes: { [TOKEN]: TOKEN_SCHEME } }),
    },
  };
}

function describe(operation: Operation, example: unknown, all: Schemas, components: Components): Json {
  const { id, tag, summary, description, path = [], query = [], token, request, response, errors } = operation;
  const parameters = [...path.map(pathParameter), ...query.map(queryParameter)];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(token && { security: [{ [TOKEN]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(request && {
      requestBody: {
        required: true,
        content: {
          [JSON_MEDIA]: { schema: toReference(request.schema(all), components, true), example: request.example },
        },
      },
    }),
    responses: {
      '200': {
        description: response.description,
        headers: {
          ...(request && LIMIT_HEADERS),
          ...Object.fromEntries(Object.entries(response.headers ?? {}).map(([name, id]) => [name, headerRef(id)])),
          ...REQUEST_ID,
        },
        content: { [response.media ?? JSON_MEDIA]: { schema: toReference(response.schema(all), components), example } },
      },
      ...Object.fromEntries(errors.map((status) => [status, { $ref: `#/components/responses/Error${status}` }])),
    },
  };
}

function headerRef(id: AnswerHeader): Json {
  return { $ref: `#/components/headers/${id}` };
}

const JSON_MEDIA = 'application/json';
const PROBLEM_MEDIA = 'application/problem+json';

function pathParameter({ name, description, schema, example }: Parameter): Json {
  return { name, in: 'path', required: true, description, schema, example };
}

function queryParameter({ name, description, schema, example, required }: Parameter): Json {
  return { name, in: 'query', required: required === true, description, schema, example };
}

function errorResponse(status: ErrorStatus): Json {
  return {
    description: ERROR_DESCRIPTIONS[status],
    headers: {
      ...(status === '429' && LIMIT_HEADERS),
      ...((status === '429' || status === '503') && { 'Retry-After': RETRY_AFTER }),
      ...REQUEST_ID,
    },
    content: {
      [JSON_MEDIA]: { schema: { $ref: '#/components/schemas/Error' } },
      [PROBLEM_MEDIA]: { schema: { $ref: '#/components/schemas/Problema' } },
    },
  };
}
