import { add, replace, type Step, take, takeFrom } from '../craft/advice.ts';
import { flatMap } from '../craft/lists.ts';
import {
  type Batch,
  type Change,
  change,
  enough,
  honeyToSwap,
  isShort,
  lacking,
  type Minimum,
  SWAPPED,
  surplus,
  yolkToAdd,
} from './batch-arithmetic.ts';
import { type Row, rowOfId } from './catalogue.ts';
import { measure } from './measure.ts';
import { MEASURED, type TurronParam } from './params.ts';
import type { Quantities } from './quantities.ts';
import { type Ingredient, quantitiesOf, resolve } from './resolve.ts';
import type { Rule, TypeRules } from './types.ts';

type Kind = (row: Row) => boolean;

/** What is done to a batch: the steps, and the grams they put in or take out. */
interface Deed {
  readonly steps: readonly Step[];
  readonly changes: readonly Change[];
}

/** What a minimum that almond may dilute asks of a batch; nothing when it holds. */
export type Raise = (batch: Batch) => Deed;

const NOTHING_DONE: Deed = { steps: [], changes: [] };

const isHoney: Kind = (row) => row.es_miel === 1;

/** The ingredient of a kind that there is most of, or the row of `id`, not in the formula yet. */
function most({ lines, type }: Batch, kind: Kind, id: string): Ingredient {
  let best: Ingredient | undefined;
  for (const line of lines) if (line.row && kind(line.row) && !(best && best.grams >= line.grams)) best = line;
  return best ?? absent(id, type);
}

/** A row that is not in the formula. */
const absent = (id: string, type: TypeRules): Ingredient =>
  resolve({ name: id, grams: 0, numbers: undefined, raw: {} }, -1, type);

/** What brings the starch that counts. */
export const isStarchy: Kind = ({ grupo }) => grupo === 'fecula' || grupo === 'tuberculo';

/** Puts as many grams of another ingredient in the place of a row. */
export function swapAll({ lines }: Batch, row: Row, by: string): readonly Step[] {
  return flatMap(lines, (line) => (line.row === row && line.grams > 0 ? [replace(line.name, by, line.grams)] : []));
}

/** A batch with what some steps take out gone, and what they put in its place in. */
export function without(batch: Batch, steps: readonly Step[]): Batch {
  let after = batch;
  for (const { action, ingredient, grams, by } of steps) {
    if (action === 'anadir') continue;
    const lines = after.lines.filter(({ name }) => name === ingredient).sort((a, b) => b.grams - a.grams);
    let left = grams;
    for (const line of lines) {
      const part = Math.min(left, line.grams);
      after = change(after, [[line, -part], ...(by ? [[absent(by, batch.type), part] as const] : [])]);
      left -= part;
    }
  }
  return after;
}

/** Egg taken out, the heaviest first, until no more is left than its limit. */
export function lowerEgg(
  batch: Batch,
  { param, max }: Rule,
): { readonly steps: readonly Step[]; readonly grams: number } {
  const steps: Step[] = [];
  let after = batch;
  let all = 0;
  for (const egg of batch.lines.filter(({ perGram }) => perGram.egg > 0).sort((a, b) => b.grams - a.grams)) {
    const before = after;
    const out = (x: number) => change(before, [[egg, -x]]);
    // Once all of it is out, what is still too much is of the next.
    const over = (x: number) => (x >= egg.grams ? 0 : surplus(out(x), param, max!, egg.perGram));
    const most = Math.min(egg.grams, enough(0, over));
    if (most <= 0) break;
    steps.push(take(egg.name, most));
    after = out(most);
    all += most;
  }
  return { steps, grams: all };
}

/** Takes all there is of a kind. */
export function removeAll({ lines }: Batch, kind: Kind): readonly Step[] {
  const portions = lines.filter(({ row }) => row !== undefined && kind(row));
  return takeFrom(portions, Number.POSITIVE_INFINITY).map(({ name, grams }) => take(name, grams));
}

export function raiseHoney(rule: Minimum): Raise {
  return (batch) => {
    if (!isShort(rule, measure(batch.q))) return NOTHING_DONE;
    const x = honeyToSwap(rule, batch);
    return x === undefined ? addHoney(rule, batch) : swapHoney(rule, batch, x);
  };
}

function addHoney(rule: Minimum, batch: Batch): Deed {
  const honey = most(batch, isHoney, 'miel');
  const x = enough(0, (grams) => lacking(change(batch, [[honey, grams]]), [rule], honey.perGram));
  return { steps: [add(honey.name, x)], changes: [[honey, x]] };
}

