/** The names of annex II of Regulation (EU) 1169/2011 by their code, as a list of ingredients prints them. */
const NAMES = {
  gluten: 'gluten',
  'gluten:trigo': 'trigo',
  'gluten:centeno': 'centeno',
  'gluten:cebada': 'cebada',
  'gluten:avena': 'avena',
  crustaceos: 'crustáceos',
  huevo: 'huevo',
  pescado: 'pescado',
  cacahuete: 'cacahuete',
  soja: 'soja',
  leche: 'leche',
  frutos_cascara: 'frutos de cáscara',
  'frutos_cascara:almendra': 'almendra',
  'frutos_cascara:avellana': 'avellana',
  'frutos_cascara:nuez': 'nuez',
  'frutos_cascara:anacardo': 'anacardo',
  'frutos_cascara:pacana': 'nuez pecana',
  'frutos_cascara:nuez_brasil': 'nuez de Brasil',
  'frutos_cascara:pistacho': 'pistacho',
  'frutos_cascara:macadamia': 'nuez de macadamia',
  'frutos_cascara:otros': 'otros frutos de cáscara',
  apio: 'apio',
  mostaza: 'mostaza',
  sesamo: 'sésamo',
  sulfitos: 'sulfitos',
  altramuz: 'altramuz',
  moluscos: 'moluscos',
} as const;

/** What an allergen is called, by its code. */
export const ALLERGEN_NAMES: Readonly<Record<string, string>> = NAMES;

const GLUTEN = 'gluten:';

/** An allergen in the words of a kitchen. */
export function allergenName(code: string): string {
  const name = ALLERGEN_NAMES[code] ?? code;
  return code.startsWith(GLUTEN) ? `gluten (${name})` : name;
}

/** «avellana, leche», for people who never see the codes. */
export function allergenNames(codes: readonly string[]): string {
  return codes.map(allergenName).join(', ');
}

/** Their codes; cereals and nuts name theirs after a colon. */
export const ALLERGENS = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];

/** Those of animals. */
export const ANIMAL_ALLERGENS: readonly string[] = ['leche', 'huevo', 'pescado', 'crustaceos', 'moluscos'];

/** Other words for them. */
export const ALLERGEN_FORMS: Readonly<Record<string, readonly string[]>> = {
  'gluten:trigo': ['espelta'],
  huevo: ['huevos'],
  pescado: ['atún', 'pescados'],
  cacahuete: ['cacahuetes'],
  'frutos_cascara:almendra': ['almendras'],
  'frutos_cascara:avellana': ['avellanas'],
  'frutos_cascara:nuez': ['nueces'],
  'frutos_cascara:anacardo': ['anacardos'],
  'frutos_cascara:pistacho': ['pistachos'],
  altramuz: ['altramuces'],
};
