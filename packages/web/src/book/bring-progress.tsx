import type { Signal } from '@preact/signals';
import { esBring } from './bring-texts.ts';
import type { Watch } from './brought.ts';

/** A long task under way. */
export interface Task {
  readonly done: number;
  /** Null until it is known how much there is. */
  readonly all: number | null;
  readonly giveUp: () => void;
}

/** Shows a task that begins in a signal, instead of the one it held. */
export function watched(task: Signal<Task | null>): Watch {
  task.peek()?.giveUp();
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = () => {
    controller.abort();
    task.value = null;
  };
  task.value = { done: 0, all: null, giveUp };
  const step = (done: number, all: number) => {
    if (!signal.aborted) task.value = { done, all, giveUp };
  };
  return { step, signal };
}

/** How far a task is, and the way to give it up. */
export function TaskProgress({ label, task }: { label: string; task: Task | null }) {
  if (task === null) return null;
  const { done, all, giveUp } = task;
  return (
    <div class="actions">
      <p role="status">{label}</p>
      <progress aria-label={label} {...(all !== null && { value: done, max: all })} />
      {all !== null && <span>{esBring.progress(done, all)}</span>}
      <button type="button" class="secondary" onClick={giveUp}>
        {esBring.cancel}
      </button>
    </div>
  );
}
