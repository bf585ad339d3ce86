import Type from 'typebox';
import { StatusSchema } from '../craft/schema.ts';
import { CATEGORIES } from './food.ts';
import { RATED } from './sources.ts';

const Grams = (description: string) => Type.Number({ minimum: 0, description });

const inList = {
  id: Type.String({ description: 'Identificador del alimento, estable entre versiones.' }),
  nombre: Type.String({ description: 'Nombre en español.' }),
  categoria: Type.Enum([...CATEGORIES], { description: 'Categoría de la despensa.' }),
  kcal: Grams('Energía en kcal por 100 g.'),
  precio: Grams('€/kg sin IVA, orientativo.'),
  contiene: Type.Array(Type.String(), {
    description: 'Alérgenos del anexo II del Reglamento (UE) 1169/2011 que contiene, por código.',
  }),
};

/** JSON Schema of an answer of `consultPantry`. */
export const PantrySchema = Type.Object(
  {
    status: StatusSchema,
    total: Type.Integer({ minimum: 0, description: 'Cuántos cumplen lo que se pide, en todas las páginas.' }),
    entendido: Type.Optional(
      Type.Object({
        id: inList.id,
        lectura: Type.Enum(['exacta', 'por_defecto', 'supuesta']),
      }),
    ),
    alimentos: Type.Array(Type.Object(inList)),
  },
  { $id: 'Despensa', description: 'Alimentos de la despensa.' },
);

const sheet = {
  ...inList,
  otrosNombres: Type.Array(Type.String()),
  composicion: Type.Record(Type.String(), Type.Number(), {
    description:
      'Gramos por 100 g del alimento como se compra; los componentes de base suman 100. Siguen partes de ellos y, en «de_jarabe», un índice.',
  }),
  etiqueta: Type.Object(
    {
      energia_kj: Grams('kJ.'),
      energia_kcal: Grams('kcal.'),
      grasas: Grams('Gramos.'),
      saturadas: Grams('Gramos.'),
      hidratos: Grams('Gramos de hidratos de carbono.'),
      azucares: Grams('Gramos.'),
      fibra: Grams('Gramos.'),
      proteinas: Grams('Gramos, nitrógeno × 6,25.'),
      sal: Grams('Gramos, sodio × 2,5.'),
    },
    { description: 'Valores por 100 g como en una etiqueta, sin redondear.' },
  ),
  denominacion: Type.String({
    description: 'Nombre en la lista de ingredientes, con los alérgenos entre asteriscos.',
  }),
  puedeContener: Type.Array(Type.String()),
  vegano: Type.Boolean(),
  generico: Type.Boolean(),
  calidad: Type.Object(
    Object.fromEntries(
      RATED.map((key) => [
        key,
        Type.Enum(['m', 'c', 'e'], { description: 'm medida, c calculada, e estimada por familia.' }),
      ]),
    ),
  ),
  fuente: Type.String({ description: 'De dónde salen las cifras.' }),
  oficios: Type.Array(
    Type.Object({
      craft: Type.String({ description: 'Oficio.' }),
      nombre: Type.String({ description: 'Cómo lo llama ese oficio.' }),
      propio: Type.Boolean(),
    }),
  ),
};

/** JSON Schema of an answer of `foodSheet`. */
export const FoodSheetSchema = Type.Object(
  { status: StatusSchema, ...sheet },
  { $id: 'Alimento', description: 'Un alimento de la despensa con su composición, su etiqueta y sus fuentes.' },
);

/** JSON Schema of an answer of `wholePantry`. */
export const WholePantrySchema = Type.Object(
  {
    status: StatusSchema,
    version: Type.String({ description: 'Huella de los datos, como en /version.' }),
    licencia: Type.Literal('MIT'),
    total: Type.Integer({ minimum: 0, description: 'Cuántos alimentos hay.' }),
    alimentos: Type.Array(Type.Object(sheet)),
  },
  { $id: 'DespensaEntera', description: 'La despensa entera en un archivo.' },
);
