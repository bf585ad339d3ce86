import Type from 'typebox';
import { AnalisisSchema } from './analizar-schema.ts';
import { CRAFT_IDS } from './craft/ids.ts';
import { StatusSchema, WireFaultSchema } from './craft/schema.ts';
import { MAX_INGREDIENTS } from './craft/shape.ts';
import { MAX_FORMULAS } from './lote.ts';

const Name = Type.String({ minLength: 1, pattern: '\\S', description: 'Nombre o identificador del ingrediente.' });
const Weight = Type.Number({ minimum: 0, description: 'Peso en gramos.' });
const OPEN = { additionalProperties: true, description: 'Con los demás campos que admite el oficio, si hacen falta.' };

const FormulaSchema = Type.Object(
  {
    craft: Type.Enum([...CRAFT_IDS], { description: 'Oficio de la fórmula.' }),
    type: Type.Optional(Type.String({ description: 'Tipo de elaboración; sin él, el habitual del oficio.' })),
    ingredients: Type.Array(
      Type.Union([
        Type.Object({ name: Name, grams: Weight }, OPEN),
        Type.Object({ ingrediente: Name, peso: Weight }, OPEN),
      ]),
      {
        minItems: 1,
        maxItems: MAX_INGREDIENTS,
        description: 'Ingredientes, con «name» y «grams» en todos los oficios.',
      },
    ),
  },
  { $id: 'FormulaDeLote', description: 'Una fórmula de cualquier oficio.' },
);

/** JSON Schema of a batch of formulas. */
export const LoteRequestSchema = Type.Object(
  {
    formulas: Type.Array(FormulaSchema, {
      minItems: 1,
      maxItems: MAX_FORMULAS,
      description: `De 1 a ${MAX_FORMULAS} fórmulas, de los oficios que se quiera.`,
    }),
  },
  { $id: 'LoteRequest', description: 'Fórmulas que se analizan de una vez.' },
);

const ErrorDeFormulaSchema = Type.Object(
  {
    error: Type.String({ description: 'Mensaje en español.' }),
    codigo: Type.String({ description: 'Clase de fallo, estable entre versiones: «peso_no_valido».' }),
    indice: Type.Optional(Type.Integer({ minimum: 0 })),
    campo: Type.Optional(Type.String()),
    supported: Type.Optional(Type.Array(Type.String(), { description: 'Oficios disponibles.' })),
    errores: Type.Array(WireFaultSchema),
  },
  { $id: 'ErrorDeFormula', description: 'Por qué una fórmula del lote no tiene análisis.' },
);

/** JSON Schema of the answer to a batch. */
export const LoteSchema = Type.Object(
  {
    status: StatusSchema,
    resultados: Type.Array(Type.Union([AnalisisSchema, ErrorDeFormulaSchema])),
  },
  { $id: 'Lote', description: 'Resultado de cada fórmula del lote.' },
);
