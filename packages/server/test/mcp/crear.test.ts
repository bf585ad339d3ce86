import { describe, expect, test } from 'vitest';
import { inProcess } from '../../src/balancer/balancer.ts';
import { TOOLS } from '../../src/mcp/tools.ts';

const run = (name: string, args: Record<string, unknown>) =>
  TOOLS.find((tool) => tool.name === name)!.run(args, { balancer: inProcess });

describe('making formulas for an agent', () => {
  test('crear gives grams, cost, allergens and where they come from', async () => {
    const { text, structure } = await run('crear', {
      craft: 'helado',
      type: 'vegano',
      sabores: [{ name: 'pistacho', porcentaje: 10 }],
      sin: ['leche'],
    });
    expect(text).toContain('Pasta de pistacho 100% 100 g');
    expect(text).toContain('Alérgenos: pistacho');
    expect(structure).toMatchObject({ craft: 'helado', formulas: [{ resultado: { bueno: true } }] });
  });

  test('what is made is told in names for people: no identifiers, no codes', async () => {
    const { text } = await run('crear', { craft: 'cacao', type: 'leche' });
    expect(text).toMatch(/Pasta de cacao[^;]* \d/);
    expect(text).not.toMatch(/[a-z]_[a-z]/);
  });

  test('crear says what collides', async () => {
    const { text } = await run('crear', { craft: 'panaderia', type: 'baguette', sin: ['gluten'] });
    expect(text).toContain('«Baguette» y «sin gluten» chocan');
    expect(text).toContain('Lo más cercano que sí se puede:');
  });

  test('sustituir gives whole formulas', async () => {
    const ingredients = [
      { name: 'Harina de trigo', grams: 1000 },
      { name: 'Agua', grams: 680 },
      { name: 'Sal', grams: 19 },
      { name: 'Levadura fresca', grams: 8 },
    ];
    const { text } = await run('sustituir', {
      craft: 'panaderia',
      type: 'baguette',
      ingredients,
      quitar: 'levadura fresca',
    });
    expect(text).toContain('Levadura seca instantánea en lugar de levadura fresca');
  });
});
