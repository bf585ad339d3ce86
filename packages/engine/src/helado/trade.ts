import { PLAIN, type Trade } from '../crear/trade.ts';

export const TRADE: Trade = {
  ...PLAIN,
  pastes: true,
  oneFlavour: true,
  served: true,
  frozen: true,
  corrections: ['agua', 'azucar', 'dextrosa', 'glucosa_atomizada_38', 'inulina', 'aceite_coco_desodorizado'],
};
