import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Bytes, digestOf, fromBase64, toBase64, utf8 } from '../../web/src/sharing/bytes.ts';
import { enclosed, LARGEST_RECORD as LARGEST_ENVELOPE } from '../../web/src/sharing/envelope.ts';
import { type Identity, newIdentity, signatureOf } from '../../web/src/sharing/identity.ts';
import { EMPTY_LOG, NEW_PEN, read, write } from '../../web/src/sharing/log.ts';
import { forgetting } from '../../web/src/sharing/transport.ts';
import { newSeed, secretOf, type WorkshopKey, workshopKey } from '../../web/src/sharing/workshop-key.ts';
import { networkOf } from '../src/guards/client.ts';
import { silentLog } from '../src/infrastructure/log.ts';
import { checkNotebooks } from '../src/notebooks/check.ts';
import { createNews } from '../src/notebooks/news.ts';
import type { Limits } from '../src/notebooks/notebook.ts';
import { openSql } from '../src/notebooks/open.ts';
import { LARGEST_RECORD, SMALLEST_RECORD } from '../src/notebooks/schema.ts';
import type { Sql } from '../src/notebooks/sql.ts';
import { openStore } from '../src/notebooks/store.ts';
import { migrate, NewerTables } from '../src/notebooks/tables.ts';
import { together } from '../src/notebooks/together.ts';
import { notebooks } from '../src/routes/cuadernos.ts';
import { post, testApp } from './helpers.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startServer, until } from './process.ts';

const LIMITS: Limits = { quota: 100_000, dailyBytes: 0, dailyNotebooks: 0 };

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'obrador-notebooks-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const URLS = {
  PostgreSQL: () => postgres.url,
  'a file': () => `file:${join(folder, 'cuadernos.db')}`,
};

async function open(url: string): Promise<Sql> {
  const sql = await openSql(url);
  onTestFinished(() => sql.close().catch(() => {}));
  return sql;
}

async function appOn(url: string, limits: Partial<Limits> = {}): Promise<FastifyInstance> {
  const store = await openStore(await openSql(url), { ...LIMITS, ...limits });
  return testApp({ notebooks: notebooks({ store, log: silentLog, waitMs: 300 }) });
}

/** A workshop with its notebook at the service. */
async function founded(app: FastifyInstance) {
  const owner = await newIdentity();
  const seed = newSeed();
  const workshop = await workshopKey(await secretOf(seed, owner.id));
  const huella = toBase64(await digestOf(utf8(workshop.token)));
  const body = { id: workshop.id, huella, clave: owner.card.sign };
  const made = await post(app, '/api/cuadernos', body);
  expect([made.statusCode, made.json().cabeza]).toEqual([200, 0]);
  return { workshop, owner, seed: toBase64(seed), body, ...asking(app, workshop) };
}

