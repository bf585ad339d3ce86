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

const Text = Type.String();
const NAME = { minLength: 1, pattern: '\\S' };
const Name = Type.String(NAME);
const PrintedName = Type.String({ ...NAME, description: 'Ingrediente, como se lee en la etiqueta.' });
const PrintedShare = Type.Number({ minimum: 0, maximum: 100, description: '% que da la etiqueta, si lo da.' });
const Names = Type.Optional(Type.Array(Name, { maxItems: MOST_WISHES }));
const Texts = Type.Array(Text);
const Allergens = Type.Array(Type.Enum([...ALLERGENS]));
const TypeField = Type.Optional(Type.String({ description: 'Tipo de elaboración; sin él, el habitual del oficio.' }));
const type = Type.String({ description: 'Tipo de elaboración aplicado.' });

function ingredientsOf({ shape }: Craft, extra: Readonly<Record<string, TSchema>>): TSchema {
  const name = Type.String({ description: 'Nombre o identificador del ingrediente.' });
  return Type.Array(Type.Object({ [shape.name]: name, [shape.weight]: Type.Number({ minimum: 0 }), ...extra }), {
    description: 'La fórmula, lista para enviarla a analizar o a equilibrar.',
  });
}

function formulaSchema(craft: Craft): TObject {
  return Type.Object(
    {
      titulo: Text,
      variante: Type.Optional(Text),
      type,
      ingredients: ingredientsOf(craft, { papel: Text }),
      resultado,
      parametros,
      coste_kg_eur,
      alergenos: Allergens,
      explicacion: Type.Array(Text, { description: 'Por qué está cada ingrediente y a qué se ha renunciado.' }),
      fuente: Type.String({ description: 'Fórmula de la que parte y de dónde sale.' }),
    },
    { $id: `Formula${craft.operation}`, description: 'Una fórmula que cumple lo que pide su tipo.' },
  );
}

function serviceIn({ min, max }: NonNullable<Craft['served']>) {
  return Type.Number({ minimum: min, maximum: max, description: 'Temperatura a la que se sirve, en °C.' });
}

/** What an operation of a craft takes and answers beside what every answer says. */
function operationOf(
  { operation }: Craft,
  name: string,
  asked: readonly [description: string, properties: Readonly<Record<string, TSchema>>],
  answered: readonly [description: string, properties: Readonly<Record<string, TSchema>>],
): CrearOperation {
  return {
    request: Type.Object(asked[1], { $id: `${name}${operation}Request`, description: asked[0] }),
    response: Type.Object(
      { status: StatusSchema, craft: Text, ...answered[1], disclaimer, poweredBy },
      { $id: `${name}${operation}Response`, description: answered[0] },
    ),
  };
}

const STEP = 'Paso de la báscula, en gramos; 0 o nada, el habitual.';
const FlavourSchema = Type.Object({
  name: Name,
  porcentaje: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MOST_SHARE })),
});

function crearSchema(craft: Craft): CrearOperation {
  const { served } = craft;
  const formula = formulaSchema(craft);
  const asked = {
    type: TypeField,
    total: Type.Optional(Type.Number({ minimum: 1, maximum: 1_000_000, description: 'Gramos; 1000 si no se dice.' })),
    sabores: Type.Optional(Type.Array(FlavourSchema, { maxItems: MOST_WISHES })),
    sin: Names,
    con: Names,
    maximo_coste_kg: Type.Optional(Type.Number({ minimum: 0 })),
    ...(served === undefined ? {} : { temperatura_servicio: Type.Optional(serviceIn(served)) }),
    paso: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: STEP })),
    variantes: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_VARIANTS })),
  };
  const answered = {
    type,
    formulas: Type.Array(formula),
    avisos: Type.Optional(AvisosSchema),
    imposible: Type.Optional(Type.Object({ texto: Text, choques: Texts, cerca: Type.Optional(formula) })),
  };
  const says = 'Fórmulas para un deseo, o por qué no se puede.';
  return operationOf(craft, 'Crear', ['Lo que se quiere hacer.', asked], [says, answered]);
}

function sustituirSchema(craft: Craft, formula: TObject): CrearOperation {
  const grams = Type.Number({ minimum: 0 });
  const proposal = Type.Object({
    por: Texts,
    ingredients: ingredientsOf(craft, { papel: Text }),
    resultado,
    parametros,
    cambios: Type.Array(Type.Object({ id: Text, antes: grams, despues: grams })),
    cercania: Type.Number({ minimum: 0, maximum: 1 }),
    coste_kg_eur,
    alergenos: Allergens,
    texto: Text,
  });
  const maximo = Type.Optional(Type.Integer({ minimum: 1, maximum: 5 }));
  const asked = { ...formula.properties, quitar: Name, por: Names, maximo };
  const optional = { avisos: Type.Optional(AvisosSchema), nota: Type.Optional(Text) };
  const answered = { type, propuestas: Type.Array(proposal), ...optional };
  const says = 'La fórmula sin lo que se quita, de las maneras que hay.';
  return operationOf(craft, 'Sustituir', ['La fórmula y lo que hay que quitarle.', asked], [says, answered]);
}

const table = EtiquetaSchema.properties.nutricion.properties.por_100g.properties;
const LIST = 'La lista de la etiqueta: «Ingredientes: leche, azúcar, …».';
const LISTED = 'La misma lista por partes, en su orden; en lugar de «texto».';
const TABLE = 'Tabla nutricional por 100 g, con las cifras que haya.';
const PrintedSchema = Type.Object({ name: PrintedName, porcentaje: Type.Optional(PrintedShare) });

function labelSchema(craft: Craft): CrearOperation {
  const share = Type.Number({ minimum: 0 });
  const figures = Object.fromEntries(NUTRIENTS.map((key) => [key, Type.Optional(table[key]!)]));
  const asked = {
    type: TypeField,
    texto: Type.Optional(Type.String({ maxLength: 5000, description: LIST })),
    ingredientes: Type.Optional(Type.Array(PrintedSchema, { minItems: 1, maxItems: 60, description: LISTED })),
    nutricion: Type.Optional(Type.Object(figures, { description: TABLE })),
    perdida: Type.Optional(Type.Number({ minimum: 0, maximum: 90 })),
  };
  const answered = {
    ingredients: ingredientsOf(craft, { porcentaje: share, minimo: share, maximo: share }),
    ajuste: Type.Record(Type.String(), Type.Object({ etiqueta: Type.Number(), calculado: Type.Number() })),
    avisos: Type.Array(Text, { description: 'Lo que se ha supuesto y lo bien que encaja.' }),
  };
  const says = 'Los gramos que hay detrás de una etiqueta, estimados.';
  return operationOf(craft, 'DesdeEtiqueta', ['Lo que dice la etiqueta de un producto.', asked], [says, answered]);
}

/** `formula` is the request of an analysis of the craft. */
export function crearSchemas(craft: Craft, formula: TObject): CrearSchemas {
  return { crear: crearSchema(craft), sustituir: sustituirSchema(craft, formula), desdeEtiqueta: labelSchema(craft) };
}
