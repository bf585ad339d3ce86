import Type, { type TSchema } from 'typebox';
import { AnalisisSchema as Analysis, AuthoritySchema, analizarSchemas } from './analizar-schema.ts';
import type { Craft } from './craft/craft.ts';
import { CRAFT_IDS, type CraftId } from './craft/ids.ts';
import { lazy } from './craft/lazy.ts';
import { formerly, type InterfaceSchemas, type OperationSchemas, StatusSchema } from './craft/schema.ts';
import { craftOf } from './crafts.ts';
import { type CrearSchemas, crearSchemas } from './crear/schema.ts';
import { describeSchema } from './describe-schema.ts';
import {
  FoodSheetSchema as FoodSheet,
  PantrySchema as Pantry,
  WholePantrySchema as WholePantry,
} from './despensa/schema.ts';
import { equilibrarSchemas } from './equilibrar/schema.ts';
import { EtiquetaSchema as Etiqueta, EtiquetaRequestSchema as EtiquetaRequest } from './etiqueta/schema.ts';
import { BalanceManifestSchema, CurveResponseSchema as Curve } from './helado/schema.ts';
import { LoteSchema as Lote, LoteRequestSchema as LoteRequest } from './lote-schema.ts';
import { INTERFACES as gathered } from './schemas.gen.ts';

export { ErrorSchema, type OperationSchemas, ProblemSchema } from './craft/schema.ts';
export type { CrearOperation } from './crear/schema.ts';
export { fieldText } from './describe-schema.ts';
export type { FieldText } from './schema-texts.ts';

/** JSON Schema of an answer of `analizar`. */
export const AnalisisSchema = describeSchema(Analysis);
/** JSON Schema of a batch of formulas. */
export const LoteRequestSchema = describeSchema(LoteRequest);
/** JSON Schema of the answer to a batch. */
export const LoteSchema = describeSchema(Lote);
/** JSON Schema of an answer of `consultPantry`. */
export const PantrySchema = describeSchema(Pantry);
/** JSON Schema of an answer of `wholePantry`. */
export const WholePantrySchema = describeSchema(WholePantry);
/** JSON Schema of an answer of `foodSheet`. */
export const FoodSheetSchema = describeSchema(FoodSheet);
/** JSON Schema of a freezing curve. */
export const CurveResponseSchema = describeSchema(Curve, craftOf('helado'));
/** JSON Schema of a request of `etiqueta`. */
export const EtiquetaRequestSchema = describeSchema(EtiquetaRequest);
/** JSON Schema of a label. */
export const EtiquetaSchema = describeSchema(Etiqueta);

/** The shapes of one craft on the wire. */
export interface CraftSchemas extends OperationSchemas, CrearSchemas {
  readonly manifest: TSchema;
  readonly equilibrar: OperationSchemas;
  readonly analizar: OperationSchemas;
}

/** The manifest of a craft: that of ice cream with the craft's own request in it. */
function manifestSchema(name: string, request: TSchema): TSchema {
  const { types, ...rest } = BalanceManifestSchema.properties;
  return Type.Object(
    { ...rest, types: Type.Array(Type.String()), bodyExample: request },
    { $id: `${name}Manifest`, description: 'Qué calcula la operación y cómo se le pide.' },
  );
}

/** What each craft takes and answers in the operation of the interface. */
const INTERFACE: Readonly<Record<CraftId, InterfaceSchemas>> = gathered;

function allOf(craft: Craft, own: InterfaceSchemas): CraftSchemas {
  const bothFor =
    (speaker?: Craft) =>
    ({ request, response }: OperationSchemas) => ({
      request: describeSchema(request, speaker),
      response: describeSchema(response, speaker),
    });
  const [both, common] = [bothFor(craft), bothFor()];
  const request = Type.Object({ ...own.request.properties, ...own.newer });
  const manifest = own.manifest ?? manifestSchema(craft.operation, own.request);
  const making = crearSchemas(craft, request);
  return {
    ...both(own),
    manifest: describeSchema(manifest, craft),
    equilibrar: both(equilibrarSchemas(craft, CRAFT_IDS, { ...own, request })),
    analizar: { request: describeSchema(analizarSchemas(craft, request).request, craft), response: AnalisisSchema },
    crear: common(making.crear),
    sustituir: { ...common(making.sustituir), request: both(making.sustituir).request },
    desdeEtiqueta: common(making.desdeEtiqueta),
  };
}

