import { CRAFTS, type Craft } from '@obrador/engine';
import type { FastifyInstance } from 'fastify';
import { createDocument, type Document, sendDocument } from '../infrastructure/document.ts';
import { TOOLS } from '../mcp/tools.ts';
import { documented } from './operation.ts';

const TEXT_TYPE = 'text/plain; charset=utf-8';

export interface LlmsOptions {
  readonly baseUrl?: string | undefined;
  readonly rateLimit: number;
}

/** Serves `/llms.txt`, made of the operations the routes carry. Must be registered before the routes. */
export function llms(app: FastifyInstance, options: LlmsOptions): void {
  const operations: string[] = [];
  let document: Document | undefined;

  app.addHook('onRoute', ({ url, method, config }) => {
    // Fastify adds a HEAD route beside each GET.
    if (config?.operation !== undefined && method !== 'HEAD') {
      operations.push(`\`${method} ${documented(url)}\`: ${config.operation.summary}.`);
    }
  });

  app.get('/llms.txt', (request, reply) => {
    document ??= createDocument(TEXT_TYPE, text(operations, options));
    sendDocument(request, reply, document);
  });
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The summary of the service for language models, in the form of llmstxt.org. */
function text(operations: readonly string[], { baseUrl = '', rateLimit }: LlmsOptions): string {
  const link = (title: string, path: string) => `[${title}](${baseUrl}${path})`;
  const limit = rateLimit > 0 ? `, hasta ${rateLimit} peticiones POST por minuto y dirección IP` : '';
  const example = CRAFTS[0]!;
  return `# Obrador

> Analiza y equilibra fórmulas de helado, pan y pizza, pastelería, turrón y chocolate: da los parámetros, el veredicto o la categoría y los gramos que la corrigen. Cada rango y cada ingrediente llevan su fuente.

Se usa por HTTP con JSON o por MCP, sin registro ni clave${limit}. No se guarda nada. Los pesos son proporciones, en gramos. Los ingredientes se nombran como en el catálogo, aunque se admiten nombres corrientes; lo que no se reconoce sale en los avisos. Un error llega como \`{"error": "…"}\`, en español.

Para pasar de una idea a una fórmula: busca los ingredientes en el catálogo, elige el tipo, analiza y, si hay que corregir, equilibra.

## Oficios

${list(CRAFTS.map(craftLine))}

## Operaciones

${list(operations)}

Ejemplo que sale equilibrado, para \`POST ${baseUrl}${example.path}\`:

\`\`\`json
${JSON.stringify(example.example)}
\`\`\`

## Herramientas MCP

En \`${baseUrl}/mcp\` (HTTP) o con la orden \`obrador mcp\` (entrada y salida estándar).

${list(TOOLS.map(({ name, description }) => `\`${name}\`: ${description}`))}

## Documentación

${list([
  `${link('OpenAPI', '/openapi.json')}: cada operación con sus esquemas y ejemplos.`,
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

function craftLine({ id, label, types, defaultType }: Craft): string {
  return `${label} (\`${id}\`). Tipos: ${types.map((type) => type.id).join(', ')}. Por defecto, ${defaultType}.`;
}
