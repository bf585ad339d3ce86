import Type, { type TSchema } from 'typebox';
import { CacaoRequestSchema, CacaoResponseSchema } from './cacao/schema.ts';
import type { CraftId } from './common/craft.ts';
import { BalanceManifestSchema, BalanceRequestSchema, BalanceResponseSchema } from './helado/schema.ts';
import { PanaderiaRequestSchema, PanaderiaResponseSchema } from './panaderia/schema.ts';
import { PasteleriaRequestSchema, PasteleriaResponseSchema } from './pasteleria/schema.ts';
import { TurronRequestSchema, TurronResponseSchema } from './turron/schema.ts';

export { ErrorSchema } from './common/schema.ts';
export { CurveResponseSchema } from './helado/schema.ts';

/** The shapes of one craft on the wire. */
export interface CraftSchemas {
  readonly request: TSchema;
  readonly response: TSchema;
  readonly manifest: TSchema;
}

/** The manifest of a craft: that of ice cream with the craft's own request in it. */
function manifestSchema(name: string, request: TSchema): TSchema {
  const { types, ...rest } = BalanceManifestSchema.properties;
  return Type.Object(
    { ...rest, types: Type.Array(Type.String()), bodyExample: request },
    { $id: `${name}Manifest`, description: 'Qué calcula la operación y cómo se le pide.' },
  );
}

export const SCHEMAS = {
  helado: { request: BalanceRequestSchema, response: BalanceResponseSchema, manifest: BalanceManifestSchema },
  panaderia: {
    request: PanaderiaRequestSchema,
    response: PanaderiaResponseSchema,
    manifest: manifestSchema('Panaderia', PanaderiaRequestSchema),
  },
  pasteleria: {
    request: PasteleriaRequestSchema,
    response: PasteleriaResponseSchema,
    manifest: manifestSchema('Pasteleria', PasteleriaRequestSchema),
  },
  turron: {
    request: TurronRequestSchema,
    response: TurronResponseSchema,
    manifest: manifestSchema('Turron', TurronRequestSchema),
  },
  cacao: {
    request: CacaoRequestSchema,
    response: CacaoResponseSchema,
    manifest: manifestSchema('Cacao', CacaoRequestSchema),
  },
} as unknown as Readonly<Record<CraftId, CraftSchemas>>;
