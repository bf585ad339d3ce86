import { type Ingredient, ingredientNamed } from './ingredient.ts';
import type { Remedy } from './params.ts';
import type { TypeRules } from './types.ts';

/** Catalogue name of each remedy. */
const USUAL: Readonly<Record<Remedy | 'yema', string>> = {
  agua: 'Agua',
  azucar: 'Azúcar',
  cacao: 'Cacao puro',
  chocolate: 'Chocolate',
  clara: 'Clara de huevo',
  espesante: 'Almidón/Maicena',
  fruta: 'Puré de frambuesa',
  frutoSeco: 'Almendra molida',
  gelatina: 'Gelatina',
  grasa: 'Mantequilla',
  harina: 'Harina',
  huevo: 'Huevo entero',
  impulsor: 'Impulsor',
  liquido: 'Leche entera',
  mantequilla: 'Mantequilla',
  nata: 'Nata 35%',
  pectina: 'Pectina amarilla (HM)',
  queso: 'Queso crema',
  sal: 'Sal',
  yema: 'Yema',
  yogur: 'Yogur natural',
  zanahoria: 'Zanahoria rallada',
  zumo: 'Zumo de limón',
};

/** The ingredient to advise for a remedy. */
export function remedyFor(remedy: Remedy, type: TypeRules): Ingredient {
  return ingredientNamed(type.instead?.[remedy] ?? USUAL[usualOf(remedy, type)]);
}

/** Creams are bound with yolk, and what is made of cream is enriched with cream. */
function usualOf(remedy: Remedy, { family, base }: TypeRules): keyof typeof USUAL {
  if (remedy === 'huevo' && family === 'crema') return 'yema';
  return remedy === 'mantequilla' && base.roles.every((role) => role === 'nata') ? 'nata' : remedy;
}
