import type { Craft } from '../craft/craft.ts';
import { round, round2 } from '../craft/round.ts';
import { DISCLAIMER, POWERED_BY } from '../craft/texts.ts';
import type { Food } from '../despensa/food.ts';
import { isSalt } from '../despensa/kinds.ts';
import { usualLoss } from '../despensa/losses.ts';
import { CRAFT_FOODS } from '../despensa/names.ts';
import { NUTRIENTS, type Nutrient, nutritionOfFood } from '../etiqueta/nutrition.ts';
import { toleranceOf } from '../etiqueta/rounding.ts';
import { CREATION, dosificado } from './creation.gen.ts';
import type { Answer } from './formula.ts';
import { type Equation, leastSquares } from './least-squares.ts';
import { boundsOf, type Row } from './printed-bounds.ts';
import { type Layout, layoutOf, overVariables, type Told, totalOf } from './printed-order.ts';
import { type Entry, type Printed, type PrintedLine, readPrinted } from './printed-read.ts';
import { typesOf, usualShare } from './skeletons.ts';
import { FIGURES, printedSayings } from './texts.gen.ts';

/** The formula a label tells of, as far as it does. */
export interface Decoded extends Answer {
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
  /** What the label says of each nutrient, and what the estimate comes to. */
  readonly ajuste: Readonly<Partial<Record<Nutrient, { readonly etiqueta: number; readonly calculado: number }>>>;
  readonly avisos: readonly string[];
}

/** Any JSON in, an estimate of the grams behind a label out, or an InputError. */
export function desdeEtiqueta(craft: Craft, json: unknown): Decoded {
  const request = readPrinted(craft, json);
  const { nutrition } = request;
  const layout = layoutOf(request.entries);
  const { lines } = layout;
  const { amounts, loss } = estimate(craft, request, layout);
  const shares = layout.shares.map((share) => totalOf(share, amounts));
  const broken = layout.told.filter((told) => isBroken(told, amounts, loss));
  const { name, weight } = craft.shape;
  const { wireName } = CRAFT_FOODS[craft.id];
  const computed = nutritionOfShares(lines, shares, loss);
  const told = NUTRIENTS.filter((key) => nutrition[key] !== undefined);
  const off = told.filter((key) => Math.abs(computed[key] - nutrition[key]!) > toleranceOf(key, nutrition[key]!));
  const bounds = boundsOf(
    saidOf(layout, nutrition, loss).filter(
      ({ told, nutrient }) => !(told && broken.includes(told)) && !(nutrient && off.length > 0),
    ),
    layout,
  );
  return {
    status: 'ok',
    craft: craft.id,
    ingredients: lines.map(({ food }, i) => ({
      [name]: wireName(food),
      // Grams of a kilo of the mix, ready to be sent to be analysed.
      [weight]: round(10 * shares[i]!, 1),
      porcentaje: round2(shares[i]!),
      minimo: round2(Math.min(bounds[i]!.min, shares[i]!)),
      maximo: round2(Math.max(bounds[i]!.max, shares[i]!)),
    })),
    ajuste: Object.fromEntries(
      told.map((key) => [key, { etiqueta: nutrition[key]!, calculado: round(computed[key], 2) }]),
    ),
    avisos: [
      ...request.notes,
      printedSayings.ORDER,
      printedSayings.MEAN,
      ...(loss > 0 ? [printedSayings.loses(loss)] : []),
      ...broken.map(({ name, share, coef }) =>
        printedSayings.givenUp(name, share, finished(totalOf(coef, amounts), loss)),
      ),
      ...(told.length === 0
        ? [printedSayings.noTable]
        : [
            off.length === 0
              ? printedSayings.fits
              : printedSayings.misses([...new Set(off.map((key) => FIGURES[key]))]),
          ]),
    ],
    disclaimer: DISCLAIMER,
    poweredBy: POWERED_BY,
  };
}

type Table = Readonly<Record<Nutrient, number>>;

function nutritionOfShares(lines: readonly PrintedLine[], shares: readonly number[], loss: number): Table {
  const sums = Object.fromEntries(NUTRIENTS.map((key) => [key, 0])) as Record<Nutrient, number>;
  lines.forEach(({ food }, i) => {
    const own = nutritionOfFood(food);
    for (const key of NUTRIENTS) sums[key] += (own[key] * shares[i]!) / (100 - loss);
  });
  return sums;
}

/** Weights of the equations: the total first, then the label, and usage last. */
const WEIGHTS = { whole: 1000, told: 100, usual: 0.12, dose: 4 };
/** Passes until the water lost in the oven and the shares agree. */
const PASSES = 3;

