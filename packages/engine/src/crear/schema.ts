import Type, { type TObject, type TSchema } from 'typebox';
import { AnalisisSchema } from '../analizar-schema.ts';
import type { Craft } from '../craft/craft.ts';
import { AvisosSchema, StatusSchema } from '../craft/schema.ts';
import { ALLERGENS } from '../despensa/allergen-texts.ts';
import { NUTRIENTS } from '../etiqueta/nutrition.ts';
import { EtiquetaSchema } from '../etiqueta/schema.ts';
import { MOST_SHARE, MOST_VARIANTS, MOST_WISHES } from './limits.ts';

/** What an operation takes and answers. */
export interface CrearOperation {
  readonly request: TObject;
  readonly response: TSchema;
}

/** The shapes of what makes formulas in a craft. */
export interface CrearSchemas {
  readonly crear: CrearOperation;
  readonly sustituir: CrearOperation;
  readonly desdeEtiqueta: CrearOperation;
}

const { resultado, parametros, coste_kg_eur, disclaimer, poweredBy } = AnalisisSchema.properties;

const Names = (description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, pattern: '\\S' }), { maxItems: MOST_WISHES, description }));
const Texts = (description: string) => Type.Array(Type.String(), { description });
const Allergens = Type.Array(Type.Enum([...ALLERGENS]), { description: 'Alérgenos que contiene, por código.' });
const TypeField = Type.Optional(Type.String({ description: 'Tipo de elaboración; sin él, el habitual del oficio.' }));
const type = Type.String({ description: 'Tipo de elaboración aplicado.' });

function ingredientsOf({ shape }: Craft, extra: Readonly<Record<string, TSchema>>): TSchema {
  return Type.Array(
    Type.Object({
      [shape.name]: Type.String({ description: 'Nombre o identificador del ingrediente.' }),
      [shape.weight]: Type.Number({ minimum: 0, description: 'Gramos.' }),
      ...extra,
    }),
    { description: 'La fórmula, lista para enviarla a analizar o a equilibrar.' },
  );
}

const Papel = Type.String({ description: 'Lo que hace en la fórmula: «líquido lácteo», «azúcar»…' });

function formulaSchema(craft: Craft): TObject {
  return Type.Object(
    {
      titulo: Type.String({ description: 'Cómo se llama.' }),
      variante: Type.Optional(
        Type.String({ description: 'Lo que la distingue de las demás, si hay varias: «la más barata».' }),
      ),
      type,
      ingredients: ingredientsOf(craft, { papel: Papel }),
      resultado,
      parametros,
      coste_kg_eur,
      alergenos: Allergens,
      explicacion: Texts('Por qué está cada ingrediente y a qué se ha renunciado.'),
      fuente: Type.String({ description: 'Fórmula de la que parte y de dónde sale.' }),
    },
    { $id: `Formula${craft.operation}`, description: 'Una fórmula que cumple lo que pide su tipo.' },
  );
}

function serviceIn({ min, max }: NonNullable<Craft['served']>) {
  return Type.Number({ minimum: min, maximum: max, description: 'Temperatura a la que se sirve, en °C.' });
}

function crearSchema(craft: Craft): CrearOperation {
  const { operation, served } = craft;
  const formula = formulaSchema(craft);
  return {
    request: Type.Object(
      {
        type: TypeField,
        total: Type.Optional(
          Type.Number({ minimum: 1, maximum: 1_000_000, description: 'Gramos; 1000 si no se dice.' }),
        ),
        sabores: Type.Optional(
          Type.Array(
            Type.Object({
              name: Type.String({ minLength: 1, pattern: '\\S', description: 'Ingrediente que da el sabor.' }),
              porcentaje: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MOST_SHARE })),
            }),
            { maxItems: MOST_WISHES },
          ),
        ),
        sin: Names(
          'Lo que no puede llevar: un alérgeno del anexo II («leche», «gluten», «frutos_cascara»…), «animal», «azúcares», «lactosa» o un ingrediente.',
        ),
        con: Names('Ingredientes que ha de llevar.'),
        maximo_coste_kg: Type.Optional(Type.Number({ minimum: 0 })),
        ...(served === undefined ? {} : { temperatura_servicio: Type.Optional(serviceIn(served)) }),
        paso: Type.Optional(
          Type.Number({
            minimum: 0,
            maximum: 100,
            description: 'Paso de la báscula, en gramos; 0 o nada, el habitual.',
          }),
        ),
        variantes: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_VARIANTS })),
      },
      { $id: `Crear${operation}Request`, description: 'Lo que se quiere hacer.' },
    ),
    response: Type.Object(
      {
        status: StatusSchema,
        craft: Type.String({ description: 'Oficio.' }),
        type,
        formulas: Type.Array(formula, { description: 'Fórmulas que cumplen todo; ninguna si no se puede.' }),
        avisos: Type.Optional(AvisosSchema),
        imposible: Type.Optional(
          Type.Object({
            texto: Type.String({ description: 'Qué deseos chocan, en una frase.' }),
            choques: Texts('Qué lo haría posible.'),
            cerca: Type.Optional(formula),
          }),
        ),
        disclaimer,
        poweredBy,
      },
      { $id: `Crear${operation}Response`, description: 'Fórmulas para un deseo, o por qué no se puede.' },
    ),
  };
}

