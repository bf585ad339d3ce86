import Type, { type TSchema } from 'typebox';
import { CRAFT_IDS } from '../craft/ids.ts';
import { MAX_LINES } from '../craft/nesting.ts';
import type { Declaration } from './declaration.ts';
import { DeclarationSchema } from './declaration-schema.ts';

/** An ingredient anywhere in a recipe; `receta` and `etiqueta` are the schemas of what it may carry. */
export function recipeItemSchema(receta: TSchema, etiqueta: TSchema = DeclarationSchema) {
  return Type.Object({
    name: Type.String({ minLength: 1, pattern: '\\S', description: 'Nombre o identificador del ingrediente.' }),
    grams: Type.Number({ minimum: 0, description: 'Peso en gramos.' }),
    receta: Type.Optional(receta),
    etiqueta: Type.Optional(etiqueta),
    precio: Type.Optional(Type.Number({ minimum: 0, description: 'Lo que pagas por él, en €/kg sin IVA.' })),
  });
}

/** The recipe itself, inside one of its ingredients. */
const Itself = Type.Unsafe<Readonly<Record<string, unknown>>>({ $ref: '#' });

/** A schema may hold another one by its `$id` once: the ingredients of recipes refer to the label of those around them. */
const SameLabel = Type.Unsafe<Declaration>({ $ref: 'EtiquetaPropia' });

/** JSON Schema of a recipe that is an ingredient of another. */
export const RecetaSchema = Type.Object(
  {
    ingredients: Type.Array(recipeItemSchema(Itself, SameLabel), {
      minItems: 1,
      maxItems: MAX_LINES,
      description: 'Ingredientes de la receta; también pueden ser recetas, hasta seis unas dentro de otras.',
    }),
    perdida: Type.Optional(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 100,
        description: 'Parte del peso que se pierde al hornear o cocer, en %: solo se va agua.',
      }),
    ),
    craft: Type.Optional(Type.Enum([...CRAFT_IDS], { description: 'Oficio de la receta.' })),
    type: Type.Optional(
      Type.String({ description: 'Tipo dentro de su oficio; sin «perdida», se cuenta la habitual del tipo.' }),
    ),
  },
  { $id: 'Receta', description: 'Una receta usada como ingrediente.' },
);
