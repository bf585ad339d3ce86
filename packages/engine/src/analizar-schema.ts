import Type, { type TObject } from 'typebox';
import { ANALYSIS_FIELDS } from './craft/analysis-fields.ts';
import type { Craft } from './craft/craft.ts';
import { IceCreamPhysicsSchema, SyrupPhysicsSchema } from './craft/physics-schema.ts';
import { AvisoSchema, formerly, StatusSchema } from './craft/schema.ts';
import { MAX_INGREDIENTS } from './craft/shape.ts';

const Bound = Type.Union([Type.Number(), Type.Null()], { description: 'Null en un lado abierto.' });

/** Who asks for a limit. */
export const AuthoritySchema = Type.Enum(['ley', 'denominacion', 'oficio', 'consejo'], {
  description: 'Quién lo pide: la ley, el pliego de una denominación protegida, el oficio o el servicio.',
});

const ParametroSchema = Type.Object({
  id: Type.String({ description: 'Clave del parámetro: «PAC», «pctAlmendra»…' }),
  nombre: Type.String({ description: 'Nombre del parámetro.' }),
  label: Type.String(formerly('nombre')),
  unidad: Type.String({ description: '«%», «°C», «€/kg»…; vacía en una relación o un índice.' }),
  valor: Type.Number(),
  rango: Type.Union([Type.Array(Bound, { minItems: 2, maxItems: 2 }), Type.Null()]),
  objetivo: Type.Optional(Type.Array(Bound, { minItems: 2, maxItems: 2 })),
  estado: Type.Enum(['dentro', 'al_limite', 'bajo', 'alto', 'sin_juicio']),
  nivel: Type.Optional(AuthoritySchema),
  fuente: Type.Optional(Type.String({ description: 'De dónde sale el rango.' })),
});

