import { balance as analyseAndRespond, type Craft, curva, helado, manifestOf } from '@obrador/engine';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { serviceAddress } from '../infrastructure/address.ts';
import { createDocument, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { CALCULATION_ERRORS, calculation } from './calculation.ts';
import { type Operation, READING_ERRORS, type Schemas } from './operation.ts';
import { strictCheck } from './strict.ts';

export interface BalanceOptions {
  readonly baseUrl?: string | undefined;
  readonly docsUrl?: string | undefined;
}

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
  }
  curve(app, guards);
}

function analysis(app: FastifyInstance, guards: readonly onRequestHookHandler[], craft: Craft): void {
  const schemas = ({ schemasOf }: Schemas) => schemasOf(craft);
  calculation(app, guards, {
    path: craft.path,
    run: (body) => analyseAndRespond(craft, body),
    check: strictCheck(craft, (all) => schemas(all).request),
    operation: {
      id: `balance${craft.operation}`,
      tag: 'Equilibrado',
      summary: `${craft.label}: analizar una fórmula`,
      description:
        'Calcula los parámetros de la fórmula, los compara con los del tipo y propone correcciones. Los pesos son proporciones.',
      request: {
        schema: (all) => schemas(all).request,
        example: craft.example,
      },
      response: {
        description: 'Análisis de la fórmula.',
        schema: (all) => schemas(all).response,
        example: () => analyseAndRespond(craft, craft.example),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}

function curve(app: FastifyInstance, guards: readonly onRequestHookHandler[]): void {
  const schemas = ({ schemasOf }: Schemas) => schemasOf(helado);
  calculation(app, guards, {
    path: '/api/curva',
    run: curva,
    check: strictCheck(helado, (all) => schemas(all).request),
    operation: {
      id: 'curvaCongelacion',
      tag: 'Equilibrado',
      summary: 'Helado: curva de congelación',
      description: 'Agua congelada de una fórmula de helado a cada temperatura, con su punto de congelación.',
      request: {
        schema: (all) => schemas(all).request,
        example: helado.example,
      },
      response: {
        description: 'Curva de congelación de la fórmula.',
        schema: ({ CurveResponseSchema }) => CurveResponseSchema,
        example: () => curva(helado.example),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}

function manifestRoute(app: FastifyInstance, craft: Craft, { baseUrl, docsUrl }: BalanceOptions): void {
  const operation: Operation = {
    id: `manifiesto${craft.operation}`,
    tag: 'Consulta',
    summary: `${craft.label}: manifiesto`,
    description: 'Qué analiza la operación, los tipos que admite y un cuerpo de ejemplo que sale equilibrado.',
    response: {
      description: 'Manifiesto de la operación.',
      schema: ({ schemasOf }) => schemasOf(craft).manifest,
      example: () => manifestOf(craft, docsUrl ?? DOCS_EXAMPLE),
      live: true,
    },
    errors: READING_ERRORS,
  };
  app.get(craft.path, { config: { operation } }, (request, reply) => {
    const body = JSON.stringify(manifestOf(craft, docsUrl ?? `${serviceAddress(request, baseUrl)}/docs`));
    sendDocument(request, reply, createDocument(JSON_TYPE, body));
  });
}
