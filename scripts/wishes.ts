/** Random wishes of every craft, 200 each unless told, and what answering them took; fails on any promise not kept. */
import fc from 'fast-check';
import { CRAFTS } from '../packages/engine/src/crafts.ts';
import { crear } from '../packages/engine/src/crear/crear.ts';
import { brokenPromises, randomWish } from '../packages/engine/test/crear/wishes.ts';

const count = Number(process.argv[2] ?? 200);
const SEED = 20;

for (const craft of CRAFTS) {
  const times: number[] = [];
  let met = 0;
  for (const wish of fc.sample(randomWish(craft), { seed: SEED, numRuns: count })) {
    const start = process.cpuUsage();
    const answer = crear(craft, wish);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    if (answer.formulas.length > 0) met++;
    const broken = brokenPromises(craft, wish, answer);
    if (broken.length > 0) {
      console.error(craft.id, JSON.stringify(wish), broken.join('; '));
      process.exitCode = 1;
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))]!.toFixed(1);
  console.log(`${craft.id}: ${met} of ${count} met; processor ms: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`);
}
