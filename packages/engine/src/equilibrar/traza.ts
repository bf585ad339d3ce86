import { round2 } from '../craft/round.ts';
import type { Stage, Tried } from './ladder.ts';
import type { StageTold } from './schema.ts';
import { WORK } from './tuning.ts';

/** The stages of a search as they are told. */
export type Traza = StageTold[];

const SCORES = { asked: 'pedida', best: 'mejor', least: 'minima' } as const satisfies Record<Stage['score'], string>;
const REACHES = { gentle: 'suave', firm: 'firme', bold: 'firme', free: 'libre', any: 'todo' } as const satisfies Record<
  Stage['reach'],
  string
>;
const KEPT = {
  rest: 'resto',
  beyond: 'resto',
  others: 'todo_menos_una',
  flour: 'harina',
  total: 'total',
  tenth: 'total_10',
  nearly: 'total_cercano',
} as const satisfies Record<Stage['keeps'], string>;
const GAVE = { answer: 'respuesta', nothing: 'nada', spent: 'sin_trabajo' } as const satisfies Record<
  Tried['gave'],
  string
>;

export function trazaOf(stages: readonly Tried[]): Traza {
  return stages.map(({ stage: { score, reach, inside, keeps }, gave, cells }) => ({
    calificacion: SCORES[score],
    alcance: REACHES[reach],
    holgura: inside,
    conserva: KEPT[keeps],
    resultado: GAVE[gave],
    trabajo: round2((100 * cells) / WORK[score === 'asked' ? 'search' : 'better']),
  }));
}
