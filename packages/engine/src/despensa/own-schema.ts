import Type from 'typebox';
import { DeclarationSchema } from './declaration-schema.ts';
import { RecetaSchema } from './receta-schema.ts';

/** Fields any ingredient of any craft may carry besides its name and weight. */
export const OWN_FIELDS = {
  etiqueta: Type.Optional(Type.Union([DeclarationSchema, Type.Null()])),
  receta: Type.Optional(Type.Union([RecetaSchema, Type.Null()])),
};
