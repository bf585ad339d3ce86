import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { Craft } from '../craft/craft.ts';
import { AvisosSchema, StatusSchema, TextsSchema } from '../craft/schema.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type Field, GOALS, NUMBERS } from './options.ts';

const orNull = (schema: TSchema) => Type.Optional(Type.Union([schema, Type.Null()]));
const Names = (description: string) => Type.Array(Type.String({ minLength: 1, pattern: '\\S' }), { description });
const Grams = (description: string) => Type.Number({ minimum: 0, description });

/** Something told of each name. */
const ByName = (of: TSchema, description: string) => Type.Record(Type.String(), of, { description });
const NumberOf = (field: keyof typeof NUMBERS, description?: string) =>
  Type.Number({ ...NUMBERS[field].bounds, ...(description === undefined ? {} : { description }) });

const LIMITS = Type.Object({
  min: orNull(NumberOf('limites', 'Gramos como mínimo.')),
  max: orNull(NumberOf('limites', 'Gramos como máximo.')),
});
const RANGE = Type.Array(Type.Union([NumberOf('parametros'), Type.Null()]), { minItems: 2, maxItems: 2 });

function optionFields({ scores }: Craft): Readonly<Record<Field, TSchema>> {
  return {
    fijos: Names('Ingredientes cuyos gramos no cambian.'),
    limites: ByName(
      LIMITS,
      'Gramos mínimos y máximos por ingrediente. Nombrar aquí un aroma, la sal, un estabilizante, una levadura o un gelificante permite moverlo.',
    ),
    total: NumberOf(
      'total',
      'Peso total deseado, en gramos. Por defecto, la suma de la fórmula, redondeada a lo que pesa un taller si cambia en menos del 0,2 %; en panadería se deja la harina como está y el total se adapta.',
    ),
    paso: NumberOf(
      'paso',
      'Paso de la báscula en gramos; 0 = sin redondear. Si falta, lo que pesa un taller: hasta 2 kg, 1 g (0,1 g la sal y lo que va en pizcas; 0,5 g otras dosis); en masadas mayores, 5 g y más; y más fino si así no se puede.',
    ),
    unidades: ByName(
      NumberOf('unidades'),
      'Peso de una unidad entera por ingrediente: huevos de 50 g, hojas de gelatina de 2 g.',
    ),
    anadir: Names('Ingredientes del catálogo que se pueden añadir. Por defecto, los propios del tipo; vacía, ninguno.'),
    objetivo: Type.Enum([...GOALS, ...scores], {
      description: 'Qué se busca: el menor cambio (por defecto), el menor coste o una calificación.',
    }),
    centrado: Type.Boolean({ description: 'Prefiere el centro de los rangos al borde cuando cuesta poco cambio.' }),
    parametros: ByName(
      RANGE,
      'Rangos propios por parámetro, [mínimo, máximo] (null = abierto), en lugar de los del tipo; donde manda la norma (turrón y cacao), además de los suyos.',
    ),
  };
}

function optionsSchema(craft: Craft): TObject {
  const fields = Object.entries(optionFields(craft)).map(([field, schema]) => [field, orNull(schema)]);
  return Type.Object(Object.fromEntries(fields), {
    $id: `Opciones${craft.operation}`,
    additionalProperties: false,
    description: 'Lo que se permite y lo que se pide.',
  });
}

const ChangeSchema = Type.Object(
  {
    nombre: Type.String(),
    antes: Grams('Gramos en la fórmula enviada.'),
    despues: Grams('Gramos en la fórmula nueva.'),
    diferencia: Type.Number(),
  },
  { $id: 'Cambio', description: 'Gramos de un ingrediente antes y después.' },
);
export type Change = Static<typeof ChangeSchema>;

const CostSchema = Type.Object(
  {
    antes: Type.Number({ minimum: 0 }),
    despues: Type.Number({ minimum: 0 }),
    unidad: Type.Literal('€/kg'),
    sinPrecio: Type.Array(Type.String(), { description: 'Ingredientes sin precio conocido, que no se cuentan.' }),
  },
  {
    $id: 'Coste',
    description: 'Coste de las materias primas por kg de fórmula; en turrón, por kg de producto acabado.',
  },
);
export type Cost = Static<typeof CostSchema>;

const CONFLICT_KINDS = [...(Object.keys(KINDS) as Kind[]), 'objecion' as const];

const ConflictSchema = Type.Object(
  {
    texto: Type.String(),
    tipo: Type.Enum(CONFLICT_KINDS, {
      description:
        'Qué límite es: un parámetro, un ingrediente fijo, uno que no se mueve si no se nombra (sin_mover), un mínimo o máximo pedido, el mínimo que se respeta de lo que lleva la fórmula (resto), el total, las unidades enteras, el paso, o lo que el tipo reprocha a la fórmula entera (objecion).',
    }),
    clave: Type.Optional(Type.String({ description: 'Clave del parámetro o nombre del ingrediente.' })),
    limite: Type.Union([Type.Number(), Type.Null()], { description: 'Null en una objeción sin medida.' }),
    alcanzable: Type.Union([Type.Number(), Type.Null()], {
      description: 'Lo más cerca que se llega mientras los demás se cumplen; null si no hay medida.',
    }),
    falta: Type.Union([Type.Number(), Type.Null()]),
    unidad: Type.String(),
  },
  { $id: 'Conflicto', description: 'Un límite de un conjunto mínimo que no se puede cumplir a la vez.' },
);
export type Conflict = Static<typeof ConflictSchema>;

