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
  valor: Type.Number({ description: 'Valor con los decimales con los que se juzga.' }),
  rango: Type.Union([Type.Array(Bound, { minItems: 2, maxItems: 2 }), Type.Null()], {
    description: '[mínimo, máximo] que pide el tipo; null en un lado abierto, o entero si el tipo no lo limita.',
  }),
  objetivo: Type.Optional(
    Type.Array(Bound, {
      minItems: 2,
      maxItems: 2,
      description:
        'Lo habitual dentro de lo aceptado: donde están cuatro de cada cinco fórmulas firmadas; fuera de él, el valor está al límite.',
    }),
  ),
  estado: Type.Enum(['dentro', 'al_limite', 'bajo', 'alto', 'sin_juicio'], {
    description: 'Cómo está el valor frente al rango; «sin_juicio» si el tipo no lo juzga.',
  }),
  nivel: Type.Optional(AuthoritySchema),
  fuente: Type.Optional(Type.String({ description: 'De dónde sale el rango.' })),
});

const IngredienteSchema = Type.Object({
  enviado: Type.String({ description: 'El nombre como se envió.' }),
  id: Type.Union([Type.String(), Type.Null()], {
    description: 'Nombre o identificador del ingrediente con el que se ha calculado; null si no se conoce.',
  }),
  nombre: Type.String({ description: 'Nombre en español.' }),
  gramos: Type.Number({ description: 'Peso enviado.' }),
  porcentaje: Type.Number({ description: 'Parte del peso de la fórmula, en %.' }),
  lectura: Type.Enum(['exacta', 'por_defecto', 'supuesta', 'desconocida'], {
    description:
      'Qué seguridad hay: el nombre es el del ingrediente, es la elección del oficio para una palabra genérica, se ha supuesto por parecido, o no se conoce.',
  }),
  quiza: Type.Optional(
    Type.Array(Type.String(), { description: 'Lo que se pudo querer decir, lo más probable antes.' }),
  ),
  traza: Type.Optional(
    Type.Object(
      {
        como: Type.Enum(['nombre', 'oficio', 'descripcion', 'eleccion', 'regla', 'parecido', 'declarado'], {
          description:
            'Por qué se ha leído así o se pregunta: es un nombre del ingrediente; la elección del oficio; un nombre con su grado, comentarios o palabras que no lo cambian; varios ingredientes a elegir o juntos; una regla del oficio («mermelada de…»); el nombre más parecido; o lo declara la etiqueta, la receta o la composición enviada.',
        }),
        nombre: Type.Optional(Type.String({ description: 'El nombre del ingrediente que se ha reconocido.' })),
        aparte: Type.Array(Type.String(), { description: 'Palabras enviadas que no están en ese nombre.' }),
        duda: Type.Optional(
          Type.Array(Type.String(), { description: 'Alérgenos por los que se pregunta en vez de leerlo.' }),
        ),
      },
      {
        description:
          'Solo con «traza=1»: cómo se ha leído el nombre. Falta donde la petición pasa de lo que se lee de una vez.',
      },
    ),
  ),
});

const PasoSchema = Type.Object({
  accion: Type.Enum(['anadir', 'quitar', 'cambiar'], { description: 'Qué se hace en la báscula.' }),
  ingrediente: Type.String({ description: 'Lo que se añade, se quita o se cambia, con el nombre que hay que enviar.' }),
  gramos: Type.Number({ minimum: 0, description: 'Gramos de la fórmula enviada.' }),
  por: Type.Optional(Type.String({ description: 'Al cambiar, lo que entra en su lugar.' })),
});

