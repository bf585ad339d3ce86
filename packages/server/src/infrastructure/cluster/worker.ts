import type { Hit } from '../../guards/limiter/counter.ts';
import type { RemoteCounter } from '../../guards/limiter/fallback.ts';
import { type Answer, type Asked, isOurs, type Question } from './messages.ts';

/** What is needed of `process`. */
export interface Channel {
  send(message: Question): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

interface Waiting {
  readonly resolve: (hit: Hit) => void;
  readonly reject: (error: Error) => void;
}

const clock = () => Math.round((performance.timeOrigin + performance.now()) * 1_000);

/** A question without an answer is forgotten after this many newer ones. */
const MAX_WAITING = 1_000;

/** The count the primary keeps for its workers, as a worker sees it. */
export function connectPrimary(channel: Channel, workers: number): RemoteCounter {
  const hits = new Map<number, readonly Waiting[]>();
  let nextId = 0;
  let asking: Asked[] = [];
  let waiting: Waiting[] = [];

  channel.on('message', (message) => {
    if (!isOurs(message)) return;
    const answer = message as Answer;
    const asked = hits.get(answer.id) ?? [];
    hits.delete(answer.id);
    for (const [i, { resolve }] of asked.entries()) resolve(answer.hits[i]!);
  });

  function send(): void {
    const id = nextId++;
    const asked = waiting;
    hits.set(id, asked);
    hits.delete(id - MAX_WAITING);
    const question: Question = { obrador: 'hits', id, asked: asking };
    asking = [];
    waiting = [];
    try {
      channel.send(question);
    } catch (error) {
      hits.delete(id);
      for (const { reject } of asked) reject(error as Error);
    }
  }

  function ask(key: string, limit: number, cost: number): Promise<Hit> {
    return new Promise((resolve, reject) => {
      if (asking.push([key, limit, cost]) === 1) setImmediate(send);
      waiting.push({ resolve, reject });
    });
  }

  return {
    hit: async (key, limit, cost = 1) => {
      const hit = await ask(key, limit, cost);
      return hit.count > limit || cost < 1 ? hit : { ...hit, time: clock() };
    },
    clock,
    peers: () => workers,
    probe: async () => {
      await ask('', 1, 1);
    },
    // The primary keeps its count as long as it lives, and its workers live no longer.
    tell: async () => {},
    publish: () => {},
    onLost: () => {},
  };
}
