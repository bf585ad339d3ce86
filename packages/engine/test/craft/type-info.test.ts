import { expect, it, vi } from 'vitest';
import { typeInfo } from '../../src/craft/type-info.ts';

it('gathers the limits of a type once, when they are first asked for', () => {
  const limits = vi.fn(() => []);
  const info = typeInfo({ id: 'polo', label: 'Polo' }, limits);
  expect([info.id, info.label]).toEqual(['polo', 'Polo']);
  expect(limits).not.toHaveBeenCalled();
  expect({ ...info }).toEqual({ id: 'polo', label: 'Polo', limits: info.limits });
  expect(limits).toHaveBeenCalledTimes(1);
});
