import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { CRAFTS, type Craft } from '@obrador/engine';
import { FORMULA } from './formula.ts';
import { cpuSeconds, root, start } from './process.ts';
import type { Figure } from './report.ts';
import type { Subject } from './subject.ts';
import { outOfBalance } from './workload.ts';

const PROCESSES = 5;
const IMPORT_MS = 70;
const FIRST_MS = 50;
const STRANGE_MS = 30;
const ANSWER_MS = 400;

interface Cold {
  readonly start: number;
  readonly import: number;
  readonly first: number;
  /** Its first name that no food has. */
  readonly strange: number;
}

/** The least of several fresh processes, in milliseconds of processor. */
function cold({ engine }: Subject, craft: Craft): Cold {
  const [body] = outOfBalance(craft, 1);
  const args = [`${root}scripts/bench/cold.mjs`, pathToFileURL(engine).href, craft.id, JSON.stringify(body)];
  const seen = Array.from(
    { length: PROCESSES },
    (): Cold => JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })),
  );
  const least = (of: keyof Cold) => Math.min(...seen.map((one) => one[of]));
  return { start: least('start'), import: least('import'), first: least('first'), strange: least('strange') };
}

/** What a process pays once: importing the engine, its first balance, and the service up to its first answer. */
export async function startFigures(subject: Subject): Promise<Figure[]> {
  const colds = CRAFTS.map((craft) => ({ craft, ...cold(subject, craft) }));
  const bare = Math.min(...colds.map((one) => one.start));
  const imported = Math.min(...colds.map((one) => one.import));
  const strange = Math.min(...colds.map((one) => one.strange));
  return [
    {
      name: 'start: importing the engine',
      value: `${imported.toFixed(0)} ms`,
      aim: `under ${IMPORT_MS} ms`,
      met: imported < IMPORT_MS,
      ratio: imported / bare,
    },
    ...colds.map(
      ({ craft, first }): Figure => ({
        name: `start: first balance of a process, ${craft.id}`,
        value: `${first.toFixed(0)} ms`,
        aim: `at most ${FIRST_MS} ms`,
        met: first <= FIRST_MS,
        ratio: first / bare,
      }),
    ),
    {
      name: 'start: first strange name of a process',
      value: `${strange.toFixed(0)} ms`,
      aim: `at most ${STRANGE_MS} ms`,
      met: strange <= STRANGE_MS,
      ratio: strange / bare,
    },
    await firstAnswer(subject, bare),
  ];
}

async function firstAnswer({ server }: Subject, bare: number): Promise<Figure> {
  let least = Infinity;
  for (let i = 0; i < PROCESSES; i++) {
    const running = await start(server);
    const response = await fetch(`${running.url}/api/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FORMULA),
    });
    await response.text();
    least = Math.min(least, 1000 * cpuSeconds(running.process.pid!));
    await running.stop();
  }
  return {
    name: 'start: service, from its start to its first answer',
    value: `${least.toFixed(0)} ms`,
    aim: `under ${ANSWER_MS} ms`,
    met: least < ANSWER_MS,
    ratio: least / bare,
  };
}
