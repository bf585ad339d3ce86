import {
  CRAFT_IDS,
  CRAFTS,
  type Craft,
  consultCatalogue,
  consultTypes,
  craftOf,
  type EquilibrarResponse,
  freezingCurve,
  helado,
  InputError,
} from '@obrador/engine';
import { CatalogueSchema, CurveResponseSchema, schemasOf, TypesSchema } from '@obrador/engine/schemas';
import Type, { type TSchema } from 'typebox';
import type { Balancer } from '../balancer/balancer.ts';
import { gistOfAnalysis, gistOfBalancing, gistOfCurve, gistOfSearch, gistOfTypes } from './gist.ts';

export interface ToolAnswer {
  readonly answer: object;
  readonly gist: string;
}

/** A tool an agent may call: schemas from the engine's own, and a function from any JSON to an answer and its gist. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  readonly output: TSchema;
  /** Throws an InputError when the arguments will not do. */
  readonly run: (args: unknown, balancer: Balancer) => ToolAnswer | Promise<ToolAnswer>;
}

const CraftSchema = Type.Enum([...CRAFT_IDS], { description: 'Oficio.' });

/** More than an agent needs to choose from. */
const MOST_FOUND = 10;

export const TOOLS: readonly Tool[] = [
  ...CRAFTS.map(analysis),
  ...CRAFTS.map(balancing),
  {
    name: 'buscar_ingrediente',
    title: 'Buscar en el catálogo',
    description: `Busca ingredientes por nombre en el catálogo de un oficio; perdona tildes, plurales y erratas. Devuelve hasta ${MOST_FOUND}, con el nombre que hay que enviar en las fórmulas, la composición por 100 g, el precio y la fuente.`,
    input: Type.Object({
      craft: CraftSchema,
      q: Type.String({ minLength: 1, description: 'Texto que se busca, por ejemplo «nata».' }),
    }),
    output: CatalogueSchema,
    run: (args) => {
      const { craft, fields } = readCraft(args);
      const { q } = fields;
      if (typeof q !== 'string' || q.trim() === '') throw new InputError('«q» debe ser un texto con lo que se busca.');
      const answer = consultCatalogue(craft, q, MOST_FOUND);
      return { answer, gist: gistOfSearch(answer.ingredientes) };
    },
  },
  {
    name: 'listar_tipos',
    title: 'Tipos y rangos',
    description:
      'Tipos de elaboración de un oficio, con sus rangos y la fuente de cada uno, y qué significa cada parámetro. Con «type», solo ese.',
    input: Type.Object({
      craft: CraftSchema,
      type: Type.Optional(
        Type.Union([Type.String(), Type.Null()], {
          description: 'Identificador de un tipo, por ejemplo helado_crema.',
        }),
      ),
    }),
    output: TypesSchema,
    run: (args) => {
      const { craft, fields } = readCraft(args);
      const all = consultTypes(craft);
      const { type = null } = fields;
      const tipos = type === null ? all.tipos : all.tipos.filter(({ id }) => id === type);
      if (tipos.length === 0) {
        const ids = all.tipos.map(({ id }) => id);
        throw new InputError(`«type» debe ser uno de estos tipos: ${ids.join(', ')}.`);
      }
      return { answer: { ...all, tipos }, gist: gistOfTypes(tipos) };
    },
  },
  {
    name: 'curva_congelacion',
    title: 'Curva de congelación',
    description: 'Curva de congelación de una fórmula de helado: porcentaje de agua congelada a cada temperatura.',
    input: schemasOf(helado).request,
    output: CurveResponseSchema,
    run: (args) => {
      const answer = freezingCurve(args);
      const { PAC, congelado } = answer.servicio;
      return { answer, gist: gistOfCurve(answer.puntoCongelacion, PAC, congelado) };
    },
  },
];

function analysis(craft: Craft): Tool {
  const { request, response } = schemasOf(craft);
  return {
    name: `analizar_${craft.id}`,
    title: `Analizar: ${craft.label}`,
    description: `Analiza una fórmula (${craft.label.toLowerCase()}): parámetros, rangos del tipo, resultado y correcciones con gramos. Los pesos son proporciones, en gramos.`,
    input: request,
    output: response,
    run: (args) => {
      const analysis = craft.analyse(args);
      return { answer: craft.respond(analysis), gist: gistOfAnalysis(craft, analysis) };
    },
  };
}

function balancing(craft: Craft): Tool {
  const { request, response } = schemasOf(craft).equilibrar;
  return {
    name: `equilibrar_${craft.id}`,
    title: `Equilibrar: ${craft.label}`,
    description: `Busca los gramos que equilibran una fórmula (${craft.label.toLowerCase()}) con el menor cambio. En «opciones» se fijan ingredientes, límites, total, paso de báscula y objetivo. Si no es posible, dice qué condiciones se excluyen y qué ayudaría.`,
    input: request,
    output: response,
    run: async (args, balancer) => {
      const answer: EquilibrarResponse = JSON.parse(await balancer.balance(craft.id, args));
      return { answer, gist: gistOfBalancing(answer) };
    },
  };
}

function readCraft(args: unknown): { craft: Craft; fields: Readonly<Record<string, unknown>> } {
  const fields = (args ?? {}) as Record<string, unknown>;
  const { craft: id } = fields;
  const craft = typeof id === 'string' ? craftOf(id) : undefined;
  if (!craft)
    throw new InputError(`«craft» debe ser uno de estos oficios: ${CRAFT_IDS.join(', ')}.`, {
      code: 'oficio_no_disponible',
      field: 'craft',
      supported: CRAFT_IDS,
    });
  return { craft, fields };
}
