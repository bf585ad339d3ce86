import type { Analysis, Values } from './analysis.ts';
import type { Answering, Craft } from './craft.ts';
import type { CraftId } from './ids.ts';
import type { LinearTerm } from './linear.ts';

/** What is said of a formula unlike those published of its type. */
export interface Objection {
  /** `sin_precedente` takes the good outcome, but in ice cream; `poco_habitual` takes gold. */
  readonly code: 'sin_precedente' | 'poco_habitual';
  readonly text: string;
  /** What to do about it. */
  readonly advice: string;
}

/** A published formula like the one analysed. */
export interface Parecida {
  readonly nombre: string;
  readonly fuente: string;
  /** How like it, in words. */
  readonly parecido: string;
}

/** What published formulas of its type say of one. */
export interface Precedent {
  /** How many formulas of the type are published and signed. */
  readonly formulas: number;
  /** Said where they are too few to judge by. */
  readonly few?: string | undefined;
  /** The kind it is taken for, how many are published, and what they compare. */
  readonly variant?: { readonly nombre: string; readonly formulas: number; readonly texto: string } | undefined;
  readonly objection?: Objection | undefined;
  /** The nearest ones, nearest first. */
  readonly alike: readonly Parecida[];
}

/** An ingredient of an answer, and the grams it may come to. */
export interface Movable {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** Lines by their places, and how many times their grams published formulas have. */
export interface Amounts {
  readonly places: readonly number[];
  readonly times: number;
  /** Told by the very formula this one is but for some lines. */
  readonly isSame: boolean;
}

/** The second judge: what published formulas say, and what becomes of an analysis by it. */
interface Judge {
  readonly precedentOf: (craft: CraftId, analysis: Analysis) => Precedent | undefined;
  readonly towardsPublished: (
    craft: CraftId,
    before: Analysis | null,
    after: Analysis,
    lines: readonly Movable[],
  ) => readonly LinearTerm[];
  readonly unlikeness: (craft: CraftId, analysis: Analysis) => number | undefined;
  readonly publishedAmounts: (craft: CraftId, before: Analysis, lines: readonly string[]) => readonly Amounts[];
  readonly borneOut: <V extends Values>(craft: Answering<object, V>, analysis: Analysis<V>) => Analysis<V>;
}

let judge: Judge | undefined;

/** Evidence is learnt apart: it weighs more than a page's first screen. Undefined forgets it. */
export function learnPrecedents(learnt: Judge | undefined): void {
  judge = learnt;
}

/** What published formulas say of one; undefined until learnt or where nothing compares. */
export function precedentOf({ id }: Pick<Craft, 'id'>, analysis: Analysis): Precedent | undefined {
  return judge?.precedentOf(id, analysis);
}

/** How far a formula is from the nearest published of its type; undefined until learnt or where nothing compares. */
export function unlikeness({ id }: Pick<Craft, 'id'>, analysis: Analysis): number | undefined {
  return judge?.unlikeness(id, analysis);
}

/** What brings an answer back to what is published, but for what `before` had. */
export function towardsPublished(
  { id }: Pick<Craft, 'id'>,
  before: Analysis | null,
  after: Analysis,
  lines: readonly Movable[],
): readonly LinearTerm[] {
  return judge?.towardsPublished(id, before, after, lines) ?? [];
}

/** What published formulas have more, or less, of. */
export function publishedAmounts(
  { id }: Pick<Craft, 'id'>,
  before: Analysis,
  lines: readonly string[],
): readonly Amounts[] {
  return judge?.publishedAmounts(id, before, lines) ?? [];
}

/** An analysis whose good outcome published formulas bear out, once they are learnt. */
export function borneOut<V extends Values>(craft: Answering<object, V>, analysis: Analysis<V>): Analysis<V> {
  return judge === undefined ? analysis : judge.borneOut(craft, analysis);
}
