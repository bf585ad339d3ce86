import Type, { type Static } from 'typebox';
import type { Range } from '../craft/ranges.ts';
import {
  appliedType,
  describedNumber,
  formulaSchema,
  HEATED_FIELD,
  type InterfaceSchemas,
  itemSchema,
  RangeSchema,
  StatusSchema,
  TextsSchema,
  typeField,
  VerdictSchema,
} from '../craft/schema.ts';
import { OWN_FIELDS } from '../despensa/own-schema.ts';
import { COMMON } from './params.gen.ts';
import { JUDGEABLE, PARAMS } from './params.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, TYPE_IDS } from './types.ts';

export const PasteleriaRequestSchema = formulaSchema(
  {
    $id: 'PasteleriaRequest',
    description:
      'Receta de pastelería en crudo. Los pesos son proporciones; la composición de un ingrediente (por 100 g, y precio en €/kg) sustituye a la del catálogo.',
  },
  typeField('Tipo de receta', TYPE_IDS, `Por defecto ${DEFAULT_TYPE}; si no se reconoce, también, con un aviso`),
  itemSchema(SHAPE, OWN_FIELDS),
);

type CommonKey = 'azucares' | 'grasa' | 'proteinas' | 'agua' | 'solidos' | 'pod';

/** The parameters of every type, and those of the type applied. */
export type Params = Readonly<Record<CommonKey | 'kcal_100g' | 'coste_kg_eur', number>> &
  Readonly<Record<string, number>>;
/** Whether each lies in its range; null when the type does not judge it. */
export type InRange = Readonly<Record<CommonKey, boolean | null>> & Readonly<Record<string, boolean | null>>;

const described = new Map(PARAMS.map((param) => [param.key, describedNumber(param)]));
const number = (key: string) => described.get(key)!;
const JudgementSchema = Type.Union([Type.Boolean(), Type.Null()]);

const commonKeys = new Set(COMMON.map(({ key }) => key));
const specificKeys = PARAMS.map(({ key }) => key).filter((key) => !commonKeys.has(key));

function ofEveryType<Schema extends Type.TSchema>(keys: readonly string[], schema: (key: string) => Schema) {
  return Object.fromEntries(keys.map((key) => [key, schema(key)]));
}

/** One optional property per parameter of some type. */
function ofSomeTypes<Schema extends Type.TSchema>(schema: (key: string) => Schema) {
  return Object.fromEntries(specificKeys.map((key) => [key, Type.Optional(schema(key))]));
}

const ParamsSchema = Type.Unsafe<Params>(
  Type.Object(
    {
      ...ofEveryType([...commonKeys], number),
      ...ofSomeTypes(number),
    },
    { description: 'Composición por 100 g de receta en crudo y relaciones propias del tipo, con 2 decimales.' },
  ),
);

const RangesSchema = Type.Unsafe<Readonly<Record<string, Range>>>(
  Type.Object(
    {
      azucares: Type.Optional(RangeSchema),
      grasa: Type.Optional(RangeSchema),
      agua: Type.Optional(RangeSchema),
      ...ofSomeTypes(() => RangeSchema),
    },
    { description: 'Rango de cada parámetro que el tipo limita.' },
  ),
);

const InRangeSchema = Type.Unsafe<InRange>(
  Type.Object(
    {
      ...ofEveryType(JUDGEABLE, () => JudgementSchema),
      ...ofSomeTypes(() => JudgementSchema),
    },
    { description: 'true dentro del rango, false fuera, null si el tipo no fija límite.' },
  ),
);

export const PasteleriaResponseSchema = Type.Object(
  {
    status: StatusSchema,
    verdict: VerdictSchema,
    type: appliedType(TYPE_IDS),
    typeLabel: Type.String({ description: 'Nombre del tipo aplicado.' }),
    params: ParamsSchema,
    ranges: RangesSchema,
    inRange: InRangeSchema,
    trophy: Type.Optional(Type.Enum(['gold', 'silver', 'bronze'])),
    suggestions: TextsSchema,
    warnings: TextsSchema,
    poweredBy: Type.String(),
  },
  { $id: 'PasteleriaResponse', description: 'Composición de la receta, rangos del tipo y consejos en gramos.' },
);

/** A pastry recipe as it is sent. @interface */
export type PasteleriaRequest = Static<typeof PasteleriaRequestSchema>;
/** The analysis of a pastry recipe, per 100 g. @interface */
export type PasteleriaResponse = Static<typeof PasteleriaResponseSchema>;

/** What it takes and answers in the operation of the interface. */
export const INTERFACE: InterfaceSchemas = {
  request: PasteleriaRequestSchema,
  response: PasteleriaResponseSchema,
  newer: HEATED_FIELD,
};
