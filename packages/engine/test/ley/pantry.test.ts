import { describe, expect, it } from 'vitest';
import { contains } from '../../src/despensa/contains.ts';
import { etiquetaOf } from '../../src/despensa/food-etiqueta.ts';
import { everyFood, foodOf } from '../../src/despensa/table.ts';

describe('names our own labels print', () => {
  // «Leche de almendras» alone is said to be on the Spanish list of Decision 2010/791/EU.
  const RESERVED = /\b(?:yogur|nata|mantequilla|queso|leche condensada|leche de coco)\b/;

  it('keep dairy words for milk', () => {
    const wrong = everyFood().filter((food) => {
      const name = etiquetaOf(food).denominacion.replaceAll('*', '');
      return RESERVED.test(name.replace('fijador de nata', '')) && !contains(food, 'leche');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are one name, or ask which; what stands for several foods goes on no label', () => {
    const wrong = everyFood().filter((food) => {
      const { denominacion, generico } = etiquetaOf(food);
      return !generico && / o /.test(denominacion) && !/indicar/.test(denominacion);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('write a percentage with its space', () => {
    const wrong = everyFood().filter((food) => {
      const { denominacion, sublista } = etiquetaOf(food);
      return /\d%/.test(denominacion + sublista);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('list the whole of a chocolate inside them', () => {
    const wrong = everyFood().filter((food) => /chocolate[^,(]* \(emulgente/.test(etiquetaOf(food).sublista));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it.each(['mono_digliceridos', 'sucroesteres', 'glicerina', 'emulsionante_pasta', 'pasta_sabor_azucarada'])(
    'do not vouch that %s is vegan: only its sheet tells',
    (id) => expect(foodOf(id).vegano).toBe(false),
  );

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

  it('ask for no origin of gelatine, and name pectins by their name alone', () => {
    const printed = ['gelatina_polvo', 'gelatina_hojas', 'pectina_amarilla_hm'];
    expect(printed.map((id) => etiquetaOf(foodOf(id)).denominacion)).toEqual(['gelatina', 'gelatina', 'pectinas']);
  });

  it('hold the sugars of their parts', () => {
    expect(foodOf('tangzhong')).toMatchObject({ sacarosa: 0.05, maltosa: 0.08, azucares: 0.15 });
  });
});
