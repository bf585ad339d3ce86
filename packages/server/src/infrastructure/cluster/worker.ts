import type { Hit } from '../../guards/limiter/counter.ts';
import type { RemoteCounter } from '../../guards/limiter/fallback.ts';
import { type Answer, isOurs, type Question } from './messages.ts';

/** The primary, as a worker sees it. */
export interface Primary {
  readonly counter: RemoteCounter;
  readonly metrics: () => Promise<string>;
}

/** What is needed of `process`. */
export interface Channel {
  send(message: Question): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

interface Waiting {
  readonly resolve: (hit: Hit) => void;
  readonly reject: (error: Error) => void;
}

/** A question without an answer is forgotten after this many newer ones. */
const MAX_WAITING = 1_000;

export function connectPrimary(channel: Channel): Primary {
  const hits = new Map<number, readonly Waiting[]>();
  const texts = new Map<number, (text: string) => void>();
  let nextId = 0;
  let keys: string[] = [];
  let waiting: Waiting[] = [];

  channel.on('message', (message) => {
    if (!isOurs(message)) return;
    const answer = message as Answer;
    if (answer.obrador === 'metrics') {
      texts.get(answer.id)?.(answer.text);
      texts.delete(answer.id);
    } else if (answer.obrador === 'hits') {
      const asked = hits.get(answer.id) ?? [];
      hits.delete(answer.id);
      for (const [i, { resolve }] of asked.entries()) resolve(answer.hits[i]!);
    }
  });

  function send(): void {
    const id = nextId++;
    const asked = waiting;
    hits.set(id, asked);
    hits.delete(id - MAX_WAITING);
    const question: Question = { obrador: 'hits', id, keys };
    keys = [];
    waiting = [];
    try {
      channel.send(question);
    } catch (error) {
      hits.delete(id);
      for (const { reject } of asked) reject(error as Error);
    }
  }

  return {
    counter: {
      hit: (key) =>
        new Promise((resolve, reject) => {
          if (keys.push(key) === 1) setImmediate(send);
          waiting.push({ resolve, reject });
        }),
    },
    metrics: () =>
      new Promise((resolve) => {
        const id = nextId++;
        texts.set(id, resolve);
        channel.send({ obrador: 'metrics', id });
      }),
  };
}