function asking(app: FastifyInstance, { id, token }: Pick<WorkshopKey, 'id' | 'token'>) {
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/cuadernos/${id}`;
  return {
    path,
    headers,
    append: (records: readonly Uint8Array[], more: object = {}) =>
      post(app, `${path}/registros`, { registros: records.map(toBase64), ...more }, { headers }),
    list: async (from: number | string = 1) =>
      (await app.inject({ url: `${path}/registros?desde=${from}`, headers })).json(),
    wait: (from: number) => app.inject({ url: `${path}/novedades?desde=${from}`, headers }),
    forget: async (by: Identity, last: Bytes, signed = last) => {
      const firma = toBase64(await signatureOf(by, await forgetting({ id }, signed)));
      return post(app, `${path}/olvidar`, { registro: toBase64(last), firma }, { headers });
    },
  };
}

const record = (n: number, size = 600): Bytes => Uint8Array.from({ length: size }, (_, i) => (n * 31 + i * 7) % 251);
const dataOf = ({ registros }: { readonly registros: readonly { readonly datos: string }[] }) =>
  registros.map(({ datos }) => fromBase64(datos));

describe.each(Object.entries(URLS))('notebooks in %s', (_name, url) => {
  test('are appended to and read in order, each record once however often it is sent', async () => {
    const app = await appOn(url());
    const { append, list } = await founded(app);
    expect((await append([record(1), record(2)])).json()).toMatchObject({ cabeza: 2, bytes: 1_200, cuota: 100_000 });
    const twice = await Promise.all([append([record(2), record(3)]), append([record(3), record(4)])]);
    expect(Math.max(...twice.map((answer) => answer.json().cabeza))).toBe(4);
    expect((await append([record(5)], { punto: true })).json()).toMatchObject({ cabeza: 5, punto: 5, bytes: 3_000 });
    const all = await list();
    expect(all).toMatchObject({ cabeza: 5, bytes: 3_000, punto: 5, cerrado: false });
    expect(dataOf(all)).toEqual([1, 2, 3, 4, 5].map((n) => record(n)));
    expect((await list(4)).registros.map(({ secuencia }: { secuencia: number }) => secuencia)).toEqual([4, 5]);
    expect(dataOf(await list('2&hasta=3'))).toEqual([2, 3].map((n) => record(n)));
  });

  test('appended at once by many go together: each as if alone, a refusal of one is no refusal of another', async () => {
    const app = await appOn(url(), { quota: 1_300 });
    const several = await Promise.all(Array.from({ length: 9 }, () => founded(app)));
    const answers = await Promise.all(
      several.flatMap(({ append }, i) => [
        append([record(i)]),
        append([record(i), record(9)]),
        append([record(99, 800)]),
      ]),
    );
    for (const { statusCode } of answers) expect([200, 413]).toContain(statusCode);
    for (const [i, { list }] of several.entries()) {
      const { cabeza, bytes, registros } = await list();
      const there = dataOf({ registros });
      // Two small ones or the large one with one of them, whichever came first.
      expect([cabeza, bytes]).toEqual([there.length, there.reduce((sum, { length }) => sum + length, 0)]);
      const [first, second, third] = answers.slice(3 * i, 3 * i + 3).map(({ statusCode }) => statusCode === 200);
      const has = (wanted: Bytes) => there.some((each) => Buffer.from(each).equals(wanted));
      expect([has(record(i)), has(record(9)), has(record(99, 800))]).toEqual([first || second, second, third]);
    }
    expect(await checkNotebooks(await open(url()))).toMatchObject({ faults: [] });
  });

  test('come in as many answers as it takes', async () => {
    const app = await appOn(url(), { quota: 10_000_000 });
    const { append, list } = await founded(app);
    for (let n = 0; n < 20; n++) expect((await append([record(n, LARGEST_RECORD)])).statusCode).toBe(200);
    const first = await list();
    expect(first.registros).toHaveLength(15);
    expect((await list(16)).registros).toHaveLength(5);
  });

  test('refuse in one way who has no token, and what is no notebook', async () => {
    const app = await appOn(url());
    const { workshop, body } = await founded(app);
    const stranger = await workshopKey(newSeed());
    const refusals = await Promise.all([
      asking(app, { id: workshop.id, token: stranger.token }).append([record(1)]),
      asking(app, { id: stranger.id, token: workshop.token }).append([record(1)]),
      asking(app, { id: workshop.id, token: 'x' }).wait(1),
      app.inject(`/api/cuadernos/${workshop.id}/registros`),
      app.inject(`/api/cuadernos/${'ñ'.repeat(5)}/registros`),
      app.inject(`/api/cuadernos/${workshop.id}%00/registros`),
      post(app, '/api/cuadernos', { ...body, huella: toBase64(await digestOf(utf8('other'))) }),
    ]);
    for (const { statusCode, json } of refusals) {
      expect([statusCode, json()]).toEqual([404, { error: 'No existe ese cuaderno, o el testigo no es el suyo.' }]);
    }
    expect((await app.inject('/api/cuadernos')).statusCode).toBe(405);
    expect((await post(app, '/api/cuadernos', body)).statusCode).toBe(200);
  });

  test('are forgotten on the signature of who founded them, and of nobody else', async () => {
    const app = await appOn(url());
    const { owner, append, list, forget, body } = await founded(app);
    await append([record(1), record(2), record(3)]);
    expect((await forget(await newIdentity(), record(4))).statusCode).toBe(404);
    expect((await forget(owner, record(4), record(3))).statusCode).toBe(404);
    const ended = { cerrado: true, bytes: 600, cabeza: 4, punto: null };
    expect((await forget(owner, record(4))).json()).toMatchObject(ended);
    expect((await forget(owner, record(4))).json()).toMatchObject(ended);
    expect(dataOf(await list())).toEqual([record(4)]);
    const late = await append([record(5)]);
    expect([late.statusCode, late.json().error]).toEqual([404, 'El cuaderno está cerrado: ya no admite registros.']);
    expect((await post(app, '/api/cuadernos', body)).json()).toMatchObject({ cerrado: true });
    expect(await checkNotebooks(await open(url()))).toMatchObject({ faults: [] });
  });

  test('hold no more than their quota, and a network no more than its day', async () => {
    const full = await founded(await appOn(url(), { quota: 1_000 }));
    expect((await full.append([record(1)])).statusCode).toBe(200);
    const over = await full.append([record(2)]);
    expect([over.statusCode, over.json().error]).toEqual([413, 'El cuaderno está lleno: no puede pasar de 0,001 MB.']);
    expect((await full.append([record(1)])).statusCode).toBe(200);
    expect(await full.list()).toMatchObject({ cabeza: 1, bytes: 600 });
    // Whoever fills it does not keep its owner from going elsewhere.
    expect((await full.forget(full.owner, record(3))).json()).toMatchObject({ cabeza: 2, bytes: 600, cerrado: true });

    // Whatever other tests counted here is more already.
    const { workshop, body } = await founded(await appOn(url()));
    const bounded = asking(await appOn(url(), { dailyBytes: 1 }), workshop);
    const refused = await bounded.append([record(9)]);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect(await bounded.list()).toMatchObject({ cabeza: 0, registros: [] });
    const none = await appOn(url(), { dailyNotebooks: 1 });
    expect((await post(none, '/api/cuadernos', { ...body, id: 'A'.repeat(22) })).statusCode).toBe(429);
    expect((await asking(await appOn(url()), workshop).append([record(9)])).statusCode).toBe(200);
    const crowded = asking(await appOn(url(), { totalBytes: 1 }), workshop);
    const noRoom = await crowded.append([record(10)]);
    expect([noRoom.statusCode, noRoom.headers['retry-after']]).toEqual([503, '3600']);
    expect(noRoom.json().error).toContain('no tiene sitio');
    // What is there already is answered for all the same.
    expect((await crowded.append([record(9)])).json()).toMatchObject({ cabeza: 1, bytes: 600 });
    expect(await checkNotebooks(await open(url()))).toMatchObject({ faults: [] });
  });

  test('tell who waits: at once what grew here, soon what grew in another process, the head when nothing did', async () => {
    const [here, there] = [await appOn(url()), await appOn(url())];
    const { workshop, append, wait } = await founded(here);
    expect((await wait(1)).json()).toEqual({ cabeza: 0 });
    await append([record(1)]);
    expect((await wait(1)).json()).toEqual({ cabeza: 1 });

    const address = await there.listen({ port: 0 });
    const { path, headers } = asking(there, workshop);
    const stream = await fetch(`${address}${path}/novedades`, { headers: { ...headers, accept: 'text/event-stream' } });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: {"cabeza":1}\n\n');
    await append([record(2)]);
    expect((await reader.read()).value).toBe('data: {"cabeza":2}\n\n');
    there.leaving = true;
    expect((await reader.read()).done).toBe(true);
  });

  test('keep nothing that anyone could read, and give two devices the same book', async () => {
    const app = await appOn(url());
    const { workshop, owner, seed, append, list } = await founded(app);
    const phrase = 'Helado de turrón de la abuela';
    const first = await write(workshop, owner, NEW_PEN, EMPTY_LOG, 'found', { name: 'Ana de la Huerta', seed });
    const second = await write(workshop, owner, first.pen, EMPTY_LOG, 'version', { titulo: phrase });
    await append([...first.records, ...second.records]);
    let state = EMPTY_LOG;
    const bodies: unknown[] = [];
    for (const data of dataOf(await list())) {
      const reading = await read(workshop, state, data);
      state = reading.state;
      bodies.push(reading.entry?.body);
    }
    expect(bodies).toEqual([{ name: 'Ana de la Huerta', seed }, { titulo: phrase }]);
    const sql = await open(url());
    const tables = ['notebook', 'notebook_record', 'notebook_use', 'notebook_tables'];
    const rows = await Promise.all(tables.map((table) => sql.run(`select * from ${table}`)));
    const bytes = Buffer.concat(
      rows
        .flat(2)
        .flatMap((row) =>
          Object.values(row).map((value) => Buffer.from(Buffer.isBuffer(value) ? value : String(value))),
        ),
    );
    expect(bytes.length).toBeGreaterThan(1_000);
    for (const secret of [phrase, 'Ana de la Huerta', workshop.token]) expect(bytes.includes(secret)).toBe(false);
  });

  test('are checked: what was altered, lost or miscounted is named', async () => {
    const app = await appOn(url());
    const { workshop, append } = await founded(app);
    await append([record(1), record(2), record(3)]);
    const sql = await open(url());
    await sql.run('update notebook_record set data = $2 where notebook = $1 and seq = 1', [
      workshop.id,
      Buffer.from('x'),
    ]);
    await sql.run('delete from notebook_record where notebook = $1 and seq = 2', [workshop.id]);
    expect((await checkNotebooks(sql)).faults).toEqual([
      `${workshop.id}: record 1 altered`,
      `${workshop.id}: gap before 3`,
      `${workshop.id}: 1800 bytes counted, 601 stored`,
    ]);
    await sql.run('delete from notebook_record where notebook = $1', [workshop.id]);
    await sql.run('delete from notebook where id = $1', [workshop.id]);
  });

  test('have their tables made once, and those of a later Obrador are not touched', async () => {
    const sql = await open(url());
    await migrate(sql);
    await sql.run('update notebook_tables set version = 99');
    await expect(migrate(sql)).rejects.toThrow(NewerTables);
    expect((await checkNotebooks(sql)).faults).toEqual(['tables: version 99, not 1']);
    await sql.run('update notebook_tables set version = 1');
  });

  test('unused for eighteen months are removed', async () => {
    const app = await appOn(url());
    const { workshop, append, list } = await founded(app);
    await append([record(1)]);
    const sql = await open(url());
    const store = await openStore(sql, LIMITS, () => Date.now() + 549 * 86_400_000);
    await sql.run('update notebook set used = $1 where id <> $2', [Date.now() + 600 * 86_400_000, workshop.id]);
    await store.sweep();
    expect(await list()).toMatchObject({ error: expect.stringContaining('No existe') });
    expect(await checkNotebooks(sql)).toMatchObject({ faults: [] });
  });
});

test('several instances that start at once make the tables of a PostgreSQL once', async () => {
  const sql = await open(postgres.url);
  await sql.run('create database several');
  const url = postgres.url.replace(/postgres$/, 'several');
  await Promise.all([1, 2, 3].map(async () => migrate(await open(url))));
  expect(await checkNotebooks(await open(url))).toEqual({ notebooks: 0, records: 0, faults: [] });
});

test('records that are read count by their bytes, little ones as one reading', async () => {
  const store = await openStore(await openSql(URLS['a file']()), { ...LIMITS, quota: 1_000_000 });
  const app = testApp({ readLimit: 20, notebooks: notebooks({ store, log: silentLog }) });
  const { append, path, headers } = await founded(app);
  for (let n = 0; n < 5; n++) await append([record(2 * n, 64_000), record(2 * n + 1, 64_000)]);
  const status = async (query: string) => (await app.inject({ url: `${path}/registros${query}`, headers })).statusCode;
  for (let i = 0; i < 4; i++) expect(await status('?desde=11')).toBe(200);
  expect(await status('')).toBe(200);
  // Four, and eleven for what came in one: five are left.
  for (let i = 0; i < 5; i++) expect(await status('?desde=11')).toBe(200);
  expect(await status('?desde=11')).toBe(429);
});

test('wrong bodies are refused with words', async () => {
  const app = await appOn('file::memory:');
  const { path, headers, append } = await founded(app);
  const cases: readonly (readonly [string, unknown, number, string])[] = [
    ['/api/cuadernos', {}, 400, '«id» no tiene la forma que debe.'],
    ['/api/cuadernos', { id: 'A'.repeat(22), huella: 'x' }, 400, '«huella» no tiene la forma que debe.'],
    [`${path}/registros`, {}, 400, '«registros» debe ser una lista de 1 a 256 registros.'],
    [`${path}/registros`, { registros: ['ñ'] }, 400, '«registros» no tiene la forma que debe.'],
    [`${path}/registros`, { registros: ['AQ'], punto: 1 }, 400, '«punto» no tiene la forma que debe.'],
    [`${path}/olvidar`, { registro: 'AQ' }, 400, '«registro» no tiene la forma que debe.'],
    [`${path}/olvidar`, { registro: toBase64(record(1)), firma: 'x' }, 400, '«firma» no tiene la forma que debe.'],
  ];
  for (const [url, body, status, error] of cases) {
    const answer = await post(app, url, body, { headers });
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  }
  const large = await append([record(1, LARGEST_RECORD + 1)]);
  expect([large.statusCode, large.json().error]).toEqual([413, 'Un registro no puede pasar de 65565 bytes.']);
  const small = await append([record(1, SMALLEST_RECORD - 1)]);
  expect([small.statusCode, small.json().error]).toEqual([400, '«registros» no tiene la forma que debe.']);
  expect(LARGEST_RECORD).toBe(LARGEST_ENVELOPE);
  expect(SMALLEST_RECORD).toBe((await enclosed(await workshopKey(newSeed()), new Uint8Array())).length);
});

test('every example of the document is taken as it is written', async () => {
  const app = await appOn(URLS['a file']());
  const { paths } = (await app.inject({ url: '/openapi.json' })).json();
  const token = 'T'.repeat(43);
  const huella = toBase64(await digestOf(utf8(token)));
  const statuses: number[] = [];
  for (const [path, operations] of Object.entries<Record<string, Described>>(paths)) {
    if (!path.startsWith('/api/cuadernos')) continue;
    for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
      const of = (place: string) => parameters.filter((each) => each.in === place);
      const query = of('query').map(({ name, example }) => `${name}=${example}`);
      const example = requestBody?.content['application/json']?.example;
      const answer = await app.inject({
        method: method as 'get' | 'post',
        url: `${of('path').reduce((url, { name, example: id }) => url.replace(`{${name}}`, `${id}`), path)}?${query.join('&')}`,
        headers: { authorization: `Bearer ${token}` },
        ...(example && { payload: 'huella' in example ? { ...example, huella } : example }),
      });
      statuses.push(answer.statusCode);
    }
  }
  // The last is forgetting, by a signature that nobody made.
  expect(statuses).toEqual([200, 200, 200, 200, 404]);
});

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: object }>> };
}

test('a database that is away is told with 503, and the rest is served', async () => {
  const store = await openStore(await openSql('file::memory:'), LIMITS);
  const app = testApp({ notebooks: notebooks({ store, log: silentLog }) });
  const { list } = await founded(app);
  const broken = { ...store, find: () => Promise.reject(new Error('connection refused')) };
  const away = testApp({ notebooks: notebooks({ store: broken, log: silentLog }) });
  const answer = await away.inject(`/api/cuadernos/${'x'.repeat(22)}/registros`);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect((await away.inject('/api/balance')).statusCode).toBe(200);
  expect(await list()).toMatchObject({ cabeza: 0 });
});

test('without a database there are no notebooks', async () => {
  expect((await post(testApp(), '/api/cuadernos', {})).statusCode).toBe(404);
});

test('what waits goes together: one alone at once, as many as fit after it, a round that fails for all that went', async () => {
  const rounds: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const ask = together<number, number>(
    async (asked) => {
      rounds.push(asked);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (asked.includes(13)) throw new Error('away');
      return asked.map((n) => (n < 0 ? { error: new Error('refused') } : { value: 2 * n }));
    },
    (n, before) => before.length < 3 && !before.includes(n),
  );
  const answers = [1, 2, 3, -1, 3, 4, 13, 5].map((n) => ask(n).catch(({ message }: Error) => message));
  for (let round = 0; round < 4; round++) {
    await until(() => ends.length > round);
    ends[round]!();
  }
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 'refused', 'away', 8, 'away', 'away']);
  expect(rounds).toEqual([[1], [2], [3, -1, 4], [3, 13, 5]]);
});

test('news stop when nobody follows, and survive a database that is away', async () => {
  let asked = 0;
  const news = createNews(async (ids) => {
    asked++;
    if (asked === 1) throw new Error('away');
    return new Map(ids.map((id) => [id, 5]));
  }, 1);
  onTestFinished(news.close);
  const heads: number[] = [];
  const stop = news.follow('a', 0, (head) => heads.push(head));
  await until(() => heads.length === 1);
  stop();
  await until(async () => {
    const before = asked;
    await sleep(20);
    return asked === before;
  });
  expect(heads).toEqual([5]);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['0:0:0:1::/64', '0:0:0:0::/56'],
])('the network of %s is %s', (client, network) => expect(networkOf(client)).toBe(network));

test('a process killed while it is written to loses nothing it has answered for', async () => {
  const env = { DATABASE_URL: `file:${join(folder, 'proceso.db')}`, RATE_LIMIT_PER_MINUTE: '0' };
  const first = await startServer(env);
  const workshop = await workshopKey(newSeed());
  const { card } = await newIdentity();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${workshop.token}` };
  const send = async (url: string, path: string, body: object) => {
    const answer = await fetch(`${url}/api/cuadernos${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return (await answer.json()).cabeza as number;
  };
  const huella = toBase64(await digestOf(utf8(workshop.token)));
  await send(first.url, '', { id: workshop.id, huella, clave: card.sign });
  let kept = 0;
  const path = `/${workshop.id}/registros`;
  const writing = (async () => {
    for (let n = 1; ; n++) kept = await send(first.url, path, { registros: [toBase64(record(n))] });
  })().catch(() => {});
  await until(() => kept >= 5);
  first.child.kill('SIGKILL');
  await writing;
  const second = await startServer(env);
  const found = await (await fetch(`${second.url}/api/cuadernos${path}`, { headers })).json();
  expect(found.cabeza).toBeGreaterThanOrEqual(kept);
  expect(dataOf(found)).toEqual(Array.from({ length: found.cabeza }, (_, i) => record(i + 1)));
});
