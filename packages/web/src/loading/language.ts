import { computed } from '@preact/signals';
import { lazy } from './lazy.ts';

/** Whether the engine reads all that a person may write; until then, the names of the pantry and of the craft alone. */
export const isLearnt = computed(() => language.here.value !== null);

/** Teaches the engine other names, labels and recipes, and to judge by what is published, a few names at a time. */
export const learnLanguage = (): Promise<true> => language.bring();

const language = lazy(takeLessons);

async function takeLessons(): Promise<true> {
  const evidence = import('./evidence.ts');
  const { teachBySteps } = await import('@obrador/engine/lecciones');
  await inTurns(teachBySteps());
  (await evidence).learnEvidence();
  return true;
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
