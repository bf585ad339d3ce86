import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMULA, median } from './formula.ts';
import { cpuSeconds, type Running, root, rss, SERVER, start } from './process.ts';
import type { Figure } from './report.ts';
import { GENERATOR, requests, traffic } from './traffic.ts';

const ROUNDS = 5;
const SECONDS = 3;
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '1000000000' };
const BODY = JSON.stringify(FORMULA);

interface Measured {
  readonly perSecond: number;
  readonly cpuPerRequest: number;
}

async function measure({ url, process }: Running): Promise<Measured> {
  const before = cpuSeconds(process.pid!);
  const { perSecond, errors } = await traffic(`${url}/api/balance`, BODY, SECONDS);
  if (errors > 0) throw new Error(`${errors} requests failed.`);
  return { perSecond, cpuPerRequest: (cpuSeconds(process.pid!) - before) / (perSecond * SECONDS) };
}

/** What the service answers, but for the headers every server of Node adds by itself. */
async function answerOf({ url }: Running): Promise<{ headers: object; answer: unknown }> {
  const response = await fetch(`${url}/api/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
  });
  const own = new Set(['connection', 'content-length', 'date', 'keep-alive']);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)));
  return { headers, answer: await response.json() };
}

/** Requests per second against bare node:http, in alternating runs: other load hits all of them alike. */
export async function httpFigures(): Promise<Figure[]> {
  const service = await start(SERVER, UNLIMITED);
  const file = join(mkdtempSync(join(tmpdir(), 'obrador-')), 'answer.json');
  writeFileSync(file, JSON.stringify(await answerOf(service)));
  const bare = `${root}scripts/bench/bare.mjs`;
  const json = await start(bare, {}, ['json', file]);
  const bytes = await start(bare, {}, ['bytes', file]);
  const rounds: { service: Measured; json: Measured; bytes: Measured }[] = [];
  for (const server of [service, json, bytes]) await measure(server);
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push({ service: await measure(service), json: await measure(json), bytes: await measure(bytes) });
  }
  await Promise.all([service.stop(), json.stop(), bytes.stop()]);
  const ratio = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  const toJson = ratio((round) => round.service.perSecond / round.json.perSecond);
  return [
    {
      name: `http: requests per second (${GENERATOR}, 32 connections)`,
      value: `${Math.round(ratio((round) => round.service.perSecond)).toLocaleString('en')}/s`,
    },
    {
      name: 'http: ratio to bare node:http that parses, and writes the same answer as JSON',
      value: toJson.toFixed(2),
      aim: 'at least 0.80',
      met: toJson >= 0.8,
    },
    {
      name: 'http: ratio to bare node:http that parses, and answers the same bytes kept ready',
      value: ratio((round) => round.service.perSecond / round.bytes.perSecond).toFixed(2),
    },
    {
      name: 'http: processor time per request, and that of bare node:http (JSON, bytes)',
      value: [
        ratio((round) => round.service.cpuPerRequest),
        ratio((round) => round.json.cpuPerRequest),
        ratio((round) => round.bytes.cpuPerRequest),
      ]
        .map((seconds) => `${(seconds * 1e6).toFixed(0)} µs`)
        .join(', '),
    },
  ];
}

const STARTS = 5;

export async function startFigures(): Promise<Figure[]> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const before = performance.now();
    const server = await start(SERVER);
    const response = await fetch(`${server.url}/api/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: BODY,
    });
    await response.text();
    times.push(performance.now() - before);
    await server.stop();
  }
  const time = median(times);
  return [
    {
      name: 'start: process to first answer',
      value: `${time.toFixed(0)} ms`,
      aim: 'under 700 ms',
      met: time < 700,
    },
  ];
}

const TOTAL = 200_000;
const STEPS = 4;

export async function memoryFigures(): Promise<Figure[]> {
  const server = await start(SERVER, UNLIMITED);
  const seen: number[] = [];
  for (let i = 0; i < STEPS; i++) {
    await requests(`${server.url}/api/balance`, BODY, TOTAL / STEPS);
    seen.push(rss(server.process.pid!));
  }
  await server.stop();
  const last = seen.at(-1)!;
  return [
    {
      name: `memory: RSS after ${STEPS} times ${(TOTAL / STEPS).toLocaleString('en')} requests`,
      value: `${seen.map((mib) => mib.toFixed(0)).join(', ')} MiB`,
      aim: 'under 150 MiB, not growing',
      met: last < 150 && last < seen[1]! * 1.1,
    },
  ];
}
