import { describe, expect, it } from 'vitest';
import { find } from '../../src/helado/catalogue.ts';
import { balanceHelado, helado } from '../../src/helado/craft.ts';
import type { Params } from '../../src/helado/params.ts';
import { answer } from './formula.ts';

/** One ingredient alone: its parameters are those of 100 g of it. */
const alone = (item: Record<string, unknown>) => answer({ ingredients: [{ grams: 10, ...item }] });
const paramsOf = (item: Record<string, unknown>): Params => alone(item).params;

describe('names', () => {
  it.each([
    ['Nata 35%', 'Nata 35%'],
    ['NATA 35 %', 'Nata 35%'],
    ['  nata\t 35% ', 'Nata 35%'],
    ['nata 35\u00a0%', 'Nata 35%'],
    ['azucar', 'Azúcar'],
    ['AZU\u0301CAR', 'Azúcar'],
    ['Pina', 'Piña'],
    ['piñón', 'Piñón'],
    ['leche 3,6 %', 'Leche entera'],
    ['Ron 37,5%', 'Ron 40% vol.'],
    ['whole milk', 'Leche entera'],
    ['latte intero', 'Leche entera'],
    ['llet', 'Leche entera'],
    ['glucosa', 'Glucosa atomizada 38 DE'],
    ['jarabe de glucosa', 'Jarabe de glucosa 40 DE'],
    ['leche en polvo', 'Leche en polvo desnatada'],
    ['chocolate', 'Chocolate negro 55%'],
  ])('«%s» is %s', (name, row) => {
    expect(find(name)?.row.name).toBe(row);
  });

  it.each(['azúcar y sal', 'natá montadísima', '', '__proto__', 'constructor', 'toString', '\ud800'])(
    '«%s» is nobody: no guessing',
    (name) => {
      expect(find(name)).toBeUndefined();
    },
  );

  it('a name too long is not cut into another one', () => {
    expect(find(`azúcar${' '.repeat(300)}moreno`)).toBeUndefined();
    expect(find(`${' '.repeat(300)}azúcar${' '.repeat(300)}`)?.row.name).toBe('Azúcar');
  });

  it('every food of the pantry is read by its own name and can be mixed', () => {
    const lost = helado.catalogue().filter(({ name }) => find(name)?.row.name !== name);
    expect(lost).toEqual([]);
    for (const { name } of helado.catalogue()) {
      const { params } = balanceHelado({ ingredients: [{ name, grams: 100 }] });
      expect(Object.values(params).every(Number.isFinite), name).toBe(true);
    }
  });

  it('a default is said, and an unknown name is asked about', () => {
    expect(alone({ name: 'Avellana' }).warnings[1]).toMatch(/^«Avellana» se toma como «Avellana tostada»/);
    expect(alone({ name: 'miel Ponsard' }).warnings.join(' ')).toContain('«miel Ponsard» se ha leído como «Miel');
    expect(alone({ name: 'queso Ponsard' }).warnings[1]).toMatch(/¿Querías decir «/);
  });
});

