import { CRAFTS } from '@obrador/engine';
import { describe, expect, it } from 'vitest';
import { solve } from '../packages/engine/src/equilibrar/solve.ts';
import { solveWithHighs } from '../packages/engine/test/equilibrar/highs.ts';
import { solveWithYalps } from '../packages/engine/test/equilibrar/yalps.ts';
import { each, inTurn, processorTime, taking } from './bench/measure.ts';
import { programs } from './bench/peers.ts';
import { type Baseline, changeOf, isMet, isWorse, readBaseline } from './bench/report.ts';
import { longs } from './bench/workload.ts';

function busy(microseconds: number): void {
  for (const end = processorTime() + microseconds; processorTime() < end; );
}

describe('the bench', () => {
  const baseline: Baseline = { release: '0', figures: { known: { value: '2', ratio: 2 }, plain: { value: '3' } } };

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

  it('takes an aim in time for met where the machine is slower, when it is as much faster as the aim asks', () => {
    const slow = { name: 'known', value: '', aim: '8,000/s', met: false, gain: 1.5 };
    expect(isMet({ ...slow, ratio: 1.3 }, baseline)).toBe(true);
    expect(isMet({ ...slow, ratio: 1.4 }, baseline)).toBe(false);
    expect(isMet({ ...slow, ratio: 9, met: true }, baseline)).toBe(true);
    expect(isMet({ ...slow, name: 'new', ratio: 0.1 }, baseline)).toBe(false);
    expect(isMet({ name: 'known', value: '', aim: '1', met: false, ratio: 0.1 }, baseline)).toBe(false);
  });

  it('keeps figures of the last release', () => {
    const { release, figures } = readBaseline();
    expect(release).toMatch(/^\d+\.\d+\.\d+$/);
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
