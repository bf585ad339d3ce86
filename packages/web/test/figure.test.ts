import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFigure, unitIn } from '../src/ui/figure.ts';

describe('a number in any field', () => {
  test.each([
    ['4 kg', 'g', null, 4000],
    ['0,3 kg', 'g', null, 300],
    ['300g', 'g', null, 300],
    ['300', 'g', null, 300],
    ['500 g', 'kg', null, 0.5],
    ['40 uds', undefined, null, 40],
    ['40 piezas', undefined, null, 40],
    ['22 €', '€', null, 22],
    ['1,20 €/kg', '€/kg', null, 1.2],
    ['+20 %', '€/kg', 10, 12],
    ['+20 %', '€/kg', 10.19, 12.23],
    ['-3 %', '€/kg', 0.002, 0.0019],
    ['0,5 g/ml', 'g/ml', null, 0.5],
    ['12 h', 'horas', null, 12],
    ['500 g', 'kilos', null, 0.5],
    ['-5 %', '€/kg', 10, 9.5],
    ['2+2', undefined, null, 4],
    ['1 kg + 250', 'g', null, 1250],
    ['12 l', 'l', null, 12],
    ['750 ml', 'l', null, 0.75],
    ['30 %', '%', null, 30],
    ['+20 %', '%', null, 20],
    ['1,5 h', 'minutos', null, 90],
    ['24 ºC', '°c', null, 24],
    ['1.250,5', 'g', null, 1250.5],
    ["2'5 kg", 'g', null, 2500],
    ['½', undefined, null, 0.5],
  ] as const)('«%s» in %s', (text, unit, current, value) => {
    expect(readFigure(text, unit, current, false)).toBe(value);
  });

  test.each([
    ['doce', 'g'],
    ['4 kg', '€'],
    ['3 l', 'g'],
    ['+20 %', 'g'],
    ['2++2', undefined],
    ['22 €', undefined],
    ['0,20 €/ud', '€/kg'],
    ['1 €/l', '€/kg'],
    ['1 €/l', '€'],
    ['', 'g'],
  ] as const)('«%s» in %s is not read', (text, unit) => {
    expect(readFigure(text, unit, null, false)).toBe(null);
  });

  test('a price per litre is one per kilo by what a litre weighs', () => {
    const prices = [1, 0.92].map((density) => readFigure('4,60 €/l', '€/kg', null, false, density));
    expect(prices).toEqual([4.6, 5]);
  });

  test('below zero only where it may be', () => {
    expect([readFigure('−18 °C', '°c', null, true), readFigure('-18', '°c', null, false)]).toEqual([-18, null]);
  });

  test('its unit is what the label says', () => {
    const labels = [
      'Peso por pieza, g',
      'Precio (€/kg)',
      'Número de piezas',
      'Litros de helado',
      'Kilos',
      'Casco y tapa, % del bombón',
    ];
    expect(labels.map(unitIn)).toEqual(['g', '€/kg', undefined, 'litros', 'kilos', '%']);
  });

  test('anything at all is a finite number or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,+ %kgl€uds½-]{0,12}$/)), (text) => {
        const value = readFigure(text, 'g', 100, true);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
