/** How a request is sent, and how long it is insisted on. */
export interface Patience {
  readonly timeout: number;
  readonly retries: number;
  readonly longestWait: number;
  readonly onWait: ((wait: Wait) => void) | undefined;
  readonly send: (request: Request) => Promise<Response>;
}

/** A pause the service asked for before another try. */
export interface Wait {
  /** Until the next try. */
  readonly seconds: number;
  /** 429 when the limit was exceeded, 503 when the service is busy. */
  readonly status: number;
  /** Tries made so far. */
  readonly tries: number;
}

export async function sendPatiently(request: Request, patience: Patience): Promise<Response> {
  const { timeout, retries, longestWait, onWait, send } = patience;
  for (let tries = 1; ; tries++) {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    // A body can be read once: each try takes a copy.
    const response = await send(new Request(request.clone(), { signal }));
    const wait = waitOf(response);
    if (wait === undefined || wait > longestWait || tries > retries) return response;
    await response.body?.cancel();
    onWait?.({ seconds: wait, status: response.status, tries });
    await pause(wait * 1000, request.signal);
  }
}

/** Seconds the service asks to wait before another try; undefined when there is nothing to try again. */
function waitOf(response: Response): number | undefined {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  // Seconds, or the date a proxy may write instead.
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
