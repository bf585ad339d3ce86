import type { ToldFault } from '@obrador/engine';
import type { Task, TaskWork } from './tasks.ts';

export interface Job {
  readonly id: number;
  readonly task: Task;
  readonly craft: string;
  readonly body: unknown;
}

/** The answer as JSON and the work it took, the refusal of the formula, or the fault that kept it from being calculated. */
export type Outcome =
  | { readonly id: number; readonly json: string; readonly work: TaskWork }
  | { readonly id: number; readonly refusal: readonly ToldFault[] }
  | { readonly id: number; readonly fault: string };

/** Said by a thread that has loaded the engine. */
export const READY = 'ready';

export type Message = Outcome | typeof READY;
