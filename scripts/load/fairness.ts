import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FORMULA } from '../bench/formula.ts';
import { cpuSeconds, type Running, SERVER, start } from '../bench/process.ts';
import type { Figure } from '../bench/report.ts';
import { DEAR_NAMES, newLetters } from '../fuzz/dear-names.ts';

const SECONDS = 12;
/** Analyses of others, each from an address that is not the attacker's. */
const OTHERS_PER_SECOND = 10;
/** Requests before anything is measured, each from an address of its own. */
const WARMING = 30;
const ATTACKER = '198.51.100.7';
const ACCOMPLICE = '198.51.100.8';

const lines = (count: number, name: () => string) => Array.from({ length: count }, () => ({ name: name(), grams: 5 }));
const cream = (ingredients: readonly object[]) => ({ type: 'helado_crema', ingredients });

interface Attack {
  readonly name: string;
  readonly path: string;
  readonly body: () => object;
  /** Requests sent together: one each second, or all that the limit of an address lets in, now and then. */
  readonly at: { readonly once: number; readonly everyMs: number };
  readonly from?: readonly string[];
}

const STEADY = { once: 1, everyMs: 1_000 };

/** What leaves others without an answer where nobody counts the work. */
const ATTACKS: readonly Attack[] = [
  { name: 'nobody', path: '/api/balance', body: () => FORMULA, at: { once: 0, everyMs: 1_000 } },
  {
    name: '500 names with a slip',
    path: '/api/analizar/helado',
    body: () => cream(lines(500, DEAR_NAMES.slips)),
    at: STEADY,
  },
  {
    name: '500 names of 195 letters',
    path: '/api/analizar/helado',
    body: () => cream(lines(500, DEAR_NAMES.random)),
    at: STEADY,
  },
  {
    name: '500 evolved names',
    path: '/api/analizar/pasteleria',
    body: () => ({ ingredients: lines(500, DEAR_NAMES.evolved) }),
    at: STEADY,
  },
  {
    name: '500 evolved names, strict',
    path: '/api/analizar/helado?estricto=1',
    body: () => cream(lines(500, DEAR_NAMES.evolved)),
    at: STEADY,
  },
  {
    name: 'a batch of 10 × 108',
    path: '/api/analizar',
    body: () => ({
      formulas: Array.from({ length: 10 }, () => ({ craft: 'helado', ...cream(lines(108, DEAR_NAMES.random)) })),
    }),
    at: STEADY,
  },
  {
    name: '58 of them at once',
    path: '/api/analizar/helado',
    body: () => cream(lines(500, DEAR_NAMES.random)),
    at: { once: 58, everyMs: 60_000 },
  },
  {
    name: '45 balances of 200 names at once from two addresses',
    path: '/api/equilibrar/helado',
    body: () => cream(lines(200, DEAR_NAMES.slips)),
    at: { once: 90, everyMs: 60_000 },
    from: [ATTACKER, ACCOMPLICE],
  },
  {
    name: '40 wishes at once from two addresses',
    path: '/api/crear/helado',
    body: () => ({ con: Array.from({ length: 12 }, () => `avellana ${newLetters()}`) }),
    at: { once: 80, everyMs: 60_000 },
    from: [ATTACKER, ACCOMPLICE],
  },
];

interface Answer {
  readonly status: number;
  readonly ms: number;
}

function post(agent: Agent, url: string, address: string, body: string): Promise<Answer> {
  const before = performance.now();
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const outgoing = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode!, ms: performance.now() - before }));
    });
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('no answer in 30 s')));
    outgoing.on('error', () => resolve({ status: 0, ms: performance.now() - before })).end(body);
  });
}

/** Sends again and again until told to stop, without waiting for answers. */
async function repeat(everyMs: number, end: number, send: (i: number) => Promise<unknown>): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let i = 0; performance.now() < end; i++) {
    sent.push(send(i));
    await sleep(Math.min(everyMs, Math.max(0, end - performance.now())));
  }
  await Promise.all(sent);
}

async function beside(server: Running, { name, path, body, at, from = [ATTACKER] }: Attack): Promise<Figure> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + SECONDS * 1_000;
  const seen: Answer[] = [];
  const cpu = cpuSeconds(server.process.pid!);
  const attack = repeat(at.everyMs, end, () =>
    Promise.all(
      Array.from({ length: at.once }, (_, i) =>
        post(agent, server.url + path, from[i % from.length]!, JSON.stringify(body())),
      ),
    ),
  );
  const others = repeat(1_000 / OTHERS_PER_SECOND, end, async (i) => {
    seen.push(await post(agent, `${server.url}/api/balance`, `203.0.113.${i % 250}`, JSON.stringify(FORMULA)));
  });
  await Promise.all([attack, others]);
  const share = (cpuSeconds(server.process.pid!) - cpu) / SECONDS;
  agent.destroy();
  const times = seen.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))]!;
  const refused = seen.filter(({ status }) => status !== 200).length;
  return {
    name: `fairness: beside ${name}`,
    value: `${refused} of ${seen.length} refused, p50 ${quantile(0.5).toFixed(0)} ms, p99 ${quantile(0.99).toFixed(0)} ms, ${(100 * share).toFixed(0)} % of a core`,
    aim: 'none refused, p99 under 100 ms',
    met: refused === 0 && quantile(0.99) < 100,
  };
}

/** What others see of each attack by one client, or two, within every limit. */
export async function fairness(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const attack of ATTACKS) {
    const server = await start(SERVER, { TRUST_PROXY: '1' });
    // Once warm, as the service is but for its first seconds.
    const { path, body } = attack;
    const agent = new Agent();
    for (let i = 0; i < WARMING; i++) await post(agent, server.url + path, `192.0.2.${i}`, JSON.stringify(body()));
    figures.push(await beside(server, attack));
    await server.stop();
  }
  return figures;
}
