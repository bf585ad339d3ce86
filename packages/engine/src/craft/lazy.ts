import type { Advice, Step } from './advice.ts';

/** A class because a getter on each object by itself makes V8 a new shape for it: thirty times as dear. */
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

/** Advice whose steps are worked out when somebody asks for them: the response of the interface never does. */
export function lazyAdvice(text: string, mends: readonly string[], steps: () => readonly Step[]): Advice {
  return new LazyAdvice(text, mends, steps);
}
