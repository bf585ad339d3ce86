import { readFileSync } from 'node:fs';
import type { CatalogueEntry, Craft } from '@obrador/engine';

/** Share of the formula a food is raised to, step by step, in search of where the judgement turns. */
const LADDER = [0.0001, 0.0004, 0.0012, 0.003, 0.006, 0.012, 0.024, 0.05, 0.09, 0.15, 0.25, 0.4, 0.65, 0.85];
/** What an ingredient that is there already is taken down or up to. */
const FACTORS = [0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 6];
/** How near to the turn the two bodies kept lie: a bound moved by more is noticed. */
const NEAR = 0.03;
const HALVINGS = 18;
/** Formulas of the corpus tried per type, those that come out good first. */
const BASES = 2;

interface Line {
  readonly name: string;
  readonly grams: number;
}
interface Formula {
  readonly type: string;
  readonly lines: readonly Line[];
}
type Published = { readonly type: string; readonly ingredients: readonly Record<string, unknown>[] };

/**
 * Bodies just under and just over every bound that decides something: each food is raised in published formulas of
 * each type until outcome, meters or warnings turn. Found from outside, whatever the judgement is made of.
 */
export function aimedBodies(craft: Craft, foods: readonly CatalogueEntry[]): readonly string[] {
  const published: readonly Published[] = JSON.parse(readFileSync(`data/corpus/${craft.id}.json`, 'utf8'));
  return craft.types.flatMap(({ id }) => {
    const bases = published
      .filter(({ type, ingredients }) => type === id && ingredients.every((one) => isPlain(craft, one)))
      .map(({ ingredients }) => ({
        type: id,
        lines: ingredients.map((one) => ({
          name: String(one[craft.shape.name]),
          grams: Number(one[craft.shape.weight]),
        })),
      }))
      .map((formula) => ({ formula, good: isGood(craft, formula) }))
      .sort((a, b) => Number(b.good) - Number(a.good))
      .slice(0, BASES);
    const seen = new Set<string>();
    return bases.flatMap(({ formula }) => turnsOf(craft, formula, foods, seen));
  });
}

/** Recipes and labels inside a formula have tests of their own. */
const isPlain = ({ shape }: Craft, one: Record<string, unknown>): boolean =>
  Object.keys(one).every((key) => key === shape.name || key === shape.weight);

function isGood(craft: Craft, formula: Formula): boolean {
  return craft.analyse(bodyOf(craft, formula)).outcome.good;
}

function bodyOf({ shape }: Craft, { type, lines }: Formula): object {
  return { type, ingredients: lines.map(({ name, grams }) => ({ [shape.name]: name, [shape.weight]: grams })) };
}

/** What the judgement says, without figures and names: the same said of another food is no turn. */
function saidOf(craft: Craft, formula: Formula): ReadonlySet<string> {
  try {
    const { outcome, meters, warnings, objections, ingredients } = craft.analyse(bodyOf(craft, formula));
    const names = ingredients.flatMap(({ name, sent }) => [name.toLowerCase(), sent.toLowerCase()]);
    const bare = (text: string) =>
      names.reduce((left, name) => left.replaceAll(name, '…'), text.toLowerCase().replace(/[\d.,]+/g, ''));
    return new Set([
      `outcome ${outcome.id}`,
      ...meters.map(({ key, state }) => `${key} ${state}`),
      ...warnings.map(({ code, text }) => `${code} ${bare(text)}`),
      ...objections.map(({ code, fault }) => `${code} ${fault}`),
    ]);
  } catch {
    return new Set(['refused']);
  }
}

/** What is no longer said, and what is said anew. */
function turnsBetween(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] {
  return [
    ...[...before].filter((one) => !after.has(one)).map((one) => `- ${one}`),
    ...[...after].filter((one) => !before.has(one)).map((one) => `+ ${one}`),
  ];
}

/** Bodies at both sides of every turn not seen yet, along each food and each line. */
function turnsOf(craft: Craft, base: Formula, foods: readonly CatalogueEntry[], seen: Set<string>): readonly string[] {
  const total = base.lines.reduce((sum, { grams }) => sum + grams, 0);
  const found: string[] = [];
  const walk = (at: (grams: number) => Formula, steps: readonly number[]): void => {
    let low = steps[0]!;
    let before = saidOf(craft, at(low));
    for (const high of steps.slice(1)) {
      const after = saidOf(craft, at(high));
      // A step may pass several bounds: a usual dose and the most of it.
      while (turnsBetween(before, after).some((turn) => !seen.has(turn))) {
        const bound = boundBetween(craft, at, low, high, before);
        const beyond = saidOf(craft, at(bound));
        const fresh = turnsBetween(before, beyond).filter((turn) => !seen.has(turn));
        for (const turn of fresh) seen.add(turn);
        for (const factor of fresh.length > 0 ? [1 - NEAR, 1 + NEAR] : []) {
          found.push(JSON.stringify(bodyOf(craft, at(Number((bound * factor).toPrecision(6))))));
        }
        if (bound >= high) break;
        low = bound;
        before = beyond;
      }
      low = high;
      before = after;
    }
  };
  for (const { name } of foods) {
    walk(
      (grams) => ({ ...base, lines: [...base.lines, { name, grams }] }),
      LADDER.map((share) => (share / (1 - share)) * total),
    );
  }
  for (const [i, { grams: sent }] of base.lines.entries()) {
    walk(
      (grams) => ({ ...base, lines: base.lines.map((line, j) => (i === j ? { ...line, grams } : line)) }),
      FACTORS.map((factor) => factor * sent),
    );
  }
  return found;
}

/** The grams at which what is said first turns. */
function boundBetween(
  craft: Craft,
  at: (grams: number) => Formula,
  low: number,
  high: number,
  before: ReadonlySet<string>,
): number {
  let [under, over] = [low, high];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (under + over) / 2;
    if (turnsBetween(before, saidOf(craft, at(middle))).length === 0) under = middle;
    else over = middle;
  }
  return over;
}
