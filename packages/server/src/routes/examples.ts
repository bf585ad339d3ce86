import { existsSync, readFileSync } from 'node:fs';
import type { Operation } from './operation.ts';

/** The answer a document shows for an operation. */
export type ExampleOf = (operation: Operation) => unknown;

/**
 * Answers the build has written down, by operation: to make them anew takes the balancer and the searches of five
 * crafts, seconds in which nobody else is answered. What is not there is made when it is asked for.
 */
export function keptExamples(file: string | undefined): ExampleOf {
  let kept: Readonly<Record<string, unknown>> | undefined;
  return ({ id, response }) => {
    kept ??= file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return response.live ? response.example() : (kept![id] ?? response.example());
  };
}
