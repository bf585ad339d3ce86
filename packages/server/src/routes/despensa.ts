import { CRAFT_IDS } from '@obrador/engine';
import { ALLERGENS, CATEGORIES, consultPantry, foodSheet, MAX_FOODS, type PantryQuery } from '@obrador/engine/despensa';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { createDocument, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { createDocumentCache } from '../infrastructure/document-cache.ts';
import { texts } from '../texts.ts';
import { calculateFor } from './calculation.ts';
import { MAX_QUERY } from './consult.ts';
import { PANTRY_CACHE, pantryFiles } from './despensa-file.ts';
import { type Operation, type Parameter, SEARCH_ERRORS } from './operation.ts';
import { COUNTED_SEARCHES, pageLinks, pageParameters, queryOf, readPage } from './query.ts';

const PAGE = 50;
const EXAMPLE = 'nata_35';

const QUERY: readonly Parameter[] = [
  {
    name: 'q',
    description:
      'Texto que se busca, como lo escribiría en una receta: «nata 35 % MG», «cobertura 70 %», «beurre pommade». Perdona tildes, plurales y erratas.',
    schema: { type: 'string', maxLength: MAX_QUERY },
    example: 'nata',
  },
  {
    name: 'craft',
    description:
      'Solo los alimentos de los que ese oficio sabe algo propio, y lo que ese oficio entiende por el texto: «glucosa», «harina», «chocolate».',
    schema: { type: 'string', enum: CRAFT_IDS },
    example: 'helado',
  },
  {
    name: 'alergeno',
    description: 'Solo los que contienen ese alérgeno; «gluten» y «frutos_cascara» valen por todos los suyos.',
    schema: { type: 'string', enum: ALLERGENS },
    example: 'leche',
  },
  {
    name: 'categoria',
    description: 'Solo los de esa categoría.',
    schema: { type: 'string', enum: CATEGORIES },
    example: 'lacteos',
  },
  ...pageParameters(MAX_FOODS, `${PAGE}`),
];

/** The pantry: a list with filters and pages, all of it in a file, and the sheet of each food. */
export function despensa(app: FastifyInstance, guards: readonly onRequestHookHandler[]): void {
  const kept = createDocumentCache();
  const list: Operation = {
    id: 'despensa',
    tag: 'Consulta',
    summary: 'Despensa: alimentos',
    description: `Alimentos de la tabla única de composición, con su energía, precio y alérgenos. Se buscan por nombre y se filtran por oficio, alérgeno y categoría. El que se entiende por el texto va el primero y, si no hay ninguno, van los que pudo querer decir. ${COUNTED_SEARCHES}`,
    query: QUERY,
    response: {
      description: 'Alimentos de la despensa.',
      headers: { Link: 'LinkPages' },
      schema: ({ PantrySchema }) => PantrySchema,
      example: () => consultPantry({ q: 'nata', limite: 2, desde: 0 }),
    },
    errors: SEARCH_ERRORS,
  };
  app.get('/api/despensa', { onRequest: [...guards], config: { operation: list } }, async (request, reply) => {
    const query = readQuery(request.query);
    const make = () => {
      const found = consultPantry(query);
      const { limite, desde, ...asked } = query;
      const headers = pageLinks('/api/despensa', asked, { limite, desde }, found.total);
      return { ...createDocument(JSON_TYPE, JSON.stringify(found), 'quick'), headers };
    };
    const document = await calculateFor(app, request)(() => kept(JSON.stringify(query), make));
    sendDocument(request, reply, document, PANTRY_CACHE);
    return reply;
  });

  pantryFiles(app, guards);

  const sheet: Operation = {
    id: 'alimento',
    tag: 'Consulta',
    summary: 'Despensa: un alimento',
    description:
      'Composición, valores de etiqueta, alérgenos, calidad y fuente de cada cifra, y qué es en cada oficio.',
    path: [{ name: 'id', description: 'Identificador del alimento.', schema: { type: 'string' }, example: EXAMPLE }],
    response: {
      description: 'El alimento.',
      schema: ({ FoodSheetSchema }) => FoodSheetSchema,
      example: () => foodSheet(EXAMPLE),
    },
    errors: ['400', '404', '429', '500', '503'],
  };
  app.get('/api/despensa/:id', { onRequest: [...guards], config: { operation: sheet } }, (request, reply) => {
    const { id } = request.params as { readonly id: string };
    const found = foodSheet(id);
    if (found === undefined) throw new HttpError(404, texts.noFood(id));
    const document = kept(`/${id}`, () => createDocument(JSON_TYPE, JSON.stringify(found), 'quick'));
    sendDocument(request, reply, document, PANTRY_CACHE);
  });
}

function readQuery(sent: unknown): PantryQuery {
  const query = queryOf(sent);
  const q = query.text('q');
  if (q !== undefined && q.length > MAX_QUERY) throw new HttpError(400, texts.longQuery(MAX_QUERY));
  const { limite = PAGE, desde } = readPage(query, MAX_FOODS);
  return {
    q,
    craft: query.oneOf('craft', CRAFT_IDS),
    alergeno: query.oneOf('alergeno', ALLERGENS),
    categoria: query.oneOf('categoria', CATEGORIES),
    limite,
    desde,
  };
}
