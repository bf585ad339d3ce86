import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURVES, wholeBeanShare } from '../../src/cacao/craft.ts';
import { tempered, usualSteps } from '../../src/elaboraciones.ts';
import { lossPasteleria } from '../../src/pasteleria/craft.ts';
import { bonbonWeights } from '../../src/taller/bonbon.ts';
import { lossTurron, turron } from '../../src/turron/craft.ts';

describe('filled pieces', () => {
  it('120 bonbons of 12 g with 40 % of shell and 10 % left in the moulds: 640 g and 960 g', () => {
    expect(bonbonWeights({ count: 120, each: 12, shell: 40, loss: 10 })).toEqual({ shell: 640, filling: 960 });
  });

  it('shell and filling are together what the losses ask for', () => {
    const percent = fc.double({ min: 0, max: 95, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), percent, percent, (count, shell, loss) => {
        const made = bonbonWeights({ count, each: 11, shell, loss });
        expect((made.shell + made.filling) * (1 - loss / 100)).toBeCloseTo(count * 11, 6);
      }),
    );
  });

  it.each([
    { count: 0, each: 12, shell: 40, loss: 0 },
    { count: 10, each: -1, shell: 40, loss: 0 },
    { count: 10, each: 12, shell: 140, loss: 0 },
    { count: 10, each: 12, shell: 40, loss: 100 },
  ])('an order that is none takes nothing: %o', (order) => {
    expect(bonbonWeights(order)).toEqual({ shell: 0, filling: 0 });
  });
});

describe('what is lost on the way', () => {
  it('turrón loses what its yield says', () => {
    expect(lossTurron(turron.example)).toBe(2.7);
  });

  it('a sponge loses water in the oven, a cream does not', () => {
    const items = [
      { name: 'Huevo entero', grams: 200 },
      { name: 'Azúcar', grams: 125 },
      { name: 'Harina', grams: 125 },
    ];
    // From 37,7 % of water to 28 %
    expect(lossPasteleria({ type: 'genoise', ingredients: items })).toBe(13.4);
    expect(lossPasteleria({ type: 'natillas', ingredients: [...items, { name: 'Leche entera', grams: 1000 }] })).toBe(
      0,
    );
  });

  it('nibs and cocoa mass are whole bean; butter, powder and couverture are not', () => {
    const items = {
      nibs_cacao: 300,
      pasta_cacao: 400,
      manteca_cacao: 100,
      azucar: 200,
    };
    const ingredients = Object.entries(items).map(([ingrediente, peso]) => ({ ingrediente, peso }));
    expect(wholeBeanShare({ type: 'bean_to_bar', ingredients })).toBeCloseTo(0.7, 9);
    expect(wholeBeanShare({ type: 'negro', ingredients: [{ ingrediente: 'cacao_polvo', peso: 100 }] })).toBe(0);
    expect(wholeBeanShare({ type: 'negro', ingredients: [{ ingrediente: 'cobertura_negra_70', peso: 100 }] })).toBe(0);
  });
});

describe('steps of tempering', () => {
  it('take the temperatures of the formula: milk chocolate is worked cooler than dark', () => {
    const steps = usualSteps('cacao', 'leche');
    const at = (curve: keyof typeof CURVES) =>
      tempered(steps, CURVES[curve]).flatMap(({ stage, temperature }) => (stage ? [temperature] : []));
    expect(at('negro')).toEqual([47.5, 28, 31.5]);
    expect(at('leche')).toEqual([43.5, 27, 29.5]);
    expect(tempered(steps, CURVES.leche).at(-1)).toEqual(steps.at(-1));
  });
});