const SCHEMAS: ReadonlyMap<string, () => CraftSchemas> = new Map(
  (Object.keys(INTERFACE) as CraftId[]).map((id) => [id, lazy(() => allOf(craftOf(id), INTERFACE[id]))]),
);

/** JSON Schemas (TypeBox) of a craft. */
export function schemasOf({ id }: Pick<Craft, 'id'>): CraftSchemas {
  return SCHEMAS.get(id)!();
}

const CraftIdSchema = Type.Enum([...CRAFT_IDS], { description: 'Oficio.' });
const Open = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

const CatalogueEntrySchema = Type.Object({
  id: Type.String({ description: 'Lo que se envía en las fórmulas.' }),
  nombre: Type.String({ description: 'Nombre en español.' }),
  otrosNombres: Type.Array(Type.String()),
  grupo: Type.String(),
  composicion: Type.Record(Type.String(), Type.Number()),
  precio: Open('€/kg; null si no se conoce.'),
  fuente: Type.String({ description: 'De dónde salen las cifras.' }),
  name: Type.String(formerly('id')),
  label: Type.String(formerly('nombre')),
  aliases: Type.Array(Type.String(), formerly('otrosNombres')),
  group: Type.String(formerly('grupo')),
  composition: Type.Record(Type.String(), Type.Number(), formerly('composicion')),
  price: Type.Union([Type.Number(), Type.Null()], formerly('precio')),
  source: Type.String(formerly('fuente')),
});

/** JSON Schema of an answer of `consultCatalogue`. */
export const CatalogueSchema = describeSchema(
  Type.Object(
    {
      status: StatusSchema,
      craft: CraftIdSchema,
      total: Type.Integer({ minimum: 0 }),
      ingredientes: Type.Array(CatalogueEntrySchema),
    },
    { $id: 'Catalogo', description: 'Ingredientes del catálogo de un oficio; si se busca, del más al menos parecido.' },
  ),
);

const Bound = Open('null en un lado abierto.');
const RangoSchema = (description: string) => Type.Array(Bound, { minItems: 2, maxItems: 2, description });

const LimitSchema = Type.Object({
  id: Type.String(),
  nombre: Type.String({ description: 'Nombre de lo que se limita.' }),
  unidad: Type.String({ description: '«%», «°C», «€/kg»…; vacía en una relación o un índice.' }),
  rango: RangoSchema('[mínimo, máximo] que se acepta; null en un lado abierto.'),
  objetivo: Type.Optional(
    RangoSchema('Lo habitual dentro de lo aceptado: donde están cuatro de cada cinco fórmulas firmadas.'),
  ),
  otorga: Type.Optional(Type.String()),
  nivel: AuthoritySchema,
  fuente: Type.String(),
});

const FormerLimitSchema = Type.Object({
  key: Type.String(formerly('id')),
  label: Type.String(formerly('nombre')),
  unit: Type.String(formerly('unidad')),
  min: Type.Union([Type.Number(), Type.Null()], formerly('rango')),
  max: Type.Union([Type.Number(), Type.Null()], formerly('rango')),
  level: Type.Optional(Type.String(formerly('otorga'))),
  source: Type.String(formerly('fuente')),
});

const ParamInfoSchema = Type.Object({
  id: Type.String({ description: 'Clave del parámetro.' }),
  nombre: Type.String({ description: 'Nombre del parámetro.' }),
  unidad: Type.String({ description: '«%», «°C», «€/kg»…; vacía en una relación o un índice.' }),
  formula: Type.String(),
  fuente: Type.String({ description: 'De dónde sale la definición.' }),
  key: Type.String(formerly('id')),
  label: Type.String(formerly('nombre')),
  unit: Type.String(formerly('unidad')),
  source: Type.String(formerly('fuente')),
});

const InTypesSchema = Type.Array(Type.String(), { description: 'Tipos en los que vale.' });

const DoseSchema = Type.Object({
  que: Type.String(),
  sobre: Type.Union([Type.Literal('total'), Type.Literal('harina')]),
  aviso: Type.Union([Type.Number(), Type.Null()]),
  tope: Type.Union([Type.Number(), Type.Null()]),
  fuente: Type.String(),
  tipos: InTypesSchema,
});

const BanSchema = Type.Object({
  dice: Type.String(),
  hasta: Type.Number(),
  falta: Type.Boolean({ description: 'Si quita el buen resultado; si no, solo se dice.' }),
  en_su_lugar: Type.Optional(Type.String()),
  fuente: Type.String(),
  tipos: InTypesSchema,
});

