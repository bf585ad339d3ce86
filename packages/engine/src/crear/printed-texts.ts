import type { DeclarationFault } from '../despensa/declaration-check.ts';
import type { Nutrient } from '../etiqueta/nutrition.ts';
import { FIGURES, printedRefusals as refused, printedSayings as said } from './texts.gen.ts';

export const printedSayings = {
  ...said,
  assumptions: (loss: number) => [said.ORDER, said.MEAN, ...(loss > 0 ? [said.loses(loss)] : [])],
  doesNotFit: (off: readonly Nutrient[]) => said.misses([...new Set(off.map((key) => FIGURES[key]))]),
};

export const printedRefusals = {
  ...refused,
  impossible: (fault: DeclarationFault, total: number) => {
    if (fault === 'saturated') return refused.SATURATED;
    return fault === 'sugars' ? refused.SUGARS : refused.total(total);
  },
};
