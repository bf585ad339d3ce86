import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warmUp } from '../src/infrastructure/warm-up.ts';

/** An application that counts the turns of the event loop between the steps of its work. */
function working(steps: number) {
  const app = Fastify();
  let done = 0;
  warmUp(app, function* () {
    for (; done < steps; done++) yield;
  });
  return { app, done: () => done };
}

const turns = async (n: number) => {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('works in turns once the service listens, not before', async () => {
  const { app, done } = working(50);
  await app.ready();
  await turns(5);
  expect(done()).toBe(0);
  await app.listen({ port: 0 });
  expect(done()).toBeLessThan(50);
  await turns(200);
  expect(done()).toBe(50);
  await app.close();
});

test('stops when the service does', async () => {
  const { app, done } = working(1_000_000);
  await app.listen({ port: 0 });
  await app.close();
  const before = done();
  await turns(20);
  expect(done()).toBe(before);
});
