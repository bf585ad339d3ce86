/** What brings an answer of the balancer back to the formulas published of its type. */
import type { Analysis } from '../craft/analysis.ts';
import type { CraftId } from '../craft/ids.ts';
import { lazyOf } from '../craft/lazy.ts';
import { judgedTerm, type LinearTerm } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import type { Movable } from '../craft/precedent.ts';
import type { Range } from '../craft/ranges.ts';
import type { Food } from '../despensa/food.ts';
import { findFood } from '../despensa/names.ts';
import type { Evidence } from './evidence.ts';
import { FEATURES, type Figures, featuresOf, flourIn } from './features.ts';
import { excessOf, type Sample, standingOf } from './measure.ts';
import { comparedOf, ENOUGH, TOGETHER, TOLD } from './precedent.ts';

/**
 * Terms over `lines` that an answer is drawn to. Shares beyond all that is published come back to it, of which `before`
 * takes out those it had already; what sets an unusual answer apart comes half way to the likest formulas.
 */
export function towardsIn(
  evidence: Evidence,
  craft: CraftId,
  before: Analysis | null,
  after: Analysis,
  lines: readonly Movable[],
): readonly LinearTerm[] {
  const broad = evidence(after.type);
  if (broad === undefined || broad.sample.size < ENOUGH.refuse) return [];
  const was = before?.portions && comparedOf(broad)(before.portions);
  const is = after.portions && comparedOf(broad)(after.portions);
  if (is === undefined) return [];
  const { sample } = is.known;
  const { base } = sample;
  const strays = straysOf(sample, is.features, was?.features);
  const isOdd = is.tier !== null;
  if (strays.length === 0 && !isOdd) return [];
  const foods = lines.map(({ name }) => findFood(name, craft).food);
  const kept = columnOf(foods, is.kept);
  const shares = foods.map((food, k) => {
    return (food && sharesOf(food))?.map((one) => one * kept[k]!) ?? NOTHING;
  });
  const flour = columnOf(shares, (share) => flourIn(share) / 100);
  const isMovable = (i: number) => lines.some(({ min, max }, k) => max > min && shares[k]![i]! > 0);
  const drawn = [...strays, ...(isOdd ? halfway(sample, is.features, shares, isMovable) : [])];
  return drawn.flatMap(([i, range]): LinearTerm[] => {
    if (!isMovable(i)) return [];
    const { id, name, kind } = FEATURES[i]!;
    const den = base === 'total' || kind === 'composicion' ? kept : flour;
    const num = columnOf(shares, (share) => share[i]!);
    return [judgedTerm({ key: id, label: name, unit: '%', num, den }, range, HIDDEN)];
  });
}

const HIDDEN = { hidden: true };

/** What a gram of a food is made of. */
const sharesOf = lazyOf((food: Food) => featuresOf([{ food, grams: 1 }], 'total'));
const NOTHING: Figures = FEATURES.map(() => 0);

/** A feature by its place, and where it is to be. */
type Drawn = readonly [place: number, range: Range];

function straysOf(sample: Sample, is: Figures, was: Figures | undefined): Drawn[] {
  const { low, high } = sample;
  return FEATURES.flatMap(({ kind }, i): Drawn[] => {
    const excess = kind === 'grupo' ? 0 : excessOf(sample, is, i);
    if (excess <= TOLD || (was !== undefined && excess <= excessOf(sample, was, i))) return [];
    return [[i, [low[i]!, high[i]!]]];
  });
}

/** Half as far as it is from the mean of the likest formulas made of the same families, in what can move. */
function halfway(
  sample: Sample,
  is: Figures,
  shares: readonly Figures[],
  isMovable: (i: number) => boolean,
): readonly Drawn[] {
  const { base, rows, units } = sample;
  const at = (place: number, i: number) => rows[place * FEATURES.length + i]!;
  const absent = FEATURES.flatMap(({ kind }, i) =>
    kind === 'familia' && shares.every((share) => share[i] === 0) ? [i] : [],
  );
  const isOther = (place: number) => absent.some((i) => at(place, i) > FEATURES[i]!.resolution[base]);
  const { nearest } = standingOf(sample, is, isOther);
  if (nearest.length === 0) return [];
  const centre = FEATURES.map((_, i) => nearest.reduce((sum, place) => sum + at(place, i), 0) / nearest.length);
  const apart = centre.map((value, i) => Math.abs(is[i]! - value) * units[i]!);
  const movable = FEATURES.flatMap((_, i) => (isMovable(i) ? [i] : []));
  return movable
    .sort((a, b) => apart[b]! - apart[a]!)
    .slice(0, TOGETHER)
    .map((i) => {
      const half = Math.abs(is[i]! - centre[i]!) / 2;
      return [i, [Math.max(0, centre[i]! - half), centre[i]! + half]];
    });
}