/** JSON Schema of an answer of `consultTypes`. */
export const TypesSchema = describeSchema(
  Type.Object(
    {
      status: StatusSchema,
      craft: CraftIdSchema,
      porDefecto: Type.String(),
      tipos: Type.Array(
        Type.Object({
          id: Type.String(),
          nombre: Type.String({ description: 'Nombre del tipo.' }),
          familia: Type.Optional(Type.String()),
          limites: Type.Array(LimitSchema, { description: 'Lo que pide el tipo.' }),
          label: Type.String(formerly('nombre')),
          family: Type.Optional(Type.String(formerly('familia'))),
          limits: Type.Array(FormerLimitSchema, formerly('limites')),
        }),
      ),
      dosis: Type.Array(DoseSchema),
      vetos: Type.Array(BanSchema),
      parametros: Type.Array(ParamInfoSchema),
    },
    { $id: 'Tipos', description: 'Tipos de un oficio con sus rangos y fuentes, y el significado de cada parámetro.' },
  ),
);

const LegalStateSchema = Type.Union(
  [Type.Literal('en_vigor'), Type.Literal('aun_no'), Type.Literal('ya_no'), Type.Literal('sin_fecha')],
  { description: 'Si rige ese día: «en_vigor», «aun_no», «ya_no», o «sin_fecha» si no consta desde cuándo.' },
);
const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
const dayOrNull = (description: string) => Type.Union([Type.String({ pattern: DAY }), Type.Null()], { description });

/** A requirement with the norms its source cites. */
const dated = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object({
    ...properties,
    estado: LegalStateSchema,
    normas: Type.Array(Type.String(), { description: 'Normas que cita su fuente.' }),
  });

/** JSON Schema of an answer of `leyEn`. */
export const LeySchema = describeSchema(
  Type.Object(
    {
      status: StatusSchema,
      craft: CraftIdSchema,
      type: Type.String({ description: 'Tipo que se ha pedido.' }),
      typeLabel: Type.String({ description: 'Nombre del tipo.' }),
      fecha: Type.String({ pattern: DAY }),
      normas: Type.Array(
        Type.Object({
          titulo: Type.String(),
          desde: dayOrNull('Primer día en que rige; null si no consta.'),
          hasta: dayOrNull('Último día en que rige; null si sigue o no consta.'),
          estado: LegalStateSchema,
          sustituye: Type.Optional(Type.String()),
        }),
      ),
      limites: Type.Array(dated(LimitSchema.properties)),
      dosis: Type.Array(dated(DoseSchema.properties)),
      vetos: Type.Array(dated(BanSchema.properties)),
      nota: Type.String(),
    },
    { $id: 'Ley', description: 'Lo que la ley pide a un tipo, y si regía en una fecha.' },
  ),
);

/** JSON Schema of an answer of `consultEvidence`. */
export const EvidenceSchema = describeSchema(
  Type.Object(
    {
      status: StatusSchema,
      craft: CraftIdSchema,
      type: Type.String({ description: 'Tipo que se ha pedido.' }),
      typeLabel: Type.String({ description: 'Nombre del tipo.' }),
      total: Type.Integer({ description: 'Fórmulas firmadas del tipo.' }),
      texto: Type.Optional(Type.String({ description: 'Lo que se dice si son pocas para juzgar por ellas.' })),
      limites: Type.Array(LimitSchema, { description: 'Lo que pide el tipo.' }),
      formulas: Type.Array(
        Type.Object({
          nombre: Type.String({ description: 'Nombre de la fórmula publicada.' }),
          fuente: Type.String({ description: 'Quién la publica.' }),
          blog: Type.Boolean(),
          ingredientes: Type.Array(
            Type.Object({
              id: Type.String({ description: 'Alimento de la despensa.' }),
              nombre: Type.String({ description: 'Nombre del alimento.' }),
              gramos: Type.Number({ description: 'Peso publicado.' }),
            }),
          ),
          cifras: Type.Record(Type.String(), Type.Number()),
        }),
      ),
    },
    { $id: 'Evidencia', description: 'Fórmulas publicadas y firmadas de un tipo, con sus cifras.' },
  ),
);

/** JSON Schema of what made an answer. */
export const VersionSchema = describeSchema(
  Type.Object(
    {
      engine: Type.String(),
      data: Type.String(),
    },
    { $id: 'Version', description: 'Qué motor y qué datos responden.' },
  ),
);
