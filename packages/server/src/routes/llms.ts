import { setImmediate as turn } from 'node:timers/promises';
import { CRAFTS, type Craft, MAX_FORMULAS, MAX_INGREDIENTS } from '@obrador/engine';
import type { FastifyInstance } from 'fastify';
import { BODY_LIMIT } from '../guards/body.ts';
import { createDocument, sendDocument } from '../infrastructure/document.ts';
import type { Tool } from '../mcp/tool.ts';
import type { ExampleOf } from './examples.ts';
import { keptPromise } from './kept.ts';
import { FORMULAS_PER_REQUEST, LINES_PER_REQUEST } from './lote.ts';
import { documented, type Operation } from './operation.ts';

const TEXT_TYPE = 'text/plain; charset=utf-8';

export interface LlmsOptions {
  readonly baseUrl?: string | undefined;
  readonly rateLimit: number;
  readonly exampleOf: ExampleOf;
}

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/**
 * Serves `/llms.txt` and `/llms-full.txt`, made of the operations the routes carry. Must be registered before the
 * routes.
 */
export function llms(app: FastifyInstance, options: LlmsOptions): void {
  const listed: Listed[] = [];
  // Loaded when first asked for: the arguments of the tools take the schemas of all crafts, a tenth of the start.
  const head = async () => summary(listed, (await import('../mcp/tools.ts')).TOOLS, options);
  const short = keptPromise(async () => createDocument(TEXT_TYPE, await head()));
  const full = keptPromise(async () => {
    const parts = [await head()];
    for (const one of listed) {
      parts.push(whole(one, options.exampleOf(one.operation)));
      await turn();
    }
    return createDocument(TEXT_TYPE, parts.join('\n'));
  });

  app.addHook('onRoute', ({ url, method, config }) => {
    // Fastify adds a HEAD route beside each GET.
    if (config?.operation !== undefined && method !== 'HEAD') {
      listed.push({ method: String(method), path: documented(url), operation: config.operation });
    }
  });

  app.get('/llms.txt', async (request, reply) => {
    sendDocument(request, reply, await short());
    return reply;
  });
  app.get('/llms-full.txt', async (request, reply) => {
    sendDocument(request, reply, await full());
    return reply;
  });
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The summary of the service for language models, in the form of llmstxt.org. */
function summary(listed: readonly Listed[], tools: readonly Tool[], { baseUrl = '', rateLimit }: LlmsOptions): string {
  const link = (title: string, path: string) => `[${title}](${baseUrl}${path})`;
  const limit =
    rateLimit > 0
      ? `hasta ${rateLimit} peticiones POST por minuto y dirección IP. Al pasarlo, 429 con \`Retry-After\` en segundos`
      : 'sin límite por minuto';
  const posts = listed.filter(({ operation: { request } }) => request !== undefined);
  return `# Obrador

> Analiza y equilibra fórmulas de helado, pan y pizza, pastelería, turrón y chocolate: da los parámetros, el veredicto o la categoría y los gramos que la corrigen. Cada rango y cada ingrediente llevan su fuente.

Se usa por HTTP con JSON o por MCP, sin registro ni clave. No se guarda nada. Los pesos son proporciones, en gramos. Los ingredientes se nombran como en el catálogo, aunque se admiten nombres corrientes; lo que no se reconoce sale en los avisos, o se rechaza con \`?estricto=1\`. Un error llega como \`{"error": "…"}\`, en español; con \`Accept: application/problem+json\`, también con código, índice y campo.

Para pasar de una idea a una fórmula, \`POST /api/crear/{oficio}\` con el tipo, el sabor y lo que no puede llevar. Si ya hay cantidades, analiza y, si hay que corregir, equilibra.

## Límites

${list([
  `Peticiones: ${limit}.`,
  `Cuerpo de la petición: ${BODY_LIMIT / 1024} KiB. Ingredientes por fórmula: ${MAX_INGREDIENTS}.`,
  `Fórmulas por lote: ${MAX_FORMULAS}; cada ${FORMULAS_PER_REQUEST}, o cada ${LINES_PER_REQUEST} ingredientes si son más, cuentan como una petición.`,
  'Nombres que no son del catálogo: se leen unos treinta nuevos por petición; de los demás avisa «no_leido».',
])}

## Oficios

${list(CRAFTS.map(craftLine))}

## Operaciones

${list(listed.map(({ method, path, operation }) => `\`${method} ${path}\`: ${operation.summary}.`))}

## Ejemplos

Cada uno se puede enviar tal cual, con \`Content-Type: application/json\`.

${posts.map(({ path, operation }) => `\`POST ${baseUrl}${path}\`\n\n\`\`\`json\n${JSON.stringify(operation.request!.example)}\n\`\`\``).join('\n\n')}

## Herramientas MCP

En \`${baseUrl}/mcp\` (HTTP) o con la orden \`obrador mcp\` (entrada y salida estándar).

${list(tools.map(({ name, description }) => `\`${name}\`: ${description}`))}

## Documentación

${list([
  `${link('OpenAPI', '/openapi.json')}: cada operación con sus esquemas y ejemplos; también en ${link('YAML', '/openapi.yaml')}.`,
  `${link('Todo en un texto', '/llms-full.txt')}: este resumen y cada operación con su petición y su respuesta.`,
  `${link('Integrar', '/docs/integrar')}: primera llamada, errores, límites, lotes y versiones.`,
  `${link('Agentes', '/docs/agentes')}: cómo conectarse por MCP.`,
  ...CRAFTS.flatMap(({ id, label }) => [
    `${link(`${label}: guía`, `/docs/guia-${id}`)}: de la receta a la fórmula equilibrada.`,
    `${link(`${label}: números y fuentes`, `/docs/referencia-${id}`)}: cálculos, tipos, rangos y fuentes.`,
    `${link(`${label}: catálogo`, `/docs/catalogo-${id}`)}: ingredientes con su composición.`,
  ]),
])}

## Optional

${list([
  `${link('Referencia de la API', '/docs/api')}: la misma información de OpenAPI, para personas.`,
  `${link('Tabla de conformidad', '/docs/conformidad')}: el motor frente a fórmulas publicadas.`,
])}
`;
}

function craftLine({ id, label, types, defaultType, shape, params }: Craft): string {
  return [
    `${label} (\`${id}\`). Ingredientes con \`${shape.name}\` y \`${shape.weight}\`.`,
    `Tipos: ${types.map((type) => type.id).join(', ')}. Por defecto, ${defaultType}.`,
    `Cifras: ${params.map(({ key, label: name, unit }) => `${key} (${name}${unit && `, ${unit}`})`).join(', ')}.`,
  ].join(' ');
}

/** An operation with an answer of it. */
function whole({ method, path, operation }: Listed, example: unknown): string {
  const { summary: title, description, path: parts = [], query = [], request } = operation;
  return `## ${method} ${path}

${title}. ${description}

${list([...parts, ...query].map((parameter) => `\`${parameter.name}\`: ${parameter.description}`))}
${request === undefined ? '' : `\nPetición:\n\n\`\`\`json\n${JSON.stringify(request.example)}\n\`\`\`\n`}
Respuesta:

\`\`\`json
${JSON.stringify(example)}
\`\`\`
`;
}
