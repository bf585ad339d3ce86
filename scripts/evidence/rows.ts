import { readFileSync } from 'node:fs';
import type { CraftId } from '@obrador/engine';

/** A signed or refused formula of `data/evidencia/<craft>.json`, its foods resolved. */
export interface EvidenceRow {
  readonly id: string;
  readonly type: string;
  readonly nombre: string;
  readonly fuente: string;
  readonly autoridad?: string;
  /** The round it was judged in, `corpus`, `malas` (made to be bad) or `propia` (added here by hand). */
  readonly ronda: number | string;
  readonly votos?: unknown;
  readonly veredicto: 'buena' | 'mala';
  readonly foods: readonly (readonly [food: string, grams: number])[];
}

export function readRows(craft: CraftId): readonly EvidenceRow[] {
  return JSON.parse(readFileSync(new URL(`../../data/evidencia/${craft}.json`, import.meta.url), 'utf8'));
}
