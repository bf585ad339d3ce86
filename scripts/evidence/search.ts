/**
 * `npx tsx --conditions=obrador-source scripts/evidence/search.ts <seed> <craft/type>…`: two formulas of each type, near
 * and far, searched for inside every range. They are for reading before anything is measured, so no verdict is told.
 * `--craft` after them also puts in what is published of other types alone.
 */
import { type CraftId, craftOf } from '@obrador/engine';
import { foodOf } from '../../packages/engine/src/despensa/table.ts';
import { farthest, type Grams, isSigned } from './adversarial.ts';
import { readRows } from './rows.ts';

/** Changes tried for the formula near what is published, and for the far one. */
const TRIES = [100, 1000];

const [seed = '1', ...rest] = process.argv.slice(2);
const asked = rest.filter((word) => word !== '--craft');
const pantry = rest.length > asked.length ? 'craft' : 'type';

/** A kilo of it in weights a person would write: the roundest that every range still signs. */
function told(grams: Grams, isSigned: (rounded: Grams) => boolean): Grams {
  const all = [...grams.values()].reduce((sum, one) => sum + one, 0);
  const roundings = [2, 3, 4, 5].map((digits) => {
    const rounded = [...grams].map(([food, one]) => [food, Number(((1000 * one) / all).toPrecision(digits))] as const);
    return new Map(rounded.filter(([, weight]) => weight >= 0.1));
  });
  return roundings.find(isSigned) ?? grams;
}

const found = asked.flatMap((pair, at) => {
  const [id = '', type = ''] = pair.split('/');
  const craft = craftOf(id as CraftId);
  return TRIES.map((tries, which) => {
    const grams = farthest(craft, type, readRows(craft.id), { seed: Number(seed) + 2 * at + which, tries, pantry });
    const foods = [...told(grams, (one) => isSigned(craft, type, one))].toSorted(([, a], [, b]) => b - a);
    return { craft: craft.id, type, label: craft.types.find((one) => one.id === type)?.label ?? type, foods };
  });
});
for (const { craft, type, foods, label } of found) {
  console.log(
    JSON.stringify({ craft, type, label, foods, names: foods.map(([food, g]) => `${foodOf(food).name} ${g}`) }),
  );
}
