import { craftOf } from '@obrador/engine';
import { crear } from '@obrador/engine/crear';
import { describe, expect, test } from 'vitest';
import { WISHES, wishesText } from './wishes.ts';

describe('the guide of wishes', () => {
  test('has ten wishes, all answered with a formula or with the nearest one', () => {
    expect(WISHES).toHaveLength(10);
    for (const { craft, body, words } of WISHES) {
      const { formulas, imposible } = crear(craftOf(craft), body);
      expect(formulas[0] ?? imposible?.cerca, words).toMatchObject({ resultado: { bueno: true } });
    }
  });

  test('shows each with its grams', () => {
    expect(wishesText().match(/^## \d+\. /gm)).toHaveLength(10);
    expect(wishesText()).toContain('| Pasta de pistacho 100% | 100 | fruto seco |');
  });
});
