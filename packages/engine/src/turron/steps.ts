import { add, replace, type Step, take, takeFrom } from '../craft/advice.ts';
import { type Row, rowOf } from './catalogue.ts';
import { type Batch, enough, gramsToReach, honeyToSwap, isShort, type Minimum, pour, yolkToAdd } from './grams.ts';
import { measure } from './measure.ts';
import { MEASURED } from './params.ts';
import { total } from './quantities.ts';
import { type Ingredient, quantitiesOf } from './resolve.ts';
import type { TypeRules } from './types.ts';

type Kind = (row: Row) => boolean;

/** What was done to a batch: the steps, and the batch after them. */
interface Done {
  readonly steps: readonly Step[];
  readonly batch: Batch;
}

/** What a minimum that almond may dilute asks of a batch; the batch as it is when it holds. */
export type Raise = (batch: Batch) => Done;

const asItIs: Raise = (batch) => ({ steps: [], batch });

const isHoney: Kind = (row) => row.es_miel === 1;
const isSugar: Kind = (row) => row.es_azucar === 1;

/** The ingredient of a kind that there is most of, or the row of `id`, not in the formula yet. */
function most({ lines, type }: Batch, kind: Kind, id: string): Ingredient {
  let best: Ingredient | undefined;
  for (const line of lines) if (line.row && kind(line.row) && !(best && best.grams >= line.grams)) best = line;
  const row = rowOf(id);
  return best ?? { name: id, index: -1, row, grams: 0, perGram: quantitiesOf(row, type) };
}

/** Takes all there is of a kind. */
export function removeAll({ lines }: Batch, kind: Kind): readonly Step[] {
  const portions = lines.filter(({ row }) => row !== undefined && kind(row));
  return takeFrom(portions, Number.POSITIVE_INFINITY).map(({ name, grams }) => take(name, grams));
}

export function raiseHoney(rule: Minimum): Raise {
  return (batch) => {
    if (!isShort(rule, measure(batch.q))) return asItIs(batch);
    const x = honeyToSwap(rule, batch);
    return x === undefined ? addHoney(rule, batch) : swapHoney(rule, batch, x);
  };
}

function addHoney(rule: Minimum, batch: Batch): Done {
  const honey = most(batch, isHoney, 'miel');
  const x = enough(batch, honey, [rule], gramsToReach(rule, honey.perGram, batch));
  return { steps: [add(honey.name, x)], batch: pour(batch, honey, x) };
}

/**
 * Sugar for honey, the heaviest sugar first: the grams of the sentence, and more where the honey is drier than the syrup
 * it takes the place of.
 */
function swapHoney(rule: Minimum, batch: Batch, grams: number): Done {
  const honey = most(batch, isHoney, 'miel');
  const sugars = batch.lines.filter(({ row }) => row !== undefined && isSugar(row)).sort((a, b) => b.grams - a.grams);
  const steps: Step[] = [];
  let after = batch;
  let left = grams;
  for (const sugar of sugars) {
    const exchange = total([honey.perGram, sugar.perGram], [1, -1], batch.type.moisture);
    const part = Math.min(enough(after, { ...honey, perGram: exchange }, [rule], left), sugar.grams);
    if (part <= 0) break;
    steps.push(replace(sugar.name, honey.name, part));
    after = pour(pour(after, sugar, -part), honey, part);
    left = Math.max(left - part, 0);
  }
  if (!isShort(rule, measure(after.q))) return { steps, batch: after };
  const rest = addHoney(rule, after);
  return { steps: [...steps, ...rest.steps], batch: rest.batch };
}

export function raiseYolk(rule: Minimum): Raise {
  return (batch) => {
    if (!isShort(rule, measure(batch.q))) return asItIs(batch);
    const yolk = most(batch, (row) => row.id === 'yema', 'yema');
    const x = enough(batch, yolk, [rule], yolkToAdd(rule, yolk.perGram, batch));
    return { steps: [add(yolk.name, x)], batch: pour(batch, yolk, x) };
  };
}

/** The almond or nuts that count for a type; an IGP admits only some. */
function counts({ main, igp }: TypeRules): Kind {
  const isMain: Kind = (row) => (main === MEASURED.pctAlmendra ? row.es_almendra : row.es_fruto_seco) === 1;
  return (row) => isMain(row) && (igp === undefined || igp.admits.has(row.grupo));
}

/**
 * More of the almond or nut of the formula, from the grams of the sentence on, and what it would dilute raised with it:
 * enough by itself, and also when the advice on what it dilutes is followed.
 */
export function raiseAlmond(
  batch: Batch,
  minima: readonly Minimum[],
  grams: number,
  raise: Raise = asItIs,
): readonly Step[] {
  const { type } = batch;
  const almond = most(batch, counts(type), type.almond);
  const like = quantitiesOf(rowOf(type.almond), type);
  const alone = enough(batch, almond, minima, grams, { like });
  const { batch: base } = raise(batch);
  const x = enough(base, almond, minima, alone, { like, entail: (after) => raise(after).batch });
  return [...(x > 0 ? [add(almond.name, x)] : []), ...raise(pour(base, almond, x)).steps];
}
