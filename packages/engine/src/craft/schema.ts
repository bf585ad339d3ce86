import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { ParamInfo } from './param.ts';
import type { Range } from './ranges.ts';
import { type ItemShape, MAX_INGREDIENTS } from './shape.ts';

/** [minimum, maximum]. Written as an array of two because a tuple of typebox is not valid JSON Schema 2020-12. */
export const RangeSchema = Type.Unsafe<Range>({
  type: 'array',
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
  description: '[mínimo, máximo]',
});
export const VerdictSchema = Type.Enum(['equilibrada', 'revisar']);
export const StatusSchema = Type.Literal('ok');
export const TextsSchema = Type.Array(Type.String());

/** For a field that has another name now and goes with the next release. */
export function formerly(name: string) {
  return { deprecated: true, description: `Igual que «${name}»; se retira en la próxima versión.` };
}

/** JSON Schema of a refusal. */
export const ErrorSchema = Type.Object(
  {
    error: Type.String({ description: 'Mensaje en español.' }),
    supported: Type.Optional(
      Type.Array(Type.String(), { description: 'Oficios disponibles; solo cuando el pedido no está entre ellos.' }),
    ),
  },
  { $id: 'Error' },
);

/** JSON Schema of one of the faults of a request. */
export const WireFaultSchema = Type.Object({
  codigo: Type.String({ description: 'Clase de fallo, estable entre versiones: «peso_no_valido».' }),
  indice: Type.Optional(Type.Integer({ minimum: 0, description: 'Lugar del ingrediente en la lista, desde 0.' })),
  campo: Type.Optional(Type.String({ description: 'Campo en el que está el fallo, como se envió.' })),
  detalle: Type.String({ description: 'El fallo en palabras.' }),
});

/** JSON Schema of a refusal for those who ask for problems (RFC 9457). */
export const ProblemSchema = Type.Object(
  {
    error: Type.String({ description: 'El mensaje en español, el mismo que sin pedir problemas.' }),
    type: Type.String({ format: 'uri', description: 'Dirección de la página que explica la clase de fallo.' }),
    title: Type.String({ description: 'La clase de problema en pocas palabras.' }),
    status: Type.Integer({ description: 'El código de estado HTTP.' }),
    detail: Type.String({ description: 'El mensaje en español, el mismo que en «error».' }),
    codigo: Type.String({
      description: 'Clase de fallo, estable entre versiones: «peso_no_valido». Están todas en /docs/errores.',
    }),
    indice: Type.Optional(Type.Integer({ minimum: 0, description: 'Lugar del ingrediente en la lista, desde 0.' })),
    campo: Type.Optional(Type.String({ description: 'Campo en el que está el fallo, como se envió.' })),
    supported: Type.Optional(Type.Array(Type.String(), { description: 'Oficios disponibles.' })),
    errores: Type.Array(WireFaultSchema, { description: 'Todo lo que no vale, hasta 100 fallos; el primero es este.' }),
  },
  { $id: 'Problema' },
);

/** An ingredient as the shape of its craft has it on the wire. */
export type WireItem<Shape extends ItemShape> = {
  readonly [name in Shape['name']]: string;
} & { readonly [weight in Shape['weight']]: number } & {
  readonly [field in keyof Shape['numbers']]?: number | null | undefined;
};

/** A craft's ingredient, of its reader's shape; `extra` holds fields of its own. */
export function itemSchema<
  const Shape extends ItemShape,
  Extra extends Record<string, TSchema> = Record<never, TSchema>,
>(shape: Shape, extra?: Extra) {
  const numbers: Record<string, TSchema> = {};
  for (const [field, { min, max }] of Object.entries(shape.numbers ?? {})) {
    numbers[field] = Type.Optional(
      Type.Union([
        Type.Number({
          ...(min === undefined ? {} : { minimum: min }),
          ...(max === undefined ? {} : { maximum: max }),
        }),
        Type.Null(),
      ]),
    );
  }
  return Type.Unsafe<WireItem<Shape> & { readonly [field in keyof Extra]?: Static<Extra[field]> | undefined }>(
    Type.Object({
      [shape.name]: Type.String({ minLength: 1, pattern: '\\S' }),
      [shape.weight]: Type.Number({ minimum: 0 }),
      ...numbers,
      ...extra,
    }),
  );
}

/** The type of a formula, and what is applied without one. */
export function typeField(what: string, ids: readonly string[], otherwise: string) {
  return Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: `${what}: ${ids.join(', ')}. ${otherwise}.`,
      examples: [...ids],
    }),
  );
}

/** The type an answer was worked out for. */
export const appliedType = <const Id extends string>(ids: readonly Id[]) =>
  Type.Enum([...ids], { description: 'Tipo aplicado.' });

/** Told with its unit and how it is computed. */
export const describedNumber = ({ label, unit, formula }: ParamInfo) =>
  Type.Number({ description: `${label}${unit === '' ? '' : ` (${unit})`}. ${formula}` });

export function ingredientsSchema<Item extends TSchema>(item: Item) {
  return Type.Unsafe<readonly Static<Item>[]>(Type.Array(item, { minItems: 1, maxItems: MAX_INGREDIENTS }));
}

/** A formula as it is sent: its type and its ingredients. */
export function formulaSchema<Item extends TSchema>(
  about: { readonly $id: string; readonly description: string },
  type: ReturnType<typeof typeField>,
  item: Item,
) {
  return Type.Object({ type, ingredients: ingredientsSchema(item) }, about);
}

/** Whether raw egg is heated, for the operations beyond the interface. */
export const HEATED_FIELD = {
  calentado: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], {
      description:
        'Si el huevo crudo alcanza 70 °C (almíbar, baño, crema inglesa, horno): con «true» no se objeta; con «false», o sin decirlo en lo que nada cuece (tiramisú, mousse, ganache), es una falta (RD 1021/2022, art. 9).',
    }),
  ),
};

/** What an operation takes and answers. */
export interface OperationSchemas {
  readonly request: TObject;
  readonly response: TSchema;
}

/** What a craft takes and answers in the operation of the interface. */
export interface InterfaceSchemas extends OperationSchemas {
  /** Fields that only the newer operations of the craft read. */
  readonly newer?: Readonly<Record<string, TSchema>>;
  /** Its manifest, where it differs from the one of every craft. */
  readonly manifest?: TSchema;
}

/** JSON Schema of a warning. */
export const AvisoSchema = Type.Object({
  codigo: Type.String({ description: 'Clase de aviso, estable entre versiones: «ingrediente_desconocido».' }),
  texto: Type.String({ description: 'El aviso en palabras.' }),
  indice: Type.Optional(Type.Integer({ minimum: 0, description: 'Lugar del ingrediente en la lista, desde 0.' })),
});

/** JSON Schema of what of a request was read otherwise than it says. */
export const AvisosSchema = Type.Array(AvisoSchema, {
  description:
    'Lo que no se ha leído como se pidió: un tipo con otro nombre o desconocido, un campo que no se lee. Falta si no hay nada que decir.',
});
