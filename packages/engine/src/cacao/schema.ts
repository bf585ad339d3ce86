import Type, { type Static, type TNumber } from 'typebox';
import {
  appliedType,
  describedNumber,
  formulaSchema,
  HEATED_FIELD,
  type InterfaceSchemas,
  itemSchema,
  RangeSchema,
  StatusSchema,
  typeField,
} from '../craft/schema.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { OWN_FIELDS } from '../despensa/own-schema.ts';
import { AW_SPREAD, PARAMS, type ParamKey } from './params.ts';
import { DEFAULT_TYPE, TYPE_IDS } from './types.ts';

export const CacaoRequestSchema = formulaSchema(
  { $id: 'CacaoRequest', description: 'Fórmula de chocolate, cobertura, gianduja o relleno de bombón.' },
  typeField(
    'Tipo de chocolate, que fija los límites legales y los objetivos',
    TYPE_IDS,
    `Sin él, o si no se reconoce, se aplica ${DEFAULT_TYPE}`,
  ),
  itemSchema(SHAPE, OWN_FIELDS),
);

const paramSchemas = Object.fromEntries(PARAMS.map((param) => [param.key, describedNumber(param)])) as Record<
  ParamKey,
  TNumber
>;

export const CacaoResponseSchema = Type.Object(
  {
    status: StatusSchema,
    craft: Type.Literal('cacao'),
    type: appliedType(TYPE_IDS),
    typeLabel: Type.String({ description: 'Nombre del tipo aplicado.' }),
    params: Type.Object(paramSchemas),
    score: Type.Object({
      tipo: Type.String({
        description: 'Denominación que alcanza (RD 1055/2003), o por qué no la alcanza; en rellenos, su conservación.',
      }),
      medalla: Type.Enum(['gold', 'silver', 'bronze']),
      temple: Type.Object({ fundir: RangeSchema, enfriar: RangeSchema, trabajar: RangeSchema }),
      aw: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1,
          description: `Actividad de agua estimada (${AW_SPREAD}); solo en los tipos bombon, bombon_fresco, trufa y relleno_caramelo.`,
        }),
      ),
      motivos: Type.Array(Type.String(), {
        minItems: 1,
        description: 'Razones de la medalla, consejos en gramos de la fórmula y avisos, en español.',
      }),
    }),
    poweredBy: Type.String(),
  },
  { $id: 'CacaoResponse', description: 'Composición del producto, denominación legal, medalla y templado.' },
);

/** A formula of chocolate, couverture, gianduja or filling as it is sent. @interface */
export type CacaoRequest = Static<typeof CacaoRequestSchema>;
/** The analysis of a chocolate formula: legal name, medal and tempering. @interface */
export type CacaoResponse = Static<typeof CacaoResponseSchema>;

/** What it takes and answers in the operation of the interface. */
export const INTERFACE: InterfaceSchemas = {
  request: CacaoRequestSchema,
  response: CacaoResponseSchema,
  newer: HEATED_FIELD,
};
