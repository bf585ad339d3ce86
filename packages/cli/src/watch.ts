import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** How long nothing must happen after a change: programs write a file in several steps. */
const QUIET_MS = 100;

/** Comes once after each change of the files and folders, until it is stopped. Listens from the start. */
export function changesOf(paths: readonly string[], signal: AbortSignal | undefined): AsyncIterable<void> {
  let waiting: (() => void) | undefined;
  let changed = false;
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    waiting?.();
    waiting = undefined;
  };
  const watchers = paths.map((path) =>
    watcherOf(path, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        changed = true;
        wake();
      }, QUIET_MS);
    }),
  );
  signal?.addEventListener('abort', wake);
  return (async function* () {
    try {
      while (!signal?.aborted) {
        if (!changed) {
          await new Promise<void>((resolve) => {
            waiting = resolve;
          });
        }
        if (changed && !signal?.aborted) {
          changed = false;
          yield;
        }
      }
    } finally {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    }
  })();
}

/** A file is watched from its folder: editors put a new one in its place. */
function watcherOf(path: string, hear: () => void): FSWatcher {
  if (statSync(path).isDirectory()) return watch(path, { recursive: true }, hear);
  return watch(dirname(path), (_, name) => {
    if (name === null || name === basename(path)) hear();
  });
}
