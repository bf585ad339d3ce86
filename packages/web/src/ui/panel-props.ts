import type { Craft } from '../engine.ts';
import type { Request } from '../request.ts';
import type { Recipe } from '../state/recipe.ts';

/** What the tabs of the bench show something of. */
export interface PanelProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly request: Request;
}
