import { type Craft, type CraftId, freezingCurve } from '@obrador/engine';
import { CurveResponseSchema, SCHEMAS } from '@obrador/engine/schemas';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { createDocument, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { CALCULATION_ERRORS, calculation } from './calculation.ts';
import { balancePath, manifest } from './manifest.ts';

export interface BalanceOptions {
  readonly baseUrl?: string | undefined;
  readonly docsUrl?: string | undefined;
}

/** How each craft is called in the names of operations. */
export const OPERATION_NAMES: Readonly<Record<CraftId, string>> = {
  helado: 'Helado',
  panaderia: 'Panaderia',
  pasteleria: 'Pasteleria',
  turron: 'Turron',
  cacao: 'Cacao',
};

const DOCS_EXAMPLE = 'https://obrador.example/docs';

/** For each craft the calculation and its manifest on the same path, and the freezing curve of an ice cream. */
export function balance(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  crafts: readonly Craft[],
  options: BalanceOptions,
): void {
  for (const craft of crafts) {
    analysis(app, guards, craft);
    manifestRoute(app, craft, options);
    if (craft.id === 'helado') curve(app, guards, craft);
  }
}

function analysis(app: FastifyInstance, guards: readonly onRequestHookHandler[], craft: Craft): void {
  const { request, response } = SCHEMAS[craft.id];
  calculation(app, guards, {
    path: balancePath(craft.id),
    run: craft.balance,
    operation: {
      id: `analizar${OPERATION_NAMES[craft.id]}`,
      tag: 'Equilibrado',
      summary: `${craft.label}: analizar una fórmula`,
      description:
        'Calcula los parámetros de la fórmula, los compara con los del tipo y propone correcciones. Los pesos son proporciones.',
      request: { schema: request, example: craft.example },
      response: {
        description: 'Análisis de la fórmula.',
        schema: response,
        example: () => craft.balance(craft.example),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}

function curve(app: FastifyInstance, guards: readonly onRequestHookHandler[], craft: Craft): void {
  calculation(app, guards, {
    path: '/api/curva',
    run: freezingCurve,
    operation: {
      id: 'curvaCongelacion',
      tag: 'Equilibrado',
      summary: 'Helado: curva de congelación',
      description: 'Agua congelada de una fórmula de helado a cada temperatura, con su punto de congelación.',
      request: { schema: SCHEMAS.helado.request, example: craft.example },
      response: {
        description: 'Curva de congelación de la fórmula.',
        schema: CurveResponseSchema,
        example: () => freezingCurve(craft.example),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}

function manifestRoute(app: FastifyInstance, craft: Craft, options: BalanceOptions): void {
  const operation = {
    id: `manifiesto${OPERATION_NAMES[craft.id]}`,
    tag: 'Consulta',
    summary: `${craft.label}: manifiesto`,
    description: 'Qué analiza la operación, los tipos que admite y un cuerpo de ejemplo que sale equilibrado.',
    response: {
      description: 'Manifiesto de la operación.',
      schema: SCHEMAS[craft.id].manifest,
      example: () => manifest(craft, options.docsUrl ?? DOCS_EXAMPLE),
    },
    errors: ['4XX', '500'],
  } as const;
  app.get(balancePath(craft.id), { config: { operation } }, (request, reply) => {
    const body = JSON.stringify(manifest(craft, docsAddress(request, options)));
    sendDocument(request, reply, createDocument(JSON_TYPE, body));
  });
}

/** A name or an address, perhaps with a port: anything else in «Host» is not repeated to anyone. */
const PLAIN_HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The address given, or the page of this very service under the name it was asked by. */
function docsAddress(request: FastifyRequest, { docsUrl, baseUrl }: BalanceOptions): string {
  if (docsUrl !== undefined) return docsUrl;
  if (baseUrl !== undefined) return `${baseUrl}/docs`;
  const address = `${request.protocol}://${request.host}/docs`;
  return PLAIN_HOST.test(request.host) && URL.canParse(address) ? new URL(address).href : 'http://localhost:3000/docs';
}
