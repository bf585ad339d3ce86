import { type ItemShape, isObject, shapeOf } from './read.ts';
import { round } from './round.ts';

/** One thing to do on the scale, in grams of the formula analysed. */
export interface Step {
  readonly action: 'anadir' | 'quitar' | 'cambiar';
  /** The ingredient changed: its name as sent, or the wire name of a new one. */
  readonly ingredient: string;
  readonly grams: number;
  /** `cambiar`: what comes in its place, named likewise. */
  readonly by?: string;
}

/** Advice: the sentence, the steps that do what it says, the parameters they mend. */
export interface Advice {
  readonly text: string;
  /** Empty where the sentence says nothing that can be weighed. */
  readonly steps: readonly Step[];
  /** Keys of the parameters that come into range. */
  readonly mends: readonly string[];
}

/** A sentence without anything to weigh. */
export function remark(text: string): Advice {
  return { text, steps: [], mends: [] };
}

export function add(ingredient: string, grams: number): Step {
  return { action: 'anadir', ingredient, grams };
}

export function take(ingredient: string, grams: number): Step {
  return { action: 'quitar', ingredient, grams };
}

export function replace(ingredient: string, by: string, grams: number): Step {
  return { action: 'cambiar', ingredient, grams, by };
}

/** An ingredient of the formula, with what is left of it. */
export interface Portion {
  readonly name: string;
  readonly grams: number;
}

/** Takes up to `grams` from the portions, the heaviest first; each with what it gives. */
export function takeFrom(portions: readonly Portion[], grams: number): readonly Portion[] {
  const taken: Portion[] = [];
  let left = grams;
  for (const { name, grams: here } of [...portions].sort((a, b) => b.grams - a.grams)) {
    const part = Math.min(left, here);
    if (part <= 0) break;
    taken.push({ name, grams: part });
    left -= part;
  }
  return taken;
}

type Wire = Readonly<Record<string, unknown>>;

/** A request after some steps. */
export type Followed = Wire & { readonly ingredients: readonly Wire[] };

/**
 * The request with the steps done: ingredients stay in their places (0 g when nothing is left of one) and new ones
 * come last. Null when there is nothing to take from, or when a step moves what the person has locked (names as sent),
 * because then the advice cannot be followed as it reads.
 */
export function applySteps(
  shape: ItemShape,
  body: { readonly ingredients?: unknown },
  steps: readonly Step[],
  locked: ReadonlySet<string> = NOTHING_LOCKED,
): Followed | null {
  if (steps.some((step) => touches(step, locked))) return null;
  const items = (Array.isArray(body.ingredients) ? body.ingredients : []).filter(isObject);
  const lines = items.map((raw): Line => {
    // A formula read leniently keeps the names of fields it was sent with.
    const { name, weight } = shapeOf(raw, shape);
    return { raw, weight, name: raw[name], grams: Number(raw[weight]) };
  });
  const put = (name: string, grams: number) => {
    const here = heaviest(lines, name);
    if (here) here.grams += grams;
    else lines.push({ raw: { [shape.name]: name }, weight: shape.weight, name, grams });
  };
  for (const { action, ingredient, grams, by } of steps) {
    if (action === 'anadir') put(ingredient, grams);
    else if (!takeOut(lines, ingredient, grams)) return null;
    if (action === 'cambiar' && by !== undefined) put(by, grams);
  }
  // What is not moved stays as it was sent.
  const left = ({ raw, weight, grams }: Line) => (grams === raw[weight] ? grams : tidy(grams));
  return { ...body, ingredients: lines.map((line) => ({ ...line.raw, [line.weight]: left(line) })) };
}

const NOTHING_LOCKED: ReadonlySet<string> = new Set();

/** Whether a step moves something that is locked. */
export function touches({ ingredient, by }: Step, locked: ReadonlySet<string>): boolean {
  return locked.has(ingredient) || (by !== undefined && locked.has(by));
}

/** What lies on the scale under a name, and what is left of it. */
interface Left {
  readonly name: unknown;
  grams: number;
}

interface Line extends Left {
  readonly raw: Wire;
  readonly weight: string;
}

function heaviest(lines: readonly Line[], name: string): Line | undefined {
  let best: Line | undefined;
  for (const line of lines) if (line.name === name && (best === undefined || line.grams > best.grams)) best = line;
  return best;
}

/** A share of what was there that only adding up in another order leaves. */
const NOISE = 1e-9;

/** Takes what is named so out, the heaviest line first; false when there is none. */
export function takeOut(lines: readonly Left[], name: string, grams: number): boolean {
  let line = heaviestLeft(lines, name);
  if (line === undefined) return false;
  for (let left = grams; left > 0 && line !== undefined; line = heaviestLeft(lines, name)) {
    const part = Math.min(left, line.grams);
    line.grams = line.grams - part > NOISE * line.grams ? line.grams - part : 0;
    left -= part;
  }
  return true;
}

/** Looked for anew each time: to sort the lines of a long formula takes longer. */
function heaviestLeft(lines: readonly Left[], name: string): Left | undefined {
  let best: Left | undefined;
  for (const line of lines) {
    if (line.name === name && line.grams > (best === undefined ? 0 : best.grams)) best = line;
  }
  return best;
}

/** Keeps 0.1 + 0.2 at 0.3 without touching formulas written as fractions of 1. */
function tidy(x: number): number {
  return round(x, 6);
}
