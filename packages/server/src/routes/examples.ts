import { existsSync, readFileSync } from 'node:fs';
import type { Operation } from './operation.ts';

/** The answer a document shows for an operation. */
export type ExampleOf = (operation: Operation) => unknown;

/** Answers written down by the build: making them would hold up the service for seconds. */
export function keptExamples(file: string | undefined): ExampleOf {
  let kept: Readonly<Record<string, unknown>> | undefined;
  return ({ id, response }) => {
    kept ??= file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return response.live ? response.example() : (kept![id] ?? response.example());
  };
}
