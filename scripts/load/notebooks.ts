import { createHash, randomBytes } from 'node:crypto';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../packages/server/test/postgres.ts';
import { cpuSeconds, type Running, rss, SERVER, start } from '../bench/process.ts';
import type { Figure } from '../bench/report.ts';
import { startNginx } from './nginx.ts';

const WORKSHOPS = 2_000;
const APPENDS = 5;
/** The smallest record as the envelope makes it. */
const RECORD_BYTES = 541;
const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '1000000000',
  READ_LIMIT_PER_MINUTE: '0',
  CONNECTIONS_PER_ADDRESS: '0',
  MAX_LAG_MS: '0',
  TRUST_PROXY: 'loopback',
};

const text = (bytes: number): string => randomBytes(bytes).toString('base64url');

interface Workshop {
  readonly id: string;
  readonly token: string;
  /** Each writes from a network of its own. */
  readonly address: string;
}

const workshops = (count: number): readonly Workshop[] =>
  Array.from({ length: count }, (_, i) => ({ id: text(16), token: text(32), address: `10.${i >> 8}.${i & 255}.1` }));

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks as a workshop does: plain HTTP with the address it stands for, or TLS at a proxy. */
function asker(url: string, connections: number) {
  const isPlain = url.startsWith('http:');
  const options = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections };
  const agent = isPlain ? new PlainAgent(options) : new Agent({ ...options, rejectUnauthorized: false });
  const ask = ({ token, address }: Workshop, path: string, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        host: 'obrador.example',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
      };
      const method = body ? 'POST' : 'GET';
      const outgoing = (isPlain ? plainRequest : request)(`${url}${path}`, { agent, method, headers }, (response) => {
        let answer = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            answer += part;
          })
          .on('end', () => resolve({ status: response.statusCode!, body: answer }))
          .on('error', reject);
      });
      outgoing.on('error', reject).end(body && JSON.stringify(body));
    });
  return { ask, end: () => agent.destroy() };
}

type Ask = ReturnType<typeof asker>['ask'];

const make = (ask: Ask, workshop: Workshop): Promise<Answer> => {
  const huella = createHash('sha256').update(workshop.token).digest('base64url');
  return ask(workshop, '/api/cuadernos', { id: workshop.id, huella, clave: text(65) });
};
const append = (ask: Ask, workshop: Workshop, record: string): Promise<Answer> =>
  ask(workshop, `/api/cuadernos/${workshop.id}/registros`, { registros: [record] });

/** Two thousand workshops, each with a connection of its own, read and then append at the same time. */
async function atOnce(databaseUrl: string): Promise<Figure> {
  const server = await start(SERVER, { ...SETTINGS, DATABASE_URL: databaseUrl });
  const { ask, end } = asker(server.url, WORKSHOPS);
  const all = workshops(WORKSHOPS);
  const statuses: number[] = [];
  const times: number[] = [];
  for (const workshop of all) statuses.push((await make(ask, workshop)).status);
  // As devices do, which read before they write: libuv takes one new connection a turn of its loop.
  const opened = performance.now();
  await Promise.all(
    all.map(async (workshop) => statuses.push((await ask(workshop, `/api/cuadernos/${workshop.id}/registros`)).status)),
  );
  const opening = (performance.now() - opened) / 1000;
  const before = cpuSeconds(server.process.pid!);
  const begun = performance.now();
  await Promise.all(
    all.map(async (workshop) => {
      for (let i = 0; i < APPENDS; i++) {
        const asked = performance.now();
        const answer = await append(ask, workshop, text(RECORD_BYTES)).catch(() => null);
        statuses.push(answer?.status ?? 0);
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const cost = (1e6 * (cpuSeconds(server.process.pid!) - before)) / times.length;
  const memory = rss(server.process.pid!);
  end();
  await server.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0);
  const failed = statuses.filter((status) => status !== 200).length;
  const megabytes = (WORKSHOPS * APPENDS * RECORD_BYTES) / 1e6;
  return {
    name: `${WORKSHOPS.toLocaleString('en')} workshops appending at once (PostgreSQL)`,
    value: `connected and read in ${opening.toFixed(1)} s, then ${Math.round(times.length / seconds)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${cost.toFixed(0)} µs of processor each, ${megabytes.toFixed(1)} MB, ${memory.toFixed(0)} MiB, ${failed} errors`,
    aim: 'no errors',
    met: failed === 0,
  };
}

const WRITERS = 20;
const WRITING_MS = 10_000;
const AGAIN_MS = 50;
const portOf = ({ url }: Running) => Number(new URL(url).port);

/** Two instances behind nginx; one is killed while workshops append, and what was answered for is looked for. */
async function oneKilled(databaseUrl: string): Promise<Figure> {
  const env = { ...SETTINGS, DATABASE_URL: databaseUrl };
  const [mortal, steady] = [await start(SERVER, env), await start(SERVER, env)];
  const nginx = await startNginx([portOf(mortal), portOf(steady)], { bounds: false });
  await sleep(500);
  const { ask, end } = asker(`https://127.0.0.1:${nginx.port}`, WRITERS);
  const until = Date.now() + WRITING_MS;
  let [answered, again, lost] = [0, 0, 0];
  const write = async (workshop: Workshop) => {
    await make(ask, workshop);
    const kept: string[] = [];
    while (Date.now() < until) {
      const record = text(RECORD_BYTES);
      // Sent until it is answered for, as a device does.
      while ((await append(ask, workshop, record).catch(() => null))?.status !== 200) {
        again++;
        await sleep(AGAIN_MS);
      }
      kept.push(record);
    }
    const { body } = await ask(workshop, `/api/cuadernos/${workshop.id}/registros`);
    const found = new Set((JSON.parse(body).registros as { readonly datos: string }[]).map(({ datos }) => datos));
    answered += kept.length;
    lost += kept.filter((record) => !found.has(record)).length;
  };
  const killing = sleep(WRITING_MS / 2).then(() => mortal.process.kill('SIGKILL'));
  await Promise.all([killing, ...workshops(WRITERS).map(write)]);
  end();
  nginx.process.kill('SIGTERM');
  await steady.stop();
  return {
    name: `two instances behind nginx, one killed while ${WRITERS} workshops append`,
    value: `${answered.toLocaleString('en')} records answered for, ${again} sent again, ${lost} lost`,
    aim: 'none lost',
    met: lost === 0 && answered > 0,
  };
}

export async function notebookLoad(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    return [await atOnce(postgres.url), await oneKilled(postgres.url)];
  } finally {
    await postgres.stop();
  }
}
