import { escapeHtml } from './html.ts';
import { type Documented, eachOperation, type Schema, type ServiceDocument } from './operations.ts';

/** What the page says by itself, in each language. */
const WORDS = {
  es: {
    types: {
      string: 'texto',
      number: 'número',
      integer: 'entero',
      boolean: 'booleano',
      object: 'objeto',
      array: 'lista',
      null: 'null',
    } as Readonly<Record<string, string>>,
    letters: (most: unknown) => `hasta ${most} caracteres`,
    least: (least: unknown) => `al menos ${least}`,
    most: (most: unknown) => `hasta ${most}`,
    or: ' o ',
    of: ' de ',
    anything: 'cualquier valor',
    deprecated: 'En desuso.',
    optional: 'Puede faltar.',
    example: 'Ejemplo',
    path: 'dirección',
    query: 'consulta',
    parameters: 'Parámetros de',
    parameterHead: ['Parámetro', 'Va en', 'Tipo', 'Qué es'],
    request: 'Petición',
    answer: 'Respuesta',
    refusals: 'Rechazos de',
    refusalHead: ['Estado', 'Cuándo'],
    fields: 'Campos de',
    fieldHead: ['Campo', 'Tipo', 'Qué es'],
    title: 'Referencia de la API en texto',
    intro:
      'Lo mismo que la <a href="/docs/api">referencia de la API</a> y que el documento <a href="/openapi.json">OpenAPI</a>, sin JavaScript. Los códigos de cada rechazo están en <a href="/docs/errores">errores</a>; las primeras llamadas, en <a href="/docs/integrar">integrar</a>.',
    shapes: 'Formas',
    shapesText:
      'Lo que llevan las peticiones y las respuestas. «[]» es cada elemento de una lista y «*», cualquier clave.',
  },
  en: {
    types: {} as Readonly<Record<string, string>>,
    letters: (most: unknown) => `up to ${most} characters`,
    least: (least: unknown) => `at least ${least}`,
    most: (most: unknown) => `up to ${most}`,
    or: ' or ',
    of: ' of ',
    anything: 'anything',
    deprecated: 'Deprecated.',
    optional: 'Optional.',
    example: 'Example',
    path: 'path',
    query: 'query',
    parameters: 'Parameters of',
    parameterHead: ['Parameter', 'In', 'Type', 'What it is'],
    request: 'Request',
    answer: 'Answer',
    refusals: 'Refusals of',
    refusalHead: ['Status', 'When'],
    fields: 'Fields of',
    fieldHead: ['Field', 'Type', 'What it is'],
    title: 'API reference as text',
    intro:
      'The same as the <a href="/docs/api?lang=en">API reference</a> and the <a href="/openapi.json?lang=en">OpenAPI document</a>, without JavaScript. The codes of every refusal are in <a href="/docs/errors">errors</a>; first calls in <a href="/docs/integrate">integrating</a>.',
    shapes: 'Shapes',
    shapesText: 'What requests and answers hold. “[]” is each element of a list and “*” any key.',
  },
} as const;

type Words = (typeof WORDS)['es' | 'en'];

const boundsOf = (words: Words): readonly (readonly [keyof Schema, (value: unknown) => string])[] => [
  ['minimum', (value) => `≥ ${value}`],
  ['exclusiveMinimum', (value) => `&gt; ${value}`],
  ['maximum', (value) => `≤ ${value}`],
  ['exclusiveMaximum', (value) => `&lt; ${value}`],
  ['maxLength', words.letters],
  ['minItems', words.least],
  ['maxItems', words.most],
];

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

function shapeLink(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return `<a href="#forma-${name}">${name}</a>`;
}

/** What a value may be, in words. */
function typeOf(schema: Schema, words: Words): string {
  const { $ref, const: only, enum: values, anyOf, items, type } = schema;
  if ($ref !== undefined) return shapeLink($ref);
  if (only !== undefined) return code(JSON.stringify(only));
  if (values !== undefined) return values.map((value) => code(JSON.stringify(value))).join(', ');
  if (anyOf !== undefined) return [...new Set(anyOf.map((form) => typeOf(form, words)))].join(words.or);
  const names = [type ?? []].flat().map((name) => words.types[name] ?? name);
  const of = items === undefined ? '' : words.of + typeOf(items, words);
  const bounds = boundsOf(words)
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, text]) => text(schema[key]));
  return [names.join(words.or) + of, ...bounds].join(', ') || words.anything;
}

