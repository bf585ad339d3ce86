import type { Hit } from '../../guards/limiter/counter.ts';

/** Asked by a worker. One message carries every client of one turn of the event loop. */
export type Question =
  | { readonly obrador: 'hits'; readonly id: number; readonly keys: readonly string[] }
  | { readonly obrador: 'metrics'; readonly id: number };

/** Answered by the primary. */
export type Answer =
  | { readonly obrador: 'hits'; readonly id: number; readonly hits: readonly Hit[] }
  | { readonly obrador: 'metrics'; readonly id: number; readonly text: string };

/** Other libraries share the channel. */
export function isOurs(message: unknown): message is { readonly obrador: string } {
  return typeof message === 'object' && message !== null && 'obrador' in message;
}
