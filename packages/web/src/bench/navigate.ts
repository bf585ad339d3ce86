import { type CraftId, isObject } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import { fromShared, type Recipe, sameRecipe } from '../recipe/recipe.ts';
import { openNotebook } from '../storage/browser-notebook.ts';
import { fingerprint } from '../storage/fingerprint.ts';
import { canonical } from '../storage/notebook.ts';
import { dialog, hush, notice, tell } from '../ui/screen.ts';
import { newRecipe } from './bench-crafts.ts';
import { lastOnBench } from './last-on-bench.ts';
import { openById, openCraft, openRecipe, recipeHere } from './open-bench.ts';
import { craftId, recipe } from './open-recipes.ts';
import { arrive, pathOf, type Route, route, routeOf } from './route.ts';
import { esBench } from './texts.ts';
import { setComeBack } from './undo-notice.ts';

export async function goToCraft(craft: CraftId, replace = false): Promise<void> {
  await openCraft(craft);
  arrive({ kind: 'banco', craft }, replace);
}

export function goToBook(id: string | null = null): void {
  arrive({ kind: 'recetario', id });
}

/** Opens a recipe of this browser; when it is not there, says so and shows the book. */
export async function goToRecipe(id: string, replace = false): Promise<void> {
  if (await openById(id)) arrive({ kind: 'receta', id }, replace);
  else {
    tell(esBench.notHere);
    arrive({ kind: 'recetario', id: null }, true);
  }
}

/** Opens a recipe beside the one on the bench, and says how to get back to it. */
export async function openBeside(next: Recipe, text: string | null = null): Promise<void> {
  const former = route.value?.kind === 'recetario' ? null : recipe.value;
  // Back to a bench is back to the recipe that was on it, not to the last one.
  if (route.value?.kind === 'banco' && former) history.replaceState({ receta: former.id }, '');
  await openRecipe(next);
  arrive({ kind: 'receta', id: next.id });
  if (text !== null && former && former.id !== next.id) {
    tell(text, { label: esBench.comeBack, run: () => retryable(() => goToRecipe(former.id)) });
  } else if (notice.peek()?.action?.stays !== true) hush();
}

export async function startNew(): Promise<void> {
  await openBeside(newRecipe(), esBench.startedNew);
}

/** Opens a link’s recipe beside the work, once; its fragment goes, so reloads keep edits. */
async function openLink(): Promise<boolean> {
  const { hash } = location;
  if (!hash.startsWith('#r=')) return false;
  const { decodeRecipe } = await import('../recipe/share.ts');
  // A new fragment is told twice by some browsers; the first telling has then dealt with it.
  if (location.hash !== hash) return true;
  const shared = decodeRecipe(hash);
  if (!shared) {
    history.replaceState(null, '', location.pathname + location.search);
    tell(esBench.badLink);
    return false;
  }
  await openNotebook();
  const former = await lastOnBench(shared.craft);
  const next = await untouched(fromShared(shared), `e-${fingerprint(canonical(shared))}`);
  if (!(await openById(next.id))) await openRecipe(next);
  arrive({ kind: 'receta', id: next.id }, true);
  if (former !== null && former !== next.id) {
    tell(esBench.openedBeside, { label: esBench.comeBack, run: () => retryable(() => goToRecipe(former)) });
  }
  return true;
}

/** The recipe under the first name that is free, or that has it as it is. */
async function untouched(recipe: Recipe, stem: string): Promise<Recipe> {
  for (let n = 1; ; n++) {
    const named = { ...recipe, id: n === 1 ? stem : `${stem}-${n}` };
    const there = await recipeHere(named.id);
    if (!there || sameRecipe(there, named)) return named;
  }
}

/** The recipe that was on the bench when it was left for another. */
async function openLeft(state: unknown): Promise<boolean> {
  return isObject(state) && typeof state.receta === 'string' && openById(state.receta);
}

async function openRoute(next: Route | null): Promise<void> {
  if (next === null) await goToCraft(craftId.value, true);
  else if (next.kind === 'banco')
    await ((await openLeft(history.state)) ? arrive(next, true) : goToCraft(next.craft, true));
  else if (next.kind === 'receta') await goToRecipe(next.id, true);
  else route.value = next;
}

/** Opens what the address says, now and whenever it changes; done when what it says now is open. */
export function followAddress(): Promise<void> {
  const open = () =>
    retryable(async () => {
      if (!(await openLink())) await openRoute(routeOf(location));
    });
  addEventListener('popstate', () => {
    // Back closes the dialogue that is open, and the place stays.
    if (dialog.peek() === null || !route.peek()) return void open();
    dialog.value = null;
    history.pushState(null, '', pathOf(route.peek()!));
  });
  addEventListener('hashchange', () => location.hash.startsWith('#r=') && open());
  setComeBack((id) => retryable(() => goToRecipe(id)));
  return open();
}
