import { round } from '../craft/round.ts';
import { growthHours, yeastHours } from './clock.ts';
import { judge } from './judge.ts';
import { readFormula } from './read.ts';
import { type Ingredient, isActiveSourdough, isLive } from './resolve.ts';

/** A pre-ferment of a dough, to be made before it. */
export interface Preferment {
  /** As the formula calls it; null when flour and water are listed apart. */
  readonly name: string | null;
  /** Raised by a sourdough of the house; false for one that takes yeast. */
  readonly isSourdough: boolean;
  /** Grams the dough takes. */
  readonly grams: number;
  readonly flour: number;
  readonly water: number;
  /** An old dough has some. */
  readonly salt: number;
  /** Fresh yeast the formula already lists for it, g. */
  readonly yeast: number;
  /** Water per 100 of flour. */
  readonly hydration: number;
}

/** The pre-ferments of a formula, in its order. Refuses what the balance refuses. */
export function prefermentsPanaderia(body: unknown): readonly Preferment[] {
  const { ingredients } = judge(readFormula(body));
  const living = ingredients.filter((one) => one.grams > 0 && isLive(one));
  const whole = living.filter(({ preferment }) => preferment === 'whole');
  const parts = (['preferment', 'sourdough'] as const).map((kind) => living.filter((one) => one.preferment === kind));
  return [
    ...whole.map((one) => prefermentOf(one.name, isActiveSourdough(one), [one])),
    ...parts.flatMap((listed, i) => (listed.length === 0 ? [] : [prefermentOf(null, i === 1, listed)])),
  ].filter(({ flour }) => flour > 0);
}

function prefermentOf(name: string | null, isSourdough: boolean, made: readonly Ingredient[]): Preferment {
  const sum = (of: (one: Ingredient) => number) => made.reduce((all, one) => all + one.grams * of(one), 0);
  const flour = sum(({ parts }) => parts.harina / 100);
  const water = sum(({ parts }) => parts.agua / 100);
  return {
    name,
    isSourdough,
    grams: sum(() => 1),
    flour,
    water,
    salt: sum(({ parts }) => parts.sal / 100),
    yeast: sum(({ row }) => (row.rol === 'levadura' ? (row.k_levadura ?? 1) : 0)),
    hydration: flour > 0 ? round((100 * water) / flour, 1) : 0,
  };
}

/** Doses of fresh yeast the model was drawn from, % of the flour. */
const DOSES = { least: 0.015, most: 1 };

/**
 * Fresh yeast that makes so much flour ripe in so many hours, g: a guide. Null beyond what the model covers.
 */
export function yeastFor(flour: number, hours: number, temperature: number): number | null {
  const atOnePercent = yeastHours(1, temperature);
  if (atOnePercent === null || !(hours > 0)) return null;
  const dose = atOnePercent / hours;
  return dose >= DOSES.least && dose <= DOSES.most ? (flour * dose) / 100 : null;
}

/** What is mixed to refresh a sourdough. */
export interface Refreshment {
  /** Ripe sourdough, g. */
  readonly starter: number;
  readonly flour: number;
  readonly water: number;
  /** Until it is ripe, a guide; null beyond what the model covers. */
  readonly hours: number | null;
}

/**
 * A refreshment that leaves `grams` of the same hydration: `parts` of flour per part of ripe sourdough, by weight.
 */
export function refreshment(
  { flour, grams }: Pick<Preferment, 'flour' | 'grams'>,
  wanted: number,
  parts: number,
  temperature: number,
): Refreshment {
  const share = flour / grams;
  const starter = (wanted * share) / (share + parts);
  const fresh = starter * parts;
  return {
    starter,
    flour: fresh,
    water: wanted - starter - fresh,
    hours: growthHours((starter * share) / (wanted * share), temperature),
  };
}
