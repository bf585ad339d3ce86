import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { activityOf, NO_SOLUTION, type Solution, syrupSums, waterActivity } from '../../src/craft/water-activity.ts';

/** Everything dissolved in all its water, as in a bottle. */
function solution(parts: Partial<Solution>): number {
  return activityOf({ ...NO_SOLUTION, ...parts }, 1);
}

describe('water activity of plain solutions', () => {
  it.each([
    ['sucrose 60 % (literature 0.90)', { agua: 40, sacarosa: 60 }, 0.895],
    ['saturated sucrose, 2 g per g of water (0.85)', { agua: 100 / 3, sacarosa: 200 / 3 }, 0.854],
    ['glucose 50 % (0.89)', { agua: 50, glucosa: 50 }, 0.891],
    ['honey (0.56-0.62)', { agua: 17.5, sacarosa: 1.5, glucosa: 31, fructosa: 38.5, ...syrupSums(9.5, 45) }, 0.572],
    ['sweetened condensed milk (0.83-0.87)', { agua: 27, sacarosa: 44, sngLeche: 20.5, lactosa: 11 }, 0.838],
    ['glucose syrup DE 40 at 80 % solids', { agua: 20, ...syrupSums(80, 40) }, 0.771],
  ])('%s', (_, parts, expected) => {
    expect(solution(parts)).toBeCloseTo(expected, 3);
  });

  it.each([
    ['sorbitol 50 %', { agua: 50, sorbitol: 50 }, 0.8976],
    ['glycerol 50 %', { agua: 50, glicerol: 50 }, 0.8024],
    ['maltitol 60 %', { agua: 40, maltitol: 60 }, 0.8973],
    ['erythritol 30 %', { agua: 70, eritritol: 30 }, 0.9361],
    ['fructose 50 %', { agua: 50, fructosa: 50 }, 0.8953],
    ['lactose 10 %', { agua: 90, lactosa: 10, sngLeche: 10 }, 0.9939],
    ['common salt 6.5 %, where the tables say 0.96', { agua: 93.5, sal: 6.5 }, 0.9623],
    ['spirits of 40 % ethanol by weight', { agua: 60, alcohol: 40 }, 0.7932],
    ['skimmed milk, dissolved milk salts included', { agua: 90.9, sngLeche: 9.1, lactosa: 4.9 }, 0.9949],
    ['concentrated milk: lactose past 0.25 g/g is crystals', { agua: 60, sngLeche: 30, lactosa: 16 }, 0.9747],
    ['cocoa mass in water: 0.15 g/g bound, its salts dissolved', { agua: 20, cacaoSecoDesgrasado: 30 }, 0.9503],
    ['more cocoa than water to bind: 30 % of it stays free', { agua: 10, cacaoSecoDesgrasado: 60 }, 0.6492],
    [
      'a dark milk ganache with spirits and salt',
      { agua: 20, cacaoSecoDesgrasado: 30, sngLeche: 8, lactosa: 4, alcohol: 3, sal: 0.3, sacarosa: 20 },
      0.7772,
    ],
  ])('of %s', (_, parts, expected) => {
    expect(solution(parts)).toBeCloseTo(expected, 4);
  });

  it.each([
    ['nothing else', {}, 0.8536],
    ['glucose', { glucosa: 20 }, 0.7547],
    ['fructose', { fructosa: 20 }, 0.7633],
    ['sorbitol', { sorbitol: 20 }, 0.7665],
    ['glycerol', { glicerol: 20 }, 0.6979],
    ['maltitol', { maltitol: 20 }, 0.7935],
    ['erythritol', { eritritol: 20 }, 0.7268],
    ['glucose syrup DE 40', syrupSums(20, 40), 0.812],
  ])('sucrose, of which too much was added, dissolves less beside others: with %s', (_, beside, expected) => {
    expect(solution({ agua: 20, sacarosa: 60, ...beside })).toBeCloseTo(expected, 4);
  });

  it('sucrose never dissolves less than its weight of water', () => {
    expect(solution({ agua: 10, sacarosa: 60, glucosa: 60 })).toBeCloseTo(0.3975, 4);
    expect(solution({ agua: 10, sacarosa: 60, glucosa: 60 })).toBe(solution({ agua: 10, sacarosa: 10, glucosa: 60 }));
  });

  it('is 1 for pure water and 0 for no water at all', () => {
    expect(solution({ agua: 100 })).toBe(1);
    expect(solution({ sacarosa: 100 })).toBe(0);
  });

  it('leaves the sugar that does not dissolve out of it', () => {
    expect(solution({ agua: 20, sacarosa: 60 })).toBe(solution({ agua: 20, sacarosa: 40 }));
    expect(solution({ agua: 80, lactosa: 30, sngLeche: 30 })).toBeGreaterThan(solution({ agua: 80, sacarosa: 30 }));
  });

  it('takes a syrup of DE 100 for glucose', () => {
    expect(solution({ agua: 40, ...syrupSums(60, 100) })).toBeCloseTo(solution({ agua: 40, glucosa: 60 }), 12);
  });
});

