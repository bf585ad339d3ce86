import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountContext, bySize, readAmount } from '../src/ledger/amount.ts';

const milk: AmountContext = { name: 'Leche entera', former: 120, others: 880, flour: null };
const read = (text: string, context = milk) => {
  const amount = readAmount(text, context);
  return amount && 'grams' in amount ? amount.grams : amount;
};

describe('a weight as people write it', () => {
  test.each([
    ['250', 250],
    ['250 g', 250],
    ['1.250,5', 1250.5],
    ['1,5 kg', 1500],
    ['1,5kg', 1500],
    ['250+50', 300],
    ['1 kg + 250', 1250],
    ['½ l', 500],
    ["0'5 l", 500],
    ['500 ml', 500],
    ['8 oz', 226.8],
    ['2 cdas', 30],
    ['12 %', 120],
    ['+20 %', 144],
    ['-5 %', 114],
    ['12%', 120],
    ['0', 0],
  ] as const)('«%s»', (text, grams) => {
    expect(read(text)).toBe(grams);
  });

  test('eggs are counted in their own line only', () => {
    expect(read('2 huevos', { ...milk, name: 'Huevo entero' })).toBe(100);
    expect(read('3 yemas', { ...milk, name: 'Yema de huevo' })).toBe(60);
    expect(read('2 huevos')).toEqual({ fault: '«huevos» no es «Leche entera»: escribe los gramos.' });
  });

  test('units of what has a known weight; of what has none it says so', () => {
    expect(read('3 uds', { ...milk, name: 'Huevo entero' })).toBe(150);
    expect(read('3 uds')).toEqual({
      fault: 'No se sabe cuánto pesa una unidad de «Leche entera»: escribe los gramos.',
    });
    expect(read('½ l', { ...milk, name: 'Azúcar' })).toEqual({
      fault: 'No se sabe cuánto pesa un mililitro de «Azúcar»: escribe los gramos.',
    });
  });

  test.each(['1e3', 'doce', '70 kk', '2 paquetes', '5 g sal', '+', '12 % de algo', '--3'])(
    '«%s» is refused in words',
    (text) => {
      expect(read(text)).toEqual({ fault: expect.stringContaining('No entiendo «') });
    },
  );

  test('a share is of the mix, and in bread of the flour', () => {
    expect(read('50 %', { ...milk, others: 300 })).toBe(300);
    expect(read('100 %')).toEqual({ fault: expect.stringContaining('toda la mezcla') });
    expect(read('10 %', { ...milk, others: 0 })).toEqual({ fault: expect.stringContaining('Sin otros ingredientes') });
    expect(read('70 %', { ...milk, flour: { grams: 1000 } })).toBe(700);
    expect(read('2,2 %', { ...milk, flour: { grams: 1000 } })).toBe(22);
    expect(read('70 %', { ...milk, flour: { fault: 'Sin harina' } })).toEqual({ fault: 'Sin harina' });
  });

  test('it says what it understood, and nothing where there was nothing to understand', () => {
    expect(readAmount('1,5 kg', milk)).toEqual({ grams: 1500, said: '1,5 kg = 1500 g' });
    expect(readAmount('250+50', milk)).toEqual({ grams: 300, said: '250+50 = 300 g' });
    expect(readAmount('1.250,5 g', milk)).toEqual({ grams: 1250.5, said: null });
    expect(readAmount('  ', milk)).toBe(null);
  });

  test('anything at all is a weight that a scale may show, a refusal in words or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,+ %kgluds½]{0,12}$/)), (text) => {
        const amount = readAmount(text, milk);
        if (amount === null) expect(text.trim()).toBe('');
        else if ('grams' in amount) expect(amount.grams >= 0 && amount.grams <= 1e9).toBe(true);
        else expect(amount.fault.length).toBeGreaterThan(10);
      }),
    );
  });
});

test('kilos and grams by size', () => {
  expect([bySize(850), bySize(1250), bySize(12_000.5)]).toEqual(['850 g', '1,25 kg', '12,001 kg']);
});
