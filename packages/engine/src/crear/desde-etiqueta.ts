import { POWERED_BY } from '../craft/brand.ts';
import type { Craft } from '../craft/craft.ts';
import { round, round2 } from '../craft/round.ts';
import { DISCLAIMER } from '../craft/texts.ts';
import type { Food } from '../despensa/food.ts';
import { OFICIOS } from '../despensa/names.ts';
import { usualLoss } from '../etiqueta/losses.ts';
import { NUTRIENTS, type Nutrient, nutritionOfFood } from '../etiqueta/nutrition.ts';
import { boundsOf } from './label-bounds.ts';
import { toleranceOf } from './label-fit.ts';
import { type LabelLine, type LabelRequest, readLabelOf } from './label-read.ts';
import { labelSayings } from './label-texts.ts';
import { type Equation, leastSquares } from './least-squares.ts';
import { typesOf, usualShare } from './skeletons.ts';
import { oficioOf } from './trades.ts';

/** The formula a label tells of, as far as it does. */
export interface FromLabel {
  readonly status: 'ok';
  readonly craft: string;
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
  /** What the label says of each nutrient, and what the estimate comes to. */
  readonly ajuste: Readonly<Partial<Record<Nutrient, { readonly etiqueta: number; readonly calculado: number }>>>;
  readonly avisos: readonly string[];
  readonly disclaimer: string;
  readonly poweredBy: string;
}

/** Any JSON in, an estimate of the grams behind a label out, or an InputError. */
export function desdeEtiqueta(craft: Craft, json: unknown): FromLabel {
  const request = readLabelOf(craft, json);
  const { lines, nutrition } = request;
  const { shares, loss } = estimate(craft, request);
  const bounds = boundsOf(rowsOf(request, shares, loss), lines.length);
  const { name, weight } = craft.shape;
  const { wireName } = OFICIOS[oficioOf(craft)];
  const computed = nutritionOfShares(lines, shares, loss);
  const told = NUTRIENTS.filter((key) => nutrition[key] !== undefined);
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
      ...labelSayings.assumptions(loss),
      ...(told.length === 0 ? [labelSayings.noTable] : fitTexts(nutrition, computed, told)),
    ],
    disclaimer: DISCLAIMER,
    poweredBy: POWERED_BY,
  };
}

type Table = Readonly<Record<Nutrient, number>>;

function nutritionOfShares(lines: readonly LabelLine[], shares: readonly number[], loss: number): Table {
  const sums = Object.fromEntries(NUTRIENTS.map((key) => [key, 0])) as Record<Nutrient, number>;
  lines.forEach(({ food }, i) => {
    const own = nutritionOfFood(food);
    for (const key of NUTRIENTS) sums[key] += (own[key] * shares[i]!) / (100 - loss);
  });
  return sums;
}

function fitTexts(nutrition: LabelRequest['nutrition'], computed: Table, told: readonly Nutrient[]): readonly string[] {
  const off = told.filter((key) => Math.abs(computed[key] - nutrition[key]!) > toleranceOf(key, nutrition[key]!));
  return [off.length === 0 ? labelSayings.fits : labelSayings.doesNotFit(off)];
}

/** Equations the estimate keeps at any price, and how little what is usual counts against what the label says. */
const WEIGHTS = { whole: 1000, told: 100, usual: 0.12 };
/** Passes until the water lost in the oven and the shares agree. */
const PASSES = 3;

function estimate(craft: Craft, request: LabelRequest): { readonly shares: readonly number[]; readonly loss: number } {
  const { lines, type } = request;
  let loss = 0;
  let shares: readonly number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    shares = cumulated(leastSquares(equationsOf(craft, request, loss).map(overSteps), lines.length));
    const water = lines.reduce((sum, { food }, i) => sum + (food.agua * shares[i]!) / 100, 0);
    const next = request.loss ?? usualLoss({ craft: craft.id, type }, water);
    if (next === loss) break;
    loss = next;
  }
  return { shares, loss };
}

/** Shares in falling order are sums of steps, none of them negative: what the order of the list asks. */
function overSteps({ coef, value, weight }: Equation): Equation {
  let sum = 0;
  return { coef: coef.map((a) => (sum += a)), value, weight };
}

function cumulated(steps: readonly number[]): readonly number[] {
  const shares = [...steps];
  for (let i = shares.length - 2; i >= 0; i--) shares[i] = shares[i]! + shares[i + 1]!;
  return shares;
}

function equationsOf(craft: Craft, { lines, nutrition, type }: LabelRequest, loss: number): readonly Equation[] {
  const n = lines.length;
  const unit = (i: number) => lines.map((_, j) => (i === j ? 1 : 0));
  const usual = usualShares(craft, lines, type);
  return [
    { coef: new Array<number>(n).fill(1), value: 100, weight: WEIGHTS.whole },
    ...lines.flatMap(({ share }, i) =>
      share === undefined ? [] : [{ coef: unit(i), value: toldShare(share, loss), weight: WEIGHTS.told }],
    ),
    ...NUTRIENTS.flatMap((key) => {
      const value = nutrition[key];
      if (value === undefined) return [];
      const coef = lines.map(({ food }) => nutritionOfFood(food)[key] / (100 - loss));
      return [{ coef, value, weight: 1 / (0.2 * toleranceOf(key, value)) }];
    }),
    ...usual.map((value, i) => ({ coef: unit(i), value, weight: WEIGHTS.usual / Math.sqrt(0.1 + value / 10) })),
  ];
}

/** A percentage on a label is of the finished food (annex VIII of Regulation (EU) 1169/2011). */
function toldShare(share: number, loss: number): number {
  return share * (1 - loss / 100);
}

/** What each usually comes to in the craft; where nobody knows, half of the one before it. */
function usualShares(craft: Craft, lines: readonly LabelLine[], type: string | undefined): readonly number[] {
  const id = oficioOf(craft);
  const raw: number[] = [];
  lines.forEach(({ food }, i) => {
    const usual =
      (type === undefined ? undefined : usualShare(id, [type], food)) ??
      usualShare(id, typesOf(id), food) ??
      (i === 0 ? 40 : raw[i - 1]! / 2);
    raw.push(i === 0 ? usual : Math.min(usual, raw[i - 1]!));
  });
  const sum = raw.reduce((all, value) => all + value, 0);
  return raw.map((value) => (100 * value) / sum);
}

interface Row {
  readonly coef: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** What the shares may be and still agree with the label: each figure within its tolerance, or as near as the estimate. */
function rowsOf({ lines, nutrition }: LabelRequest, shares: readonly number[], loss: number): readonly Row[] {
  const unit = (i: number) => lines.map((_, j) => (i === j ? 1 : 0));
  const around = (coef: readonly number[], value: number, width: number): Row => {
    const here = coef.reduce((sum, a, i) => sum + a * shares[i]!, 0);
    const reach = Math.max(width, Math.abs(here - value) + 1e-6);
    return { coef, min: value - reach, max: value + reach };
  };
  return [
    around(new Array<number>(lines.length).fill(1), 100, 1e-6),
    ...lines.flatMap(({ share }, i) => (share === undefined ? [] : [around(unit(i), toldShare(share, loss), 0.5)])),
    ...NUTRIENTS.flatMap((key) => {
      const value = nutrition[key];
      if (value === undefined) return [];
      const coef = lines.map(({ food }: { food: Food }) => nutritionOfFood(food)[key] / (100 - loss));
      return [around(coef, value, toleranceOf(key, value))];
    }),
  ];
}
