import { pathToFileURL } from 'node:url';
import { craftOf } from '@obrador/engine';
import { cpuSeconds, type Running, root, rss, start } from './process.ts';
import type { Figure } from './report.ts';
import type { Subject } from './subject.ts';
import { requests } from './traffic.ts';
import { varied } from './workload.ts';

const ROUNDS = 8;
const PER_ROUND = 2_000;
const LEAST_OF_BARE = 0.9;
/** Neither limits of a client nor those of a machine that other programs keep busy. */
export const UNLIMITED = { MAX_LAG_MS: '0', RATE_LIMIT_PER_MINUTE: '1000000000', CONNECTIONS_PER_ADDRESS: '0' };
export const BODIES = varied(craftOf('helado')).map((body) => JSON.stringify(body));

/**
 * Processor microseconds of a request, of the processes that serve it. A round in which a machine too busy with other
 * things left requests unanswered says nothing.
 */
export async function perRequest(url: string, pids: readonly number[], connections?: number): Promise<number> {
  const spent = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = spent();
  const { errors } = await requests(`${url}/api/balance`, BODIES, PER_ROUND, connections);
  if (errors > 0) return Infinity;
  return ((spent() - before) * 1e6) / PER_ROUND;
}

/** What the service sends with an answer, but for the headers every server of Node adds by itself. */
async function headersOf({ url }: Running): Promise<string> {
  const response = await fetch(`${url}/api/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODIES[0]!,
  });
  await response.text();
  const own = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);
  return JSON.stringify(Object.fromEntries([...response.headers].filter(([name]) => !own.has(name))));
}

/** The service, everything on, against bare node:http with the same engine, request for request. */
export async function httpFigures({ server, engine }: Subject): Promise<Figure[]> {
  const service = await start(server, UNLIMITED);
  const env = { ENGINE: pathToFileURL(engine).href, HEADERS: await headersOf(service) };
  const bare = await start(`${root}scripts/bench/bare.mjs`, env);
  let ours = Infinity;
  let theirs = Infinity;
  for (const warm of [service, bare]) await perRequest(warm.url, [warm.process.pid!]);
  for (let i = 0; i < ROUNDS; i++) {
    ours = Math.min(ours, await perRequest(service.url, [service.process.pid!]));
    theirs = Math.min(theirs, await perRequest(bare.url, [bare.process.pid!]));
  }
  await Promise.all([service.stop(), bare.stop()]);
  if (!Number.isFinite(ours + theirs)) throw new Error('In every round requests failed.');
  const share = theirs / ours;
  return [
    {
      name: 'http: rate against bare node:http with the same engine',
      value: `${share.toFixed(2)} (${ours.toFixed(0)} µs a request, bare ${theirs.toFixed(0)})`,
      aim: `at least ${LEAST_OF_BARE.toFixed(2)}`,
      met: share >= LEAST_OF_BARE,
      ratio: ours / theirs,
    },
  ];
}

const TOTAL = 100_000;
const STEPS = 4;
const MOST_MIB = 150;

export async function memoryFigures({ server }: Subject): Promise<Figure[]> {
  const service = await start(server, UNLIMITED);
  const seen: number[] = [];
  for (let i = 0; i < STEPS; i++) {
    await requests(`${service.url}/api/balance`, BODIES, TOTAL / STEPS);
    seen.push(rss(service.process.pid!));
  }
  await service.stop();
  const last = seen.at(-1)!;
  return [
    {
      name: `memory: RSS after ${STEPS} times ${(TOTAL / STEPS).toLocaleString('en')} requests`,
      value: `${seen.map((mib) => mib.toFixed(0)).join(', ')} MiB`,
      aim: `under ${MOST_MIB} MiB, not growing`,
      met: last < MOST_MIB && last < seen[0]! * 1.1,
    },
  ];
}
