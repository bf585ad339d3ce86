import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { checkNesting, MAX_DEPTH, MAX_LINES } from '../../src/craft/nesting.ts';
import { readBody } from '../../src/craft/read.ts';

const leaf = { name: 'Azúcar', grams: 1 };

/** A recipe in a recipe, `depth` times over. */
function nested(depth: number): Record<string, unknown> {
  let ingredients: unknown[] = [leaf];
  for (let i = 0; i < depth; i++) ingredients = [{ name: 'Base', grams: 1, receta: { ingredients } }];
  return { ingredients };
}

function refusalOf(body: Record<string, unknown>): InputError {
  try {
    readBody(body);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('It was taken');
}

describe('recipes inside recipes', () => {
  it('go six deep', () => {
    expect(checkNesting(nested(MAX_DEPTH))).toEqual({ lines: MAX_DEPTH + 1, depth: MAX_DEPTH });
  });

  it('go no deeper, and the place of the fault is told', () => {
    const { message, fault } = refusalOf(nested(MAX_DEPTH + 1));
    expect(fault).toEqual({
      code: 'receta_demasiado_profunda',
      index: 0,
      field: `${'ingredients[0].receta.'.repeat(MAX_DEPTH)}ingredients[0].receta`,
    });
    expect(message).toBe('El ingrediente 1 lleva demasiadas recetas unas dentro de otras; el máximo es 6.');
  });

  it('are not followed to the bottom of a bomb', () => {
    expect(refusalOf(nested(20_000)).fault.code).toBe('receta_demasiado_profunda');
  });

  it('may hold themselves only to be refused', () => {
    const recipe: Record<string, unknown> = { name: 'Base', grams: 1 };
    recipe.receta = { ingredients: [recipe] };
    expect(refusalOf({ ingredients: [recipe] }).fault.code).toBe('receta_demasiado_profunda');
  });

  it('hold 500 lines in all', () => {
    const list = (lines: number) => Array.from({ length: lines }, () => leaf);
    const body = (lines: number) => ({
      ingredients: [leaf, { name: 'Base', grams: 1, receta: { ingredients: list(lines) } }],
    });
    expect(checkNesting(body(MAX_LINES - 2)).lines).toBe(MAX_LINES);
    const { message, fault } = refusalOf(body(MAX_LINES - 1));
    expect(fault).toEqual({ code: 'demasiados_ingredientes', index: 1, field: 'ingredients[1].receta.ingredients' });
    expect(message).toBe('La fórmula suma, con sus recetas, demasiados ingredientes; el máximo es 500.');
  });

  it('are counted before they are read: of the widest tree at most 500 lines are looked at', () => {
    let looked = 0;
    const watched = (items: unknown[]): unknown[] =>
      new Proxy(items, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) looked++;
          return Reflect.get(target, key, receiver);
        },
      });
    const wide = (depth: number): unknown[] =>
      watched(
        Array.from({ length: 9 }, () =>
          depth === 0 ? leaf : { name: 'Base', grams: 1, receta: { ingredients: wide(depth - 1) } },
        ),
      );
    expect(refusalOf({ ingredients: wide(4) }).fault.code).toBe('demasiados_ingredientes');
    expect(looked).toBeLessThanOrEqual(MAX_LINES);
  });

  it('are left alone where they are none', () => {
    const odd = { ingredients: [null, 3, { receta: null }, { receta: [] }, { receta: { ingredients: 'x' } }] };
    expect(checkNesting(odd)).toEqual({ lines: 5, depth: 0 });
    expect(checkNesting({ ingredients: 'x' })).toEqual({ lines: 0, depth: 0 });
  });
});
