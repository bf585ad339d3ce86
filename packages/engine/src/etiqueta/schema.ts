import Type from 'typebox';
import { HEATED_FIELD, StatusSchema } from '../craft/schema.ts';
import { MAX_INGREDIENTS } from '../craft/shape.ts';
import { ALLERGENS } from '../despensa/allergen-texts.ts';
import { RecetaSchema, recipeItemSchema } from '../despensa/receta-schema.ts';
import { NUTRIENTS, type Nutrient } from './nutrition.ts';

const { perdida, craft, type } = RecetaSchema.properties;

/** JSON Schema of a request of `etiqueta`. */
export const EtiquetaRequestSchema = Type.Object(
  {
    nombre: Type.Optional(
      Type.String({ maxLength: 200, description: 'Nombre del producto; vale de denominación si no se da otra.' }),
    ),
    denominacion: Type.Optional(Type.String({ maxLength: 200 })),
    craft,
    type,
    ingredients: Type.Array(recipeItemSchema(RecetaSchema), {
      minItems: 1,
      maxItems: MAX_INGREDIENTS,
      description: 'Ingredientes de la fórmula; «ingrediente» y «peso» valen por «name» y «grams».',
    }),
    perdida,
    porcion: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000 })),
    destacar: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
    compuestos: Type.Optional(Type.Enum(['lista', 'disueltos'])),
    ...HEATED_FIELD,
  },
  { $id: 'EtiquetaRequest', description: 'La fórmula de la que se pide la etiqueta.' },
);

const UNITS: Readonly<Record<Nutrient, string>> = {
  energia_kj: 'Valor energético en kJ',
  energia_kcal: 'Valor energético en kcal',
  grasas: 'Grasas, en gramos',
  saturadas: 'De las cuales saturadas, en gramos',
  hidratos: 'Hidratos de carbono, en gramos',
  azucares: 'De los cuales azúcares, en gramos',
  fibra: 'Fibra alimentaria, en gramos',
  proteinas: 'Proteínas (nitrógeno × 6,25), en gramos',
  sal: 'Sal (sodio × 2,5), en gramos',
};

function table<Value>(value: (text: string) => Value): Record<Nutrient, Value> {
  return Object.fromEntries(NUTRIENTS.map((key) => [key, value(UNITS[key])])) as Record<Nutrient, Value>;
}

const Figures = (description: string) =>
  Type.Object(
    table((text) => Type.Number({ minimum: 0, description: `${text}.` })),
    { description },
  );
const Shown = (description: string) =>
  Type.Object(
    table((text) => Type.String({ description: `${text}, como se imprime.` })),
    { description },
  );
const Codes = (description: string) => Type.Array(Type.Enum([...ALLERGENS]), { description });
const Article = Type.String({ description: 'Artículo o norma en que se apoya.' });

/** JSON Schema of an answer of `etiqueta`. */
export const EtiquetaSchema = Type.Object(
  {
    status: StatusSchema,
    denominacion: Type.Union([Type.String(), Type.Null()]),
    nombre: Type.Optional(
      Type.String({ description: 'El nombre del producto, si se envía una denominación distinta.' }),
    ),
    lista: Type.Object({
      texto: Type.String({ description: 'La lista de ingredientes.' }),
      segmentos: Type.Array(
        Type.Object({
          texto: Type.String({ description: 'Un trozo de la lista.' }),
          alergeno: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
    }),
    alergenos: Type.Object({
      contiene: Codes('Los que contiene, por código.'),
      puede_contener: Codes('Trazas habituales en el oficio; manda tu evaluación del riesgo.'),
    }),
    nutricion: Type.Object({
      por_100g: Figures('Por 100 g de producto terminado, sin redondear.'),
      mostrado: Shown('Lo mismo, redondeado según la guía de la Comisión.'),
      por_racion: Type.Optional(
        Type.Object({
          gramos: Type.Number(),
          valores: Figures('Por ración, sin redondear.'),
          mostrado: Shown('Por ración, redondeado.'),
        }),
      ),
    }),
    quid: Type.Array(
      Type.Object({
        ingrediente: Type.String({ description: 'El ingrediente, como está en la lista.' }),
        porcentaje: Type.Number(),
        texto: Type.String({ description: 'Como se imprime.' }),
        motivo: Type.Enum(['nombre', 'destacado']),
        lugares: Type.Integer({ minimum: 1 }),
      }),
    ),
    menciones: Type.Array(
      Type.Object({
        codigo: Type.String(),
        texto: Type.String({ description: 'Las palabras que deben figurar.' }),
        articulo: Article,
      }),
    ),
    declaraciones: Type.Array(
      Type.Object({
        id: Type.String(),
        texto: Type.String({ description: 'La declaración en palabras.' }),
        estado: Type.Enum(['posible', 'no_posible', 'no_se_puede_decir']),
        porque: Type.String(),
        articulo: Article,
      }),
    ),
    avisos: Type.Array(
      Type.Object({
        codigo: Type.String({ description: 'Clase de aviso, estable entre versiones.' }),
        texto: Type.String({ description: 'El aviso en palabras.' }),
        articulo: Type.Optional(Article),
      }),
    ),
    disclaimer: Type.String({ description: 'Alcance del borrador.' }),
    poweredBy: Type.String({ description: 'Servicio que responde.' }),
  },
  { $id: 'Etiqueta', description: 'Borrador de la etiqueta de un alimento.' },
);
