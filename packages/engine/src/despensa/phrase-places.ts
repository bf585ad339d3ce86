/** Where a phrase stands in its line; of the last all that follows is left aside too. */
export const PHRASE_PLACES = ['inicio', 'fin', 'resto'] as const;
export type PhrasePlace = (typeof PHRASE_PLACES)[number];

/**
 * What a phrase is: said otherwise in the pantry (`frase`, or `previa` to any look-up), no part of a name (`nota`), a pack or a size (`peso`), or of a measure: how it is led
 * in, its count, an amount, a half, its size, itself, what it is heaped to, what joins it to the food, one without a
 * figure; written out where it is cut short by a point (`corte`), or a point that cuts no food short.
 */
export const PHRASE_KINDS = [
  'previa',
  'frase',
  'nota',
  'guia',
  'cuenta',
  'cantidad',
  'mitad',
  'tamano',
  'medida',
  'colmo',
  'enlace',
  'suelto',
  'peso',
  'corte',
  'punto',
] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];
