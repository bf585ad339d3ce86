import type { Advice } from './advice.ts';
import type {
  Analysis,
  Meter,
  Objection,
  Outcome,
  ReadIngredient,
  Service,
  Tempering,
  Values,
  Warning,
} from './analysis.ts';
import { gatherUnread } from './unread.ts';

/** The parts of an analysis that not every door shows. */
export interface LazyParts {
  readonly meters: () => readonly Meter[];
  readonly advice: () => readonly Advice[];
  readonly ingredients: () => readonly ReadIngredient[];
}

/** What only some analyses tell. */
type Told = Pick<
  Analysis,
  | 'category'
  | 'tempering'
  | 'waterActivity'
  | 'waterActivityBar'
  | 'service'
  | 'density'
  | 'physics'
  | 'portions'
  | 'quality'
>;

/** The parts that are ready; what is not told may be undefined, which is built faster than left out. */
export type ReadyParts<V extends Values> = Omit<Analysis<V>, keyof LazyParts | keyof Told> & {
  readonly [Key in keyof Told]?: Told[Key] | undefined;
};

/**
 * An analysis that works out its parts when they are first asked for. A class, because getters written in an object
 * literal give every object a hidden shape of its own: 4 µs each, against 0.1 with getters on a prototype.
 */
export class LazyAnalysis<V extends Values> implements Analysis<V> {
  readonly type: string;
  readonly typeLabel: string;
  readonly values: V;
  readonly outcome: Outcome;
  readonly warnings: readonly Warning[];
  readonly objections: readonly Objection[];
  readonly cost: number | null;
  readonly category?: string;
  readonly tempering?: Tempering;
  readonly waterActivity?: number;
  readonly waterActivityBar?: number;
  readonly service?: Service;
  readonly density?: () => number;
  readonly physics?: NonNullable<Analysis['physics']>;
  readonly portions?: NonNullable<Analysis['portions']>;
  readonly quality?: NonNullable<Analysis['quality']>;
  readonly #parts: LazyParts;
  #meters: readonly Meter[] | undefined;
  #advice: readonly Advice[] | undefined;
  #ingredients: readonly ReadIngredient[] | undefined;

  constructor(ready: ReadyParts<V>, parts: LazyParts) {
    this.type = ready.type;
    this.typeLabel = ready.typeLabel;
    this.values = ready.values;
    this.outcome = ready.outcome;
    this.warnings = gatherUnread(ready.warnings);
    this.objections = ready.objections;
    this.cost = ready.cost;
    if (ready.category !== undefined) this.category = ready.category;
    if (ready.tempering !== undefined) this.tempering = ready.tempering;
    if (ready.waterActivity !== undefined) this.waterActivity = ready.waterActivity;
    if (ready.waterActivityBar !== undefined) this.waterActivityBar = ready.waterActivityBar;
    if (ready.service !== undefined) this.service = ready.service;
    if (ready.density !== undefined) this.density = ready.density;
    if (ready.physics !== undefined) this.physics = ready.physics;
    if (ready.portions !== undefined) this.portions = ready.portions;
    if (ready.quality !== undefined) this.quality = ready.quality;
    this.#parts = parts;
  }

  get meters(): readonly Meter[] {
    this.#meters ??= this.#parts.meters();
    return this.#meters;
  }

  get advice(): readonly Advice[] {
    this.#advice ??= this.#parts.advice();
    return this.#advice;
  }

  get ingredients(): readonly ReadIngredient[] {
    this.#ingredients ??= this.#parts.ingredients();
    return this.#ingredients;
  }
}
