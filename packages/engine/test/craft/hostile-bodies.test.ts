import { expect, test } from 'vitest';
import { craftOf } from '../../src/crafts.ts';
import { readDeclaration } from '../../src/despensa/declaration.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { checkAllFields, type FieldShape } from '../../src/estricto.ts';
import { InputError } from '../../src/index.ts';

const ITEM: FieldShape = { properties: { name: {}, grams: {}, receta: { $ref: '#' } } };
const SHAPE: FieldShape = { properties: { ingredients: { items: ITEM } } };

/** Counts how often it is looked into. */
function watched() {
  const seen = { times: 0 };
  const item = Object.defineProperty({}, 'name', { enumerable: true, get: () => ++seen.times && 'Leche' });
  return { seen, item };
}

test('a strict request has its fields looked for in as many objects as 500 lines can have, and no more', () => {
  const { seen, item } = watched();
  checkAllFields({ ingredients: Array.from({ length: 80_000 }, () => item) }, SHAPE);
  expect(seen.times).toBeGreaterThan(500);
  expect(seen.times).toBeLessThan(2_500);
});

test('and nothing is looked into where no field is known', () => {
  const { seen, item } = watched();
  expect(() => checkAllFields({ x: [item] }, SHAPE)).toThrow('El campo «x» no existe.');
  expect(seen.times).toBe(0);
});

test('recipes one inside another are followed as deep as they are read', () => {
  const nested = (levels: number): object =>
    levels === 0 ? { grms: 1 } : { ingredients: [{ name: 'x', receta: nested(levels - 1) }] };
  expect(() => checkAllFields(nested(6), SHAPE)).toThrow('grms» del ingrediente 1 no existe');
  expect(() => checkAllFields(nested(4_000), SHAPE)).not.toThrow();
});

/** The faults of a request that is refused. */
function faultsOf(call: () => unknown): number {
  try {
    call();
  } catch (error) {
    if (error instanceof InputError) return error.faults.length;
    throw error;
  }
  return 0;
}

test('of thousands of fields nobody knows as many are told as an answer has room for', () => {
  const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`gra${i}`, 1]));
  expect(faultsOf(() => checkAllFields({ ingredients: Array(50).fill(fields) }, SHAPE))).toBe(100);
});

test('of thousands of options nobody knows the first twenty are told', () => {
  const craft = craftOf('helado')!;
  const opciones = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`pas${i}`, 1]));
  expect(faultsOf(() => equilibrar(craft, { ...craft.example, opciones }))).toBe(20);
});

test('of thousands of allergens no label has the first forty are told', () => {
  const alergenos = Array.from({ length: 1_000 }, (_, i) => `leche${i}`);
  expect(readDeclaration('x', { grasas: 1, alergenos })).toHaveLength(40);
});
