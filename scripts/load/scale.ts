import { BODIES, perRequest, UNLIMITED } from '../bench/http.ts';
import { cpuSeconds, familyOf, type Running, rss, SERVER, start } from '../bench/process.ts';
import type { Figure } from '../bench/report.ts';
import { DAY, dayOf, needsOf, RATES, USERS, usersRowOf } from './needs.ts';

const WORKERS = [1, 2, 4] as const;
const ROUNDS = 4;
const MANY = 1_000;

interface Measured {
  readonly least: number;
  /** MiB of each process that answers. */
  readonly memory: readonly number[];
}

/** The least processor time of a request in some rounds of each worker, the first of which only warm it up. */
async function measured(running: Running, workers: number, connections?: number): Promise<Measured> {
  const family = familyOf(running.process.pid!);
  const times: number[] = [];
  for (let i = 0; i < ROUNDS * workers; i++) times.push(await perRequest(running.url, family, connections));
  // With several workers the first process counts and does not answer.
  const answering = family.length > 1 ? family.slice(1) : family;
  return { least: Math.min(...times), memory: answering.map(rss) };
}

async function answerBytes({ url }: Running): Promise<number> {
  const response = await fetch(`${url}/api/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODIES[0]!,
  });
  const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 17);
  return head + (await response.arrayBuffer()).byteLength;
}

const EACH = 60;

const DAY_ROUNDS = 6;

/** Processor microseconds of each operation of a user's day with its own example: the least of some rounds in turn. */
async function costOfDay({ url, process: { pid } }: Running): Promise<Record<keyof typeof DAY, number>> {
  const { paths } = await (await fetch(`${url}/openapi.json`)).json();
  const least: Record<string, number> = {};
  for (let round = 0; round < DAY_ROUNDS; round++) {
    for (const path of Object.keys(DAY)) {
      const body = JSON.stringify(paths[path].post.requestBody.content['application/json'].example);
      const before = cpuSeconds(pid!);
      for (let i = 0; i < EACH; i++) {
        await (
          await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        ).text();
      }
      least[path] = Math.min(least[path] ?? Number.POSITIVE_INFINITY, ((cpuSeconds(pid!) - before) * 1e6) / EACH);
    }
  }
  return least as Record<keyof typeof DAY, number>;
}

const mib = (all: readonly number[]) => all.map((one) => one.toFixed(0)).join(', ');

/** Processor time of a request and memory by number of workers, with a thousand connections, and what rates need. */
export async function scale(): Promise<Figure[]> {
  const figures: Figure[] = [];
  let cost = { perRequest: 0, memory: 0, answer: 0 };
  for (const workers of WORKERS) {
    const running = await start(SERVER, { ...UNLIMITED, WORKERS: String(workers) });
    const { least, memory } = await measured(running, workers);
    if (workers === 1) cost = { perRequest: least, memory: Math.max(...memory), answer: await answerBytes(running) };
    await running.stop();
    const value = `${least.toFixed(0)} µs of processor a request, ${mib(memory)} MiB`;
    figures.push({ name: `scale: ${workers} worker${workers > 1 ? 's' : ''}`, value });
  }
  const crowded = await start(SERVER, UNLIMITED);
  const { least, memory } = await measured(crowded, 1, MANY);
  await crowded.stop();
  figures.push({
    name: `scale: 1 worker, ${MANY.toLocaleString('en')} connections`,
    value: `${least.toFixed(0)} µs of processor a request, ${mib(memory)} MiB`,
    aim: 'every request answered',
    met: Number.isFinite(least),
  });
  figures.push({ name: 'scale: an answer with its head', value: `${cost.answer.toLocaleString('en')} bytes` });
  for (const rate of RATES) {
    const { busy, cores, memory: all, network } = needsOf(cost, rate);
    figures.push({
      name: `scale: ${rate.toLocaleString('en')} requests/s need`,
      value: `${busy.toPrecision(3)} cores busy, ${cores} to have, ${all.toPrecision(3)} GiB, ${network.toPrecision(3)} Mbit/s`,
    });
  }
  const alone = await start(SERVER, UNLIMITED);
  const costs = await costOfDay(alone);
  await alone.stop();
  for (const [path, cost] of Object.entries(costs)) {
    figures.push({ name: `scale: ${path}`, value: `${cost.toFixed(0)} µs of processor` });
  }
  figures.push({ name: "scale: a user's day", value: `${dayOf(costs).toPrecision(3)} ms of processor` });
  for (const users of USERS) {
    figures.push({ name: `scale: ${users.toLocaleString('en')} users a day`, value: usersRowOf(users, dayOf(costs)) });
  }
  return figures;
}
