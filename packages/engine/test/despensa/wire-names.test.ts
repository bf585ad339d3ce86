import { expect, test } from 'vitest';
import { findFood, OFICIOS } from '../../src/despensa/names.ts';
import { everyFood } from '../../src/despensa/table.ts';

test.each(Object.keys(OFICIOS) as (keyof typeof OFICIOS)[])(
  'every food comes back by the name %s sends and by the one it shows',
  (craft) => {
    const oficio = OFICIOS[craft];
    const names = everyFood().map((food) => oficio.wireName(food));
    expect(new Set(names).size).toBe(everyFood().length);
    expect(names.map(oficio.indexOfWire)).toEqual([...everyFood().keys()]);
    expect(oficio.indexOfWire('piedra')).toBeUndefined();
    const lost = everyFood().filter(
      (food) =>
        findFood(oficio.wireName(food), craft).food !== food || findFood(oficio.label(food), craft).food !== food,
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  },
);
