import { expect, test } from 'vitest';
import { findFood, OFICIOS } from '../../src/despensa/names.ts';
import { FOODS } from '../../src/despensa/table.ts';

test.each(Object.keys(OFICIOS) as (keyof typeof OFICIOS)[])(
  'every food comes back by the name %s sends and by the one it shows',
  (craft) => {
    const oficio = OFICIOS[craft];
    const names = FOODS.map((food) => oficio.wireName(food));
    expect(new Set(names).size).toBe(FOODS.length);
    expect(names.map(oficio.indexOfWire)).toEqual([...FOODS.keys()]);
    expect(oficio.indexOfWire('piedra')).toBeUndefined();
    const lost = FOODS.filter(
      (food) =>
        findFood(oficio.wireName(food), craft).food !== food || findFood(oficio.label(food), craft).food !== food,
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  },
);
