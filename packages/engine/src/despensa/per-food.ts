import type { Food } from './food.ts';

/** What a craft works out of a food, once for each; of a person's own food, for as long as it lives. */
export function perFood<T>(make: (food: Food) => T): (food: Food) => T {
  const known = new WeakMap<Food, T | undefined>();
  return (food) => {
    let value = known.get(food);
    if (value === undefined && !known.has(food)) {
      value = make(food);
      known.set(food, value);
    }
    return value as T;
  };
}