function estimate(
  craft: Craft,
  request: Printed,
  layout: Layout,
): { readonly amounts: readonly number[]; readonly loss: number } {
  const { type } = request;
  const water = overVariables(
    layout,
    layout.lines.map(({ food }) => food.agua / 100),
  );
  const usual = usualShares(craft, layout, request);
  let loss = 0;
  let amounts: readonly number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    amounts = leastSquares(equationsOf(layout, usual, request.nutrition, loss), layout.count);
    const next = request.loss ?? usualLoss({ craft: craft.id, type }, totalOf(water, amounts));
    if (next === loss) break;
    loss = next;
  }
  return { amounts, loss };
}

/** What a label says of the shares, as an equation and as what it may be off by. */
interface Said extends Equation, Row {
  readonly told?: Told;
  readonly nutrient?: Nutrient;
}

/** Sums that hold to the letter may be off by what arithmetic is. */
const EXACT = 1e-6;

/** The whole, the compounds, the percentages and the table of a label. */
function saidOf(layout: Layout, nutrition: Printed['nutrition'], loss: number): readonly Said[] {
  const over = (of: (food: Food) => number) =>
    overVariables(
      layout,
      layout.lines.map(({ food }) => of(food)),
    );
  const nutrients = NUTRIENTS.flatMap((nutrient): readonly Said[] => {
    const value = nutrition[nutrient];
    if (value === undefined) return [];
    const width = toleranceOf(nutrient, value);
    const coef = over((food) => nutritionOfFood(food)[nutrient] / (100 - loss));
    return [{ coef, value, width, weight: 1 / (0.2 * width), nutrient }];
  });
  return [
    { coef: over(() => 1), value: 100, width: EXACT, weight: WEIGHTS.whole },
    ...layout.links.map((coef) => ({ coef, value: 0, width: EXACT, weight: WEIGHTS.whole })),
    ...layout.told.map((told) => ({
      coef: told.coef,
      value: toldShare(told.share, loss),
      width: ROUNDED,
      weight: WEIGHTS.told,
      told,
    })),
    ...nutrients,
  ];
}

function equationsOf(
  layout: Layout,
  usual: readonly number[],
  nutrition: Printed['nutrition'],
  loss: number,
): readonly Equation[] {
  // A dose the label tells, by its percentage or by the salt of its table, needs nobody's custom.
  const told = new Set(layout.told.map(({ coef }) => coef.join()));
  const isTold = (i: number) =>
    told.has(layout.shares[i]!.join()) || (isSalt(layout.lines[i]!.food) && nutrition.sal !== undefined);
  const isDosed = (i: number) => dosificado(layout.lines[i]!.food) && !isTold(i);
  const custom = usual.map((value, i) => ({
    coef: layout.shares[i]!,
    value,
    weight: isDosed(i) ? WEIGHTS.dose : WEIGHTS.usual / Math.sqrt(0.1 + value / 10),
  }));
  return [...saidOf(layout, nutrition, loss), ...custom];
}

/** A percentage on a label is of the finished food (annex VIII of Regulation (EU) 1169/2011). */
function toldShare(share: number, loss: number): number {
  return share * (1 - loss / 100);
}

function finished(share: number, loss: number): number {
  return share / (1 - loss / 100);
}

/** Points a percentage may be off by: labels round them. */
const ROUNDED = 0.5;

/** Whether the estimate could not keep a percentage of the label. */
function isBroken({ coef, share }: Told, amounts: readonly number[], loss: number): boolean {
  return Math.abs(totalOf(coef, amounts) - toldShare(share, loss)) > ROUNDED;
}

/** Usual share of each line in the craft; half of the line before where none is known. */
function usualShares(
  craft: Craft,
  layout: Layout,
  { entries, type }: Pick<Printed, 'entries' | 'type'>,
): readonly number[] {
  const { id } = craft;
  const of = (list: readonly Entry[]): readonly number[] => {
    let before = Number.POSITIVE_INFINITY;
    return list.flatMap((entry) => {
      const own = entry.food === undefined ? of(entry.parts) : [usualOf(entry.food, before)];
      const sum = own.reduce((all, value) => all + value, 0);
      const scale = Math.min(1, before / sum);
      before = Math.min(before, sum);
      return own.map((value) => value * scale);
    });
  };
  const usualOf = (food: Food, before: number) =>
    (type === undefined ? undefined : usualShare(id, [type], food)) ??
    usualShare(id, typesOf(id), food) ??
    Math.min(dosificado(food) ? CREATION.dosisCorriente : CREATION.parteCorriente, before / 2);
  const raw = of(entries);
  const doses = layout.lines.map(({ food }) => dosificado(food));
  const sum = (dosed: boolean) => raw.reduce((all, value, i) => all + (doses[i] === dosed ? value : 0), 0);
  const scale = (100 - sum(true)) / sum(false);
  // Doses are what they are, however much of the rest nobody knows.
  return scale > 0 && Number.isFinite(scale)
    ? raw.map((value, i) => (doses[i] ? value : value * scale))
    : raw.map((value) => (100 * value) / (sum(true) + sum(false)));
}
