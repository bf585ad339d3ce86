import type { Recipe } from '../recipe/recipe.ts';
import type { KeptLabel } from '../storage/workshop-records.ts';
import { esLabel } from './texts.ts';

/** What would make room on a label that is too small: only what is there to give way. */
export function roomFor({ lines }: Pick<Recipe, 'lines'>, kept: KeptLabel): readonly string[] {
  const { paper, small, portion, inner, table } = esLabel.room;
  const hasRecipes = lines.some(({ made }) => made !== undefined);
  return [
    paper,
    ...(kept.envase_pequeno ? [] : [small]),
    ...(kept.porcion === undefined ? [] : [portion]),
    ...(hasRecipes && kept.compuestos !== 'disueltos' ? [inner] : []),
    ...(kept.sin_tabla ? [] : [table]),
  ];
}
