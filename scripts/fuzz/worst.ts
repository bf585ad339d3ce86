/**
 * `npm run fuzz:worst [rounds [operations]]`: looks for the input that makes the engine work hardest, for every
 * operation, or those named: random ones at first, then what comes of mixing the worst of them. Prints what it found and keeps it in
 * scripts/fuzz/worst.json when it is worse than what is kept there; a test bounds the work of those.
 * `npm run fuzz:worst times [rounds]` tells the processor time of what is kept, the least of so many.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Operation } from './operations.ts';
import { createWorkMeter } from './work.ts';

const CORPUS = new URL('./worst.json', import.meta.url);

interface Worst {
  readonly work: number;
  readonly input: string;
}

function readWorst(): Record<string, Worst> {
  return existsSync(CORPUS) ? JSON.parse(readFileSync(CORPUS, 'utf8')) : {};
}

const SAMPLE = 60;
const SURVIVORS = 12;

/** The work of what is kept, counted anew. */
async function measureWorst(): Promise<Record<string, number>> {
  const count = createWorkMeter();
  const { OPERATIONS } = await import('./operations.ts');
  const kept = readWorst();
  const work: Record<string, number> = {};
  for (const { name, run, usual } of OPERATIONS) {
    await run(usual);
    const { input } = kept[name]!;
    await run(input);
    work[name] = await count(() => run(input));
  }
  return work;
}

/** Processor time of each kept input, in milliseconds, the least of so many: a busy machine only makes it more. */
async function timeWorst(rounds: number): Promise<void> {
  const { OPERATIONS } = await import('./operations.ts');
  const kept = readWorst();
  for (const { name, run, usual } of OPERATIONS) {
    await run(usual);
    const { input } = kept[name]!;
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const before = process.cpuUsage();
      await run(input);
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1_000);
    }
    console.log(`${name.padEnd(20)} ${least.toFixed(1).padStart(7)} ms`);
  }
}

type Measured = Worst & { readonly ms: number };

type Count = ReturnType<typeof createWorkMeter>;

async function measured({ run }: Operation, input: string, count: Count): Promise<Measured> {
  let ms = 0;
  // Once before: what is only made once is not its work.
  await run(input);
  const work = await count(async () => {
    const before = performance.now();
    await run(input);
    ms = performance.now() - before;
  });
  return { work, input, ms };
}

/** Each round: new ones at random, children of the worst so far; the worst of all go on. */
async function worstOf(
  operation: Operation,
  count: Count,
  rounds: number,
  seed: number,
  known: readonly string[],
): Promise<Measured> {
  const random = fc.sample(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { numRuns: 10_000, seed });
  await operation.run(operation.usual);
  let at = 0;
  const pick = () => random[at++ % random.length]!;
  const all = async (inputs: readonly string[]) => {
    const found: Measured[] = [];
    for (const input of inputs) found.push(await measured(operation, input, count));
    return found;
  };
  let worst = await all(known);
  for (let round = 0; round < rounds; round++) {
    const fresh = fc.sample(operation.inputs, { numRuns: operation.sample ?? SAMPLE, seed: seed + round });
    const one = () => worst[Math.floor(pick() * worst.length)]?.input ?? fresh[0]!;
    const children = worst.flatMap(() => [
      operation.cross(one(), one(), pick),
      operation.cross(one(), fresh[1]!, pick),
    ]);
    const found = await all([...fresh, ...children]);
    worst = [...worst, ...found].sort((a, b) => b.work - a.work).slice(0, SURVIVORS);
  }
  return worst[0]!;
}

async function searchWorst(rounds: number, asked: readonly string[], seed: number): Promise<void> {
  const count = createWorkMeter();
  const { OPERATIONS } = await import('./operations.ts');
  const kept = readWorst();
  for (const operation of OPERATIONS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const before = kept[operation.name];
    const found = await worstOf(operation, count, rounds, seed, before === undefined ? [] : [before.input]);
    const { work, input, ms } = found;
    const news = before === undefined || work > before.work ? 'kept' : 'known';
    console.log(
      `${operation.name.padEnd(20)} ${work.toLocaleString('en').padStart(12)} blocks  ${ms.toFixed(1).padStart(7)} ms  ${String(input.length).padStart(6)} characters  ${news}`,
    );
    if (news === 'known') continue;
    kept[operation.name] = { work, input };
    writeFileSync(CORPUS, `${JSON.stringify(kept, null, 2)}\n`);
  }
}

if (process.argv[2] === 'measure') console.log(JSON.stringify(await measureWorst()));
else if (process.argv[2] === 'times') await timeWorst(Number(process.argv[3] ?? 8));
else
  await searchWorst(
    Number(process.argv[2] ?? 10),
    process.argv.slice(3),
    Number(process.env.SEED ?? Date.now() % 2 ** 31),
  );
