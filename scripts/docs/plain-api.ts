import { escapeHtml } from './html.ts';
import { type Documented, eachOperation, type Schema, type ServiceDocument } from './operations.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'entero',
  boolean: 'booleano',
  object: 'objeto',
  array: 'lista',
  null: 'null',
};

const BOUNDS: readonly (readonly [keyof Schema, (value: unknown) => string])[] = [
  ['minimum', (value) => `≥ ${value}`],
  ['exclusiveMinimum', (value) => `&gt; ${value}`],
  ['maximum', (value) => `≤ ${value}`],
  ['exclusiveMaximum', (value) => `&lt; ${value}`],
  ['maxLength', (value) => `hasta ${value} caracteres`],
  ['minItems', (value) => `al menos ${value}`],
  ['maxItems', (value) => `hasta ${value}`],
];

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

function shapeLink(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return `<a href="#forma-${name}">${name}</a>`;
}

/** What a value may be, in words. */
function typeOf(schema: Schema): string {
  const { $ref, const: only, enum: values, anyOf, items, type } = schema;
  if ($ref !== undefined) return shapeLink($ref);
  if (only !== undefined) return code(JSON.stringify(only));
  if (values !== undefined) return values.map((value) => code(JSON.stringify(value))).join(', ');
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' o ');
  const names = [type ?? []].flat().map((name) => TYPES[name] ?? name);
  const of = items === undefined ? '' : ` de ${typeOf(items)}`;
  const bounds = BOUNDS.filter(([key]) => schema[key] !== undefined).map(([key, text]) => text(schema[key]));
  return [names.join(' o ') + of, ...bounds].join(', ') || 'cualquier valor';
}

/** Rows of the fields of a shape, what stands within another after its name: «parametros[].valor». */
function rowsOf(
  { properties = {}, required = [], items, anyOf = [], additionalProperties }: Schema,
  path = '',
): string {
  const own = Object.entries(properties).map(([field, schema]) => {
    const place = path === '' ? field : `${path}.${field}`;
    const notes = [
      schema.deprecated ? 'En desuso.' : '',
      escapeHtml(schema.description ?? ''),
      required.includes(field) ? '' : '<em>Puede faltar.</em>',
    ];
    const text = notes.filter((note) => note !== '').join(' ');
    return `<tr><td>${code(place)}</td><td>${typeOf(schema)}</td><td>${text}</td></tr>\n${rowsOf(schema, place)}`;
  });
  return [
    ...own,
    ...(items === undefined ? [] : [rowsOf(items, `${path}[]`)]),
    ...anyOf.map((form) => rowsOf(form, path)),
    ...(typeof additionalProperties === 'object' ? [rowsOf(additionalProperties, `${path}.*`)] : []),
  ].join('');
}

function table(label: string, head: readonly string[], rows: string): string {
  if (rows === '') return '';
  const cells = head.map((title) => `<th scope="col">${title}</th>`).join('');
  return `<div class="table" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${cells}</tr></thead><tbody>
${rows}</tbody></table></div>
`;
}

function content(title: string, body: Documented['requestBody']): string {
  const { schema, example } = body?.content['application/json'] ?? {};
  if (schema === undefined) return '';
  return `<p>${title}: ${typeOf(schema)}</p>
<details><summary>Ejemplo</summary><pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre></details>
`;
}

function operationText(path: string, method: string, operation: Documented, { components }: ServiceDocument): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const address = `${method.toUpperCase()} ${path}`;
  const given = parameters.map(
    ({ name, in: place, schema, description: text, example }) =>
      `<tr><td>${code(name)}</td><td>${place === 'path' ? 'dirección' : 'consulta'}</td><td>${typeOf(schema)}</td><td>${escapeHtml(text)} Ejemplo: ${code(String(example))}.</td></tr>\n`,
  );
  const refusals = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { $ref = '' }]) => {
      const { description: text = '' } = components.responses[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
      return `<tr><td>${status}</td><td>${escapeHtml(text)}</td></tr>\n`;
    });
  return `<h3 id="${operationId}">${escapeHtml(`${address}: ${summary}`)}</h3>
<p>${escapeHtml(description)}</p>
${table(`Parámetros de ${address}`, ['Parámetro', 'Va en', 'Tipo', 'Qué es'], given.join(''))}${content('Petición', requestBody)}${content('Respuesta', responses[200])}${table(`Rechazos de ${address}`, ['Estado', 'Cuándo'], refusals.join(''))}`;
}

/** The API reference as text: all the OpenAPI document says, for those who run no scripts. */
export function plainReference(document: ServiceDocument): string {
  const { info, tags, components } = document;
  const groups = tags.map(({ name, description }) => {
    const operations = eachOperation(document, (path, method, operation) =>
      operation.tags.includes(name) ? operationText(path, method, operation, document) : '',
    );
    return `<h2 id="${name}">${name}</h2>\n<p>${escapeHtml(description)}</p>\n${operations.join('')}`;
  });
  const shapes = Object.entries(components.schemas).map(([name, schema]) => {
    const fields = table(`Campos de ${name}`, ['Campo', 'Tipo', 'Qué es'], rowsOf(schema));
    return `<h3 id="forma-${name}">${name}</h3>\n<p>${escapeHtml(schema.description ?? '')}</p>\n${fields}`;
  });
  return `<h1 id="referencia">Referencia de la API en texto</h1>
<p>${escapeHtml(info.description)}</p>
<p>Lo mismo que la <a href="/docs/api">referencia de la API</a> y que el documento <a href="/openapi.json">OpenAPI</a>, sin JavaScript. Los códigos de cada rechazo están en <a href="/docs/errores">errores</a>; las primeras llamadas, en <a href="/docs/integrar">integrar</a>.</p>
${groups.join('')}<h2 id="formas">Formas</h2>
<p>Lo que llevan las peticiones y las respuestas. «[]» es cada elemento de una lista y «*», cualquier clave.</p>
${shapes.join('')}`;
}
