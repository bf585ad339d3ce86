import type { Craft } from '@obrador/engine';
import { crear, desdeEtiqueta, sustituir } from '@obrador/engine/crear';
import { etiqueta } from '@obrador/engine/etiqueta';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Balancer } from '../balancer/balancer.ts';
import type { Charge } from '../guards/guard.ts';
import { CALCULATION_ERRORS, COUNTED_BY_WORK, calculation, delegation } from './calculation.ts';
import type { Schemas } from './operation.ts';
import { strictCheck, strictFields } from './strict.ts';

const TAG = 'Creación';

/** For each craft: from a wish to formulas, a formula without something, and the formula behind a label. */
export function crearRoutes(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  crafts: readonly Craft[],
  balancer: Balancer,
  charge: Charge,
): void {
  const delegate: Delegate = (calculation) => delegation(app, guards, charge, calculation);
  for (const craft of crafts) {
    wishRoute(delegate, craft, balancer);
    substituteRoute(delegate, craft, balancer);
    labelRoute(app, guards, craft);
  }
}

type Delegate = (calculation: Parameters<typeof delegation>[3]) => void;

function wishRoute(delegate: Delegate, craft: Craft, balancer: Balancer) {
  const schemas = ({ schemasOf }: Schemas) => schemasOf(craft).crear;
  const example = { type: craft.defaultType, sin: ['soja'], total: 1000 };
  delegate({
    path: `/api/crear/${craft.id}`,
    check: strictFields((all) => schemas(all).request, craft),
    run: (body, asker) => balancer.balance(craft.id, body, asker, 'crear'),
    operation: {
      id: `crear${craft.operation}`,
      tag: TAG,
      summary: `${craft.label}: de un deseo a una fórmula`,
      description: `Parte de fórmulas publicadas del tipo, las completa con la despensa según lo que se pide y las equilibra. Si no se puede, dice qué deseos chocan y lo más cercano que sí. ${COUNTED_BY_WORK}`,
      request: {
        schema: (all) => schemas(all).request,
        example,
      },
      response: {
        description: 'Fórmulas que cumplen.',
        schema: (all) => schemas(all).response,
        example: () => crear(craft, example),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}

function substituteRoute(delegate: Delegate, craft: Craft, balancer: Balancer) {
  const schemas = ({ schemasOf }: Schemas) => schemasOf(craft).sustituir;
  const example = { ...craft.example, quitar: 'lo más caro', maximo: 2 };
  const check = strictCheck(craft, (all) => schemas(all).request);
  delegate({
    path: `/api/sustituir/${craft.id}`,
    check,
    run: (body, asker) => balancer.balance(craft.id, body, asker, 'sustituir'),
    operation: {
      id: `sustituir${craft.operation}`,
      tag: TAG,
      summary: `${craft.label}: quitar un ingrediente o un alérgeno`,
      description: `Quita un ingrediente, un alérgeno o lo más caro y da la fórmula entera, ya equilibrada, de las maneras que hay; donde la función se pierde, lo dice. ${COUNTED_BY_WORK}`,
      request: {
        schema: (all) => schemas(all).request,
        example,
      },
      response: {
        description: 'Propuestas, de la más a la menos parecida.',
        schema: (all) => schemas(all).response,
        example: () => sustituir(craft, example),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}

/** The label a formula of the craft would carry. */
function labelExample(craft: Craft): Readonly<Record<string, unknown>> {
  const { type, ingredients } = craft.example;
  const { lista, nutricion } = etiqueta({ craft: craft.id, type, ingredients });
  return { type, texto: lista.texto.replaceAll('**', ''), nutricion: nutricion.por_100g };
}

function labelRoute(app: FastifyInstance, guards: readonly onRequestHookHandler[], craft: Craft) {
  const schemas = ({ schemasOf }: Schemas) => schemasOf(craft).desdeEtiqueta;
  let made: ReturnType<typeof labelExample> | undefined;
  const example = () => {
    made ??= labelExample(craft);
    return made;
  };
  calculation(app, guards, {
    path: `/api/desde-etiqueta/${craft.id}`,
    check: strictFields((all) => schemas(all).request, craft),
    run: (body) => desdeEtiqueta(craft, body),
    operation: {
      id: `desdeEtiqueta${craft.operation}`,
      tag: TAG,
      summary: `${craft.label}: la fórmula que hay detrás de una etiqueta`,
      description:
        'Estima los gramos de un producto por el orden de su lista de ingredientes, los porcentajes que dé y su tabla nutricional, con el margen de cada ingrediente y lo que se ha supuesto.',
      request: {
        schema: (all) => schemas(all).request,
        // Made for whoever reads a document: it takes every name of the pantry, a third of the start of the service.
        get example() {
          return example();
        },
      },
      response: {
        description: 'La estimación.',
        schema: (all) => schemas(all).response,
        example: () => desdeEtiqueta(craft, example()),
      },
      errors: CALCULATION_ERRORS,
    },
  });
}
