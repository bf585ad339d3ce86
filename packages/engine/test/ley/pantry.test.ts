import { describe, expect, it } from 'vitest';
import { fold } from '../../src/craft/names.ts';
import { contains } from '../../src/despensa/contains.ts';
import { etiquetaOf } from '../../src/despensa/food-etiqueta.ts';
import { sweetensWithSugar } from '../../src/despensa/kinds.ts';
import { everyFood, foodOf } from '../../src/despensa/table.ts';
import { ask } from './read.ts';

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

describe('what sweetens with sugar', () => {
  const NAMED = /\b(?:azucar|jarabe|miel|glucosa|dextrosa|almibar)\b/;
  /** Additives and fibres come on a little of it; a base for ices without sugar says so. */
  const CARRIED: ReadonlySet<string> = new Set(['edulcorantes_fibras', 'gelificantes_estabilizantes', 'aditivos']);

  it('is all whose own list names a sugar and that has some', () => {
    const missed = everyFood().filter(
      (food) =>
        food.azucares >= 8 &&
        !CARRIED.has(food.category) &&
        NAMED.test(fold(etiquetaOf(food).sublista)) &&
        !sweetensWithSugar(food),
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it.each(['fresa', 'datil', 'leche_entera', 'zumo_naranja', 'almendra_molida'])('is not %s', (id) => {
    expect(sweetensWithSugar(foodOf(id))).toBe(false);
  });

  it.each(['Mermelada', 'Puré de fresa 10% azúcar', 'Refresco de cola', 'Piña en almíbar'])(
    'keeps %s out of an ice without added sugars',
    (name) => {
      const text = `Leche entera 650, Nata 35% 150, Maltitol 120, Eritritol 40, ${name} 60`;
      const { avisos, resultado } = ask('helado', 'sin_azucar', text);
      expect(resultado.bueno).toBe(false);
      expect(avisos.map(({ texto }) => texto).join(' ')).toMatch(/no puede llamarse «sin azúcares añadidos»/);
    },
  );
});

it.each([
  ['Merengue francés', 'mousse_chocolate', true],
  ['Merengue italiano', 'mousse_chocolate', false],
  ['Merengue francés', 'genoise', false],
])('%s in %s is told to be heated, or made of pasteurised white: %s', (name, type, told) => {
  const base = type === 'genoise' ? 'Huevo entero 400, Azúcar 150, Harina 250' : 'Chocolate 200, Nata 35% 250';
  const { avisos } = ask('pasteleria', type, `${base}, ${name} 100`);
  expect(avisos.some(({ texto }) => /clara cruda.*solo si después se calienta a 70 °C/.test(texto))).toBe(told);
});
