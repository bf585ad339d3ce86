import type { Hit } from '../../guards/limiter/counter.ts';

/** A client, its limit and what the request counts as. */
export type Asked = readonly [key: string, limit: number, cost: number];

/** Asked by a worker. One message carries every client of one turn of the event loop. */
export interface Question {
  readonly obrador: 'hits';
  readonly id: number;
  readonly asked: readonly Asked[];
}

/** Answered by the primary. */
export interface Answer {
  readonly obrador: 'hits';
  readonly id: number;
  readonly hits: readonly Hit[];
}

/** Other libraries share the channel. */
export function isOurs(message: unknown): message is { readonly obrador: string } {
  return typeof message === 'object' && message !== null && 'obrador' in message;
}
