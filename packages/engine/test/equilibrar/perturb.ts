import { readFileSync } from 'node:fs';
import type { Craft } from '../../src/craft/craft.ts';
import { CRAFTS } from '../../src/crafts.ts';

/** A formula of the corpus that its own craft calls good. */
export interface GoodFormula {
  readonly id: string;
  readonly craft: Craft;
  readonly type: string;
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
  readonly grams: readonly number[];
  readonly names: readonly string[];
  readonly levers: readonly boolean[];
  readonly nobles: readonly boolean[];
  /** What moves where the parameter it is dosed by is out of range. */
  readonly dosed: readonly boolean[];
  readonly params: Readonly<Record<string, number>>;
  /** Scores it has, as `objetivo` names them. */
  readonly scores: readonly string[];
}

interface CorpusEntry {
  readonly id: string;
  readonly type: string;
  readonly ingredients: readonly Record<string, unknown>[];
}

export function goodFormulas(id: string): readonly GoodFormula[] {
  const craft = CRAFTS.find((one) => one.id === id)!;
  const file = new URL(`../../../../data/corpus/${id}.json`, import.meta.url);
  const entries = JSON.parse(readFileSync(file, 'utf8')) as readonly CorpusEntry[];
  const { name, weight } = craft.shape;
  return entries.flatMap((entry): GoodFormula[] => {
    const body = { type: entry.type, ingredients: entry.ingredients };
    const { outcome, values } = craft.analyse(body);
    if (!outcome.good) return [];
    const names = entry.ingredients.map((item) => item[name] as string);
    if (new Set(names).size < names.length) return [];
    return [
      {
        ...body,
        id: entry.id,
        craft,
        grams: entry.ingredients.map((item) => item[weight] as number),
        names,
        levers: craft.levers(body).map(({ lever }) => lever),
        nobles: craft.levers(body).map(({ noble = false }) => noble),
        dosed: craft.levers(body).map(({ doses }) => doses !== undefined),
        params: values,
        scores: outcome.scores.toReversed(),
      },
    ];
  });
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A good formula thrown off balance, with options under which going back is a solution. */
export interface Perturbation {
  readonly formula: GoodFormula;
  readonly body: Readonly<Record<string, unknown>>;
  readonly sent: readonly number[];
  readonly opciones: Readonly<Record<string, unknown>>;
}

const STEPS = [0, 0.01, 0.1, 0.5, 1, 2, 5];

export function perturb(formula: GoodFormula, random: () => number): Perturbation {
  const { grams, levers, names, craft, ingredients, type } = formula;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const moved = levers.map((lever) => lever && random() < 0.7);
  const total = grams.reduce((sum, g) => sum + g, 0);
  const onGrid = (step: number) => grams.every((g) => step === 0 || isMultiple(g, step));
  const step = pick([undefined, undefined, ...STEPS.filter(onGrid)]);
  const opciones: Record<string, unknown> = step === undefined ? {} : { paso: step };

  let sent = grams.map((g, i) => (moved[i] ? g * 4 ** (random() - 0.5) : g));
  const grid = step === undefined ? (onGrid(1) ? 1 : onGrid(0.1) ? 0.1 : 0.01) : step || 1;
  if (random() < 0.5) {
    // Same total as the good formula: what was added is taken evenly from what moved.
    const free = sent.reduce((sum, g, i) => (moved[i] ? sum + g : sum), 0);
    const was = grams.reduce((sum, g, i) => (moved[i] ? sum + g : sum), 0);
    sent = keepSum(
      sent.map((g, i) => (moved[i] ? (g * was) / free : g)),
      moved,
      grid,
      total,
    );
    if (random() < 0.3) opciones.total = total;
  } else {
    sent = sent.map((g, i) => (moved[i] ? Math.max(grid, toGrid(g, grid)) : g));
    opciones.total = total;
  }
  const still = names.filter((_, i) => !moved[i]);
  // A total of one's own makes what is no lever grow with it, unless it is fixed.
  opciones.fijos = opciones.total === undefined ? still.filter(() => random() < 0.5) : still;

  const limits = names.flatMap((name, i) => {
    if (!moved[i] || random() > 0.25) return [];
    const bound = { min: grams[i]! * (0.5 + random() / 2), max: grams[i]! * (1 + random()) };
    return [[name, pick([bound, { min: bound.min }, { max: bound.max }])] as const];
  });
  if (limits.length > 0) opciones.limites = Object.fromEntries(limits);
  const i = Math.floor(random() * names.length);
  if (moved[i] && random() < 0.2) opciones.unidades = { [names[i]!]: grams[i]! / (1 + Math.floor(random() * 4)) };
  if (random() < 0.3) opciones.anadir = [];
  if (random() < 0.3) opciones.objetivo = pick(['minimo_cambio', 'minimo_coste', ...formula.scores]);
  if (random() < 0.15) opciones.centrado = true;
  if (random() < 0.2) opciones.parametros = ownRange(formula, pick);

  const { weight } = craft.shape;
  const body = { type, ingredients: ingredients.map((item, k) => ({ ...item, [weight]: sent[k] })), opciones };
  return { formula, body, sent, opciones };
}

/** A range of one's own around what the good formula has. */
function ownRange({ params, craft, ingredients, type }: GoodFormula, pick: <T>(list: readonly T[]) => T) {
  const terms = craft.linear({ type, ingredients }).cases.flat();
  const keys = Object.keys(params).filter((key) => terms.some((term) => term.key === key && !term.hidden));
  const key = pick(keys);
  const value = params[key]!;
  const near = (x: number) => Number(x.toFixed(3));
  const width = Math.max(0.02, Math.abs(value) / 10);
  return {
    [key]: pick([
      [near(value - width), near(value + width)],
      [near(value - width), null],
      [null, near(value + width)],
    ]),
  };
}

export function isMultiple(grams: number, step: number): boolean {
  return Math.abs(grams / step - Math.round(grams / step)) < 1e-7;
}

function toGrid(grams: number, step: number): number {
  return Number((Math.round(grams / step) * step).toPrecision(12));
}

/** Rounds what moved to the grid and puts the rest into the largest of them, so that the sum is exact. */
function keepSum(grams: readonly number[], moved: readonly boolean[], grid: number, total: number): number[] {
  const rounded = grams.map((g, i) => (moved[i] ? Math.max(grid, toGrid(g, grid)) : g));
  const largest = rounded.reduce((best, g, i) => (moved[i] && (best < 0 || g > rounded[best]!) ? i : best), -1);
  if (largest < 0) return rounded;
  const others = rounded.reduce((sum, g, i) => (i === largest ? sum : sum + g), 0);
  const rest = Number((total - others).toPrecision(12));
  return rest > 0 ? rounded.map((g, i) => (i === largest ? rest : g)) : [...grams];
}
