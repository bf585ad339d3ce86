import { describe, expect, it } from 'vitest';
import type { CatalogueEntry, LeverInfo } from '../../src/craft/craft.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { find } from '../../src/helado/catalogue.ts';
import { balanceHelado, helado } from '../../src/helado/craft.ts';
import type { BalanceResponse } from '../../src/helado/schema.ts';
import { answer, formula } from './formula.ts';

/** What an entry works out when it is asked. */
const entryOf = ({ aliases, composition, source }: CatalogueEntry) => ({ aliases, composition, source });

describe('descriptor', () => {
  it('has an example that comes out balanced', () => {
    expect(answer(helado.example).verdict).toBe('equilibrada');
    expect(helado.types.map(({ id }) => id)).toContain(helado.defaultType);
  });

  it('explains every parameter of the response, in its order', () => {
    expect(helado.params.map(({ key }) => key)).toEqual(Object.keys(answer(helado.example).params));
    for (const { key, label, formula: text, source } of helado.params) {
      expect(
        [label, text, source].every((words) => words !== ''),
        key,
      ).toBe(true);
    }
  });

  it('shows the catalogue with composition, price and source', () => {
    expect(helado.catalogue()).toHaveLength(everyFood().length);
    expect({ ...helado.catalogue()[0]!, ...entryOf(helado.catalogue()[0]!) }).toMatchObject({
      name: 'Agua',
      label: 'Agua',
      aliases: expect.arrayContaining(['agua potable', 'water', 'acqua', 'aigua']),
      group: 'basicos',
      composition: {
        azucares: 0,
        materiagrasa: 0,
        esml: 0,
        lactosa: 0,
        proteinas: 0,
        otrossolidos: 0,
        agua: 100,
        alcohol: 0,
        pac: 0,
        pod: 0,
        kcal: 0,
      },
      price: 0.002,
      source: expect.stringMatching(/./),
    });
  });
});

const isJudged = ({ inRange }: BalanceResponse, key: string) => inRange[key as keyof typeof inRange] !== null;

describe('types', () => {
  /** id, label, PAC judged, POD, sugars, fat, SLNG, solids, classic index. */
  it.each([
    [
      'helado_leche',
      'Helado de leche',
      true,
      [12.5, 22.5],
      [12.5, 23.5],
      [2.5, 10.5],
      [6, 12.5],
      [29.5, 44.5],
      [24, 31],
    ],
    ['helado_crema', 'Helado crema', true, [12, 22.5], [11, 23.5], [8, 18.5], [7, 13], [33.5, 46.5], [23, 30]],
    ['sorbete_agua', 'Sorbete de agua', true, [17.5, 31.5], [19.5, 33.5], [0, 3.5], [0, 1.5], [21.5, 38.5], [28, 36]],
    [
      'sorbete_leche',
      'Sorbete con leche',
      true,
      [16.5, 27.5],
      [18.5, 29.5],
      [0.2, 4.5],
      [0.5, 6.5],
      [26.5, 38.5],
      [26, 35],
    ],
    ['crema_untable', 'Crema untable', false, [18.5, 59.5], [20.5, 59.5], [13.5, 56.5], [0, 21], [69, 100], [20, 62]],
    ['veteado', 'Veteado', false, [33.5, 76.5], [33.5, 73.5], [0, 29], [0, 12.5], [43.5, 91.5], [45, 120]],
    ['granizado', 'Granizado', false, [8, 27], [9.5, 26.5], [0, 9], [0, 7.5], [10, 33], [10, 30]],
    ['semifrio', 'Semifrío', false, [12.5, 32], [12.5, 29], [11, 32], [1.5, 11.5], [39, 63], [15, 35]],
    ['sin_azucar', 'Helado sin azúcar añadido', true, [10.5, 22.5], [0, 5], [0, 12.5], [0, 12.5], [26, 46], [22, 34]],
    ['vegano', 'Helado vegano', true, [14.5, 26.5], [15.5, 30.5], [1.5, 14.5], [0, 0.5], [29.5, 44.5], [25, 35]],
    ['salado', 'Helado salado', true, [3.5, 14.5], [3.5, 20.5], [0, 21], [0, 14.5], [27, 47], [20, 34]],
    ['base', 'Base blanca', true, [12.5, 20.5], [13.5, 21.5], [2.5, 12.5], [7.5, 12.5], [31.5, 42.5], [23, 31]],
    [
      'leche_merengada',
      'Leche merengada',
      false,
      [10.5, 23.5],
      [9.5, 23.5],
      [1.5, 8.5],
      [4.5, 12.5],
      [19.5, 37],
      [14, 27],
    ],
    ['polo', 'Polo o paleta', false, [7, 31], [7, 31], [0, 13.5], [0, 10.5], [12, 41], [10, 33]],
    ['alto_proteina', 'Helado alto en proteína', true, [0, 40], [0, 21], [0, 10.5], [0, 16.5], [19, 43], [22, 36]],
    [
      'mantecado',
      'Helado mantecado',
      true,
      [13.5, 22.5],
      [13.5, 23.5],
      [3.5, 18.5],
      [4.5, 12.5],
      [31.5, 46.5],
      [22, 30],
    ],
    [
      'soft',
      'Helado soft (máquina)',
      false,
      [7.5, 20.5],
      [8.5, 20.5],
      [2.5, 10.5],
      [8.5, 15.5],
      [27.5, 38.5],
      [15, 24],
    ],
    [
      'sorbete_chocolate',
      'Sorbete de chocolate',
      true,
      [17.5, 30.5],
      [19.5, 31.5],
      [0.5, 11.5],
      [0, 1.5],
      [32.5, 49.5],
      [24, 40],
    ],
  ])('%s', (type, label, judged, POD, azucares, materiaGrasa, SLNG, solidosTotales, PAC_indice_clasico) => {
    const response = balanceHelado(formula(type, 'Leche entera 1'));
    expect(response.typeLabel).toBe(label);
    expect(response.ranges).toEqual({
      PAC: [-12.5, -10.6],
      POD,
      azucares,
      materiaGrasa,
      SLNG,
      solidosTotales,
      PAC_indice_clasico,
    });
    expect(response.inRange.PAC).toBe(judged ? false : null);
    const info = helado.types.find(({ id }) => id === type)!;
    expect(info.limits.map(({ param, min, max }) => [param.key, [min, max]])).toEqual(
      Object.entries(response.ranges).filter(([key]) => !(key in response.inRange) || isJudged(response, key)),
    );
    for (const { param, source } of info.limits) expect(source, param.key).not.toBe('');
    expect(info.limits.filter(({ level }) => level !== undefined).map(({ param }) => param.key)).toEqual([
      'PAC_indice_clasico',
    ]);
  });

  it('shares its ranges with nobody who could change them', () => {
    const { ranges } = answer(helado.example);
    expect(() => Object.assign(ranges, { PAC: [0, 0] })).toThrow(TypeError);
    expect(() => Object.assign(ranges.PAC, [0])).toThrow(TypeError);
  });
});