const IngredienteSchema = Type.Object({
  enviado: Type.String(),
  id: Type.Union([Type.String(), Type.Null()], {
    description: 'Nombre o identificador del ingrediente con el que se ha calculado; null si no se conoce.',
  }),
  nombre: Type.String({ description: 'Nombre en español.' }),
  gramos: Type.Number({ description: 'Peso enviado.' }),
  porcentaje: Type.Number({ description: 'Parte del peso de la fórmula, en %.' }),
  lectura: Type.Enum(['exacta', 'por_defecto', 'supuesta', 'desconocida']),
  quiza: Type.Optional(Type.Array(Type.String())),
  traza: Type.Optional(
    Type.Object({
      como: Type.Enum(['nombre', 'oficio', 'descripcion', 'eleccion', 'regla', 'parecido', 'declarado']),
      nombre: Type.Optional(Type.String({ description: 'El nombre del ingrediente que se ha reconocido.' })),
      aparte: Type.Array(Type.String()),
      duda: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});

const PasoSchema = Type.Object({
  accion: Type.Enum(['anadir', 'quitar', 'cambiar']),
  ingrediente: Type.String({ description: 'Lo que se añade, se quita o se cambia, con el nombre que hay que enviar.' }),
  gramos: Type.Number({ minimum: 0 }),
  por: Type.Optional(Type.String()),
});

const ConsejoSchema = Type.Object({
  texto: Type.String({ description: 'El consejo en palabras.' }),
  pasos: Type.Array(PasoSchema),
  arregla: Type.Array(Type.String()),
});

const KEEPING = Type.String({ description: 'Cuánto se conserva con esa actividad de agua.' });

/** JSON Schema of an answer of `analizar`. */
export const AnalisisSchema = Type.Object(
  {
    status: StatusSchema,
    craft: Type.String({ description: 'Oficio.' }),
    type: Type.String({ description: 'Tipo aplicado.' }),
    typeLabel: Type.String({ description: 'Nombre del tipo aplicado.' }),
    resultado: Type.Object(
      {
        id: Type.String(),
        texto: Type.String({ description: 'El resultado en palabras.' }),
        bueno: Type.Boolean(),
        pendiente: Type.Optional(Type.String()),
      },
      { description: 'En qué queda la fórmula.' },
    ),
    parametros: Type.Array(ParametroSchema, { description: 'Cada cifra con su rango y cómo está.' }),
    ingredientes: Type.Array(IngredienteSchema, { description: 'Cómo se ha entendido cada ingrediente.' }),
    consejos: Type.Array(ConsejoSchema),
    avisos: Type.Array(AvisoSchema),
    parecidas: Type.Optional(
      Type.Array(
        Type.Object({
          nombre: Type.String({ description: 'Cómo se llama la fórmula publicada.' }),
          fuente: Type.String({ description: 'Quién la publica.' }),
          parecido: Type.String(),
        }),
      ),
    ),
    evidencia: Type.Optional(
      Type.Object({
        formulas: Type.Integer(),
        texto: Type.Optional(Type.String({ description: 'Se dice si son pocas para juzgar por ellas.' })),
        variante: Type.Optional(
          Type.Object({
            nombre: Type.String({ description: '«con claras montadas», «de merengue»…' }),
            formulas: Type.Integer(),
            texto: Type.String({ description: 'Con cuáles se compara.' }),
          }),
        ),
      }),
    ),
    coste_kg_eur: Type.Union([Type.Number(), Type.Null()], {
      description: 'Coste en €/kg de producto; null si no se puede calcular.',
    }),
    servicio: Type.Optional(
      Type.Object(
        {
          pedida: Type.Number(),
          estimada: Type.Number(),
          apta: Type.Boolean(),
        },
        { description: 'Helado: cómo queda a la temperatura de servicio pedida.' },
      ),
    ),
    fisica: Type.Optional(Type.Union([IceCreamPhysicsSchema, SyrupPhysicsSchema])),
    aw: Type.Optional(
      Type.Object({
        valor: Type.Number(),
        margen: Type.Number(),
        texto: KEEPING,
        medida: Type.Optional(Type.Object({ valor: Type.Number(), texto: KEEPING })),
      }),
    ),
    disclaimer: Type.String({ description: 'Alcance del cálculo.' }),
    poweredBy: Type.String({ description: 'Servicio que responde.' }),
  },
  { $id: 'Analisis', description: 'El análisis de una fórmula, con la misma forma en todos los oficios.' },
);

/** What may be told beside the formula. */
const TOLD = {
  altitud: Type.Optional(
    Type.Union([Type.Number(ANALYSIS_FIELDS.altitud), Type.Null()], {
      description:
        'Altitud del obrador, m: la temperatura de cocción de «fisica» sale para ella. Sin decirla, la del mar.',
    }),
  ),
  aw_medida: Type.Optional(Type.Union([Type.Number(ANALYSIS_FIELDS.aw_medida), Type.Null()])),
};

/** What the analysis of a craft takes and answers: its request, where «name» and «grams» always serve, and one shape for all. */
export function analizarSchemas(
  { shape, operation }: Craft,
  request: TObject,
): { readonly request: TObject; readonly response: typeof AnalisisSchema } {
  const options = { $id: `Analizar${operation}Request`, description: 'La fórmula que se analiza.' };
  const taken = { ...request.properties, ...TOLD };
  if (shape.name === 'name' && shape.weight === 'grams') {
    return { request: Type.Object(taken, options), response: AnalisisSchema };
  }
  const named = (name: string, weight: string) =>
    Type.Object({
      [name]: Type.String({ minLength: 1, pattern: '\\S', description: 'Nombre o identificador del ingrediente.' }),
      [weight]: Type.Number({ minimum: 0, description: 'Peso en gramos.' }),
    });
  const ingredients = Type.Array(Type.Union([named(shape.name, shape.weight), named('name', 'grams')]), {
    minItems: 1,
    maxItems: MAX_INGREDIENTS,
    description: 'Ingredientes con los nombres de campo del oficio, o con «name» y «grams».',
  });
  return {
    request: Type.Object({ ...taken, ingredients }, options),
    response: AnalisisSchema,
  };
}
