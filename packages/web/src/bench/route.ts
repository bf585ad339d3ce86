import { signal } from '@preact/signals';
import { CRAFT_IDS, CRAFTS, type CraftId } from '../crafts/crafts.ts';

/** Where the person is: a bench, a recipe, the book or the workshop. */
export type Route =
  | { readonly kind: 'banco'; readonly craft: CraftId }
  | { readonly kind: 'receta'; readonly id: string }
  | { readonly kind: 'recetario'; readonly id: string | null }
  | { readonly kind: 'taller'; readonly page: WorkshopPage; readonly day: string | null };

export const WORKSHOP_PAGES = ['plan', 'registro', 'precios'] as const;
export type WorkshopPage = (typeof WORKSHOP_PAGES)[number];

const BOOK_PATH = '/recetario';
const RECIPE_PATH = '/receta/';

export function routeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Route | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === BOOK_PATH) return { kind: 'recetario', id: new URLSearchParams(search).get('receta') };
  const page = WORKSHOP_PAGES.find((each) => path === `/${each}`);
  if (page) return { kind: 'taller', page, day: new URLSearchParams(search).get('dia') };
  if (path.startsWith(RECIPE_PATH)) return { kind: 'receta', id: decoded(path.slice(RECIPE_PATH.length)) };
  const craft = CRAFT_IDS.find((id) => CRAFTS[id].path === path);
  return craft ? { kind: 'banco', craft } : null;
}

export function pathOf(route: Route): string {
  if (route.kind === 'banco') return CRAFTS[route.craft].path;
  if (route.kind === 'receta') return RECIPE_PATH + encodeURIComponent(route.id);
  if (route.kind === 'taller') return `/${route.page}${route.day === null ? '' : `?dia=${route.day}`}`;
  return route.id === null ? BOOK_PATH : `${BOOK_PATH}?receta=${encodeURIComponent(route.id)}`;
}

/** Anybody may have typed the address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null until the first place is open. */
export const route = signal<Route | null>(null);

/** Writes the place into the address: a step Back can undo, or none when it is the same place. */
export function arrive(next: Route, replace = false): void {
  const path = pathOf(next);
  if (location.pathname + location.search !== path || location.hash.startsWith('#r=')) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
  }
  route.value = next;
}
