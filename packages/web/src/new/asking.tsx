import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CraftId } from '../crafts/engine.ts';
import { focusSoon } from '../ui/focus.ts';
import { type Running, startWork } from '../worker/client.ts';
import type { Answers, Kind } from '../worker/work.ts';
import { esNew } from './texts.ts';

const SLOW_AFTER_MS = 200;
const SECOND_MS = 1000;

export interface Asking<K extends Kind> {
  /** In words where it was refused; null until there is one. */
  readonly answer: Answers[K] | string | null;
  /** Seconds it has taken; null when nobody waits, or not long enough to wonder. */
  readonly waited: number | null;
  /** `within`: the crafts of the recipes inside the formula. */
  readonly ask: (craft: CraftId, body: Readonly<Record<string, unknown>>, within?: readonly CraftId[]) => Promise<void>;
  readonly cancel: () => void;
}

/** Asks the engine off the page, one thing at a time; what is asked goes with the dialogue that asked it. */
export function useAsking<K extends Kind>(kind: K): Asking<K> {
  const answer = useSignal<Answers[K] | string | null>(null);
  const waited = useSignal<number | null>(null);
  const running = useRef<Running<K> | null>(null);
  const cancel = () => running.current?.cancel();
  useEffect(() => cancel, []);
  const ask: Asking<K>['ask'] = async (craft, body, within = []) => {
    cancel();
    const work = startWork({ kind, craft, body, within });
    running.current = work;
    answer.value = null;
    const begun = performance.now();
    const tick = () => {
      if (running.current === work) waited.value = Math.floor((performance.now() - begun) / SECOND_MS);
    };
    const soon = setTimeout(tick, SLOW_AFTER_MS);
    const clock = setInterval(tick, SECOND_MS);
    try {
      const found = await work.answer;
      if (running.current === work && found !== null) answer.value = found;
    } finally {
      clearTimeout(soon);
      clearInterval(clock);
      if (running.current === work) {
        running.current = null;
        waited.value = null;
      }
    }
  };
  return { answer: answer.value, waited: waited.value, ask, cancel };
}

/** That it is being looked for, and how to stop it; `back` takes the focus then. */
export function Waiting({ asking, back }: { asking: Pick<Asking<Kind>, 'waited' | 'cancel'>; back: string }) {
  return (
    <p class="progress" role="status">
      {asking.waited !== null && (
        <>
          {esNew.searching} {/* Not read aloud every second. */}
          {asking.waited > 0 && <span aria-hidden="true">{esNew.seconds(asking.waited)} </span>}
          <button
            type="button"
            class="secondary"
            onClick={() => {
              asking.cancel();
              focusSoon(back);
            }}
          >
            {esNew.cancel}
          </button>
        </>
      )}
    </p>
  );
}
