import { CRAFTS, craftOf } from '@obrador/engine';
import { describe, expect, it } from 'vitest';
import { solve } from '../packages/engine/src/equilibrar/solve.ts';
import { solveWithHighs } from '../packages/engine/test/equilibrar/highs.ts';
import { solveWithYalps } from '../packages/engine/test/equilibrar/yalps.ts';
import { each, inTurn, processorTime, quantile, taking } from './bench/measure.ts';
import { programs } from './bench/peers.ts';
import { baselineOf, changeOf, isWorse, leastOf, readBaseline } from './bench/report.ts';
import { longs, unseen } from './bench/workload.ts';

function busy(microseconds: number): void {
  for (const end = processorTime() + microseconds; processorTime() < end; );
}

describe('the bench', () => {
  const release = { directory: '', version: '0', commit: 'abc', engine: '', server: '' };
  const baseline = baselineOf(release, [
    { name: 'known', value: '2', ratio: 2 },
    { name: 'plain', value: '3' },
  ]);

  it('finds fault with a ratio over 15 % worse than the last release, and with no other', () => {
    const of = (name: string, ratio: number) => isWorse({ name, value: '', ratio }, baseline);
    expect(of('known', 2.31)).toBe(true);
    expect(of('known', 2.29)).toBe(false);
    expect(of('known', 1)).toBe(false);
    expect(of('plain', 9)).toBe(false);
    expect(of('new', 9)).toBe(false);
    expect(isWorse({ name: 'known', value: '' }, baseline)).toBe(false);
    expect(changeOf({ name: 'known', value: '', ratio: 3 }, baseline)).toBeCloseTo(0.5);
  });

  it('takes the least of two runs, and holds nothing within their noise for worse', () => {
    const of = (ratio: number) => [{ name: 'known', value: `${ratio}`, ratio }];
    const [least] = leastOf([of(4), of(2)]);
    expect(least).toEqual({ name: 'known', value: '2', ratio: 2, noise: 1 });
    const noisy = baselineOf(release, [least!]);
    expect(isWorse({ name: 'known', value: '', ratio: 3.9 }, noisy)).toBe(false);
    expect(isWorse({ name: 'known', value: '', ratio: 4.1 }, noisy)).toBe(true);
    expect(isWorse({ ...least!, ratio: 2.6 }, baselineOf(release, of(2)))).toBe(false);
  });

  it('keeps figures of the last release', () => {
    const { release, commit, processor, figures } = readBaseline();
    expect(release).toMatch(/^\d+\.\d+\.\d+$/);
    expect(commit).toMatch(/^[\da-f]{7,}$/);
    expect(processor).toMatch(/^Node v/);
    expect(Object.values(figures).some(({ ratio }) => ratio !== undefined)).toBe(true);
  });

  it('tells what takes four times as long, whatever else the machine does', () => {
    const { short, long } = inTurn({ short: () => busy(200), long: () => busy(800) });
    expect(long / short).toBeGreaterThan(3);
    expect(long / short).toBeLessThan(5);
    const [first, second] = each([() => busy(1_000), () => busy(3_000)], 3, () => {});
    expect(second! / first!).toBeGreaterThan(2);
  });

  it('asks peers for the same answers', () => {
    const solved = programs().flatMap((program) => {
      const ours = solve(program);
      const theirs = [solveWithYalps(program), solveWithHighs(program)];
      for (const price of theirs) {
        if (ours === null) expect(price).toBeNull();
        else expect(price).toBeCloseTo(ours.price, 4);
      }
      return ours === null ? [] : [ours];
    });
    expect(solved.length).toBeGreaterThan(programs().length / 4);
  });

  it('has formulas of every craft, and knows which have a name that none before has', () => {
    const { warm, fresh } = unseen(CRAFTS);
    const met = new Set<unknown>();
    for (const { craft, body, strange } of [...warm, ...fresh]) {
      const names = body.ingredients.map((item) => item[craftOf(craft)!.shape.name]);
      expect(names.some((name) => !met.has(name))).toBe(strange);
      for (const name of names) met.add(name);
    }
    expect(fresh.filter(({ strange }) => strange).length).toBeGreaterThan(300);
    expect(new Set(fresh.slice(0, 50).map(({ craft }) => craft)).size).toBe(CRAFTS.length);
  });

  it('finds what one in a hundred passes', () => {
    expect(quantile([...Array(100).keys()], 0.99)).toBe(98);
  });

  it('takes bodies in turn', () => {
    const seen: number[] = [];
    const call = taking([1, 2, 3], (one) => seen.push(one));
    for (let i = 0; i < 4; i++) call();
    expect(seen).toEqual([1, 2, 3, 1]);
  });

  it.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    'has bodies of every size that %s accepts',
    (_id, craft) => {
      for (const lines of [4, 500]) {
        const bodies = longs(craft, lines);
        expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBeGreaterThan(12);
        for (const body of bodies) {
          expect(body.ingredients).toHaveLength(lines);
          expect(() => craft.analyse(body)).not.toThrow();
        }
      }
    },
  );
});