/** Rows of the fields of a shape, what stands within another after its name: «parametros[].valor». */
function rowsOf(
  { properties = {}, required = [], items, anyOf = [], additionalProperties }: Schema,
  words: Words,
  path = '',
): string {
  const own = Object.entries(properties).map(([field, schema]) => {
    const place = path === '' ? field : `${path}.${field}`;
    const notes = [
      schema.deprecated ? words.deprecated : '',
      escapeHtml(schema.description ?? ''),
      required.includes(field) ? '' : `<em>${words.optional}</em>`,
    ];
    const text = notes.filter((note) => note !== '').join(' ');
    return `<tr><td>${code(place)}</td><td>${typeOf(schema, words)}</td><td>${text}</td></tr>\n${rowsOf(schema, words, place)}`;
  });
  return [
    ...own,
    ...(items === undefined ? [] : [rowsOf(items, words, `${path}[]`)]),
    ...anyOf.map((form) => rowsOf(form, words, path)),
    ...(typeof additionalProperties === 'object' ? [rowsOf(additionalProperties, words, `${path}.*`)] : []),
  ].join('');
}

function table(label: string, head: readonly string[], rows: string): string {
  if (rows === '') return '';
  const cells = head.map((title) => `<th scope="col">${title}</th>`).join('');
  return `<div class="table" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${cells}</tr></thead><tbody>
${rows}</tbody></table></div>
`;
}

function content(title: string, body: Documented['requestBody'], words: Words): string {
  const { schema, example } = Object.values(body?.content ?? {})[0] ?? {};
  if (schema === undefined) return '';
  return `<p>${title}: ${typeOf(schema, words)}</p>
<details><summary>${words.example}</summary><pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre></details>
`;
}

function operationText(
  path: string,
  method: string,
  operation: Documented,
  { components }: ServiceDocument,
  words: Words,
): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const address = `${method.toUpperCase()} ${path}`;
  const given = parameters.map(
    ({ name, in: place, schema, description: text, example }) =>
      `<tr><td>${code(name)}</td><td>${place === 'path' ? words.path : words.query}</td><td>${typeOf(schema, words)}</td><td>${escapeHtml(text)} ${words.example}: ${code(String(example))}.</td></tr>\n`,
  );
  const refusals = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { $ref = '' }]) => {
      const { description: text = '' } = components.responses[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
      return `<tr><td>${status}</td><td>${escapeHtml(text)}</td></tr>\n`;
    });
  return `<h3 id="${operationId}">${escapeHtml(`${address}: ${summary}`)}</h3>
<p>${escapeHtml(description)}</p>
${table(`${words.parameters} ${address}`, words.parameterHead, given.join(''))}${content(words.request, requestBody, words)}${content(words.answer, responses[200], words)}${table(`${words.refusals} ${address}`, words.refusalHead, refusals.join(''))}`;
}

/** The API reference as text: all the OpenAPI document says, for those who run no scripts. */
export function plainReference(document: ServiceDocument, lang: keyof typeof WORDS): string {
  const words = WORDS[lang];
  const { info, tags, components } = document;
  const groups = tags.map(({ name, description }) => {
    const operations = eachOperation(document, (path, method, operation) =>
      operation.tags.includes(name) ? operationText(path, method, operation, document, words) : '',
    );
    return `<h2 id="${name}">${name}</h2>\n<p>${escapeHtml(description)}</p>\n${operations.join('')}`;
  });
  const shapes = Object.entries(components.schemas).map(([name, schema]) => {
    const fields = table(`${words.fields} ${name}`, words.fieldHead, rowsOf(schema, words));
    return `<h3 id="forma-${name}">${name}</h3>\n<p>${escapeHtml(schema.description ?? '')}</p>\n${fields}`;
  });
  return `<h1 id="referencia">${words.title}</h1>
<p>${escapeHtml(info.description)}</p>
<p>${words.intro}</p>
${groups.join('')}<h2 id="formas">${words.shapes}</h2>
<p>${words.shapesText}</p>
${shapes.join('')}`;
}
