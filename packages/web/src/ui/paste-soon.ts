import type { Craft } from '../engine.ts';
import { retryable } from './retryable.ts';

/** Reads a pasted recipe with the parser, which comes when it is first needed. */
export function addPasted(craft: Craft, text: string): void {
  retryable(async () => (await import('./paste-lines.ts')).addPasted(craft, text));
}
