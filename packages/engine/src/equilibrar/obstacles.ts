import type { Analysis } from '../craft/analysis.ts';
import { round2 } from '../craft/round.ts';
import type { Obstacle } from './conflict.ts';
import type { Amount, Limitation } from './limitations.ts';
import type { Problem } from './model.ts';
import { faultsIn } from './objections.ts';
import type { Conflict } from './schema.ts';
import { conditions, conflictText, misses, noneMeets, unexplained } from './texts.ts';

/** Each member of a conflict in words and figures: how far it misses while the others hold. */
export function conflictsOf(
  problem: Problem,
  obstacles: readonly Obstacle[],
  remedies: ReadonlyMap<string, number>,
): Conflict[] {
  const sorted = obstacles
    // One figure per remedy: the one that was tried out.
    .map(({ limitation, reached }) => ({ limitation, reached: remedies.get(limitation.id) ?? reached }))
    .sort((a, b) => rank(a.limitation) - rank(b.limitation));
  return sorted.map((obstacle) => {
    const { limitation, reached } = obstacle;
    const shown = reached === null ? null : round2(reached);
    return {
      texto: textOf(problem, obstacle, sorted),
      tipo: limitation.kind,
      ...keyOf(problem, limitation),
      limite: round2(limitation.limit),
      alcanzable: shown,
      falta: shown === null ? null : round2(Math.abs(shown - limitation.limit)),
      unidad: limitation.kind === 'parametro' ? limitation.unit : 'g',
    };
  });
}

/** Where only the craft's own judgement stands in the way: what it says, or what is still out of its range. */
export function objectionsOf(problem: Problem, after: Analysis, missed: readonly Obstacle[]): Conflict[] {
  const texts = faultsIn(after).map(({ text }) => text);
  if (texts.length === 0 && missed.length > 0) return conflictsOf(problem, missed, new Map());
  return (texts.length > 0 ? texts : [unexplained]).map((texto) => ({
    texto,
    tipo: 'objecion',
    limite: null,
    alcanzable: null,
    falta: null,
    unidad: '',
  }));
}

/** What is judged comes first, what the person set follows. */
function rank({ kind }: Limitation): number {
  return kind === 'parametro' ? 0 : kind === 'total' ? 1 : 2;
}

function keyOf({ candidates }: Problem, limitation: Limitation): { readonly clave?: string } {
  if (limitation.kind === 'parametro') return { clave: limitation.key };
  return 'index' in limitation ? { clave: candidates[limitation.index]!.name } : {};
}

function conditionOf(problem: Problem, limitation: Limitation): string {
  const { kind, limit } = limitation;
  if (kind === 'parametro') {
    const say = limitation.side === 'min' ? conditions.parametroMin : conditions.parametroMax;
    return say(limitation.label, limitation.unit, limit);
  }
  if (!('index' in limitation)) return conditions[limitation.kind](limit);
  return conditions[limitation.kind](labelOf(problem, limitation), limit);
}

function textOf(problem: Problem, obstacle: Obstacle, all: readonly Obstacle[]): string {
  const { limitation, reached } = obstacle;
  const others = all.filter((other) => other !== obstacle);
  const conditions = others.map((other) => conditionOf(problem, other.limitation)).reverse();
  if (reached === null) return noneMeets(conditionOf(problem, limitation), conditions);
  return conflictText(conditions, missOf(problem, limitation, reached));
}

function missOf(problem: Problem, limitation: Limitation, reached: number): string {
  const { kind, limit } = limitation;
  if (kind === 'parametro') {
    const say = limitation.side === 'min' ? misses.parametroMin : misses.parametroMax;
    return say(limitation.label, limitation.unit, round2(reached), limit);
  }
  if (!('index' in limitation) || limitation.kind === 'unidades') {
    return misses.total(round2(reached), limit, problem.totalGiven);
  }
  const why = misses.why[limitation.kind](limit, labelOf(problem, limitation));
  return misses.amount(labelOf(problem, limitation), round2(reached), limit, why);
}

function labelOf({ candidates }: Problem, { index }: Amount): string {
  return candidates[index]!.label;
}
