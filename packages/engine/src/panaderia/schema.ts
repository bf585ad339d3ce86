import Type, { type Static } from 'typebox';
import {
  appliedType,
  formulaSchema,
  type InterfaceSchemas,
  itemSchema,
  RangeSchema,
  StatusSchema,
  TextsSchema,
  typeField,
  VerdictSchema,
} from '../craft/schema.ts';
import type { Declaration } from '../despensa/declaration.ts';
import { OWN_FIELDS } from '../despensa/own-schema.ts';
import { byParam } from './params.ts';
import { SHAPE } from './read.ts';
import { ROLES } from './roles.gen.ts';
import { DEFAULT_TYPE, TYPE_IDS } from './types.ts';

export const PanaderiaRequestSchema = formulaSchema(
  {
    $id: 'PanaderiaRequest',
    description: 'Fórmula de pan o pizza. Los pesos son proporciones; todo se expresa sobre la harina total.',
  },
  typeField('Tipo de masa', TYPE_IDS, `Por defecto ${DEFAULT_TYPE}; si no se reconoce, también, con un aviso`),
  itemSchema(SHAPE, {
    ...OWN_FIELDS,
    role: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: `Fuerza la clasificación cuando el nombre no basta: ${ROLES.join(', ')}.`,
        examples: [...ROLES],
      }),
    ),
    hidratacion: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  }),
);

export const PanaderiaResponseSchema = Type.Object(
  {
    status: StatusSchema,
    verdict: VerdictSchema,
    type: appliedType(TYPE_IDS),
    typeLabel: Type.String({ description: 'Nombre del tipo aplicado.' }),
    params: Type.Object(
      byParam(({ formula }) => Type.Number({ description: formula })),
      { description: 'Porcentajes sobre la harina total (harina = 100), con 2 decimales.' },
    ),
    ranges: Type.Object(
      { ...byParam(() => RangeSchema), prefermento: Type.Optional(RangeSchema) },
      { description: 'Rango de cada parámetro que el tipo limita; el de levadura, en la forma de levadura usada.' },
    ),
    inRange: Type.Object(
      byParam(() => Type.Union([Type.Boolean(), Type.Null()])),
      { description: 'true dentro del rango, false fuera, null si el tipo no fija límite.' },
    ),
    suggestions: TextsSchema,
    warnings: TextsSchema,
    poweredBy: Type.String(),
  },
  { $id: 'PanaderiaResponse', description: 'Porcentajes de panadero, rangos del tipo y consejos en gramos.' },
);

/** An ingredient of a dough as it is sent. */
export interface PanaderiaIngredient {
  readonly name: string;
  readonly grams: number;
  /** One of the twelve roles, where the name does not tell what it is. */
  readonly role?: string | null | undefined;
  /** Hydration of a pre-ferment, 0-300 %. */
  readonly hidratacion?: number | null | undefined;
  /** Label of an ingredient of the person's own, per 100 g. */
  readonly etiqueta?: Declaration | null | undefined;
}

/** A dough as it is sent. */
export interface PanaderiaRequest {
  /** Type of dough; `pan_comun` when absent. */
  readonly type?: string | null | undefined;
  readonly ingredients: readonly PanaderiaIngredient[];
}

/** The analysis of a dough, in % of flour. @interface */
export type PanaderiaResponse = Static<typeof PanaderiaResponseSchema>;

/** What it takes and answers in the operation of the interface. */
export const INTERFACE: InterfaceSchemas = {
  request: PanaderiaRequestSchema,
  response: PanaderiaResponseSchema,
};
