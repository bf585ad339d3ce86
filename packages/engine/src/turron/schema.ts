import Type, { type Static } from 'typebox';
import { ingredientsSchema, itemSchema, StatusSchema } from '../craft/schema.ts';
import { PARAMS } from './params.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, TYPES } from './types.ts';

const TYPE_IDS = TYPES.map((type) => type.id);

export const TurronRequestSchema = Type.Object(
  {
    type: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: `Tipo de turrón, que fija los umbrales: ${TYPE_IDS.join(', ')}. Sin él, o si no se reconoce, se aplica ${DEFAULT_TYPE}.`,
        default: DEFAULT_TYPE,
        examples: TYPE_IDS,
      }),
    ),
    ingredients: ingredientsSchema(itemSchema(SHAPE)),
  },
  { $id: 'TurronRequest', description: 'Fórmula de turrón o dulce de almendra, tal como se pesa.' },
);

function param(key: (typeof PARAMS)[number]['key']) {
  const { label, unit, formula } = PARAMS.find((info) => info.key === key)!;
  return Type.Number({ description: `${label}${unit === '' ? '' : ` (${unit})`}. ${formula}` });
}

export const TurronParamsSchema = Type.Object({
  pctAlmendra: param('pctAlmendra'),
  pctMiel: param('pctMiel'),
  pctAzucar: param('pctAzucar'),
  ratioMielAzucar: Type.Optional(param('ratioMielAzucar')),
  pctGrasa: param('pctGrasa'),
  pctFrutosSecos: param('pctFrutosSecos'),
  pctHumedad: param('pctHumedad'),
  rendimiento: param('rendimiento'),
  kcal_100g: param('kcal_100g'),
  coste_kg_eur: param('coste_kg_eur'),
});

export const TurronResponseSchema = Type.Object(
  {
    status: StatusSchema,
    craft: Type.Literal('turron'),
    type: Type.Enum(TYPE_IDS, { description: 'Tipo aplicado.' }),
    typeLabel: Type.String({ description: 'Nombre del tipo aplicado.' }),
    params: TurronParamsSchema,
    score: Type.Object({
      tipo: Type.Enum(TYPE_IDS, { description: 'Tipo aplicado.' }),
      almendras: Type.Integer({
        minimum: 1,
        maximum: 3,
        description: '3 (oro) para Suprema, 2 (plata) para Extra y 1 (bronce) para el resto.',
      }),
      categoria: Type.Enum(['Suprema', 'Extra', 'Fuera de IGP', 'Básico']),
      motivos: Type.Array(Type.String(), {
        minItems: 1,
        description: 'Razones de la categoría, consejos con gramos y avisos, en español.',
      }),
    }),
    poweredBy: Type.String(),
  },
  { $id: 'TurronResponse', description: 'Composición sobre producto terminado y categoría que alcanza.' },
);

export type TurronParams = Static<typeof TurronParamsSchema>;
/** The analysis of a turrón formula on the finished product, and the category it reaches. @interface */
export type TurronResponse = Static<typeof TurronResponseSchema>;