/**
 * Sugar for honey, the heaviest sugar first: the grams of the sentence, and more where the honey is drier than the syrup
 * it takes the place of.
 */
function swapHoney(rule: Minimum, batch: Batch, grams: number): Deed {
  const honey = most(batch, isHoney, 'miel');
  const sugars = batch.lines.filter(({ row }) => row?.es_azucar === 1).sort((a, b) => b.grams - a.grams);
  const steps: Step[] = [];
  const changes: Change[] = [];
  let after = batch;
  let left = grams;
  for (const sugar of sugars) {
    const before = after;
    const swap = (x: number): readonly Change[] => [
      [sugar, -x],
      [honey, x],
    ];
    const swapped = (x: number) => change(before, swap(x));
    const wanted = left < sugar.grams ? enough(left, (x) => lacking(swapped(x), [rule], SWAPPED)) : left;
    const part = Math.min(wanted, sugar.grams);
    if (part <= 0) break;
    steps.push(replace(sugar.name, honey.name, part));
    changes.push(...swap(part));
    after = swapped(part);
    left = Math.max(left - part, 0);
  }
  const rest = isShort(rule, measure(after.q)) ? addHoney(rule, after) : NOTHING_DONE;
  return { steps: [...steps, ...rest.steps], changes: [...changes, ...rest.changes] };
}

export function raiseYolk(rule: Minimum): Raise {
  return (batch) => {
    if (!isShort(rule, measure(batch.q))) return NOTHING_DONE;
    // Fresh or pasteurised, whichever is in the formula.
    const yolk = most(batch, (row) => row.yema_eq === rowOfId('yema').yema_eq, 'yema');
    const start = yolkToAdd(rule, yolk.perGram, batch);
    const x = enough(start, (grams) => lacking(change(batch, [[yolk, grams]]), [rule], yolk.perGram));
    return { steps: [add(yolk.name, x)], changes: [[yolk, x]] };
  };
}

/** The almond, nuts or other noble matter that count for a type; an IGP admits only some. */
function counts({ main, almond, igp }: TypeRules): Kind {
  return (row) => isMain(main, row, rowOfId(almond)) && (igp === undefined || igp.admits.has(row.grupo));
}

function isMain(main: TurronParam, row: Row, like: Row): boolean {
  if (main === MEASURED.pctAlmendra) return row.es_almendra === 1;
  if (main === MEASURED.pctFrutosSecos) return row.es_fruto_seco === 1;
  // What is noble only in part would have to be added by the kilo.
  const isNoble = row.materia_basica >= like.materia_basica;
  if (main === MEASURED.coco) return isNoble && row.grupo === 'coco';
  return isNoble && (row.grupo === like.grupo || row.es_fruto_seco === 1 || row.grupo === 'coco');
}

/** What more almond, or what stands for it, is made of in a batch. */
export function nobleOf(batch: Batch): Ingredient {
  const { type, lines } = batch;
  const isChocolate = lines.some(({ row, grams }) => row?.grupo === 'chocolate' && grams > 0);
  // Dark chocolate would spoil a white or milk one; cocoa butter suits them all.
  const isPale = type.almond === 'chocolate_negro' && isChocolate;
  return most(batch, counts(type), isPale ? 'manteca_cacao' : type.almond);
}

/** One gram of what the sentences of a type speak of when they ask for more of its main matter. */
export function mainGram(batch: Batch): Quantities {
  const { type } = batch;
  return type.main === MEASURED.basica ? nobleOf(batch).perGram : quantitiesOf(rowOfId(type.almond), type);
}

/**
 * More of the almond or nut of the formula, from the grams of the sentence on: they are of one almond, and the formula
 * may have another that loses weight on toasting. What it would dilute is raised with it. It is enough by itself, and
 * also when the advice on what it dilutes is followed.
 */
export function raiseAlmond(
  batch: Batch,
  minima: readonly Minimum[],
  grams: number,
  raise: Raise = () => NOTHING_DONE,
): readonly Step[] {
  const almond = nobleOf(batch);
  const like = mainGram(batch);
  const raised = change(batch, raise(batch).changes);
  const entailed = (x: number) => raise(change(raised, [[almond, x]]));
  const x = enough(grams, (more) => {
    const changes: Change[] = [[almond, more], ...entailed(more).changes];
    return Math.max(...[batch, raised].map((one) => lacking(change(one, changes), minima, like)));
  });
  return [...(x > 0 ? [add(almond.name, x)] : []), ...entailed(x).steps];
}
