/** Versions of one recipe: what it is, what it was, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Key of the last edit: edits with the same key (typing in one field) count as one step. */
  readonly merge: string | null;
}

const MAX_STEPS = 200;

export function historyOf<T>(present: T): History<T> {
  return { past: [], present, future: [], merge: null };
}

export function record<T>(history: History<T>, next: T, merge: string | null = null): History<T> {
  if (next === history.present) return history;
  const past =
    merge !== null && merge === history.merge && history.past.length > 0
      ? history.past
      : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: next, future: [], merge };
}

export function undone<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    merge: null,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, merge: null };
}
