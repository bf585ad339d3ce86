import type { Advice, Step } from './advice.ts';
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

  constructor(ready: Omit<Analysis<V>, keyof LazyParts>, parts: LazyParts) {
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

/** A value that is computed when it is first asked for, and then kept. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Computes a value for each key when first asked for, then keeps it. */
export function lazyFor<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

/** As `lazyFor`, but what is worked out of a row is forgotten with it. */
export function lazyOf<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

/** An object whose parts are computed when first asked for, then kept. */
export function eachLazy<T extends object>(make: { readonly [Key in keyof T]: () => T[Key] }): T {
  const getters = Object.entries<() => unknown>(make).map(([key, value]) => [
    key,
    { get: lazy(value), enumerable: true },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as T;
}

/** A class: V8 gives objects with own getters a shape each, thirty times slower. */
class LazyAdvice implements Advice {
  readonly text: string;
  readonly mends: readonly string[];
  readonly #make: () => readonly Step[];
  #steps: readonly Step[] | undefined;

  constructor(text: string, mends: readonly string[], make: () => readonly Step[]) {
    this.text = text;
    this.mends = mends;
    this.#make = make;
  }

  get steps(): readonly Step[] {
    this.#steps ??= this.#make();
    return this.#steps;
  }
}

/** Advice with lazy steps: the response of the interface never needs them. */
export function lazyAdvice(text: string, mends: readonly string[], steps: () => readonly Step[]): Advice {
  return new LazyAdvice(text, mends, steps);
}

/** Runs a generator that pauses between steps to its end, at once. */
export function finished<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
