/**
 * `npm run answers record` keeps what the built service answers to the corpus, the examples, 20,000 seeded random bodies
 * (good and bad) and bodies aimed at every bound of every type, and its lists of types; `npm run answers check` asks
 * the same again and tells what changed. Answers that took too long when they were recorded are left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CRAFTS, type Craft } from '@obrador/engine';
import fc from 'fast-check';
import { SERVER, start } from '../bench/process.ts';
import { bodies } from '../fuzz/bodies.ts';
import { aimedBodies } from './aimed.ts';

const KEPT = process.argv[3] ?? '.cache/answers.json.gz';
const SEED = 20261115;
const ANALYSES_PER_CRAFT = 2_900;
const BALANCES_PER_CRAFT = 900;
const CURVES = 1_000;
const CONCURRENT = 4;
/** The service gives up on a calculation: the machine decides, not the code. */
const TOO_LONG = 503;
const MOST_SHOWN = 20;
const PATIENCE_MS = 20_000;
/** Bodies that are refused unread say nothing about the engine. */
const LONGEST = 200_000;

interface Asked {
  readonly path: string;
  /** Absent in what is only read. */
  readonly body?: string;
}
interface Answered extends Asked {
  readonly status: number;
  readonly answer: string;
}

function pathOf({ id }: Craft): string {
  return id === 'helado' ? '/api/balance' : `/api/balance/${id}`;
}

function corpusOf({ id }: Craft): readonly Record<string, unknown>[] {
  return JSON.parse(readFileSync(`data/corpus/${id}.json`, 'utf8'));
}

function questions(): Asked[] {
  return CRAFTS.flatMap((craft, i) => {
    const sample = (count: number, salt: number) =>
      fc.sample(bodies(craft), { numRuns: count, seed: SEED + 10 * i + salt });
    const known = [craft.example, ...corpusOf(craft).map(({ type, ingredients }) => ({ type, ingredients }))].map(
      (body) => JSON.stringify(body),
    );
    const to = (path: string, texts: readonly string[]) =>
      texts.filter((body) => body.length < LONGEST).map((body) => ({ path, body }));
    return [
      { path: `/api/tipos/${craft.id}` },
      ...to(`/api/analizar/${craft.id}`, [...known, ...aimedBodies(craft, craft.catalogue())]),
      ...to(pathOf(craft), [...known, ...sample(ANALYSES_PER_CRAFT, 1)]),
      ...to(`/api/equilibrar/${craft.id}`, [...known, ...sample(BALANCES_PER_CRAFT, 2)]),
      ...(craft.id === 'helado' ? to('/api/curva', [...known, ...sample(CURVES, 3)]) : []),
    ];
  });
}

async function answersTo(asked: readonly Asked[]): Promise<Answered[]> {
  const server = await start(SERVER, { RATE_LIMIT_PER_MINUTE: '0', MAX_LAG_MS: '0' });
  const found: Answered[] = new Array(asked.length);
  const queue = asked.entries();
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      for (const [i, { path, body }] of queue) {
        found[i] = { path, ...(body === undefined ? {} : { body }), ...(await ask(server.url + path, body)) };
      }
    }),
  );
  server.process.kill('SIGKILL');
  return found;
}

async function ask(
  url: string,
  body: string | undefined,
): Promise<{ readonly status: number; readonly answer: string }> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, answer: await response.text() };
  } catch {
    return { status: TOO_LONG, answer: '' };
  }
}

async function record(): Promise<void> {
  const found = (await answersTo(questions())).filter(({ status }) => status !== TOO_LONG);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(KEPT, gzipSync(JSON.stringify(found)));
  console.log(`${found.length} answers kept in ${KEPT}`);
}

async function check(): Promise<void> {
  const kept: readonly Answered[] = JSON.parse(gunzipSync(readFileSync(KEPT)).toString());
  const now = await answersTo(kept);
  const changed = kept.flatMap((was, i) =>
    now[i]!.status !== TOO_LONG && (now[i]!.status !== was.status || now[i]!.answer !== was.answer) ? [i] : [],
  );
  for (const i of changed.slice(0, MOST_SHOWN)) {
    console.log(
      `${kept[i]!.path}\n  ${(kept[i]!.body ?? '').slice(0, 600)}\n  was ${kept[i]!.status}\n  now ${now[i]!.status}`,
    );
    console.log(difference(kept[i]!.answer, now[i]!.answer));
  }
  const reordered = changed.filter((i) => sorted(kept[i]!.answer) === sorted(now[i]!.answer));
  console.log(`${kept.length} answers, ${changed.length} changed, ${reordered.length} of them only in their order`);
  process.exitCode = changed.length === 0 ? 0 : 1;
}

/** An answer whose lists are in one order, whichever they came in. */
function sorted(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), (_, value) =>
      Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value,
    );
  } catch {
    return answer;
  }
}

/** From a little before the first letter that differs. */
function difference(was: string, now: string): string {
  let at = 0;
  while (at < was.length && was[at] === now[at]) at++;
  const from = Math.max(0, at - 80);
  return `  - ${was.slice(from, at + 200)}\n  + ${now.slice(from, at + 200)}`;
}

if (process.argv[2] === 'record') await record();
else if (process.argv[2] === 'check') await check();
else console.error('npm run answers record|check [file]');
process.exit();
