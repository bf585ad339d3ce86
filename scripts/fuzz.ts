/**
 * `npm run fuzz [requests]`: hostile requests against the built service, 100,000 unless told otherwise: nine in ten
 * with hostile bodies over all POST operations, the rest hostile bytes on the socket. Ends with status 1 at the
 * first fault and prints what caused it. `npm run fuzz:worst` looks for the hardest input instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { CRAFTS } from '@obrador/engine';
import fc from 'fast-check';
import { root, rss, SERVER, start } from './bench/process.ts';
import { type Answer, judgeBy, postPaths } from './fuzz/answers.ts';
import { agentBodies, bodies } from './fuzz/bodies.ts';
import { conversations, converse, faultIn } from './fuzz/raw.ts';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const total = Number(process.argv[2] ?? 100_000);
const CONCURRENT = 16;
const BATCH = 500;
/** Memory at the end over memory once every operation has been asked twice. */
const MAX_GROWTH = 1.3;

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });

function post(url: string, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method: 'POST', headers: HEADERS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode!, type: response.headers['content-type'], body: text }),
      );
    });
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('no answer in 20 s')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

function fail(what: string, cause: string): never {
  console.error(
    `\nFAULT: ${what}\n${cause.length > 4_000 ? `${cause.slice(0, 4_000)}… (${cause.length} characters)` : cause}\nSEED=${seed}`,
  );
  process.exit(1);
}

/** A connection lost for no reason of its own may be the first sign that the service has ended. */
async function lost(what: string, cause: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  fail(what, `${cause}\n${lastWords}`);
}

const server = await start(SERVER, { RATE_LIMIT_PER_MINUTE: '0', READ_LIMIT_PER_MINUTE: '0' });
process.on('exit', () => server.process.kill('SIGKILL'));
let stopping = false;
let lastWords = '';
server.process.stdout?.on('data', (text) => {
  lastWords = (lastWords + text).slice(-4_000);
});
server.process.once('exit', (code) => {
  if (!stopping) fail(`the service ended with status ${code}`, lastWords);
});
const doc = await (await fetch(`${server.url}/openapi.json`)).json();
const judge = judgeBy(doc);
const targets = [
  ...postPaths(doc).map((path) => ({
    path,
    arbitrary: bodies(CRAFTS.find(({ id }) => path.endsWith(id)) ?? CRAFTS[0]!),
  })),
  { path: '/mcp', arbitrary: fc.oneof(...CRAFTS.map(agentBodies)) },
];
const port = Number(new URL(server.url).port);
const statuses: Record<string, number> = {};
/** The slowest answer of each operation, with what was asked. */
const slowest: Record<string, { readonly ms: number; readonly status: number; readonly body: string }> = {};
let warm = 0;
let done = 0;

for (let batch = 0; done < total; batch++) {
  const size = Math.min(BATCH, total - done);
  if (batch % 10 === 9) {
    const talks = fc.sample(conversations, { numRuns: size, seed: seed + batch });
    await inParallel(talks, async (talk) => {
      const fault = faultIn(await converse(port, talk), talk);
      if (fault !== undefined) fail(fault, JSON.stringify(talk.pieces.map((piece) => piece.toString('latin1'))));
      statuses.socket = (statuses.socket ?? 0) + 1;
    });
  } else {
    const { path, arbitrary } = targets[batch % targets.length]!;
    await inParallel(fc.sample(arbitrary, { numRuns: size, seed: seed + batch }), async (body) => {
      const before = performance.now();
      const answer = await post(server.url + path, body).catch((error) => lost(`${path}: ${error}`, body));
      const ms = performance.now() - before;
      if (ms > (slowest[path]?.ms ?? 0)) slowest[path] = { ms, status: answer.status, body };
      const fault = judge(path, answer);
      if (fault !== undefined) fail(`${path}: ${fault}`, `${body}\n→ ${answer.body}`);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    });
  }
  done += size;
  if (batch === 2 * targets.length) warm = rss(server.process.pid!);
  if (batch % 10 === 0) console.log(`${done} requests, ${rss(server.process.pid!).toFixed(0)} MiB`);
}

const health = await fetch(`${server.url}/healthz`);
if (!health.ok) fail(`/healthz answers ${health.status}`, '');
const memory = rss(server.process.pid!);
stopping = true;
await server.stop();
console.log(`\n${done} requests: ${JSON.stringify(statuses)}`);
console.log(`slowest of each operation, ${CONCURRENT} at a time (bodies in reports/slowest.json):`);
for (const [path, { ms, status, body }] of Object.entries(slowest)) {
  console.log(`  ${path.padEnd(28)} ${ms.toFixed(0).padStart(6)} ms  ${status}  ${body.length} characters`);
}
mkdirSync(`${root}reports`, { recursive: true });
writeFileSync(`${root}reports/slowest.json`, `${JSON.stringify(slowest, null, 2)}\n`);
console.log(`memory: ${warm.toFixed(0)} MiB once warm, ${memory.toFixed(0)} MiB at the end`);
if (warm > 0 && memory > warm * MAX_GROWTH) fail(`memory grew from ${warm.toFixed(0)} to ${memory.toFixed(0)} MiB`, '');
console.log('no faults');
process.exit(0);