describe('levers', () => {
  const leversOf = (text: string) => helado.levers(formula('base', text)).map(({ lever }) => lever);

  it('move what builds the mix, and neither flavour, salt, stabiliser nor strangers', () => {
    expect(leversOf('Leche 1, Nata 1, Leche en polvo 1, Azúcar 1, Dextrosa 1, Inulina 1, Bebida de avena 1')).toEqual(
      new Array(7).fill(true),
    );
    expect(
      leversOf(
        'Fresa 1, Cacao 1, Pistacho 1, Sal 1, Neutro 1, Yema 1, Ron 1, Vainilla 1, Queso azul 1, Miel 1, Stevia 1, Aceite de oliva 1, Base 50 1, Cosa 1',
      ),
    ).toEqual(new Array(14).fill(false));
  });

  const tasteOf = (name: string) => {
    const [{ rank, weighed }] = helado.levers(formula('base', `${name} 1`)) as [LeverInfo];
    return { rank, weighed };
  };

  it.each(['Nata 18%', 'Nata 25%', 'Nata 35%', 'Nata 40%', 'Nata doble 48%', 'Nata 35% sin lactosa'])(
    '%s is poured, and moves last',
    (name) => {
      expect(tasteOf(name)).toEqual({ rank: 2, weighed: 'liquido' });
    },
  );

  it.each(['Mantequilla', 'Mantequilla salada', 'Mantequilla anhidra'])('%s is weighed dry, and moves last', (name) => {
    expect(tasteOf(name)).toEqual({ rank: 2, weighed: 'seco' });
  });

  it.each(['Leche entera', 'Leche entera sin lactosa', 'Leche de cabra', 'Kéfir', 'Yogur natural', 'Bebida de avena'])(
    '%s is poured, and moves before cream',
    (name) => {
      expect(tasteOf(name)).toEqual({ rank: 1, weighed: 'liquido' });
    },
  );

  it('milk powder is milk, however fat, and is weighed dry', () => {
    expect(tasteOf('Leche en polvo entera')).toEqual({ rank: 1, weighed: 'seco' });
    expect(tasteOf('Leche en polvo desnatada')).toEqual({ rank: 1, weighed: 'seco' });
  });

  it('say name and price, the price of the request first', () => {
    const body = {
      ingredients: [
        { name: 'AZUCAR', grams: 1 },
        { name: 'Azúcar', grams: 1, precio: 0.7 },
        { name: ' Mi base ', grams: 1, azucares: 3 },
      ],
    };
    expect(helado.levers(body)).toMatchObject([
      { lever: true, label: 'Azúcar', price: 1 },
      { lever: true, label: 'Azúcar', price: 0.7 },
      { lever: false, label: 'Mi base', price: null },
    ]);
  });
});

describe('additions', () => {
  it('are levers of the catalogue by their own name, for every type', () => {
    for (const { id } of helado.types) {
      const names = helado.additions(id);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(find(name)?.row.name).toBe(name);
      expect(leverless(names)).toEqual([]);
    }
    expect(helado.additions('no existe')).toEqual(helado.additions('helado_crema'));
  });

  it('keep milk out of vegan and water formulas', () => {
    for (const type of ['vegano', 'sorbete_agua', 'granizado']) {
      for (const name of helado.additions(type)) expect(find(name)!.row.esml, name).toBe(0);
    }
  });

  const leverless = (names: readonly string[]) =>
    names.filter((name) => !helado.levers(formula('base', `${name} 1`))[0]!.lever);
});
