import type { Stream } from './screen.ts';
import { answers } from './texts.ts';

const WIDTH = 30;

/** A bar on standard error while many recipes are read; nothing where nobody looks. */
export function progressBar(
  stream: NodeJS.WritableStream & Stream,
  all: number,
): { readonly step: () => void; readonly clear: () => void } {
  if (!stream.isTTY) return { step: () => {}, clear: () => {} };
  let done = 0;
  return {
    step: () => {
      done++;
      const full = Math.round((WIDTH * done) / all);
      stream.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${answers.progress(done, all)}`);
    },
    clear: () => stream.write('\r\u001b[K'),
  };
}
