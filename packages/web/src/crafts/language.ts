import { signal } from '@preact/signals';

/** Whether the engine reads all that a person may write; until then, the names of the pantry and of the craft alone. */
export const isLearnt = signal(false);

let learning: Promise<void> | null = null;

/** Teaches the engine the other names of foods, labels and recipes, a few names at a time so that typing is answered. */
export function learnLanguage(): Promise<void> {
  learning ??= takeLessons().catch((error) => {
    learning = null;
    throw error;
  });
  return learning;
}

async function takeLessons(): Promise<void> {
  const { knowSlipsBySteps, teachBySteps } = await import('@obrador/engine/lecciones');
  await inTurns(teachBySteps());
  isLearnt.value = true;
  // Nobody waits for it: a slip of the pen before it is ready takes longer, that is all.
  void inTurns(knowSlipsBySteps());
}

async function inTurns(steps: Iterable<void>): Promise<void> {
  for (const _ of steps) await breath();
}

/** Time for whatever the person has done meanwhile. A message, because a timer waits 4 ms for nothing. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