const ConsejoSchema = Type.Object({
  texto: Type.String({ description: 'El consejo en palabras.' }),
  pasos: Type.Array(PasoSchema, { description: 'Lo mismo, paso a paso; vacío si no se puede pesar.' }),
  arregla: Type.Array(Type.String(), { description: 'Claves de los parámetros que corrige.' }),
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
        id: Type.String({ description: 'Veredicto, categoría o medalla: «equilibrada», «suprema», «gold»…' }),
        texto: Type.String({ description: 'El resultado en palabras.' }),
        bueno: Type.Boolean({ description: 'Si la fórmula es buena para su tipo.' }),
        pendiente: Type.Optional(
          Type.String({
            description:
              'Qué hay que medir antes de fiarse: el límite cae dentro del margen del cálculo. O que lo medido («aw_medida») lo pasa.',
          }),
        ),
      },
      { description: 'En qué queda la fórmula.' },
    ),
    parametros: Type.Array(ParametroSchema, { description: 'Cada cifra con su rango y cómo está.' }),
    ingredientes: Type.Array(IngredienteSchema, { description: 'Cómo se ha entendido cada ingrediente.' }),
    consejos: Type.Array(ConsejoSchema, { description: 'Qué cambiar, en palabras y en pasos.' }),
    avisos: Type.Array(AvisoSchema, { description: 'Lo que conviene saber del cálculo.' }),
    parecidas: Type.Optional(
      Type.Array(
        Type.Object({
          nombre: Type.String({ description: 'Cómo se llama la fórmula publicada.' }),
          fuente: Type.String({ description: 'Quién la publica.' }),
          parecido: Type.String({ description: 'Cuánto se parece, en palabras: «casi igual», «parecida»…' }),
        }),
        { description: 'Las fórmulas publicadas del tipo que más se parecen, la más cercana antes.' },
      ),
    ),
    evidencia: Type.Optional(
      Type.Object(
        {
          formulas: Type.Integer({ description: 'Fórmulas de referencia que hay del tipo.' }),
          texto: Type.Optional(Type.String({ description: 'Se dice si son pocas para juzgar por ellas.' })),
          variante: Type.Optional(
            Type.Object(
              {
                nombre: Type.String({ description: '«con claras montadas», «de merengue»…' }),
                formulas: Type.Integer({ description: 'Fórmulas de referencia que hay de esa clase.' }),
                texto: Type.String({ description: 'Con cuáles se compara.' }),
              },
              { description: 'La clase que parece, en los tipos amplios.' },
            ),
          ),
        },
        { description: 'Con cuántas fórmulas de referencia se compara.' },
      ),
    ),
    coste_kg_eur: Type.Union([Type.Number(), Type.Null()], {
      description: 'Coste en €/kg de producto; null si no se puede calcular.',
    }),
    servicio: Type.Optional(
      Type.Object(
        {
          pedida: Type.Number({ description: 'Temperatura de servicio pedida, °C.' }),
          estimada: Type.Number({ description: 'La de la fórmula (PAC), °C.' }),
          apta: Type.Boolean({
            description:
              'Si está en su punto: a 1,5 °C o menos en lo que se sirve con pala; semifríos, granizados, soft y polos tienen su propio margen. Más allá, dentro del rango de PAC, se acepta al límite.',
          }),
        },
        { description: 'Helado: cómo queda a la temperatura de servicio pedida.' },
      ),
    ),
    fisica: Type.Optional(
      Type.Union([IceCreamPhysicsSchema, SyrupPhysicsSchema], {
        description: 'Lo que dice la física de un helado o del almíbar de un turrón. No cuenta en el resultado.',
      }),
    ),
    aw: Type.Optional(
      Type.Object(
        {
          valor: Type.Number({ description: 'Actividad de agua calculada, a 25 °C.' }),
          margen: Type.Number({ description: 'Margen de la actividad de agua, ±.' }),
          texto: KEEPING,
          medida: Type.Optional(
            Type.Object(
              { valor: Type.Number({ description: 'La que marca el medidor.' }), texto: KEEPING },
              { description: 'La actividad de agua enviada en «aw_medida».' },
            ),
          ),
        },
        { description: 'Actividad de agua de un relleno o una ganache.' },
      ),
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
  aw_medida: Type.Optional(
    Type.Union([Type.Number(ANALYSIS_FIELDS.aw_medida), Type.Null()], {
      description:
        'Actividad de agua que marca el medidor: en los rellenos sale junto a la calculada y quita o confirma lo pendiente.',
    }),
  ),
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
