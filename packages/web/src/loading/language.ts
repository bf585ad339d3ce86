import { lazy } from './lazy.ts';

/** Teaches the engine other names, labels and recipes, a few names at a time. */
export const learnLanguage = (): Promise<true> => language.bring();

const language = lazy(takeLessons);

async function takeLessons(): Promise<true> {
  const { teachBySteps } = await import('@obrador/engine/lecciones');
  await inTurns(teachBySteps());
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
