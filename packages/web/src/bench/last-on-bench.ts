import type { CraftId } from '../crafts/engine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { had, kept, session, setSetting, setting } from '../storage/browser-notebook.ts';

const benchKey = (id: CraftId): string => `banco/${id}`;

/** The recipe a craft last had on its bench, in this tab or in this browser. */
export async function lastOnBench(id: CraftId): Promise<string | null> {
  const last = session(() => sessionStorage.getItem(benchKey(id))) ?? (await had(setting(benchKey(id))));
  return typeof last === 'string' ? last : null;
}

export function rememberBench({ craft: id, id: which }: Recipe): void {
  if (session(() => sessionStorage.getItem(benchKey(id))) === which) return;
  session(() => sessionStorage.setItem(benchKey(id), which));
  void kept(setSetting(benchKey(id), which));
}
