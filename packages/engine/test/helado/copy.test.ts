import { describe, expect, it } from 'vitest';
import { mustFind } from '../../src/helado/catalogue.ts';
import { addOnTop, type Copy, copyOf, gramsOf, shownOf, swap } from '../../src/helado/copy.ts';
import { shown } from '../../src/helado/measure.ts';
import { mixFormula } from '../../src/helado/mixture.ts';
import { readFormula } from '../../src/helado/read.ts';
import { formula } from './formula.ts';

const MILK = mustFind('leche_entera');
const POWDER = mustFind('leche_polvo_desnatada');
const WATER = mustFind('agua');

function copy(text: string): Copy {
  const mixture = mixFormula(readFormula(formula('base', text)), []);
  return copyOf(mixture, shown(mixture.mix));
}

const total = ({ grams }: Copy) => grams.reduce((sum, each) => sum + each, 0);

describe('the copy of 1 kg on which corrections are tried', () => {
  it('swaps grams for grams, from all lines of an ingredient alike, and measures again', () => {
    const kilo = copy('Leche entera 300, Agua 400, leche 100');
    swap(kilo, MILK, POWDER, 100);
    expect(kilo.grams.map(Math.round)).toEqual([300, 500, 100, 100]);
    expect(gramsOf(kilo, MILK)).toBeCloseTo(400);
    expect(shownOf(kilo, 'SLNG')).toBe(13.08);
    expect(shownOf(kilo, 'solidosTotales')).toBe(14.61);
  });

  it('never takes out more than there is', () => {
    const kilo = copy('Leche en polvo desnatada 8, Agua 992');
    swap(kilo, POWDER, WATER, 10);
    expect(gramsOf(kilo, POWDER)).toBe(0);
    expect(total(kilo)).toBeCloseTo(1000);
    expect(shownOf(kilo, 'SLNG')).toBe(0);
  });

  it('goes back to 1 kg after an addition on top', () => {
    const kilo = copy('Leche entera 1');
    addOnTop(kilo, WATER, 250);
    expect(total(kilo)).toBeCloseTo(1000);
    expect(gramsOf(kilo, WATER)).toBeCloseTo(200);
    expect(shownOf(kilo, 'SLNG')).toBe(7.04);
  });
});