function sustituirSchema(craft: Craft, formula: TObject): CrearOperation {
  const { operation } = craft;
  const grams = (description: string) => Type.Number({ minimum: 0, description });
  return {
    request: Type.Object(
      {
        ...formula.properties,
        quitar: Type.String({ minLength: 1, pattern: '\\S' }),
        por: Names('Con qué, si se sabe; cada uno es una propuesta.'),
        maximo: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 5, description: 'Propuestas como mucho; 3 si no se dice.' }),
        ),
      },
      { $id: `Sustituir${operation}Request`, description: 'La fórmula y lo que hay que quitarle.' },
    ),
    response: Type.Object(
      {
        status: StatusSchema,
        craft: Type.String({ description: 'Oficio.' }),
        type,
        propuestas: Type.Array(
          Type.Object({
            por: Texts('Lo que entra.'),
            ingredients: ingredientsOf(craft, { papel: Papel }),
            resultado,
            parametros,
            cambios: Type.Array(
              Type.Object({
                id: Type.String(),
                antes: grams('Gramos en la fórmula enviada.'),
                despues: grams('Gramos en la propuesta.'),
              }),
              { description: 'Lo que cambia en la báscula.' },
            ),
            cercania: Type.Number({ minimum: 0, maximum: 1 }),
            coste_kg_eur,
            alergenos: Allergens,
            texto: Type.String({ description: 'La propuesta en palabras, con lo que se pierde.' }),
          }),
        ),
        avisos: Type.Optional(AvisosSchema),
        nota: Type.Optional(Type.String({ description: 'Por qué no hay propuestas, o lo que conviene saber.' })),
        disclaimer,
        poweredBy,
      },
      { $id: `Sustituir${operation}Response`, description: 'La fórmula sin lo que se quita, de las maneras que hay.' },
    ),
  };
}

const table = EtiquetaSchema.properties.nutricion.properties.por_100g.properties;

function labelSchema(craft: Craft): CrearOperation {
  const { operation } = craft;
  const share = (description: string) => Type.Number({ minimum: 0, description });
  return {
    request: Type.Object(
      {
        type: TypeField,
        texto: Type.Optional(
          Type.String({ maxLength: 5000, description: 'La lista de la etiqueta: «Ingredientes: leche, azúcar, …».' }),
        ),
        ingredientes: Type.Optional(
          Type.Array(
            Type.Object({
              name: Type.String({
                minLength: 1,
                pattern: '\\S',
                description: 'Ingrediente, como se lee en la etiqueta.',
              }),
              porcentaje: Type.Optional(
                Type.Number({ minimum: 0, maximum: 100, description: '% que da la etiqueta, si lo da.' }),
              ),
            }),
            { minItems: 1, maxItems: 60, description: 'La misma lista por partes, en su orden; en lugar de «texto».' },
          ),
        ),
        nutricion: Type.Optional(
          Type.Object(Object.fromEntries(NUTRIENTS.map((key) => [key, Type.Optional(table[key]!)])), {
            description: 'Tabla nutricional por 100 g, con las cifras que haya.',
          }),
        ),
        perdida: Type.Optional(
          Type.Number({
            minimum: 0,
            maximum: 90,
            description: '% del peso que pierde al cocerse; sin él, el habitual del tipo.',
          }),
        ),
      },
      { $id: `DesdeEtiqueta${operation}Request`, description: 'Lo que dice la etiqueta de un producto.' },
    ),
    response: Type.Object(
      {
        status: StatusSchema,
        craft: Type.String({ description: 'Oficio.' }),
        ingredients: ingredientsOf(craft, {
          porcentaje: share('% estimado del peso de la mezcla.'),
          minimo: share('Lo menos que puede ser.'),
          maximo: share('Lo más que puede ser.'),
        }),
        ajuste: Type.Record(
          Type.String(),
          Type.Object({
            etiqueta: Type.Number(),
            calculado: Type.Number(),
          }),
        ),
        avisos: Texts('Lo que se ha supuesto y lo bien que encaja.'),
        disclaimer,
        poweredBy,
      },
      {
        $id: `DesdeEtiqueta${operation}Response`,
        description: 'Los gramos que hay detrás de una etiqueta, estimados.',
      },
    ),
  };
}

/** `formula` is the request of an analysis of the craft. */
export function crearSchemas(craft: Craft, formula: TObject): CrearSchemas {
  return { crear: crearSchema(craft), sustituir: sustituirSchema(craft, formula), desdeEtiqueta: labelSchema(craft) };
}
