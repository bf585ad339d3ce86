import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../bench/process.ts';
import { costIn, dayIn, dayOf, HEAD, needsOf, RATES, rowOf, USERS, USERS_HEAD, usersRowOf } from './needs.ts';

describe('what a rate of requests needs', () => {
  it('is the cost of one, times the rate, at half of each core', () => {
    const needs = needsOf({ perRequest: 100, memory: 128, answer: 2_000 }, 100_000);
    expect(needs.busy).toBeCloseTo(10);
    expect(needs.cores).toBe(20);
    expect(needs.memory).toBeCloseTo(2.5);
    expect(needs.network).toBeCloseTo(1_600);
  });

  it('is at least one core', () => {
    expect(needsOf({ perRequest: 100, memory: 128, answer: 2_000 }, 10).cores).toBe(1);
  });

  it('stands in docs/operations.md as the cost named there gives it', () => {
    const page = readFileSync(`${root}docs/operations.md`, 'utf8');
    const table = [HEAD, ...RATES.map((rate) => rowOf(needsOf(costIn(page), rate)))].join('\n');
    expect(page).toContain(table);
  });
});

describe('what users need', () => {
  it('is what their day takes, a fifth of it in one hour, at half of each core', () => {
    expect(dayOf({ '/api/analizar/helado': 500, '/api/equilibrar/helado': 9_500, '/api/etiqueta': 1_000 })).toBe(30);
    expect(usersRowOf(1_800_000, 30)).toBe('| 1,800,000 | 2,300 | 3 | 6 |');
  });

  it('stands in docs/operations.md as the day named there gives it', () => {
    const page = readFileSync(`${root}docs/operations.md`, 'utf8');
    const table = [USERS_HEAD, ...USERS.map((users) => usersRowOf(users, dayIn(page)))].join('\n');
    expect(page).toContain(table);
  });
});
