import Type from 'typebox';
import { HEATED_FIELD, StatusSchema } from '../craft/schema.ts';
import { MAX_INGREDIENTS } from '../craft/shape.ts';
import { ALLERGENS } from '../despensa/allergen-texts.ts';
import { RecetaSchema, recipeItemSchema } from '../despensa/receta-schema.ts';
import { NUTRIENTS, type Nutrient } from './nutrition.ts';
import { NUTRIENTS_IN_UNITS } from './texts.ts';

const { perdida, craft, type } = RecetaSchema.properties;

/** JSON Schema of a request of `etiqueta`. */
export const EtiquetaRequestSchema = Type.Object(
  {
    nombre: Type.Optional(Type.String({ maxLength: 200 })),
    denominacion: Type.Optional(Type.String({ maxLength: 200 })),
    craft,
    type,
    ingredients: Type.Array(recipeItemSchema(RecetaSchema), { minItems: 1, maxItems: MAX_INGREDIENTS }),
    perdida,
    porcion: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000 })),
    destacar: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
    compuestos: Type.Optional(Type.Enum(['lista', 'disueltos'])),
    ...HEATED_FIELD,
  },
  { $id: 'EtiquetaRequest', description: 'La fórmula de la que se pide la etiqueta.' },
);

function table<Value>(value: (text: string) => Value): Record<Nutrient, Value> {
  return Object.fromEntries(NUTRIENTS.map((key) => [key, value(NUTRIENTS_IN_UNITS[key])])) as Record<Nutrient, Value>;
}

const Figures = Type.Object(table((text) => Type.Number({ minimum: 0, description: `${text}.` })));
const Shown = Type.Object(table((text) => Type.String({ description: `${text}, como se imprime.` })));
const Codes = Type.Array(Type.Enum([...ALLERGENS]));
const Text = Type.String();

/** JSON Schema of an answer of `etiqueta`. */
export const EtiquetaSchema = Type.Object(
  {
    status: StatusSchema,
    denominacion: Type.Union([Type.String(), Type.Null()]),
    nombre: Type.Optional(Text),
    lista: Type.Object({
      texto: Text,
      segmentos: Type.Array(Type.Object({ texto: Text, alergeno: Type.Union([Type.String(), Type.Null()]) })),
    }),
    alergenos: Type.Object({ contiene: Codes, puede_contener: Codes }),
    nutricion: Type.Object({
      por_100g: Figures,
      mostrado: Shown,
      por_racion: Type.Optional(Type.Object({ gramos: Type.Number(), valores: Figures, mostrado: Shown })),
    }),
    quid: Type.Array(
      Type.Object({
        ingrediente: Text,
        porcentaje: Type.Number(),
        texto: Text,
        motivo: Type.Enum(['nombre', 'destacado']),
        lugares: Type.Integer({ minimum: 1 }),
      }),
    ),
    menciones: Type.Array(Type.Object({ codigo: Text, texto: Text, articulo: Text })),
    declaraciones: Type.Array(
      Type.Object({
        id: Text,
        texto: Text,
        estado: Type.Enum(['posible', 'no_posible', 'no_se_puede_decir']),
        porque: Text,
        articulo: Text,
      }),
    ),
    avisos: Type.Array(Type.Object({ codigo: Text, texto: Text, articulo: Type.Optional(Text) })),
    disclaimer: Text,
    poweredBy: Text,
  },
  { $id: 'Etiqueta', description: 'Borrador de la etiqueta de un alimento.' },
);
