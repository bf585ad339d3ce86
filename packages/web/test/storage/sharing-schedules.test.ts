import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { LONG } from '../../../../scripts/lib/long.ts';
import { buildApp } from '../../../server/src/app.ts';
import { silentLog } from '../../../server/src/infrastructure/log.ts';
import { openSql } from '../../../server/src/notebooks/open.ts';
import { openStore } from '../../../server/src/notebooks/store.ts';
import { notebooks } from '../../../server/src/routes/cuadernos.ts';
import { startPostgres } from '../../../server/test/postgres.ts';
import type { DeviceOptions } from '../../src/sharing/device.ts';
import { httpTransport } from '../../src/sharing/http.ts';
import { NotCarried, type Transport } from '../../src/sharing/transport.ts';
import { changeHead } from '../../src/storage/heads.ts';
import { memoryCarrier } from './carrier.ts';
import { bookOf, meet, plan, save, type TestDevice, workshop } from './devices.ts';
import { closeAll } from './recipes.ts';

afterEach(closeAll);

const DAY_MS = 86_400_000;

/** What goes wrong in a round: the device is killed at some step, has no connection, or sends twice. */
interface Weather {
  fuse: number;
  isAway: boolean;
  isTwice: boolean;
}

const step = async <T>(weather: Weather, work: () => Promise<T>): Promise<T> => {
  if (--weather.fuse === 0) throw new Error('killed');
  const result = await work();
  // Done, and nobody was told.
  if (--weather.fuse === 0) throw new Error('killed');
  return result;
};

/** Every door of a device under a weather of its own. */
function weathered(weather: Weather, clock: number) {
  return ({ shelves, vault, transport }: DeviceOptions & { readonly transport: Transport }): DeviceOptions => {
    const carry = <T>(work: () => Promise<T>): Promise<T> => {
      if (weather.isAway) throw new NotCarried('away');
      return step(weather, work);
    };
    return {
      now: () => Date.now() + clock,
      shelves: { ...shelves, write: (stores, work) => step(weather, () => shelves.write(stores, work)) },
      vault: {
        ...vault,
        commit: (...args) => step(weather, () => vault.commit(...args)),
        sent: (ids) => step(weather, () => vault.sent(ids)),
      },
      transport: {
        ...transport,
        append: async (...args) => {
          if (weather.isTwice) await carry(() => transport.append(...args));
          return carry(() => transport.append(...args));
        },
        list: (...args) => carry(() => transport.list(...args)),
      },
    };
  };
}

const act = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('save', 'tag', 'tick', 'order', 'sync', 'sync'),
  which: fc.nat(2),
  fuse: fc.nat(30),
  isAway: fc.boolean(),
  isTwice: fc.boolean(),
});
const schedule = fc.array(act, { minLength: 8, maxLength: 14 });

const TITLES = ['flan', 'nata', 'turrón'];
const CLOCKS = [0, DAY_MS, -DAY_MS];

async function holds(transport: Transport, acts: readonly (typeof act extends fc.Arbitrary<infer A> ? A : never)[]) {
  const weathers = CLOCKS.map((): Weather => ({ fuse: 0, isAway: false, isTwice: false }));
  let made = 0;
  const devices: TestDevice[] = await workshop(transport, ['maestro', 'maestro'], (options) => {
    const i = made++;
    return weathered(weathers[i]!, CLOCKS[i]!)(options);
  });
  const saved = new Set<string>();
  for (const [i, { who, what, which, ...weather }] of acts.entries()) {
    const { room, round } = devices[who]!;
    const title = TITLES[which]!;
    if (what === 'save') {
      const { version } = await save({ room }, title, 100 + i, Date.now() + CLOCKS[who]!);
      saved.add(version.id);
    } else if (what === 'tag') {
      await changeHead(room, title, 1, (head) => ({ ...head, etiquetas: [...head.etiquetas, `${i}`] }));
    } else if (what === 'tick') await plan(room, { hechos: [`${i}`] });
    else if (what === 'order') await plan(room, { pedidos: [title] });
    else {
      Object.assign(weathers[who]!, weather);
      await round().catch(() => {});
      Object.assign(weathers[who]!, { fuse: 0, isAway: false, isTwice: false });
    }
  }
  await meet(...devices);
  const books = await Promise.all(devices.map(bookOf));
  expect(new Set(books).size).toBe(1);
  for (const { room, vault } of devices) {
    const kept = new Set((await room.read('versiones')).records.map(({ id }) => id));
    expect([...saved].filter((id) => !kept.has(id))).toEqual([]);
    expect((await vault.load())?.refused).toEqual({});
  }
}

test('every device ends with the same book, whatever fails on the way', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, (acts) => holds(memoryCarrier(), acts)),
    { numRuns: LONG ? 120 : 16 },
  );
});

/** A database to be had at an address, and how to be rid of it. */
type Database = () => Promise<{ readonly url: string; readonly stop: () => unknown }>;

const file: Database = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-sharing-'));
  return { url: `file:${join(folder, 'cuadernos.db')}`, stop: () => rmSync(folder, { recursive: true, force: true }) };
};

const DATABASES: readonly (readonly [string, Database])[] = [
  ['a file', file],
  ...(LONG ? [['PostgreSQL', startPostgres] as const] : []),
];

test.each(DATABASES)('the same over the service with %s, which holds no word of the book', async (_name, start) => {
  const { url, stop } = await start();
  const limits = { quota: 64_000_000, dailyBytes: 0, dailyNotebooks: 0 };
  const sql = await openSql(url);
  const store = await openStore(sql, limits);
  const app = buildApp({ rateLimit: 0, notebooks: notebooks({ store, log: silentLog }) });
  onTestFinished(async () => {
    await app.close();
    await stop();
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const traffic: string[] = [];
  const watched: typeof fetch = (url, init) => {
    traffic.push(String(url), String(init?.body ?? ''));
    return fetch(url, init);
  };
  await fc.assert(
    fc.asyncProperty(schedule, (acts) => holds(httpTransport(origin, watched), acts)),
    { numRuns: LONG ? 40 : 4 },
  );
  const rows = await sql.run('select data from notebook_record');
  const seen = traffic.join('\n') + rows.map(({ data }) => (data as Buffer).toString('latin1')).join('\n');
  expect(seen).toContain('registros');
  // Long or accented: no text of base64 holds them by chance.
  for (const word of ['Leche entera', 'turrón', 'turrÃ³n', 'Oficina', 'etiquetas']) expect(seen).not.toContain(word);
});
