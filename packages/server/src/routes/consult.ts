import {
  type CatalogueAnswer,
  type Craft,
  consultCatalogue,
  consultTypes,
  MAX_FOUND,
  type TypesAnswer,
} from '@obrador/engine';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { createDocument, type Document, JSON_TYPE, sendDocument } from '../infrastructure/document.ts';
import { createDocumentCache } from '../infrastructure/document-cache.ts';
import { texts } from '../texts.ts';
import { calculateFor } from './calculation.ts';
import { type Operation, SEARCH_ERRORS } from './operation.ts';
import { COUNTED_SEARCHES, pageLinks, pageOf, pageParameters, queryOf, readPage } from './query.ts';

/** Catalogues and types change with a release only. */
export const LIST_CACHE = 'public, max-age=3600';

const EXAMPLE_QUERY = 'nata';
/** No name of the catalogues has half as many characters; a search costs the more the longer its text. */
export const MAX_QUERY = 100;
/** Most of a list that can be asked for. */
const MOST = 1_000;

/** The catalogue and the types of each craft. `guards` keep a flood of searches from holding up the rest. */
export function consult(app: FastifyInstance, guards: readonly onRequestHookHandler[], crafts: readonly Craft[]): void {
  const searches = createDocumentCache();
  for (const craft of crafts) {
    catalogueRoute(app, guards, craft, searches);
    typesRoute(app, guards, craft, searches);
  }
}

function catalogueRoute(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  craft: Craft,
  searches: ReturnType<typeof createDocumentCache>,
): void {
  const operation: Operation = {
    id: `catalogo${craft.operation}`,
    tag: 'Consulta',
    summary: `${craft.label}: catálogo de ingredientes`,
    description: `Ingredientes con su composición por 100 g, precio y fuente. Con «q», los que más se parecen al texto: perdona tildes, plurales y erratas. ${COUNTED_SEARCHES}`,
    query: [
      {
        name: 'q',
        description: 'Texto que se busca. Sin él, el catálogo entero.',
        schema: { type: 'string', maxLength: MAX_QUERY },
        example: EXAMPLE_QUERY,
      },
      ...pageParameters(MOST, `todos, o los ${MAX_FOUND} más parecidos`),
    ],
    response: {
      description: 'Ingredientes del catálogo.',
      headers: { Link: 'LinkPages' },
      schema: ({ CatalogueSchema }) => CatalogueSchema,
      example: () => consultCatalogue(craft, craft.catalogue()[0]!.name, 2),
    },
    errors: SEARCH_ERRORS,
  };
  let whole: Document | undefined;
  let catalogue: CatalogueAnswer | undefined;
  const path = `/api/catalogo/${craft.id}`;
  app.get(path, { onRequest: [...guards], config: { operation } }, async (request, reply) => {
    const query = queryOf(request.query);
    const q = query.text('q') ?? '';
    const page = readPage(query, MOST);
    if (q.length > MAX_QUERY) throw new HttpError(400, texts.longQuery(MAX_QUERY));
    if (q === '' && page.limite === undefined && page.desde === 0) {
      whole ??= createDocument(JSON_TYPE, JSON.stringify(consultCatalogue(craft)));
      sendDocument(request, reply, whole, LIST_CACHE);
      return reply;
    }
    const search = () => {
      catalogue ??= consultCatalogue(craft);
      const { ingredientes, ...rest } = q === '' ? catalogue : consultCatalogue(craft, q);
      const body = JSON.stringify({ ...rest, ingredientes: pageOf(ingredientes, page) });
      const headers = pageLinks(path, { q: q || undefined }, page, ingredientes.length);
      return { ...createDocument(JSON_TYPE, body, 'quick'), headers };
    };
    const document = await calculateFor(
      app,
      request,
    )(() => searches(`${craft.id} ${page.limite} ${page.desde} ${q}`, search));
    sendDocument(request, reply, document, LIST_CACHE);
    return reply;
  });
}

function typesRoute(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  craft: Craft,
  pages: ReturnType<typeof createDocumentCache>,
): void {
  const operation: Operation = {
    id: `tipos${craft.operation}`,
    tag: 'Consulta',
    summary: `${craft.label}: tipos, rangos y fuentes`,
    description: 'Tipos que se admiten, con sus límites y la fuente de cada uno, y qué significa cada parámetro.',
    query: pageParameters(MOST, 'todos'),
    response: {
      description: 'Tipos del oficio.',
      headers: { Link: 'LinkPages' },
      schema: ({ TypesSchema }) => TypesSchema,
      example: () => {
        const { tipos, dosis, vetos, parametros, ...rest } = consultTypes(craft);
        return {
          ...rest,
          tipos: tipos.slice(0, 1),
          dosis: dosis.slice(0, 1),
          vetos: vetos.slice(0, 1),
          parametros: parametros.slice(0, 2),
        };
      },
    },
    errors: SEARCH_ERRORS,
  };
  let document: Document | undefined;
  let types: TypesAnswer | undefined;
  const path = `/api/tipos/${craft.id}`;
  app.get(path, { onRequest: [...guards], config: { operation } }, async (request, reply) => {
    const page = readPage(queryOf(request.query), MOST);
    if (page.limite === undefined && page.desde === 0) {
      document ??= createDocument(JSON_TYPE, JSON.stringify(consultTypes(craft)));
      sendDocument(request, reply, document, LIST_CACHE);
      return reply;
    }
    const make = () => {
      types ??= consultTypes(craft);
      const { tipos, ...rest } = types;
      const body = JSON.stringify({ ...rest, tipos: pageOf(tipos, page) });
      return { ...createDocument(JSON_TYPE, body, 'quick'), headers: pageLinks(path, {}, page, tipos.length) };
    };
    const made = await calculateFor(app, request)(() => pages(`${path} ${page.limite} ${page.desde}`, make));
    sendDocument(request, reply, made, LIST_CACHE);
    return reply;
  });
}
