import type { Log } from '../../infrastructure/log.ts';
import type { Counter, Hit } from './counter.ts';
import type { Ledger } from './ledger.ts';
import { createPatience } from './patience.ts';

/** A counter outside this process, which may be slow or gone. */
export interface RemoteCounter {
  /** `time` is the first of those granted, by the clock of the counter, a tick apart. */
  hit(key: string, limit: number, cost?: number): Promise<Hit & { readonly time?: number }>;
  /** Its clock, as far as this process knows it, in microseconds. */
  clock(): number;
  /** How many processes count there. */
  peers(): number;
  /** Fails while it is away. */
  probe(): Promise<void>;
  /** Gives it what it may not know: requests granted while it was away. */
  tell(accounts: Iterable<readonly [key: string, times: readonly number[]]>): Promise<void>;
  /** Tells the other processes of requests granted here. */
  publish(key: string, times: readonly number[]): void;
  /** The listener hears of a connection lost, with the cause. */
  onLost(listener: (cause: string) => void): void;
  close?(): void | Promise<void>;
}

export interface FallbackState {
  /** False while requests are counted in this process only. */
  up: boolean;
  /** Requests counted here because the remote counter did not answer. */
  fallbacks: number;
}

export interface FallbackOptions {
  readonly remote: RemoteCounter;
  readonly ledger: Ledger;
  readonly log: Log;
  readonly state?: FallbackState;
  /** How long a request may wait for the remote count. */
  readonly timeoutMs: number;
  /** How often the remote counter is looked after. */
  readonly probeMs?: number;
  /** How long a process that has found it again leaves the others to find it too. */
  readonly rejoinMs?: number;
  readonly now?: () => number;
}

const PROBE_MS = 1_000;
const REJOIN_MS = 3_000;

/** The remote count, or this process within its share while it is away; told afterwards. */
export function withFallback(options: FallbackOptions): Counter {
  const {
    remote,
    ledger,
    log,
    timeoutMs,
    probeMs = PROBE_MS,
    rejoinMs = REJOIN_MS,
    now = () => performance.now(),
  } = options;
  const state = options.state ?? { up: true, fallbacks: 0 };
  const patience = createPatience(timeoutMs);
  let phase: 'shared' | 'alone' | 'rejoining' = 'shared';
  let rejoinAt = 0;
  let probing = false;

  function lost(cause: unknown): void {
    if (phase === 'shared') {
      log.warn('El contador común de peticiones no responde: se cuenta en este proceso.', {
        cause: cause instanceof Error ? cause.message : String(cause),
      });
    }
    phase = 'alone';
    state.up = false;
  }

  async function probe(): Promise<void> {
    if (probing) return;
    probing = true;
    try {
      await patience.wait(remote.probe());
      if (phase === 'alone') {
        await remote.tell(ledger.known());
        phase = 'rejoining';
        rejoinAt = now() + rejoinMs;
      } else if (phase === 'rejoining' && now() >= rejoinAt) {
        for (const [key, times] of ledger.settle()) remote.publish(key, times);
        phase = 'shared';
        state.up = true;
        log.info('El contador común de peticiones vuelve a responder.');
      }
    } catch (error) {
      lost(error);
    } finally {
      probing = false;
    }
  }

  function alone(key: string, limit: number, cost: number): Hit {
    state.fallbacks++;
    const hit = ledger.alone(key, limit, remote.clock(), remote.peers(), cost);
    if (phase === 'rejoining' && hit.time !== undefined) remote.tell([[key, ticksFrom(hit.time, cost)]]).catch(lost);
    return hit;
  }

  remote.onLost(lost);
  const timer = setInterval(probe, probeMs);
  timer.unref();
  void probe();

  return {
    hit(key, limit, cost = 1) {
      if (phase !== 'shared') return alone(key, limit, cost);
      return patience.wait(remote.hit(key, limit, cost)).then(
        (hit) => {
          for (const time of hit.time === undefined ? [] : ticksFrom(hit.time, cost)) {
            const told = ledger.granted(key, limit, time, remote.peers());
            if (told !== undefined) remote.publish(key, told);
          }
          return hit;
        },
        (error) => {
          lost(error);
          return alone(key, limit, cost);
        },
      );
    },
    close: () => {
      clearInterval(timer);
      return remote.close?.();
    },
  };
}

function ticksFrom(time: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => time + i);
}
