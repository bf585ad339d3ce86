import type { Advice, Step } from './advice.ts';

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

/** As `lazyOf`, but only the last is kept: what is asked again is asked at once, and a request leaves one behind. */
export function lastOf<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  let last: { readonly key: Key; readonly value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
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
