import {
  analizarFormula,
  CRAFTS,
  type Craft,
  createReadingBudget,
  type FieldShape,
  MAX_FORMULAS,
  readFormulas,
} from '@obrador/engine';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import type { Charge } from '../guards/guard.ts';
import { compressAnswer } from '../infrastructure/compression.ts';
import { texts } from '../texts.ts';
import { CALCULATION_ERRORS, calculateFor, sendJson } from './calculation.ts';
import { camposAsked, selectable, selectOf } from './campos.ts';
import { loadSchemas, type Operation, type Schemas } from './operation.ts';
import { asksStrictness, strictCheck, strictly } from './strict.ts';

/** Formulas a batch may have for each request it counts as; chosen, see docs/decisions/0040-readings.md. */
export const FORMULAS_PER_REQUEST = 10;
/** Ingredients likewise: some 25 ms of them; one with a recipe or a label is worth three. */
export const LINES_PER_REQUEST = 250;
const PART_LINES = 2;
/** How long formulas are taken one after the other before others are let through: a turn for each costs half as much again. */
const TURN_MS = 5;
/** No batch counts as more, or the usual limit could never let it in. */
const MOST_REQUESTS = 50;

/** How many requests a batch counts as. */
function requestsOf(formulas: readonly unknown[]): number {
  const byFormula = Math.ceil(formulas.length / FORMULAS_PER_REQUEST);
  const lines = formulas.flatMap((formula) => listIn(formula, 'ingredients'));
  const parts = lines.filter((line) => isTold(line, 'receta') || isTold(line, 'etiqueta'));
  const byLine = Math.ceil((lines.length + PART_LINES * parts.length) / LINES_PER_REQUEST);
  return Math.min(MOST_REQUESTS, Math.max(byFormula, byLine));
}

function listIn(value: unknown, field: string): readonly unknown[] {
  const list = (value as Record<string, unknown> | null | undefined)?.[field];
  return Array.isArray(list) ? list : [];
}

function isTold(line: unknown, field: string): boolean {
  return typeof (line as Record<string, unknown> | null | undefined)?.[field] === 'object';
}

const CHECKS = new Map(
  CRAFTS.map((craft) => [craft.id, strictCheck(craft, ({ schemasOf }) => schemasOf(craft).analizar.request, true)]),
);
const checkWith = (all: Schemas) => (craft: Craft, formula: unknown) => CHECKS.get(craft.id)!(formula, all);

/** `POST /api/analizar`: many formulas of any craft at once, each with its own analysis or error. */
export function lote(app: FastifyInstance, guards: readonly onRequestHookHandler[], charge: Charge): void {
  app.post(
    '/api/analizar',
    { onRequest: [...guards], onSend: compressAnswer, config: { operation: strictly(selectable(OPERATION)) } },
    async (request, reply) => {
      if (request.body === undefined) throw new HttpError(400, texts.emptyBody);
      const formulas = readFormulas(request.body);
      const campos = camposAsked(request.query);
      const select = campos && selectOf(campos, (await loadSchemas()).AnalisisSchema as FieldShape);
      const requests = requestsOf(formulas);
      await charge.ahead(request, reply, requests - 1);
      const check = asksStrictness(request, reply) ? checkWith(await loadSchemas()) : undefined;
      const calculate = calculateFor(app, request, createReadingBudget(requests));
      const resultados: string[] = [];
      const answer = (formula: unknown) => {
        const result = analizarFormula(formula, check);
        return JSON.stringify(select === undefined || 'error' in result ? result : select(result));
      };
      while (resultados.length < formulas.length) {
        await calculate(() => {
          const until = performance.now() + TURN_MS;
          do resultados.push(answer(formulas[resultados.length]));
          while (resultados.length < formulas.length && performance.now() < until);
        });
      }
      if (app.leaving) reply.header('connection', 'close');
      return sendJson(reply, `{"status":"ok","resultados":[${resultados.join()}]}`);
    },
  );
}

const EXAMPLE = { formulas: CRAFTS.slice(0, 2).map(({ id, example }) => ({ ...example, craft: id })) };

const OPERATION: Operation = {
  id: 'analizarLote',
  tag: 'Equilibrado',
  summary: 'Analizar muchas fórmulas de una vez',
  description: `Hasta ${MAX_FORMULAS} fórmulas de cualquier oficio en una petición, cada una con su análisis o su error, en el mismo orden: una que no vale no estropea las demás. Cuenta en el límite por minuto como una petición por cada ${FORMULAS_PER_REQUEST} fórmulas o cada ${LINES_PER_REQUEST} ingredientes, lo que sea más (las recetas y etiquetas de un ingrediente cuentan como tres), y de los nombres que no son del catálogo se leen los que esas peticiones podrían leer.`,
  request: { schema: ({ LoteRequestSchema }) => LoteRequestSchema, example: EXAMPLE },
  response: {
    description: 'Resultado de cada fórmula.',
    schema: ({ LoteSchema }) => LoteSchema,
    example: () => ({ status: 'ok', resultados: EXAMPLE.formulas.map((formula) => analizarFormula(formula)) }),
  },
  errors: CALCULATION_ERRORS,
};
