import Type, { type Static } from 'typebox';
import {
  appliedType,
  describedNumber,
  formulaSchema,
  HEATED_FIELD,
  type InterfaceSchemas,
  itemSchema,
  StatusSchema,
  typeField,
} from '../craft/schema.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import type { Declaration } from '../despensa/declaration.ts';
import { OWN_FIELDS } from '../despensa/own-schema.ts';
import type { TurronParams } from './measure.ts';
import { OPTIONAL, PARAMS } from './params.ts';
import { DEFAULT_TYPE, TYPES } from './types.ts';

const TYPE_IDS = TYPES.map((type) => type.id);

export const TurronRequestSchema = formulaSchema(
  { $id: 'TurronRequest', description: 'Fórmula de turrón o dulce de almendra, tal como se pesa.' },
  typeField(
    'Tipo de turrón, que fija los umbrales',
    TYPE_IDS,
    `Sin él, o si no se reconoce, se aplica ${DEFAULT_TYPE}`,
  ),
  itemSchema(SHAPE, OWN_FIELDS),
);

const params = PARAMS.map((param) => {
  const number = describedNumber(param);
  return [param.key, param.key === OPTIONAL ? Type.Optional(number) : number] as const;
});

export const TurronParamsSchema = Type.Unsafe<TurronParams>(Type.Object(Object.fromEntries(params)));

export const TurronResponseSchema = Type.Object(
  {
    status: StatusSchema,
    craft: Type.Literal('turron'),
    type: appliedType(TYPE_IDS),
    typeLabel: Type.String({ description: 'Nombre del tipo aplicado.' }),
    params: TurronParamsSchema,
    score: Type.Object({
      tipo: appliedType(TYPE_IDS),
      almendras: Type.Integer({ minimum: 1, maximum: 3 }),
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

/** A formula of turrón as it is sent. @interface */
export interface TurronRequest {
  readonly type?: string | null;
  readonly ingredients: readonly {
    readonly ingrediente: string;
    readonly peso: number;
    readonly etiqueta?: Declaration | null | undefined;
  }[];
}
/** The analysis of a turrón formula on the finished product, and the category it reaches. @interface */
export type TurronResponse = Static<typeof TurronResponseSchema>;

/** What it takes and answers in the operation of the interface. */
export const INTERFACE: InterfaceSchemas = {
  request: TurronRequestSchema,
  response: TurronResponseSchema,
  newer: HEATED_FIELD,
};
