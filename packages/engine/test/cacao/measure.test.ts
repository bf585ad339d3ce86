import { describe, expect, it } from 'vitest';
import { measure } from '../../src/cacao/measure.ts';
import { type Quantity, quantityOf } from '../../src/cacao/params.ts';
import { resolve } from '../../src/cacao/resolve.ts';
import { readItems } from '../../src/craft/read.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';
import { balance, request } from './formula.ts';

function value(quantity: Quantity, parts: Readonly<Record<string, number>>): number {
  return measure(quantity, resolve(readItems({ ...request(undefined, parts) }, SHAPE)));
}

describe('percentages of the chocolate once other edible substances are deducted', () => {
  it.each([
    ['cocoa of the base', quantityOf('cacaoTotal', 'base'), 98.7],
    ['butter of the cocoa', quantityOf('ratio', 'base'), 54.71],
    ['cocoa of the chocolate part of a gianduja', quantityOf('cacaoTotal', 'parteChocolate'), 98.7],
  ] as const)('%s is measured from 0.005 % of chocolate on', (_, quantity, whole) => {
    expect(value(quantity, { pasta_cacao: 0.006, avellana: 99.994 })).toBe(whole);
    expect(value(quantity, { pasta_cacao: 0.004, avellana: 99.996 })).toBe(0);
  });

  it('are 0 where there is none of what they are a part of', () => {
    expect(value(quantityOf('ratio', 'base'), { azucar: 100 })).toBe(0);
    expect(value(quantityOf('lacteos', 'cobertura'), { azucar: 70, nata: 30 })).toBe(0);
  });

  it('over the couverture count whatever little there is of it', () => {
    expect(value(quantityOf('csd', 'cobertura'), { pasta_cacao: 0.004, azucar: 99.996 })).toBe(44.7);
  });
});

describe('medal of a white couverture', () => {
  it('is bronze short of the 31 % of fat of the trade, with only one target out', () => {
    const { medalla, motivos } = balance('cobertura', {
      manteca_cacao: 26,
      leche_entera_polvo: 17,
      leche_desn_polvo: 10,
      azucar: 47,
    }).score;
    expect(medalla).toBe('bronze');
    expect(motivos).toEqual([
      'Manteca de cacao más grasa láctea 30,55 % (mínimo profesional 31 %): añade 1 g de manteca de cacao.',
    ]);
  });
});
