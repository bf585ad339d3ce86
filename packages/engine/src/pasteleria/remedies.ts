import { type Ingredient, ingredientNamed } from './ingredient.ts';
import type { Remedy } from './params.ts';
import type { TypeId, TypeRules } from './types.ts';

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

/** What some types take instead. */
const OF_TYPE: Readonly<Partial<Record<TypeId, Readonly<Partial<Record<Remedy, string>>>>>> = {
  magdalenas: { grasa: 'Aceite' },
  bizcocho_yogur: { grasa: 'Aceite' },
  carrot_cake: { grasa: 'Aceite' },
  polvoron: { grasa: 'Manteca de cerdo' },
  choux: { liquido: 'Agua' },
  hojaldre: { liquido: 'Agua' },
  masa_quebrada: { liquido: 'Agua' },
  merengue: { huevo: 'Clara de huevo' },
  macaron: { huevo: 'Clara de huevo' },
  financier: { huevo: 'Clara de huevo' },
  dacquoise: { huevo: 'Clara de huevo' },
  // Grains of sugar stay in what is not boiled.
  ganache_negro: { azucar: 'Azúcar invertido' },
  ganache_leche: { chocolate: 'Chocolate con leche', azucar: 'Azúcar invertido' },
  ganache_blanco: { chocolate: 'Chocolate blanco', azucar: 'Azúcar invertido' },
  ganache_montada: { azucar: 'Azúcar invertido' },
};

/** The ingredient to advise for a remedy. */
export function remedyFor(remedy: Remedy, type: TypeRules): Ingredient {
  return ingredientNamed(OF_TYPE[type.id]?.[remedy] ?? USUAL[usualOf(remedy, type)]);
}

/** Creams are bound with yolk, and what is made of cream is enriched with cream. */
function usualOf(remedy: Remedy, { family, base }: TypeRules): keyof typeof USUAL {
  if (remedy === 'huevo' && family === 'crema') return 'yema';
  return remedy === 'mantequilla' && base.roles.every((role) => role === 'nata') ? 'nata' : remedy;
}
