import {
  CRAFT_IDS,
  CRAFTS,
  type Craft,
  consultCatalogue,
  consultTypes,
  craftOf,
  equilibrar,
  fixed,
  freezingCurve,
  InputError,
  outcomeOf,
} from '@obrador/engine';
import {
  CatalogueSchema,
  CurveResponseSchema,
  EQUILIBRAR_SCHEMAS,
  SCHEMAS,
  TypesSchema,
} from '@obrador/engine/schemas';
import Type, { type TSchema } from 'typebox';

/** A tool an agent may call: schemas from the engine's own, an answer, and its gist in Spanish. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  readonly output: TSchema;
  readonly run: (args: unknown) => object;
  readonly gist: (answer: object) => string;
}

const CraftSchema = Type.Enum([...CRAFT_IDS], { description: 'Oficio.' });

export const TOOLS: readonly Tool[] = [
  ...CRAFTS.map(analysis),
  ...CRAFTS.map(balancing),
  {
    name: 'buscar_ingrediente',
    title: 'Buscar en el catálogo',
    description:
      'Busca ingredientes por nombre en el catálogo de un oficio; perdona tildes, plurales y erratas. Devuelve el nombre que hay que enviar en las fórmulas, su composición por 100 g, el precio y la fuente.',
    input: Type.Object({
      craft: CraftSchema,
      q: Type.String({ description: 'Texto que se busca, por ejemplo «nata».' }),
    }),
    output: CatalogueSchema,
    run: (args) => {
      const { craft, q } = lookup(args);
      return consultCatalogue(craft, q, 10);
    },
    gist: (answer) => {
      const { ingredientes } = answer as { ingredientes: { name: string }[] };
      return ingredientes.length === 0
        ? 'No hay ningún ingrediente parecido en el catálogo.'
        : `Encontrados: ${ingredientes.map(({ name }) => name).join('; ')}.`;
    },
  },
  {
    name: 'listar_tipos',
    title: 'Tipos y rangos',
    description: 'Tipos de elaboración de un oficio, con sus rangos y la fuente de cada uno.',
    input: Type.Object({ craft: CraftSchema }),
    output: TypesSchema,
    run: (args) => consultTypes(craftArgument(args)),
    gist: (answer) => {
      const { tipos } = answer as { tipos: { id: string; label: string }[] };
      return `Tipos: ${tipos.map(({ id, label }) => `${id} (${label})`).join('; ')}.`;
    },
  },
  {
    name: 'curva_congelacion',
    title: 'Curva de congelación',
    description: 'Curva de congelación de una fórmula de helado: porcentaje de agua helada a cada temperatura.',
    input: SCHEMAS.helado.request,
    output: CurveResponseSchema,
    run: freezingCurve,
    gist: (answer) => {
      const { puntoCongelacion, servicio } = answer as { puntoCongelacion: number | null; servicio: { PAC: number } };
      const start =
        puntoCongelacion === null ? 'La mezcla no tiene agua.' : `Empieza a congelar a ${fixed(puntoCongelacion)} °C.`;
      return `${start} El 69 % del agua está helado a ${fixed(servicio.PAC)} °C.`;
    },
  },
];

function analysis(craft: Craft): Tool {
  return {
    name: `analizar_${craft.id}`,
    title: `Analizar: ${craft.label}`,
    description: `Analiza una fórmula (${craft.label.toLowerCase()}): parámetros, rangos del tipo, resultado y correcciones con gramos. Los pesos son proporciones, en gramos.`,
    input: SCHEMAS[craft.id].request,
    output: SCHEMAS[craft.id].response,
    run: craft.balance,
    gist: (answer) => gistOf(answer),
  };
}

function balancing(craft: Craft): Tool {
  return {
    name: `equilibrar_${craft.id}`,
    title: `Equilibrar: ${craft.label}`,
    description: `Busca los gramos que equilibran una fórmula (${craft.label.toLowerCase()}) con el menor cambio. En «opciones» se fijan ingredientes, límites, total, paso de báscula y objetivo. Si no es posible, dice qué condiciones se excluyen.`,
    input: EQUILIBRAR_SCHEMAS[craft.id].request,
    output: EQUILIBRAR_SCHEMAS[craft.id].response,
    run: (args) => equilibrar(craft, args),
    gist: (answer) => (answer as { explicacion: string[] }).explicacion.join(' '),
  };
}

function gistOf(answer: object): string {
  const { typeLabel, suggestions, score } = answer as {
    typeLabel: string;
    suggestions?: string[];
    score?: { motivos?: string[] };
  };
  return [`${typeLabel}: ${outcomeOf(answer).text}.`, ...(suggestions ?? score?.motivos ?? [])].join(' ');
}

function craftArgument(args: unknown): Craft {
  const { craft } = (args ?? {}) as { craft?: unknown };
  const found = typeof craft === 'string' ? craftOf(craft) : undefined;
  if (!found) throw new InputError(`«craft» debe ser uno de estos oficios: ${CRAFT_IDS.join(', ')}.`, CRAFT_IDS);
  return found;
}

function lookup(args: unknown): { craft: Craft; q: string } {
  const craft = craftArgument(args);
  const { q } = args as { q?: unknown };
  if (typeof q !== 'string' || q.trim() === '') throw new InputError('«q» debe ser un texto con lo que se busca.');
  return { craft, q };
}
