/**
 * `npm run load [one|two|addresses|slow|fairness|scale|notebooks|devices|steady|soak …]`: the built service under load
 * on the loopback, alone and as two instances behind nginx with Redis. `fairness` is what others see beside each attack
 * of one client. `scale` is what a request costs by workers and connections. `notebooks` is workshops appending to
 * PostgreSQL, and one of two instances killed meanwhile; `devices` two browsers that share a book of 10,000 versions.
 * `steady` is one instance at full rate, `soak` two of them asked for everything while one is killed every minute. All
 * runs are bounded; `SOAK_SECONDS` shortens the last two (600 by default).
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FORMULA } from './bench/formula.ts';
import { freePort, type Running, rss, SERVER, start } from './bench/process.ts';
import { type Figure, print } from './bench/report.ts';
import { GENERATOR, type Traffic, traffic } from './bench/traffic.ts';
import { deviceLoad } from './load/devices.ts';
import { fairness } from './load/fairness.ts';
import { startNginx } from './load/nginx.ts';
import { notebookLoad } from './load/notebooks.ts';
import { startRedis } from './load/redis.ts';
import { scale } from './load/scale.ts';
import { slowClients } from './load/slow.ts';
import { soak } from './load/soak.ts';

const BODY = JSON.stringify(FORMULA);
const SECONDS = 15;
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '1000000000', CONNECTIONS_PER_ADDRESS: '0' };

const path = (url: string) => `${url}/api/balance`;
const mib = (server: Running) => rss(server.process.pid!);
const portOf = ({ url }: Running) => Number(new URL(url).port);

function summary({ perSecond, p50, p99, errors }: Traffic, ...servers: Running[]): string {
  const memory = servers.map((server) => `${mib(server).toFixed(0)} MiB`).join(' + ');
  return `${Math.round(perSecond).toLocaleString('en')}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${memory}, ${errors} errors`;
}

async function one(): Promise<Figure[]> {
  const server = await start(SERVER, UNLIMITED);
  const result = await traffic(path(server.url), BODY, SECONDS);
  const value = summary(result, server);
  await server.stop();
  return [{ name: `one instance (${GENERATOR}, ${SECONDS} s)`, value, aim: 'no errors', met: result.errors === 0 }];
}

async function two(): Promise<Figure[]> {
  const redisPort = await freePort();
  const redis = await startRedis(redisPort);
  const env = { ...UNLIMITED, REDIS_URL: `redis://127.0.0.1:${redisPort}`, TRUST_PROXY: 'loopback' };
  const servers = [await start(SERVER, env), await start(SERVER, env)] as const;
  const nginx = await startNginx([portOf(servers[0]), portOf(servers[1])], { bounds: false });
  await sleep(500);
  const result = await traffic(path(`https://127.0.0.1:${nginx.port}`), BODY, SECONDS);
  const value = summary(result, ...servers);
  nginx.process.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.stop()));
  redis.kill('SIGTERM');
  return [
    {
      name: `two instances behind nginx with TLS and Redis (${GENERATOR}, ${SECONDS} s)`,
      value,
      aim: 'no errors',
      met: result.errors === 0,
    },
  ];
}

const ADDRESSES = 10_000;

function postFrom(agent: Agent, server: Running, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const outgoing = request(path(server.url), { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!));
    });
    outgoing.on('error', reject).end(BODY);
  });
}

/** Sends `count` requests, each from an address of its own, a few at a time. */
async function fromMany(server: Running, first: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let next = first;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (let i = next++; i < first + count; i = next++) {
        await postFrom(agent, server, `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`);
      }
    }),
  );
  agent.destroy();
}

async function addresses(): Promise<Figure[]> {
  const metricsPort = await freePort();
  const server = await start(SERVER, { TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) });
  const heldClients = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^obrador_limiter_clients (\d+)/m.exec(metrics)?.[1]);
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < ADDRESSES; i++) await postFrom(agent, server, '192.0.2.1');
  agent.destroy();
  const before = mib(server);
  await fromMany(server, 0, ADDRESSES);
  const after = mib(server);
  const clients = await heldClients();
  await fromMany(server, ADDRESSES, 5 * ADDRESSES);
  const most = await heldClients();
  const value = `${clients.toLocaleString('en')} counts held, RSS ${before.toFixed(0)} → ${after.toFixed(0)} MiB; after ${(6 * ADDRESSES).toLocaleString('en')} addresses ${most.toLocaleString('en')} counts, ${mib(server).toFixed(0)} MiB`;
  await server.stop();
  return [
    {
      name: `${ADDRESSES.toLocaleString('en')} distinct addresses`,
      value,
      aim: 'at most 50,000 counts',
      met: most <= 50_000,
    },
  ];
}

const SLOW = 500;

async function slow(): Promise<Figure[]> {
  const server = await start(SERVER, UNLIMITED);
  const letGo = slowClients(portOf(server), SLOW);
  await sleep(1_000);
  const result = await traffic(path(server.url), BODY, SECONDS);
  letGo();
  const value = summary(result, server);
  await server.stop();
  return [
    {
      name: `${SLOW} slow clients holding connections`,
      value,
      aim: 'p99 of the others under 100 ms',
      met: result.errors === 0 && result.p99 < 100,
    },
  ];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const soakSeconds = Number(process.env.SOAK_SECONDS ?? 600);

async function steady(): Promise<Figure[]> {
  const seconds = soakSeconds;
  const server = await start(SERVER, UNLIMITED);
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(mib(server)), (seconds * 1000) / 600);
  const result = await traffic(path(server.url), BODY, seconds);
  clearInterval(sampling);
  await server.stop();
  const part = Math.floor(samples.length / 10);
  const second = mean(samples.slice(part, 2 * part));
  const last = mean(samples.slice(-part));
  const growth = last / second - 1;
  return [
    {
      name: `steady load of ${seconds} s`,
      value: `${Math.round(result.perSecond).toLocaleString('en')}/s, second tenth ${second.toFixed(1)} MiB, last ${last.toFixed(1)} MiB (${(100 * growth).toFixed(1)} %), ${result.errors} errors`,
      aim: 'RSS within 5 %, no errors',
      met: growth <= 0.05 && result.errors === 0,
    },
  ];
}

const SECTIONS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  one,
  two,
  addresses,
  slow,
  fairness,
  scale,
  notebooks: notebookLoad,
  devices: deviceLoad,
  steady,
  soak: () => soak(soakSeconds),
};
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(SECTIONS)) {
  const section = SECTIONS[name];
  if (section === undefined) throw new Error(`Unknown: ${name}. Sections: ${Object.keys(SECTIONS).join(', ')}.`);
  print(await section());
}
