import { describe, expect, it } from 'vitest';
import { realLabelReports } from './real-labels.ts';

describe('labels of products on sale', () => {
  it('are more than ten, each with its source, over four crafts', () => {
    expect(realLabelReports.length).toBeGreaterThan(10);
    expect(new Set(realLabelReports.map(({ label }) => label.craft)).size).toBe(4);
    for (const { label } of realLabelReports) expect(`${label.source} ${label.address}`).toMatch(/https:/);
  });

  it('have a table that is reached within the tolerances in at least ten of them', () => {
    const fitting = realLabelReports.filter(({ fits }) => fits).map(({ label }) => label.id);
    expect(fitting.length, fitting.join(', ')).toBeGreaterThanOrEqual(10);
  });

  it('where it is not reached, the cause is known; where it is, none is told', () => {
    const told = realLabelReports.flatMap(({ label, comparisons }) =>
      comparisons
        .filter(({ agrees, cause }) => agrees === (cause !== undefined))
        .map(({ nutrient, published, computed }) => `${label.id}, ${nutrient}: ${published} → ${computed}`),
    );
    expect(told).toEqual([]);
  });

  it('are estimated as shares of a whole', () => {
    for (const { label, ingredients } of realLabelReports) {
      const sum = ingredients.reduce((all, text) => all + Number(/[\d,]+$/.exec(text)![0].replace(',', '.')), 0);
      expect(Math.abs(sum - 100), label.id).toBeLessThan(1);
    }
  });
});
