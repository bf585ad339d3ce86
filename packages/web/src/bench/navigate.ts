import { type CraftId, isObject } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import { fromShared, type Recipe, sameRecipe } from '../recipe/recipe.ts';
import { openNotebook } from '../storage/browser-notebook.ts';
import { canonical } from '../storage/content.ts';
import { fingerprint } from '../storage/fingerprint.ts';
import { dialog, hush, notice, tell } from '../ui/screen.ts';
import { bringFor, newRecipe } from './bench-crafts.ts';
import { lastOnBench } from './last-on-bench.ts';
import { openById, openCraft, openRecipe, recipeHere } from './open-bench.ts';
import { craftId, recipe } from './open-recipes.ts';
import { arrive, pathOf, type Route, route, routeOf } from './route.ts';
import { esBench } from './texts.ts';
import { setComeBack } from './undo-notice.ts';

export async function goToCraft(craft: CraftId): Promise<void> {
  await openCraft(craft);
  arrive({ kind: 'banco', craft });
}

export function goToBook(id: string | null = null): void {
  arrive({ kind: 'recetario', id });
}

/** Opens a recipe of this browser; when it is not there, says so and leads to the book. */
async function placeOf(id: string): Promise<Route> {
  if (await openById(id)) return { kind: 'receta', id };
  tell(esBench.notHere);
  return { kind: 'recetario', id: null };
}

export async function goToRecipe(id: string): Promise<void> {
  const place = await placeOf(id);
  arrive(place, place.kind !== 'receta');
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
  // Read of it later, but fetched at once.
  const notebook = openNotebook();
  const { decodeRecipe } = await import('../recipe/share.ts');
  // A new fragment is told twice by some browsers; the first telling has then dealt with it.
  if (location.hash !== hash) return true;
  const shared = decodeRecipe(hash);
  if (!shared) {
    history.replaceState(null, '', location.pathname + location.search);
    tell(esBench.badLink);
    return false;
  }
  const content = fromShared(shared);
  // The engine takes longer to come than the notebook to be looked through.
  const read = bringFor(content);
  read.catch(() => {});
  await notebook;
  const former = await lastOnBench(shared.craft);
  const next = await untouched(content, `e-${fingerprint(canonical(shared))}`);
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

/** Opens the place of an address: the one asked for, or what stands in for it. */
async function openPlace(next: Route | null): Promise<Route> {
  if (next?.kind === 'receta') return placeOf(next.id);
  if (next !== null && next.kind !== 'banco') return next;
  if (next !== null && (await openLeft(history.state))) return next;
  const craft = next?.craft ?? craftId.value;
  await openCraft(craft);
  return { kind: 'banco', craft };
}

/** Opens what the address says, unless Back or Forward went on meanwhile. */
async function openAddress(): Promise<void> {
  if (await openLink()) return;
  const { href } = location;
  const place = await openPlace(routeOf(location));
  if (location.href === href) arrive(place, true);
}

/** Opens what the address says, now and whenever it changes; done when what it says now is open. */
export function followAddress(): Promise<void> {
  let opening = Promise.resolve();
  // One after another, so that the last address has the bench.
  const open = () => {
    opening = opening.then(() => retryable(openAddress));
    return opening;
  };
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
