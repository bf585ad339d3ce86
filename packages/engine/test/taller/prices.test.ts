import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import type { PlanRecipe } from '../../src/taller/gather.ts';
import { priceEffects } from '../../src/taller/price-change.ts';
import { pricesOn, readDate, readPriceList } from '../../src/taller/price-list.ts';

describe('a price list', () => {
  it('as a Spanish spreadsheet saves it', () => {
    const text =
      '\uFEFFProducto;Formato;Precio (€/kg);Fecha\r\nMantequilla;Caja 10 kg;8,95;01/11/2026\r\n"Nata; 35 %";;4,20 €;\r\n\r\n';
    expect(readPriceList(text)).toEqual({
      prices: [
        { name: 'Mantequilla', price: 8.95, date: '2026-11-01' },
        { name: 'Nata; 35 %', price: 4.2, date: null },
      ],
      faults: [],
    });
  });

  it('without headings, with tabs, and with thousands', () => {
    expect(readPriceList('Azafrán\t1.250,50\nAzúcar\t1,1').prices).toEqual([
      { name: 'Azafrán', price: 1250.5, date: null },
      { name: 'Azúcar', price: 1.1, date: null },
    ]);
  });

  it('says which rows it leaves out, and why', () => {
    const { prices, faults } = readPriceList('ingrediente;precio;fecha\nSal;caro;\n;3;\nAgua;0,01;31/02/2026\nMiel;9;');
    expect(prices.map(({ name }) => name)).toEqual(['Miel']);
    expect(faults).toEqual([
      { row: 2, text: '«Sal»: «caro» no es un precio por kilo.' },
      { row: 3, text: 'Falta el nombre del producto.' },
      { row: 4, text: '«Agua»: «31/02/2026» no es una fecha (día/mes/año).' },
    ]);
    expect(readPriceList(' \n').faults).toHaveLength(1);
  });

  it('never breaks, whatever is in the file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { price, name } of readPriceList(text).prices) {
          expect(price).toBeGreaterThanOrEqual(0);
          expect(name).not.toBe('');
        }
      }),
      { seed: 22, numRuns: runs(500) },
    );
  });

  it('reads the days people write', () => {
    expect(['15/11/2026', '1-2-26', '2026-11-15', '15.11.2026'].map(readDate)).toEqual([
      '2026-11-15',
      '2026-02-01',
      '2026-11-15',
      '2026-11-15',
    ]);
    expect(['29/02/2026', 'mañana', '2026-13-01', ''].map(readDate)).toEqual([null, null, null, null]);
  });

  it('on a day the latest price not after it counts', () => {
    const entry = (price: number, date: string | null) => ({ name: 'Nata', price, date });
    const lists = [[entry(4, null)], [entry(5, '2026-12-01'), entry(4.5, '2026-11-01')]];
    const on = (day: string) => pricesOn(lists, day).get('nata')?.price;
    expect([on('2026-10-31'), on('2026-11-01'), on('2026-12-24')]).toEqual([4, 4.5, 5]);
  });
});

describe('a change of price', () => {
  const line = (food: string, grams: number, price: number, part?: string) => ({
    food,
    label: food,
    grams,
    price,
    allergens: [],
    isKnown: true,
    ...(part === undefined ? {} : { part }),
  });
  const recipe = (id: string, ...lines: PlanRecipe['lines']): PlanRecipe => ({ id, title: id, station: 'x', lines });
  const BOOK = [
    recipe('brioche', line('harina', 500, 1), line('mantequilla', 500, 8)),
    recipe('pan', line('harina', 1000, 1)),
    recipe('bollo', line('brioche', 900, 0, 'brioche'), line('azúcar', 100, 1)),
  ];

  it('of butter from 8 to 10 € reaches brioche and what is made of it, and not bread', () => {
    const effects = priceEffects(BOOK, new Map([['mantequilla', 10]]));
    expect(effects.map(({ recipe: id, before, after }) => [id, before, after].map(rounded))).toEqual([
      ['brioche', 4.5, 5.5],
      ['bollo', 4.15, 5.05],
    ]);
    // 1 € of 4.5 €
    expect(effects[0]!.change).toBeCloseTo(22.22, 2);
  });

  it('to the same price does nothing', () => {
    expect(priceEffects(BOOK, new Map([['harina', 1]]))).toEqual([]);
  });

  function rounded(x: string | number) {
    return typeof x === 'number' ? Math.round(x * 1e9) / 1e9 : x;
  }
});
