import { expect, test } from 'vitest';
import { CRAFT_FOODS, findFood } from '../../src/despensa/names.ts';
import { everyFood } from '../../src/despensa/table.ts';

test.each(Object.keys(CRAFT_FOODS) as (keyof typeof CRAFT_FOODS)[])(
  'every food comes back by the name %s sends and by the one it shows',
  (craft) => {
    const foods = CRAFT_FOODS[craft];
    const names = everyFood().map((food) => foods.wireName(food));
    expect(new Set(names).size).toBe(everyFood().length);
    expect(names.map(foods.indexOfWire)).toEqual([...everyFood().keys()]);
    expect(foods.indexOfWire('piedra')).toBeUndefined();
    const lost = everyFood().filter(
      (food) => findFood(foods.wireName(food), craft).food !== food || findFood(foods.label(food), craft).food !== food,
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  },
);
