/** How many looks at the clock a wait is made of. */
const LOOKS = 4;

interface Waiting {
  looks: number;
  readonly giveUp: (error: Error) => void;
}

export interface Patience {
  /** The outcome of the promise, or a refusal when it does not come in time. */
  readonly wait: <Value>(promise: Promise<Value>) => Promise<Value>;
}

/** Bounds waits by time the event loop was free: one late look is forgiven, answers may lie unread. */
export function createPatience(timeoutMs: number, now: () => number = () => performance.now()): Patience {
  const lookMs = timeoutMs / LOOKS;
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let wasLate = false;

  function look(): void {
    const time = now();
    const late = time - last > 2 * lookMs + 1;
    last = time;
    const counts = !late || wasLate;
    wasLate = late;
    if (counts) {
      for (const one of waiting) {
        if (++one.looks <= LOOKS) continue;
        waiting.delete(one);
        one.giveUp(new Error(`sin respuesta en ${timeoutMs} ms`));
      }
    }
    if (waiting.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }

  return {
    wait: (promise) =>
      new Promise((resolve, reject) => {
        const one: Waiting = { looks: 0, giveUp: reject };
        waiting.add(one);
        if (timer === undefined) {
          last = now();
          wasLate = false;
          timer = setInterval(look, lookMs);
        }
        promise.then(resolve, reject).finally(() => waiting.delete(one));
      }),
  };
}
