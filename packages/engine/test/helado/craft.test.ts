import { describe, expect, it } from 'vitest';
import { find } from '../../src/helado/catalogue.ts';
import { balanceHelado, helado } from '../../src/helado/craft.ts';
import { answer, formula } from './formula.ts';

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
    expect(helado.catalogue()).toHaveLength(549);
    expect(helado.catalogue()[0]).toEqual({
      name: 'Agua',
      label: 'Agua',
      aliases: ['agua potable', 'agua mineral', 'agua filtrada', 'water', 'acqua', 'aigua', 'agua del grifo', 'hielo'],
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
      source: 'definición',
    });
  });
});

describe('types', () => {
  /** id, label, PAC judged, POD, sugars, fat, SLNG, solids, classic index. */
  it.each([
    ['helado_leche', 'Helado de leche', true, [14, 21], [14, 22], [2.5, 10], [6, 12], [32, 43], [24, 31]],
    ['helado_crema', 'Helado crema', true, [14, 21], [14, 22], [8, 16], [7, 12], [35, 45], [23, 30]],
    ['sorbete_agua', 'Sorbete de agua', true, [19, 30], [22, 31], [0, 3], [0, 1], [26, 36], [28, 36]],
    ['sorbete_leche', 'Sorbete con leche', true, [17, 27], [19, 29], [0.5, 4], [1, 6], [27, 38], [26, 35]],
    ['crema_untable', 'Crema untable', false, [20, 58], [22, 58], [15, 55], [0, 20], [70, 100], [20, 62]],
    ['veteado', 'Veteado', false, [35, 75], [35, 72], [0, 28], [0, 12], [45, 90], [45, 120]],
    ['granizado', 'Granizado', false, [9, 26], [10, 26], [0, 5], [0, 6], [12, 30], [10, 30]],
    ['semifrio', 'Semifrío', false, [14, 30], [14, 28], [12, 30], [2, 8], [40, 62], [15, 35]],
    ['sin_azucar', 'Helado sin azúcar añadido', true, [11, 22], [0, 5], [0, 12], [0, 12], [27, 45], [22, 34]],
    ['vegano', 'Helado vegano', true, [15, 26], [16, 30], [2, 14], [0, 0.5], [30, 44], [25, 35]],
    ['salado', 'Helado salado', true, [4, 14], [4, 20], [0, 20], [0, 14], [28, 46], [20, 34]],
    ['base', 'Base blanca', true, [13, 20], [14, 21], [2.5, 12], [8, 12], [32, 42], [23, 31]],
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
      Object.entries(response.ranges).filter(([key]) => judged || key !== 'PAC'),
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

  it('say name and price, the price of the request first', () => {
    const body = {
      ingredients: [
        { name: 'AZUCAR', grams: 1 },
        { name: 'Azúcar', grams: 1, precio: 0.7 },
        { name: ' Mi base ', grams: 1, azucares: 3 },
      ],
    };
    expect(helado.levers(body)).toEqual([
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
