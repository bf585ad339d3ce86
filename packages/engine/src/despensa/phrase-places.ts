/** Where a phrase stands in its line; of the last all that follows is left aside too. */
export const PHRASE_PLACES = ['inicio', 'fin', 'resto'] as const;
export type PhrasePlace = (typeof PHRASE_PLACES)[number];