describe('water activity of a filling', () => {
  // M. Coppel, Contemporary Chocolates 2017: tea ganache, declared 0.78.
  const tea: Solution = {
    ...NO_SOLUTION,
    agua: 24.11,
    cacaoSecoDesgrasado: 3.718,
    sngLeche: 8.26,
    lactosa: 4.43,
    sacarosa: 20.29,
    glucosa: 6.85,
    fructosa: 0.78,
    sorbitol: 7.36,
    sal: 0.1328,
  };

  it('of the tea ganache is 0.832', () => {
    expect(waterActivity(tea, 24.11)).toBeCloseTo(0.832, 3);
  });

  it('is that of an anhydrous mass under 2 % of water and blends into the model up to 8 %', () => {
    const dry = { ...NO_SOLUTION, agua: 5, sacarosa: 40 };
    expect(waterActivity(dry, 1.99)).toBe(0.45);
    expect(waterActivity(dry, 2)).toBe(0.45);
    expect(waterActivity(dry, 5)).toBeCloseTo((0.45 + activityOf(dry)) / 2, 12);
    expect(waterActivity(dry, 8)).toBe(activityOf(dry));
  });

  const grams = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const filling = fc
    .record({
      agua: grams(40),
      cacaoSecoDesgrasado: grams(30),
      msn: grams(10),
      lactosa: grams(10),
      sacarosa: grams(50),
      glucosa: grams(20),
      fructosa: grams(20),
      sorbitol: grams(20),
      glicerol: grams(10),
      maltitol: grams(20),
      eritritol: grams(10),
      dry: grams(20),
      de: fc.integer({ min: 20, max: 95 }),
      alcohol: grams(8),
      sal: grams(2),
    })
    .map(
      ({ msn, dry, de, ...parts }) => ({ ...parts, sngLeche: msn + parts.lactosa, ...syrupSums(dry, de) }) as Solution,
    );

  it('never leaves 0 to 1', () => {
    fc.assert(
      fc.property(filling, (parts) => {
        const aw = waterActivity(parts, parts.agua);
        expect(aw).toBeGreaterThanOrEqual(0);
        expect(aw).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never rises when sugar takes the place of water', () => {
    const sugar = fc.constantFrom<keyof Solution>(
      'sacarosa',
      'glucosa',
      'fructosa',
      'sorbitol',
      'glicerol',
      'maltitol',
    );
    fc.assert(
      fc.property(filling, sugar, fc.double({ min: 0, max: 1, noNaN: true }), (before, name, part) => {
        const moved = before.agua * part;
        const after = { ...before, agua: before.agua - moved, [name]: before[name] + moved };
        // Below the 0.45 given to anhydrous masses the low-water blend has nothing to say.
        fc.pre(activityOf(after) >= 0.45);
        expect(waterActivity(after, after.agua)).toBeLessThanOrEqual(waterActivity(before, before.agua) + 1e-12);
      }),
      { numRuns: runs(1000) },
    );
  });
});
