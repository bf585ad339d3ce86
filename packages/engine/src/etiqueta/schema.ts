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
    denominacion: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Denominación legal, habitual o descriptiva, si el nombre del producto es de fantasía.',
      }),
    ),
    craft,
    type,
    ingredients: Type.Array(recipeItemSchema(RecetaSchema), {
      minItems: 1,
      maxItems: MAX_INGREDIENTS,
      description: 'Ingredientes de la fórmula; «ingrediente» y «peso» valen por «name» y «grams».',
    }),
    perdida,
    porcion: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10_000, description: 'Gramos de una ración, para su columna.' }),
    ),
    destacar: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 20,
        description: 'Ingredientes que destacan la imagen o las palabras del envase: llevarán su porcentaje.',
      }),
    ),
    compuestos: Type.Optional(
      Type.Enum(['lista', 'disueltos'], {
        description: 'Las recetas, con su propia lista entre paréntesis (así si no se dice) o disueltas en la general.',
      }),
    ),
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
    denominacion: Type.Union([Type.String(), Type.Null()], {
      description: 'La denominación enviada o, si falta, el nombre, o el del tipo; null si no hay ninguno.',
    }),
    nombre: Type.Optional(
      Type.String({ description: 'El nombre del producto, si se envía una denominación distinta.' }),
    ),
    lista: Type.Object(
      {
        texto: Type.String({ description: 'La lista de ingredientes.' }),
        segmentos: Type.Array(
          Type.Object({
            texto: Type.String({ description: 'Un trozo de la lista.' }),
            alergeno: Type.Union([Type.String(), Type.Null()], {
              description: 'Código del alérgeno que nombra, para resaltarlo; null si no nombra ninguno.',
            }),
          }),
          { description: 'La misma lista en trozos, con los alérgenos aparte.' },
        ),
      },
      { description: 'Lista de ingredientes, de más a menos peso.' },
    ),
    alergenos: Type.Object(
      {
        contiene: Codes('Los que contiene, por código.'),
        puede_contener: Codes('Trazas habituales en el oficio; manda tu evaluación del riesgo.'),
      },
      { description: 'Alérgenos del anexo II del Reglamento (UE) 1169/2011.' },
    ),
    nutricion: Type.Object(
      {
        por_100g: Figures('Por 100 g de producto terminado, sin redondear.'),
        mostrado: Shown('Lo mismo, redondeado según la guía de la Comisión.'),
        por_racion: Type.Optional(
          Type.Object(
            {
              gramos: Type.Number({ description: 'Peso de la ración.' }),
              valores: Figures('Por ración, sin redondear.'),
              mostrado: Shown('Por ración, redondeado.'),
            },
            { description: 'Solo si se pide con «porcion».' },
          ),
        ),
      },
      { description: 'Información nutricional.' },
    ),
    quid: Type.Array(
      Type.Object({
        ingrediente: Type.String({ description: 'El ingrediente, como está en la lista.' }),
        porcentaje: Type.Number({ description: 'Gramos usados por 100 g de producto terminado.' }),
        texto: Type.String({ description: 'Como se imprime.' }),
        motivo: Type.Enum(['nombre', 'destacado'], { description: 'Por qué hay que darlo.' }),
        lugares: Type.Integer({
          minimum: 1,
          description: 'En cuántos sitios de la lista está; si son varios, el total va en «menciones».',
        }),
      }),
      { description: 'Ingredientes cuyo porcentaje es obligatorio.' },
    ),
    menciones: Type.Array(
      Type.Object({
        codigo: Type.String({ description: 'Clase de mención.' }),
        texto: Type.String({ description: 'Las palabras que deben figurar.' }),
        articulo: Article,
      }),
      { description: 'Menciones obligatorias.' },
    ),
    declaraciones: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Declaración: «sin_gluten», «fuente_de_fibra»…' }),
        texto: Type.String({ description: 'La declaración en palabras.' }),
        estado: Type.Enum(['posible', 'no_posible', 'no_se_puede_decir'], {
          description: 'Si la composición la permite.',
        }),
        porque: Type.String({ description: 'Por qué.' }),
        articulo: Article,
      }),
      { description: 'Lo que la etiqueta podría decir del producto.' },
    ),
    avisos: Type.Array(
      Type.Object({
        codigo: Type.String({ description: 'Clase de aviso, estable entre versiones.' }),
        texto: Type.String({ description: 'El aviso en palabras.' }),
        articulo: Type.Optional(Article),
      }),
      { description: 'Lo que no se puede asegurar y lo que falta.' },
    ),
    disclaimer: Type.String({ description: 'Alcance del borrador.' }),
    poweredBy: Type.String({ description: 'Servicio que responde.' }),
  },
  { $id: 'Etiqueta', description: 'Borrador de la etiqueta de un alimento.' },
);
