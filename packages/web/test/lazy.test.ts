import { expect, test } from 'vitest';
import { lazy } from '../src/loading/lazy.ts';

test('what is lazy comes once, however often it is asked for, and is null until then', async () => {
  let loads = 0;
  const part = lazy(async () => {
    loads += 1;
    return loads;
  });
  expect([part.here.value, loads]).toEqual([null, 0]);
  expect(await Promise.all([part.bring(), part.bring()])).toEqual([1, 1]);
  expect([part.here.value, loads]).toEqual([1, 1]);
});

test('what could not be fetched is fetched again when it is asked for again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
  const part = lazy(() => answers.shift()!);
  await expect(part.bring()).rejects.toThrow('offline');
  expect(part.here.value).toBeNull();
  expect(await part.bring()).toBe('here');
  expect(part.here.value).toBe('here');
});
