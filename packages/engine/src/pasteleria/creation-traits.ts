import { type CreationTraits, PLAIN } from '../crear/creation-traits.ts';

export const CREATION_TRAITS: CreationTraits = { ...PLAIN, corrections: ['agua', 'azucar', 'aceite_girasol'] };