const WaySchema = Type.Object(
  {
    texto: Type.String(),
    opciones: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Opciones con las que sí se puede, ya comprobadas.' }),
    ),
    type: Type.Optional(Type.String({ description: 'Otro tipo para el que la fórmula ya cumple.' })),
  },
  { $id: 'Alternativa', description: 'Qué liberar, añadir o cambiar para que se pueda.' },
);
export type Way = Static<typeof WaySchema>;

const StageSchema = Type.Object(
  {
    calificacion: Type.Enum(['pedida', 'mejor', 'minima'], {
      description: 'A qué se aspira: a lo pedido, a la mejor calificación del oficio o a la mínima.',
    }),
    alcance: Type.Enum(['suave', 'firme', 'libre', 'todo'], {
      description:
        'Cuánto se mueve: lo que no hace de ella otra receta, lo que no baja nada noble, lo que las opciones dejan salvo lo noble, o todo lo que dejan.',
    }),
    holgura: Type.Boolean({ description: 'Si ha de quedar dentro de los rangos con margen.' }),
    conserva: Type.Enum(['resto', 'todo_menos_una', 'harina', 'total', 'total_10', 'total_cercano'], {
      description:
        'Qué no cambia: lo que guarda proporción con lo que se publica, todas las líneas menos una, la harina, el total, el total hasta un 10 %, o hasta la mitad más.',
    }),
    resultado: Type.Enum(['respuesta', 'nada', 'sin_trabajo'], {
      description: 'Qué ha dado: la respuesta, nada, o nada antes de agotar el trabajo permitido.',
    }),
    trabajo: Type.Number({ minimum: 0, description: 'Parte del trabajo permitido que ha tomado, %.' }),
  },
  { $id: 'Etapa', description: 'Una etapa de la búsqueda, qué ha dado y lo que ha costado.' },
);
export type StageTold = Static<typeof StageSchema>;

const answer = {
  status: StatusSchema,
  craft: Type.String(),
  type: Type.String({ description: 'Tipo aplicado.' }),
  factible: Type.Boolean({ description: 'Si «despues» es lo que se pide: equilibrada, o la calificación deseada.' }),
  cambia: Type.Boolean({
    description:
      'Si la fórmula nueva es otra que la enviada. Si no cambia y es factible, ya cumplía lo que se pide y no hay nada que aceptar.',
  }),
  ingredients: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
    description: 'La fórmula nueva, lista para volver a enviarla.',
  }),
  cambios: Type.Array(ChangeSchema),
  total: Type.Number({ minimum: 0, description: 'Gramos de la fórmula nueva.' }),
  paso: Type.Number({
    minimum: 0,
    description:
      'Paso de los gramos que cambian; 0 si van sin redondear. Cuando no se puede, lo que no cabe en él va más fino.',
  }),
  coste: CostSchema,
  explicacion: TextsSchema,
  conflictos: Type.Optional(Type.Array(ConflictSchema, { description: 'Solo cuando no se puede.' })),
  avisos: Type.Optional(AvisosSchema),
  alternativas: Type.Optional(Type.Array(WaySchema, { description: 'Solo cuando no se puede.' })),
  traza: Type.Optional(
    Type.Array(StageSchema, { description: 'Solo con «traza=1»: las etapas de la búsqueda, por su orden.' }),
  ),
};

const AnswerSchema = Type.Object(answer);

/** `antes` and `despues` are the craft's own balance responses. */
export interface EquilibrarResponse<Balance extends object = object> extends Static<typeof AnswerSchema> {
  readonly antes: Balance;
  readonly despues: Balance;
}

/** The shapes of the balancer of one craft. */
export interface EquilibrarSchemas {
  readonly request: TObject;
  readonly response: TSchema;
}

/** The shapes of the balancer of a craft, from those of its analysis. */
export function equilibrarSchemas(
  craft: Craft,
  crafts: readonly string[],
  { request, response }: EquilibrarSchemas,
): EquilibrarSchemas {
  const name = craft.operation;
  return {
    request: Type.Object(
      { ...request.properties, opciones: orNull(optionsSchema(craft)) },
      {
        $id: `Equilibrar${name}Request`,
        description: 'La fórmula y, si se quiere, lo que se permite y lo que se pide.',
      },
    ),
    response: Type.Object(
      { ...answer, craft: Type.Enum([...crafts]), antes: response, despues: response },
      {
        $id: `Equilibrar${name}Response`,
        description: 'Los gramos que equilibran la fórmula, o la más cercana y lo que lo impide.',
      },
    ),
  };
}
