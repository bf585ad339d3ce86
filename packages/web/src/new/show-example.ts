import { bringCraft } from '../bench/bench-crafts.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { KNOWN_TYPES } from '../crafts/known-types.gen.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { esExample } from './example-texts.ts';
import { fillBench } from './fill-bench.ts';

/** A published formula that works: of the type that was chosen, or else the one everybody knows. */
export async function showExample({ id, defaultType }: BenchCraft, { type }: Recipe): Promise<void> {
  const [examples] = await Promise.all([CRAFTS[id].examples(), bringCraft(id)]);
  const pairs = examples.filter(({ good }) => good.published);
  const wanted = type === defaultType ? KNOWN_TYPES[id] : type;
  const found = pairs.find((pair) => pair.type === wanted) ?? pairs[0];
  if (!found) return;
  const { title, source, ingredients } = found.good;
  await fillBench({ title, type: found.type, ingredients }, esExample.shown(title, source));
}
