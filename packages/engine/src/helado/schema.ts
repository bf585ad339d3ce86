import Type, { type Static } from 'typebox';
import { IceCreamPhysicsSchema } from '../craft/physics-schema.ts';
import {
  appliedType,
  type InterfaceSchemas,
  ingredientsSchema,
  itemSchema,
  RangeSchema,
  StatusSchema,
  TextsSchema,
  typeField,
  VerdictSchema,
} from '../craft/schema.ts';
import type { Declaration } from '../despensa/declaration.ts';
import { OWN_FIELDS } from '../despensa/own-schema.ts';
import { byKey, INFOS, JUDGED, PARAM_KEYS, RANGED } from './params.ts';
import { SERVICE, SHAPE } from './read.ts';
import { DEFAULT_TYPE, TYPE_IDS } from './types.ts';

const IngredientSchema = itemSchema(SHAPE, OWN_FIELDS);

export const BalanceRequestSchema = Type.Object(
  {
    craft: Type.Optional(
      Type.Union([Type.Literal('helado'), Type.Null()], { description: 'Oficio; por defecto, helado.' }),
    ),
    type: typeField('Tipo de receta', TYPE_IDS, `Por defecto, y si no se reconoce, ${DEFAULT_TYPE}`),
    ingredients: ingredientsSchema(IngredientSchema),
  },
  {
    $id: 'BalanceRequest',
    description:
      'Fórmula de helado. Los pesos son proporciones; la composición de un ingrediente (por 100 g, y precio en €/kg) sustituye a la del catálogo.',
  },
);

/** Where hardness is judged, for the operations beyond the interface. */
export const SERVICE_FIELD = {
  temperatura_servicio: Type.Optional(
    Type.Union([Type.Number({ minimum: SERVICE.min, maximum: SERVICE.max }), Type.Null()], {
      description: 'Temperatura a la que se sirve, °C: la dureza se juzga ahí en lugar de en vitrina.',
    }),
  ),
};

/** An ingredient of an ice cream formula; figures are per 100 g and stand in place of those of the catalogue. */
export interface HeladoIngredient
  extends Readonly<Partial<Record<keyof typeof SHAPE.numbers, number | null | undefined>>> {
  readonly name: string;
  readonly grams: number;
  /** Its label, when it is an ingredient of one's own. */
  readonly etiqueta?: Declaration | null | undefined;
}

/** An ice cream formula as it is sent. */
export interface BalanceRequest {
  readonly craft?: 'helado' | null | undefined;
  readonly type?: string | null | undefined;
  readonly ingredients: readonly HeladoIngredient[];
}

const ParamsSchema = Type.Object(byKey(PARAM_KEYS, (key) => Type.Number({ description: INFOS[key].formula })));

const RangesSchema = Type.Object(byKey(RANGED, () => RangeSchema));

const JudgementSchema = Type.Union([Type.Boolean(), Type.Null()], {
  description: 'true dentro, false fuera, null si el tipo no lo juzga.',
});

const InRangeSchema = Type.Object(byKey(JUDGED, () => JudgementSchema));

const PacInfoSchema = Type.Object({
  escala: Type.String(),
  valor: Type.Number(),
  rango_trabajo: RangeSchema,
  en_rango: JudgementSchema,
  indice_clasico: Type.Object({
    descripcion: Type.String(),
    valor: Type.Number(),
    rango_por_tipo: RangeSchema,
    en_rango: JudgementSchema,
  }),
});

const TypeIdSchema = appliedType(TYPE_IDS);

export const BalanceResponseSchema = Type.Object(
  {
    status: StatusSchema,
    verdict: VerdictSchema,
    craft: Type.Literal('helado'),
    type: TypeIdSchema,
    typeLabel: Type.String(),
    params: ParamsSchema,
    ranges: RangesSchema,
    inRange: InRangeSchema,
    pac_info: PacInfoSchema,
    suggestions: TextsSchema,
    warnings: TextsSchema,
    disclaimer: Type.String(),
    catalogoIngredientes: Type.Integer(),
    poweredBy: Type.String(),
  },
  { $id: 'BalanceResponse', description: 'Análisis de una fórmula de helado, por 100 g de mezcla.' },
);
/** The analysis of an ice cream formula, per 100 g of mix. @interface */
export type BalanceResponse = Static<typeof BalanceResponseSchema>;

export const BalanceManifestSchema = Type.Object(
  {
    service: Type.String(),
    version: Type.Literal('1'),
    description: Type.String(),
    endpoint: Type.String(),
    types: Type.Array(TypeIdSchema),
    bodyExample: BalanceRequestSchema,
    note: Type.String(),
    docs: Type.String({ format: 'uri' }),
    poweredBy: Type.String(),
  },
  { $id: 'BalanceManifest', description: 'Qué calcula el servicio y cómo se le pide.' },
);
/** What the service calculates and how to ask for it. @interface */
export type BalanceManifest = Static<typeof BalanceManifestSchema>;

const CurvePointSchema = Type.Object({
  congelado: Type.Number({ description: 'Agua congelada, %.' }),
  temperatura: Type.Number({ description: '°C.' }),
  hielo: Type.Number(),
});

const CurvePhysicsSchema = Type.Object({
  ...IceCreamPhysicsSchema.properties,
  fase: Type.Object({
    agua: Type.Number(),
    ligada: Type.Number(),
    moles: Type.Number(),
    interaccion: Type.Number(),
    forma: Type.Number(),
    iones: Type.Number(),
  }),
});

/** JSON Schema of a freezing curve. */
export const CurveResponseSchema = Type.Object(
  {
    status: StatusSchema,
    craft: Type.Literal('helado'),
    type: TypeIdSchema,
    typeLabel: Type.String(),
    agua: Type.Number(),
    disuelto: Type.Number(),
    puntoCongelacion: Type.Union([Type.Number(), Type.Null()]),
    curva: Type.Array(CurvePointSchema),
    temperaturas: Type.Array(CurvePointSchema),
    servicio: Type.Object({
      PAC: Type.Number(),
      congelado: Type.Number(),
      rango_trabajo: RangeSchema,
      en_rango: JudgementSchema,
    }),
    fisica: Type.Union([CurvePhysicsSchema, Type.Null()]),
    warnings: TextsSchema,
    poweredBy: Type.String(),
  },
  { $id: 'CurveResponse', description: 'Curva de congelación de una fórmula de helado.' },
);
/** The freezing curve of an ice cream formula. @interface */
export type CurveResponse = Static<typeof CurveResponseSchema>;

/** What it takes and answers in the operation of the interface. */
export const INTERFACE: InterfaceSchemas = {
  request: BalanceRequestSchema,
  response: BalanceResponseSchema,
  newer: SERVICE_FIELD,
  manifest: BalanceManifestSchema,
};
