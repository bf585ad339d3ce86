import { type CreationTraits, PLAIN } from '../crear/creation-traits.ts';
import { SERVICE } from './service.ts';

export const CREATION_TRAITS: CreationTraits = {
  ...PLAIN,
  pastes: true,
  oneFlavour: true,
  served: SERVICE,
  frozen: true,
  corrections: ['agua', 'azucar', 'dextrosa', 'glucosa_atomizada_38', 'inulina', 'aceite_coco_desodorizado'],
};
