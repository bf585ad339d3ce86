import { readBody, readItems } from '../craft/read.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { resolve } from './resolve.ts';

/** Butter in 100 g of the whole bean once roasted and winnowed: below it is a cake or a powder, above it butter. */
const WHOLE_BEAN = { least: 45, most: 62 };

/** Share of the weight of a formula that is the whole bean, as nibs or ground to a mass. Refuses what the balance refuses. */
export function wholeBeanShare(body: unknown): number {
  const { ingredients } = resolve(readItems(readBody(body), SHAPE, true));
  return ingredients.reduce((sum, { row, share }) => {
    const isWhole =
      row.grupo === 'cacao' && row.manteca_cacao >= WHOLE_BEAN.least && row.manteca_cacao <= WHOLE_BEAN.most;
    return isWhole ? sum + share : sum;
  }, 0);
}
