import type { Craft } from './engine.ts';
import type { Request } from './request.ts';
import type { Recipe } from './state/recipe.ts';

export function applied(_craft: Craft, _request: Request, _text: string): ((recipe: Recipe) => Recipe) | null {
  return null;
}
