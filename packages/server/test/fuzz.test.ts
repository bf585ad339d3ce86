import type { AddressInfo } from 'node:net';
import { CRAFTS } from '@obrador/engine';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { judgeBy, postPaths } from '../../../scripts/fuzz/answers.ts';
import { agentBodies, bodies } from '../../../scripts/fuzz/bodies.ts';
import { conversations, converse, faultIn } from '../../../scripts/fuzz/raw.ts';
import { runs } from '../../../scripts/lib/long.ts';
import { buildApp } from '../src/app.ts';
import { createBalancerPool } from '../src/balancer/pool.ts';
import { post, testApp } from './helpers.ts';

/** The short version of `npm run fuzz`, which sends a hundred thousand. */
const BODIES = runs(60);
const TALKS_AT_ONCE = 8;
const ROUNDS = runs(15);

const doc = await (await buildApp().inject('/openapi.json')).json();
const judge = judgeBy(doc);

/** As in service: a formula too hard to balance is given up. */
const balancer = createBalancerPool({
  script: new URL('../dist/balancer-thread.mjs', import.meta.url),
  timeoutMs: 500,
});
afterAll(() => balancer.close?.());

test.each([...postPaths(doc), '/mcp'])('hostile bodies at %s get an answer of the document', async (path) => {
  const app = testApp({ balancer });
  const craft = CRAFTS.find(({ id }) => path.endsWith(id)) ?? CRAFTS[0]!;
  await fc.assert(
    fc.asyncProperty(path === '/mcp' ? agentBodies(craft) : bodies(craft), async (body) => {
      const accept = { accept: 'application/json, text/event-stream' };
      const { statusCode, headers, body: text } = await post(app, path, body, { headers: accept });
      expect(judge(path, { status: statusCode, type: String(headers['content-type']), body: text })).toBeUndefined();
    }),
    { numRuns: BODIES, endOnFailure: true },
  );
});

test('hostile bytes on the socket never get a failure, and leave the service answering', async () => {
  const app = testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await fc.assert(
    fc.asyncProperty(fc.array(conversations, { minLength: TALKS_AT_ONCE, maxLength: TALKS_AT_ONCE }), async (talks) => {
      const faults = await Promise.all(talks.map(async (talk) => faultIn(await converse(port, talk), talk)));
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  );
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
