import { foodSheet } from '@obrador/engine/despensa';
import { boughtFood, type PlanRecipe } from '@obrador/engine/taller';
import { setPrice } from '../bench/prices.ts';
import { loadCraft } from '../crafts/craft-engines.ts';
import { CRAFT_IDS, type CraftId, fold, upperFirst } from '../crafts/engine.ts';

/** A food of the book, once for all crafts. */
export interface PricedFood {
  readonly id: string;
  readonly label: string;
  /** Its shelf of the pantry, in words: «cacao» finds every chocolate. */
  readonly shelf: string;
  readonly price: number | null;
  /** Its name in each craft that uses it, as the plan keys it: «helado/Azúcar». */
  readonly keys: readonly string[];
  readonly recipes: number;
}

/** Everything the book buys, each food once whatever the craft. */
export function foodsIn(recipes: readonly PlanRecipe[]): readonly PricedFood[] {
  const foods = new Map<string, PricedFood>();
  for (const { station, lines } of recipes) {
    for (const { food: key, label, price, part } of lines) {
      if (part !== undefined) continue;
      const id = boughtFood(nameIn(key), station)?.id ?? fold(label);
      const known = foods.get(id);
      const shelf = (foodSheet(id)?.categoria ?? '').replaceAll('_', ' ');
      foods.set(id, {
        ...(known ?? { id, label: upperFirst(label), shelf, price, keys: [], recipes: 0 }),
        keys: [...new Set([...(known?.keys ?? []), key])],
        recipes: (known?.recipes ?? 0) + 1,
      });
    }
  }
  return [...foods.values()].sort((a, b) => a.label.localeCompare(b.label, 'es'));
}

/** Those whose name or shelf has every word looked for. */
export function foundFoods(foods: readonly PricedFood[], query: string): readonly PricedFood[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return foods.filter(({ label, shelf }) => words.every((word) => fold(`${label} ${shelf}`).includes(word)));
}

function nameIn(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

const craftIn = (key: string) => CRAFT_IDS.find((id) => key.startsWith(`${id}/`));

/** Keeps the price of a food in every craft that knows it. */
export async function setFoodPrice(keys: readonly string[], price: number | null): Promise<boolean> {
  const places = new Map<string, { readonly craft: CraftId; readonly name: string }>();
  for (const key of keys) {
    const craft = craftIn(key);
    if (!craft) continue;
    for (const place of await placesOf(craft, nameIn(key))) places.set(`${place.craft}/${place.name}`, place);
  }
  const done = await Promise.all([...places.values()].map(({ craft, name }) => setPrice(craft, name, price)));
  return done.every(Boolean);
}

/** The names the crafts give to one food; a name nobody else knows counts in its craft alone. */
async function placesOf(craft: CraftId, name: string) {
  const here = { craft, name };
  const food = boughtFood(name, craft);
  if (!food?.isExact) return [here];
  const others = await Promise.all(CRAFT_IDS.filter((id) => id !== craft).map(loadCraft));
  return [
    here,
    ...others.flatMap((other) => {
      const found = other.find(food.label)?.name;
      return found !== undefined && boughtFood(found, other.id)?.id === food.id
        ? [{ craft: other.id, name: found }]
        : [];
    }),
  ];
}
