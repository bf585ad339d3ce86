import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmUp } from '../src/infrastructure/warm-up.ts';

const REST_MS = 1;

// Only the rest after listening is a timer: no slow machine may let it pass unseen.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const rest = () => vi.advanceTimersByTime(REST_MS);

/** An application that counts the turns of the event loop between the steps of its work. */
function working(steps: number) {
  const app = Fastify();
  let done = 0;
  const work = function* () {
    for (; done < steps; done++) yield;
  };
  warmUp(app, work, REST_MS);
  return { app, done: () => done };
}

const turns = async (n: number) => {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('works in turns a little after the service listens, not before', async () => {
  const { app, done } = working(50);
  await app.ready();
  await turns(5);
  expect(done()).toBe(0);
  await app.listen({ port: 0 });
  expect(done()).toBe(0);
  rest();
  expect(done()).toBeLessThan(50);
  await turns(200);
  expect(done()).toBe(50);
  await app.close();
});

test('stops when the service does', async () => {
  const { app, done } = working(1_000_000);
  await app.listen({ port: 0 });
  rest();
  await app.close();
  const before = done();
  await turns(20);
  expect(done()).toBe(before);
});

test('stops when the service is told to, while it still answers', async () => {
  const { app, done } = working(1_000_000);
  app.decorate('leaving', false);
  await app.listen({ port: 0 });
  rest();
  await turns(5);
  expect(done()).toBeGreaterThan(0);
  app.leaving = true;
  await turns(1);
  const before = done();
  await turns(20);
  expect(done()).toBe(before);
  await app.close();
});

test('does not begin in a service that stops at once', async () => {
  const { app, done } = working(50);
  await app.listen({ port: 0 });
  await app.close();
  rest();
  await turns(20);
  expect(done()).toBe(0);
});
