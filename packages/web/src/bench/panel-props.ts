import type { Craft } from '../crafts/engine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Request } from '../recipe/request.ts';

/** What the tabs of the bench show something of. */
export interface PanelProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly request: Request;
}
