import { describe, expect, it } from 'vitest';
import { CRAFTS } from '../../src/crafts.ts';
import { TEMPLATES, usualSteps } from '../../src/elaboraciones.ts';
import { boughtFood } from '../../src/taller/foods.ts';

describe('steps to start from', () => {
  it.each(CRAFTS.map((craft) => [craft.id, craft] as const))('of %s are there for every type', (id, craft) => {
    for (const type of craft.types) expect(usualSteps(id, type.id, type.family).length).toBeGreaterThan(2);
  });

  it.each(CRAFTS.map((craft) => [craft.id, craft] as const))('of %s name no type it has not', (id, craft) => {
    const known = craft.types.map((type) => type.id);
    const named = Object.keys(TEMPLATES[id]!.byType);
    expect(named.filter((type) => !known.includes(type))).toEqual([]);
  });
});

it('a cream without steps of its own is not baked', () => {
  const steps = usualSteps('pasteleria', 'chantilly', 'crema');
  expect(steps.every(({ temperature }) => (temperature ?? 0) < 100)).toBe(true);
});

describe('what is bought', () => {
  it('is the same food whatever the craft calls it', () => {
    const milk = boughtFood('Leche entera', 'helado')!;
    expect(milk.allergens).toEqual(['leche']);
    expect(boughtFood('leche', 'panaderia')!.allergens).toEqual(['leche']);
    expect([boughtFood('agua fría', 'panaderia')!.isFromTap, milk.isFromTap]).toEqual([true, false]);
    expect(boughtFood('xyzzy', 'helado')).toBeNull();
    expect(boughtFood('Leche entera', 'carpintería')).toBeNull();
  });
});
