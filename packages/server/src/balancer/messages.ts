import type { Fault, Phase } from '@obrador/engine';
import type { Task } from './tasks.ts';

export interface Job {
  readonly id: number;
  readonly task: Task;
  readonly craft: string;
  readonly body: unknown;
}

/** The answer as JSON and what of it was cut short, the refusal of the formula, or the fault that kept it from being calculated. */
export type Outcome =
  | { readonly id: number; readonly json: string; readonly cut?: readonly Phase[] }
  | { readonly id: number; readonly refusal: string; readonly at: Fault }
  | { readonly id: number; readonly fault: string };
