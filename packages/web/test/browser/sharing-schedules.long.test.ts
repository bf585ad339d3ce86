import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { checkNotebooks } from '../../../server/src/notebooks/check.ts';
import { openSql } from '../../../server/src/notebooks/open.ts';
import { startPostgres } from '../../../server/test/postgres.ts';
import { freePort, SERVER, serverEnv, until } from '../../../server/test/process.ts';
import { newProfile, type Profile } from './profile.ts';

const SCHEDULES = Number(process.env.OBRADOR_SCHEDULES ?? 50);
const PATIENCE_MS = 60_000;
const DAY_MS = 86_400_000;
const CLOCKS = [0, DAY_MS, -DAY_MS];
const NAMES = ['Oficina', 'Móvil', 'Tableta'];
const RECIPES = ['flan', 'nata', 'turrón'];

interface Database {
  readonly url: string;
  /** Falls without a word and comes back; absent where it is part of the service. */
  readonly fall?: () => Promise<void>;
  readonly stop: () => unknown;
}

const file = async (): Promise<Database> => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-schedules-'));
  return { url: `file:${join(folder, 'cuadernos.db')}`, stop: () => rmSync(folder, { recursive: true, force: true }) };
};

/** The built service as a process on a port that it keeps, however often it is killed. */
async function startService(databaseUrl: string) {
  const port = await freePort();
  const limits = { RATE_LIMIT_PER_MINUTE: '0', READ_LIMIT_PER_MINUTE: '0', CONNECTIONS_PER_ADDRESS: '0' };
  const env = serverEnv({ ...limits, NOTEBOOK_DAILY_MB: '0', DATABASE_URL: databaseUrl, PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, [SERVER], { env, stdio: 'ignore' });
    await until(() =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return child;
  };
  let child = await start();
  const kill = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    origin,
    kill,
    restart: async () => {
      await kill();
      child = await start();
    },
  };
}

/** What goes wrong with what a device asks: each may come twice, late, never, or without its answer. */
interface Weather {
  left: readonly ('twice' | 'late' | 'lost' | 'unanswered')[];
}

/** Puts a record beside the others as another tab of the app does, which then hears of it. */
const WRITE = `async ({ what, recipe, mark, now }) => {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open('obrador');
    request.onsuccess = () => resolve(request.result);
  });
  const tx = database.transaction(['recetas', 'versiones', 'planes'], 'readwrite', { durability: 'strict' });
  const got = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
  const written = [];
  const put = (store, record) => {
    tx.objectStore(store).put(record);
    written.push({ store, ids: [record.id] });
  };
  const [recipes, versions, plans] = ['recetas', 'versiones', 'planes'].map((store) => tx.objectStore(store));
  const head = (await got(recipes.get(recipe))) ??
    { v: 1, id: recipe, etiquetas: [], favorita: false, creada: now, usada: now, papelera: null };
  if (what === 'save') {
    const all = await got(versions.index('receta').getAll(recipe));
    const anterior = all.sort((a, b) => a.creada - b.creada).at(-1)?.id ?? null;
    const ingredientes = [{ nombre: 'Leche entera', gramos: 100 + mark }, { nombre: 'Azúcar', gramos: 20 }];
    const contenido = { oficio: 'helado', tipo: 'helado_crema', titulo: recipe, ingredientes };
    put('versiones', { v: 1, id: 'v' + mark, receta: recipe, creada: now, anterior, nota: '', contenido });
    put('recetas', { ...head, usada: now });
  } else if (what === 'tag') put('recetas', { ...head, etiquetas: [...head.etiquetas, 'e' + mark], favorita: mark % 2 === 0 });
  else {
    const plan = (await got(plans.get('2026-11-18'))) ?? { v: 1, id: '2026-11-18', pedidos: [], hechos: [], modificado: 1 };
    put('planes', { ...plan, hechos: [...plan.hechos.slice(-3), 'h' + mark] });
  }
  await new Promise((resolve, reject) => { tx.oncomplete = resolve; tx.onabort = reject; });
  database.close();
  const channel = new BroadcastChannel('obrador');
  channel.postMessage(written);
  channel.close();
}`;

/** The book without what each device knows for itself, and what of the log was not believed. */
const BOOK = `async () => {
  const open = (name) => new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  const all = (database, store) => new Promise((resolve) => {
    const request = database.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result);
  });
  const [book, log] = [await open('obrador'), await open('obrador.registro')];
  const sorted = (value) => Array.isArray(value) ? value.map(sorted)
    : value && typeof value === 'object' ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]))
    : value;
  const shared = [];
  for (const store of ['recetas', 'versiones', 'planes']) {
    shared.push((await all(book, store)).map((record) => sorted({ ...record, creada: 0, usada: 0 })));
  }
  const versions = shared[1].map(({ id }) => id);
  const [membership] = await all(log, 'estado');
  book.close();
  log.close();
  return { book: JSON.stringify(shared), versions, refused: JSON.stringify(membership?.refused ?? null) };
}`;

interface Seen {
  readonly book: string;
  readonly versions: readonly string[];
  readonly refused: string;
}

