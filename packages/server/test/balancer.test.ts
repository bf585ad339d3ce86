import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CutShort } from '../src/balancer/balancer.ts';
import { createBalancerPool, type PoolOptions } from '../src/balancer/pool.ts';
import { createFairQueue } from '../src/balancer/queue.ts';
import type { Counter } from '../src/guards/limiter/counter.ts';
import { createLocalCounter } from '../src/guards/limiter/local.ts';
import { testApp } from './helpers.ts';
import { JSON_HEADERS, startServer } from './process.ts';

const GIVEN_UP_MS = 300;

/** A thread that does what the body says. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
let calls = 0;
await new Promise((loaded) => setTimeout(loaded, LOADING_MS));
parentPort.on('message', ({ id, body }) => {
  if (body.do === 'spin') for (;;);
  if (body.do === 'die') process.exit(3);
  if (body.do === 'throw') throw new Error('roto');
  if (body.do === 'refuse') parentPort.postMessage({ id, refusal: [{ code: 'peticion_no_valida', text: 'No se puede.' }] });
  else if (body.do === 'fault') parentPort.postMessage({ id, fault: 'secreto' });
  else if (body.do === 'cut') parentPort.postMessage({ id, json: '{}', work: { cells: 0, cut: ['conflict', 'ways'] } });
  else setTimeout(() => parentPort.postMessage({ id, json: JSON.stringify({ calls: ++calls }), work: { cells: body.cells ?? 0, cut: [] } }), body.ms ?? 0);
});
parentPort.postMessage('ready');`;

function pool(
  options: Partial<PoolOptions> = {},
  rateLimit = 0,
  loadingMs = 0,
  counter: Counter = createLocalCounter(),
) {
  const script = join(mkdtempSync(join(tmpdir(), 'obrador-thread-')), 'thread.mjs');
  writeFileSync(script, THREAD.replace('LOADING_MS', String(loadingMs)));
  const balancer = createBalancerPool({ script: pathToFileURL(script), threads: 1, ...options });
  onTestFinished(() => balancer.close?.());
  const app = testApp({ balancer, rateLimit, counter });
  return (body: object | string, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: '/api/equilibrar/helado',
      headers: JSON_HEADERS,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      remoteAddress,
    });
}

describe('the threads of the balancer', () => {
  test('one thread serves one formula after the other', async () => {
    const ask = pool();
    const answers = await Promise.all([ask({}), ask({}), ask({})]);
    expect(answers.map((answer) => answer.json())).toEqual([{ calls: 1 }, { calls: 2 }, { calls: 3 }]);
    expect(answers[0]!.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('a refusal gets 400 and a fault 500 without its reasons', async () => {
    const ask = pool();
    const refused = await ask({ do: 'refuse' });
    expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'No se puede.' }]);
    const faulty = await ask({ do: 'fault' });
    expect(faulty.statusCode).toBe(500);
    expect(faulty.body).not.toContain('secreto');
  });

  test('a formula that takes long holds up nobody else', async () => {
    const ask = pool({ timeoutMs: GIVEN_UP_MS, threads: 2 });
    let over = false;
    const slow = ask({ do: 'spin' }).finally(() => {
      over = true;
    });
    expect((await ask({}, '192.0.2.2')).statusCode).toBe(200);
    expect(over).toBe(false);
    expect((await slow).statusCode).toBe(503);
  });

  test('a formula that takes too long gets 503, and the next ones a new thread', async () => {
    const ask = pool({ timeoutMs: GIVEN_UP_MS });
    const [slow, next] = await Promise.all([ask({ do: 'spin' }), ask({})]);
    expect(slow.statusCode).toBe(503);
    expect(slow.headers['retry-after']).toBe('5');
    expect(slow.json()).toEqual({
      error: 'El cálculo ha tardado demasiado. Simplifica la fórmula o vuelve a intentarlo más tarde.',
    });
    expect(next.json()).toEqual({ calls: 1 });
  });

  test('the time a thread takes to load is none of the formula’s', async () => {
    const ask = pool({ timeoutMs: 50 }, 0, 400);
    expect((await ask({})).statusCode).toBe(200);
  });

  test('a formula is not given up while the machine leaves the process no processor', async () => {
    const starved = pool({ timeoutMs: 100, worked: () => 0 });
    expect((await starved({ ms: 400 })).statusCode).toBe(200);
    expect((await starved({ do: 'spin' })).statusCode).toBe(503);
  });

  test.each(['die', 'throw'])('a thread that falls (%s) takes its formula with it and no other', async (how) => {
    const ask = pool();
    const [fallen, next] = await Promise.all([ask({ do: how }), ask({})]);
    expect(fallen.statusCode).toBe(500);
    expect(next.json()).toEqual({ calls: 1 });
  });

  test('a body nested too deep to be handed over gets 400, whoever waits behind it its answer', async () => {
    const ask = pool();
    const deep = `${'[{"a":'.repeat(20_000)}0${'}]'.repeat(20_000)}`;
    const answers = await Promise.all([ask({ ms: 20 }), ask(deep), ask({})]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200]);
    expect(answers[1]!.json()).toEqual({
      error: 'El cuerpo de la petición tiene demasiados niveles, unos dentro de otros.',
    });
  });

  test('a formula that has waited too long for its turn is refused', async () => {
    const ask = pool({ maxWaitMs: 30 });
    const answers = await Promise.all([ask({ ms: 100 }), ask({}), ask({})]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 503]);
  });

  test('more formulas than may wait are refused at once', async () => {
    const ask = pool({ maxWaiting: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ ms: 50 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 503, 503, 503]);
    expect(answers.find(({ statusCode }) => statusCode === 503)!.json()).toEqual({
      error: 'El servicio está saturado. Vuelve a intentarlo dentro de 5 segundos.',
    });
  });
});

describe('whose turn it is', () => {
  const queue = createFairQueue<{ client: string | undefined; since: number; name: string }>();
  const wait = (client: string | undefined, name: string) => {
    const one = { client, name, since: 0 };
    queue.push(one);
    return one;
  };

  test('each client has one formula at a time, and whoever has waited longest since their last is next', () => {
    const [a1] = [wait('a', 'a1'), wait('a', 'a2'), wait('a', 'a3')];
    const b1 = wait('b', 'b1');
    expect(queue.next()).toBe(a1);
    expect(queue.next()).toBe(b1);
    expect(queue.next()).toBeUndefined();
    queue.done(a1!);
    expect(queue.next()?.name).toBe('a2');
    wait('b', 'b2');
    queue.done({ client: 'a', name: 'a2', since: 0 });
    queue.done(b1);
    expect(queue.next()?.name).toBe('b2');
    expect(queue.next()?.name).toBe('a3');
    expect(queue.size()).toBe(0);
  });

  test('one that nobody waits for any more loses its place', () => {
    const one = wait(undefined, 'x');
    expect(queue.remove(one)).toBe(true);
    expect(queue.remove(one)).toBe(false);
    expect(queue.next()).toBeUndefined();
  });
});

describe('an answer counts by the work it took', () => {
  const remaining = (answer: { readonly headers: object }) =>
    Number((answer.headers as Record<string, string>)['ratelimit-remaining']);

  test('as one request when it took little, as several when it took much, told in the headers', async () => {
    const ask = pool({}, 60);
    expect(remaining(await ask({ cells: 2.5e6 }))).toBe(59);
    expect(remaining(await ask({ cells: 2.5e6 + 1 }))).toBe(57);
    expect(remaining(await ask({ cells: 20e6 }))).toBe(49);
    expect(remaining(await ask({ cells: 0 }, '192.0.2.2'))).toBe(59);
  });

  test('it is given whatever is left, and the next one is refused', async () => {
    const ask = pool({}, 3);
    const dear = await ask({ cells: 40e6 });
    expect([dear.statusCode, remaining(dear)]).toEqual([200, 0]);
    expect((await ask({})).statusCode).toBe(429);
  });

  test.each([
    ['at once', 60, 2],
    ['by halves where there is no room for all', 10, 10],
  ])('it waits for few counts, however much it took: %s', async (_, limit, most) => {
    const local = createLocalCounter();
    let hits = 0;
    const ask = pool({}, limit, 0, {
      hit: (...args) => {
        hits++;
        return local.hit(...args);
      },
    });
    expect(remaining(await ask({ cells: 40e6 }))).toBe(Math.max(0, limit - 16));
    expect(hits).toBeLessThanOrEqual(most);
  });

  test('one that was given up counts as all the work there is', async () => {
    const ask = pool({ timeoutMs: 300 }, 60);
    const slow = await ask({ do: 'spin' });
    expect([slow.statusCode, remaining(slow)]).toEqual([503, 44]);
  });
});

describe('how many may wait', () => {
  const queueOf = (...clients: readonly (string | undefined)[]) => {
    const queue = createFairQueue<{ client: string | undefined; since: number; name: string }>({
      most: 4,
      perClient: 3,
    });
    const refused = clients.map((client, i) => queue.push({ client, since: 0, name: `${client}${i}` })?.name);
    return { queue, refused: refused.filter((name) => name !== undefined) };
  };

  test('of one client, no more than its share', () => {
    expect(queueOf('a', 'a', 'a', 'a').refused).toEqual(['a3']);
  });

  test('in all: the last of whoever has most makes room', () => {
    const { queue, refused } = queueOf('a', 'a', 'a', 'b', 'c');
    expect(refused).toEqual(['a2']);
    expect(queue.all().map(({ name }) => name)).toEqual(['a0', 'a1', 'b3', 'c4']);
  });

  test('nobody makes room for one who has as much', () => {
    expect(queueOf('a', 'a', 'b', 'b', 'b').refused).toEqual(['b4']);
    expect(queueOf(undefined, undefined, undefined, undefined, undefined).refused).toEqual(['undefined4']);
  });
});

describe('one client among many', () => {
  test('does not hold up the others with what it has sent before them', async () => {
    const ask = pool();
    const done: string[] = [];
    const note = (name: string) => () => {
      done.push(name);
    };
    const greedy = Array.from({ length: 4 }, (_, i) => ask({ ms: 30 }, '192.0.2.1').then(note(`greedy ${i}`)));
    const modest = ask({ ms: 30 }, '192.0.2.2').then(note('modest'));
    await Promise.all([...greedy, modest]);
    expect(done.indexOf('modest')).toBe(1);
  });

  test('what it no longer waits for is not begun', async () => {
    const script = join(mkdtempSync(join(tmpdir(), 'obrador-thread-')), 'thread.mjs');
    writeFileSync(script, THREAD.replace('LOADING_MS', '0'));
    const balancer = createBalancerPool({ script: pathToFileURL(script), threads: 1 });
    onTestFinished(() => balancer.close?.());
    const controller = new AbortController();
    const first = balancer.balance('helado', { ms: 30 });
    const left = Promise.resolve(balancer.balance('helado', {}, { signal: controller.signal }));
    const last = balancer.balance('helado', {});
    controller.abort();
    await expect(left).rejects.toThrow();
    expect([await first, await last]).toEqual(['{"calls":1}', '{"calls":2}']);
  });
});

test('what was cut short is told with its craft and size', async () => {
  const told: CutShort[] = [];
  const ask = pool({ onCut: (short) => told.push(short), timeoutMs: GIVEN_UP_MS });
  expect((await ask({ do: 'cut', ingredients: [1, 2, 3] })).statusCode).toBe(200);
  expect((await ask({ do: 'spin' })).statusCode).toBe(503);
  expect(told).toEqual([
    { craft: 'helado', ingredients: 3, cut: ['conflict', 'ways'] },
    { craft: 'helado', ingredients: 0, cut: ['time'] },
  ]);
});

test('the service balances in its threads', async () => {
  const { url } = await startServer();
  const doc = await (await fetch(`${url}/openapi.json`)).json();
  const { example } = doc.paths['/api/equilibrar/helado'].post.requestBody.content['application/json'];
  const send = (body: unknown) =>
    fetch(`${url}/api/equilibrar/helado`, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) });
  expect(await (await send(example)).json()).toMatchObject({ status: 'ok', craft: 'helado', factible: true });
  const refused = await send({ ingredients: [] });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ error: 'La lista «ingredients» está vacía.' });
});
