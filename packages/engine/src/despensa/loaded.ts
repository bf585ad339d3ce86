import type { FoodReading } from './reading.ts';
import type { UsualLoss } from './receta.ts';

/** What a craft that is loaded knows of the recipes of its own that others hold. */
interface Loaded {
  readonly read: (name: string) => FoodReading;
  /** Absent where its batches lose nothing. */
  readonly loss: UsualLoss | undefined;
}

/** A craft by itself does not take the names and the types of the others along. */
const LOADED = new Map<string, Loaded>();

export function load(craft: string, known: Loaded): void {
  LOADED.set(craft, known);
}

/** Undefined for a craft that is not loaded. */
export function loaded(craft: string): Loaded | undefined {
  return LOADED.get(craft);
}