async function startWorkshop(origin: string, count: number, traffic: string[]) {
  const weathers = CLOCKS.slice(0, count).map((): Weather => ({ left: [] }));
  const profiles: Profile[] = [];
  for (const [i, weather] of weathers.entries()) {
    const shift = `const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...args) { super(...(args.length ? args : [RealDate.now() + ${CLOCKS[i]}])); }
        static now() { return RealDate.now() + ${CLOCKS[i]}; }
      };`;
    profiles.push(
      await newProfile(`${origin}/recetario`, async (context, page) => {
        await context.addInitScript('delete Navigator.prototype.serviceWorker');
        if (CLOCKS[i] !== 0) await context.addInitScript(shift);
        page.on('request', (request) => traffic.push(request.url(), request.postData() ?? ''));
        await page.route('**/registros*', async (route) => {
          const [now, ...left] = weather.left;
          weather.left = left;
          try {
            if (now === 'lost') return await route.abort();
            if (now === 'late') await sleep(400);
            if (now === 'twice' || now === 'unanswered') await route.fetch();
            await (now === 'unanswered' ? route.abort() : route.continue());
          } catch {
            // The browser or the service fell meanwhile.
            await route.abort().catch(() => {});
          }
        });
      }),
    );
  }
  const [office, ...others] = profiles;
  const named = async (page: Page, name: string) => page.getByLabel('Nombre de este dispositivo').fill(name);
  await named(office!.page(), NAMES[0]!);
  await office!.page().getByRole('button', { name: 'Compartir este recetario' }).click();
  await office!.page().getByText('Todo está enviado.').waitFor();
  await office!.page().getByRole('button', { name: 'Pasar al móvil' }).click();
  const phrase = await office!.page().locator('section[aria-label="Compartir el recetario"] p > strong').innerText();
  for (const [i, other] of others.entries()) {
    const name = NAMES[i + 1]!;
    await named(other.page(), name);
    await other.page().getByLabel('Frase').fill(phrase);
    await other.page().getByRole('button', { name: 'Unirme' }).click();
    await office!
      .page()
      .getByRole('button', { name: `Admitir a ${name} como maestro` })
      .click();
    await other.page().getByText('Lo que cambies se enviará').waitFor({ state: 'hidden' });
  }
  return { profiles, weathers };
}

const DATABASES: readonly (readonly [string, () => Promise<Database>, number])[] = [
  ['a file, two profiles', file, 2],
  ['a file, three profiles', file, 3],
  ['PostgreSQL, two profiles', startPostgres, 2],
  ['PostgreSQL, three profiles', startPostgres, 3],
];

test.each(DATABASES)(
  'real browsers over %s: killed, offline, late, twice, a day off, all end with the same book',
  async (_name, startDatabase, count) => {
    const database = await startDatabase();
    onTestFinished(async () => void (await database.stop()));
    const service = await startService(database.url);
    onTestFinished(service.kill);
    const traffic: string[] = [];
    const { profiles, weathers } = await startWorkshop(service.origin, count, traffic);
    onTestFinished(async () => {
      for (const each of profiles) await each.remove();
    });

    const act = fc.record({
      who: fc.nat(count - 1),
      what: fc.constantFrom('save', 'save', 'tag', 'tick', 'away', 'back', 'weather', 'browser', 'service', 'database'),
      recipe: fc.constantFrom(...RECIPES),
      left: fc.array(fc.constantFrom('twice', 'late', 'lost', 'unanswered'), { minLength: 1, maxLength: 4 }),
      pause: fc.constantFrom(0, 0, 100, 400),
    });
    const saved: string[] = [];
    let mark = 0;
    const schedule = async (acts: readonly (typeof act extends fc.Arbitrary<infer A> ? A : never)[]) => {
      for (const { who, what, recipe, left, pause } of acts) {
        const profile = profiles[who]!;
        if (what === 'away' || what === 'back')
          await profile
            .page()
            .context()
            .setOffline(what === 'away');
        else if (what === 'weather') weathers[who]!.left = left as Weather['left'];
        else if (what === 'browser') {
          await profile.kill();
          await profile.open();
        } else if (what === 'service') await service.restart();
        else if (what === 'database') await database.fall?.();
        else {
          const change = { what, recipe, mark: ++mark, now: Date.now() + CLOCKS[who]! };
          await profile.page().evaluate(`(${WRITE})(${JSON.stringify(change)})`);
          if (what === 'save') saved.push(`v${mark}`);
        }
        await sleep(pause);
      }
      for (const [i, profile] of profiles.entries()) {
        weathers[i]!.left = [];
        await profile.page().context().setOffline(false);
        // Asked at once: what had failed waits up to a minute.
        await profile.page().evaluate("dispatchEvent(new Event('online'))");
      }
      const begun = Date.now();
      for (;;) {
        const seen = await Promise.all(profiles.map((each) => each.page().evaluate<Seen>(`(${BOOK})()`)));
        const isOne = new Set(seen.map(({ book }) => book)).size === 1;
        if (isOne && saved.every((id) => seen[0]!.versions.includes(id))) {
          expect(seen.map(({ refused }) => refused)).toEqual(seen.map(() => '{}'));
          return;
        }
        if (Date.now() - begun > PATIENCE_MS) throw new Error(JSON.stringify(seen));
        await sleep(1_000);
        for (const each of profiles) await each.page().evaluate("dispatchEvent(new Event('online'))");
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 10 }), schedule), {
      numRuns: SCHEDULES,
      // What went before is part of what fails: nothing smaller can be tried.
      endOnFailure: true,
    });

    const sql = await openSql(database.url);
    onTestFinished(() => sql.close());
    expect((await checkNotebooks(sql)).faults).toEqual([]);
    const rows = await sql.run('select data from notebook_record');
    const told = traffic.join('\n') + rows.map(({ data }) => (data as Buffer).toString('latin1')).join('\n');
    expect(told).toContain('registros');
    // Long or accented: no text of base64 holds them by chance.
    for (const word of ['Leche entera', 'turrón', 'turrÃ³n', 'Oficina', 'etiquetas']) expect(told).not.toContain(word);
  },
  3_600_000,
);