describe('figures of the request', () => {
  it('doubts an energy that the parts of the food cannot have', () => {
    expect(alone({ name: 'Leche entera', kcal: 900 }).warnings).toEqual([
      '«Leche entera»: se indican 900 kcal y su composición da 65. Revisa cuál no puede ser.',
    ]);
    expect(alone({ name: 'Leche entera', kcal: 66 }).warnings).toEqual([]);
    expect(alone({ name: 'Leche entera', materiagrasa: 10, kcal: 122 }).warnings).toEqual([]);
    expect(alone({ name: 'Leche entera', materiagrasa: 10, kcal: 65 }).warnings).toHaveLength(1);
    expect(alone({ name: 'Leche entera', kcal: 900 }).params.kcal_100g).toBe(900);
  });

  it('replace those of the food, and what hangs on them moves along: solids, water, energy, PAC and POD of the sugars', () => {
    const row = paramsOf({ name: 'Nata 35%' });
    const own = alone({ name: 'nata 35 %', materiagrasa: 38 });
    expect(own.params).toEqual({
      ...row,
      materiaGrasa: 38,
      solidosTotales: 43.93,
      aguaLibre: 56.07,
      kcal_100g: row.kcal_100g + 27,
      PAC: own.params.PAC,
    });
    expect(own.warnings).toEqual([]);
    const half = alone({ name: 'Azúcar', azucares: 50 });
    expect(half.params).toMatchObject({ azucares: 50, PAC_indice_clasico: 50, POD: 50, solidosTotales: 50 });
    expect(half.warnings).toEqual(['«Azúcar»: PAC y POD ajustados a los azúcares indicados.']);
    expect(paramsOf({ name: 'Azúcar', azucares: 50, pac: 100, pod: 100, kcal: 400 })).toMatchObject({
      PAC_indice_clasico: 100,
      POD: 100,
      kcal_100g: 400,
    });
    expect(paramsOf({ name: 'Agua', precio: 3 }).coste_100g_eur).toBe(0.3);
  });

  it('energy alone does not tell what a thing is: it counts, and the thing is unknown', () => {
    const { params, warnings, verdict } = alone({ name: 'Cosa rara', kcal: 300, precio: 2 });
    expect(params).toMatchObject({ kcal_100g: 300, coste_100g_eur: 0.2, solidosTotales: 0 });
    expect(warnings.join(' ')).toContain('Ingrediente no reconocido: «Cosa rara».');
    expect(verdict).toBe('revisar');
  });

  it('protein is a solid, whoever tells of nothing else', () => {
    expect(paramsOf({ name: 'Mi proteína', proteinas: 80 })).toMatchObject({ solidosTotales: 80, kcal_100g: 320 });
    // A third of the milk solids is protein already.
    expect(paramsOf({ name: 'Mi leche', proteinas: 3.2, esml: 9 })).toMatchObject({ solidosTotales: 9 });
    expect(paramsOf({ name: 'Mía', proteinas: 20, otrossolidos: 30 })).toMatchObject({ solidosTotales: 30 });
  });

  it('come from a label too: what it does not give is derived', () => {
    const etiqueta = {
      energia: 300,
      grasas: 0,
      hidratos: 75,
      azucares: 75,
      proteinas: 0,
      sal: 0,
      categoria: 'azucares',
    };
    const { params } = alone({ name: 'Mi jarabe', etiqueta });
    expect(params).toMatchObject({ azucares: 75, PAC_indice_clasico: 75, POD: 75, kcal_100g: 300 });
  });

  it('leave the hardening of cocoa and nuts in, unless they give the PAC', () => {
    const hardened = (item: Record<string, unknown>) =>
      answer({
        ingredients: [
          { name: 'Agua', grams: 700 },
          { name: 'Azúcar', grams: 200 },
          { grams: 100, ...item },
        ],
      });
    const told = 'El cacao y los frutos secos endurecen el helado';
    // Fat-free dry cocoa counts 1.8 and its butter 0.9; a quarter of it is taken off.
    expect(hardened({ name: 'Cacao en polvo 22-24%' }).warnings).toEqual([`${told} 1,4 °C, y el PAC ya los cuenta.`]);
    expect(hardened({ name: 'Cacao en polvo 22-24%', materiagrasa: 0 }).warnings).toEqual([
      `${told} 1,2 °C, y el PAC ya los cuenta.`,
    ]);
    expect(hardened({ name: 'Avellana tostada', materiagrasa: 60 }).warnings).toEqual([
      `${told} 0,8 °C, y el PAC ya los cuenta.`,
    ]);
    expect(hardened({ name: 'Cacao en polvo 22-24%', pac: 0 }).warnings).toEqual([]);
  });

  it('make an ingredient of their own: sugars as sucrose, 54 % of SLNG as lactose, energy from the composition', () => {
    const item = { name: 'Mi base', azucares: 20, materiagrasa: 10, esml: 10, proteinas: 6.6, otrossolidos: 5 };
    expect(paramsOf(item)).toMatchObject({
      azucares: 20,
      materiaGrasa: 10,
      SLNG: 10,
      solidosTotales: 45,
      PAC_indice_clasico: 25.4,
      POD: 20.86,
      // 4·20 + 9·10 + 3.6·10 + 4·3 + 2·2
      kcal_100g: 222,
      coste_100g_eur: 0,
    });
    expect(paramsOf({ ...item, lactosa: 2, pod: 30, kcal: 7, precio: 5 })).toMatchObject({
      PAC_indice_clasico: 22,
      POD: 30,
      kcal_100g: 7,
      coste_100g_eur: 0.5,
    });
  });

  it('lactose alone does not add to the solids: it is counted in those of milk', () => {
    expect(paramsOf({ name: 'Mi base', lactosa: 20 })).toMatchObject({
      solidosTotales: 0,
      PAC_indice_clasico: 20,
      kcal_100g: 0,
    });
  });

  it('a price alone is no composition: the ingredient stays inert, but costs', () => {
    const { params, warnings } = alone({ name: 'Purpurina', precio: 90 });
    expect(params).toMatchObject({ solidosTotales: 0, kcal_100g: 0, PAC: 0, coste_100g_eur: 9 });
    expect(warnings).toHaveLength(2);
  });

  it('a field that is there by inheritance only does not count', () => {
    const item = Object.create({ azucares: 50 }) as Record<string, unknown>;
    Object.assign(item, { name: 'Mi base', grams: 1 });
    expect(answer({ ingredients: [item] }).params.azucares).toBe(0);
  });
});

describe('amounts', () => {
  it('a name sent twice adds up, and an ingredient of 0 g changes nothing and warns of nothing', () => {
    const once = balanceHelado({
      ingredients: [
        { name: 'Leche', grams: 300 },
        { name: 'Azúcar', grams: 60 },
      ],
    });
    const twice = balanceHelado({
      ingredients: [
        { name: 'LECHE', grams: 100 },
        { name: 'Azúcar', grams: 60 },
        { name: 'Leche entera', grams: 200 },
        { name: 'Polvo de hadas', grams: 0 },
        { name: 'Otro polvo', grams: 0, azucares: 99 },
      ],
    });
    expect(twice).toEqual(once);
  });

  it('all inert: nothing but weight', () => {
    const { params, verdict, warnings } = balanceHelado({
      ingredients: [
        { name: 'a', grams: 1 },
        { name: 'b', grams: 3 },
      ],
    });
    expect(Object.values(params).filter((value) => value !== 0)).toEqual([params.aguaLibre]);
    expect(params.aguaLibre).toBe(100);
    expect(verdict).toBe('revisar');
    expect(warnings).toHaveLength(3);
  });

  it('only water: PAC 0; no water: PAC -40, or 0 where nothing is dissolved', () => {
    expect(paramsOf({ name: 'Agua' }).PAC).toBe(0);
    expect(paramsOf({ name: 'Azúcar' }).PAC).toBe(-40);
    expect(paramsOf({ name: 'Aceite de girasol' }).PAC).toBe(0);
  });
});
