import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** As long as a hand rests between two keys. */
const REST_MS = 250;

interface Followed<T> {
  readonly shown: ReadonlySignal<T>;
  readonly drawn: (part: Element | null) => void;
  readonly end: () => void;
}

/** Follows a signal: at once while the part of the page that shows it is in sight, else once typing rests. */
function followed<T>(source: ReadonlySignal<T>, within: boolean): Followed<T> {
  const shown = signal(source.peek());
  let inSight = true;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    clearTimeout(pending);
    shown.value = source.peek();
  };
  const watch = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)!.isIntersecting;
    if (inSight) catchUp();
  });
  const forget = effect(() => {
    const next = source.value;
    clearTimeout(pending);
    if (inSight) shown.value = next;
    else pending = setTimeout(catchUp, REST_MS);
  });
  addEventListener('beforeprint', catchUp);
  return {
    shown,
    drawn(part) {
      watch.disconnect();
      inSight = true;
      const seen = within ? part?.parentElement : part;
      if (seen) watch.observe(seen);
      catchUp();
    },
    end() {
      forget();
      clearTimeout(pending);
      watch.disconnect();
      removeEventListener('beforeprint', catchUp);
    },
  };
}

/** What a component shows of a signal, and the reference of its element, or of one `within` the part that is seen. */
export function useFollowed<T>(
  source: ReadonlySignal<T>,
  within = false,
): readonly [T, (part: Element | null) => void] {
  const [{ shown, drawn, end }] = useState(() => followed(source, within));
  useEffect(() => end, [end]);
  return [shown.value, drawn];
}
