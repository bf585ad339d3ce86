import { describe, expect, it } from 'vitest';
import { contains } from '../../src/despensa/contains.ts';
import { etiquetaOf } from '../../src/despensa/food-etiqueta.ts';
import { everyFood, foodOf } from '../../src/despensa/table.ts';

describe('names our own labels print', () => {
  // «Leche de coco» and «leche de almendras» are to be confirmed against Decision 2010/791/EU.
  const RESERVED = /\b(?:yogur|nata|mantequilla|queso|leche condensada)\b/;

  it('keep dairy words for milk', () => {
    const wrong = everyFood().filter((food) => {
      const name = etiquetaOf(food).denominacion.replaceAll('*', '');
      return RESERVED.test(name.replace('fijador de nata', '')) && !contains(food, 'leche');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('declare the almond of a liqueur of almond', () => {
    expect(foodOf('amaretto_28').contiene).toContain('frutos_cascara:almendra');
  });

  it('tell the origin of oils and fats, or ask for it', () => {
    const bare = /(?:aceites?|grasas?) vegetal(?:es)?\b(?! *\()/;
    const wrong = everyFood().filter((food) => {
      const { sublista } = etiquetaOf(food);
      return bare.test(sublista) && !/según ficha|indicar/.test(sublista);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
