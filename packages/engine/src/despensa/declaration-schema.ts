import Type from 'typebox';
import { ALLERGENS } from './allergen-texts.ts';
import type { Declaration } from './declaration.ts';
import { MAX_ENERGY_KJ } from './declaration-check.ts';
import { CATEGORIES } from './food.ts';

const figure = (description: string, maximum = 100) =>
  Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum }), Type.Null()], { description }));

/** JSON Schema of the label of an ingredient of a person's own, as any ingredient of any request may carry it. */
export const DeclarationSchema = Type.Unsafe<Declaration>(
  Type.Object(
    {
      energia: figure('Valor energético en kcal por 100 g; en kJ se reconoce y se convierte.', MAX_ENERGY_KJ),
      grasas: figure('Grasas, g por 100 g.'),
      saturadas: figure('De las cuales saturadas, g por 100 g.'),
      hidratos: figure('Hidratos de carbono, g por 100 g.'),
      azucares: figure('De los cuales azúcares, g por 100 g.'),
      fibra: figure('Fibra alimentaria, g por 100 g.'),
      proteinas: figure('Proteínas, g por 100 g.'),
      sal: figure('Sal, g por 100 g.'),
      agua: figure('Agua, g por 100 g; sin ella se calcula por diferencia.'),
      solidos: figure('Extracto seco, g por 100 g, si se conoce en lugar del agua.'),
      alcohol: figure('Alcohol, g por 100 g.'),
      cacao: figure('Materia seca total de cacao, g por 100 g.'),
      alergenos: Type.Optional(
        Type.Union([Type.Array(Type.Enum([...ALLERGENS])), Type.Null()], {
          description: 'Alérgenos del anexo II del Reglamento (UE) 1169/2011 que contiene, por código.',
        }),
      ),
      precio: figure('Precio en €/kg sin IVA.', Number.MAX_SAFE_INTEGER),
      categoria: Type.Optional(
        Type.Union([Type.Enum([...CATEGORIES]), Type.Null()], {
          description: 'Categoría de la despensa; dice de qué son los azúcares y qué función tiene.',
        }),
      ),
    },
    {
      $id: 'EtiquetaPropia',
      description:
        'Etiqueta nutricional de un ingrediente propio, por 100 g: sustituye a lo que diga su nombre, y lo que no da se deduce.',
    },
  ),
);
