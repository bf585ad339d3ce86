import { craftOf, type Phase } from '@obrador/engine';
import { answerTask, type Task } from './tasks.ts';

/** Who asks, and until when the answer is worth anything. */
export interface Asker {
  /** One formula at a time for each. */
  readonly client?: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
  /** Told how many cells of work the answer took, before it is given. */
  readonly onWork?: (cells: number) => void;
}

/** Balances formulas, or makes them, here or elsewhere; gives the answer as JSON, or throws an InputError. */
export interface Balancer {
  readonly balance: (craft: string, body: unknown, asker?: Asker, task?: Task) => string | Promise<string>;
  readonly close?: () => Promise<void>;
}

/** A formula that was not balanced to the end: its search ran out of work, or out of time. */
export interface CutShort {
  readonly craft: string;
  readonly ingredients: number;
  readonly cut: readonly (Phase | 'time')[];
}

/** How many ingredients a body holds, whatever it is. */
export function sizeOf(body: unknown): number {
  const { ingredients } = (typeof body === 'object' && body !== null ? body : {}) as { ingredients?: unknown };
  return Array.isArray(ingredients) ? ingredients.length : 0;
}

/** In this very thread: for tests and small doings. */
export function createInProcess(onCut?: (short: CutShort) => void): Balancer {
  return {
    balance: (craft, body, asker, task = 'equilibrar') => {
      const { json, work } = answerTask(task, craftOf(craft)!, body);
      if (work.cut.length > 0) onCut?.({ craft, ingredients: sizeOf(body), cut: work.cut });
      asker?.onWork?.(work.cells);
      return json;
    },
  };
}

export const inProcess: Balancer = createInProcess();
