import type { Analysis } from '../craft/analysis.ts';
import { round2 } from '../craft/round.ts';
import type { Obstacle } from './conflict.ts';
import { KINDS } from './kinds.ts';
import { isAmount, type Limitation } from './limitations.ts';
import type { Problem } from './model.ts';
import { faultsIn } from './objections.ts';
import type { Conflict } from './schema.ts';
import { conditions, conflicts, figure, gramsText, measured, misses, TOTALS, whys } from './texts.ts';

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
    const { limitation } = obstacle;
    const { kind, key, limit, unit } = limitation;
    const others = sorted.filter((other) => other !== obstacle).map((other) => conditionOf(other.limitation));
    const reached = obstacle.reached === null ? null : round2(obstacle.reached);
    return {
      texto:
        reached === null
          ? conflicts.unmet(conditionOf(limitation), others.reverse())
          : conflicts.missed(missOf(limitation, reached, problem.totalGiven), others.reverse()),
      tipo: kind,
      ...(key === undefined ? {} : { clave: key }),
      limite: round2(limit),
      alcanzable: reached,
      falta: reached === null ? null : round2(Math.abs(reached - limit)),
      unidad: unit,
    };
  });
}

/** Where only the craft's own judgement stands in the way: what it says, or what is still out of its range. */
export function objectionsOf(problem: Problem, after: Analysis, missed: readonly Obstacle[]): Conflict[] {
  const texts = faultsIn(after).map(({ text }) => text);
  if (texts.length === 0 && missed.length > 0) return conflictsOf(problem, missed, new Map());
  return (texts.length > 0 ? texts : [conflicts.UNEXPLAINED]).map((texto) => ({
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

function conditionOf(limitation: Limitation): string {
  const { kind, side = 'min', limit } = limitation;
  const of = saidOf(limitation);
  if (kind === 'parametro') return conditions[`parametro_${side}`](of);
  return kind === 'sin_mover' && limit === 0 ? conditions.ausente(of) : conditions[kind](of);
}

function missOf(limitation: Limitation, reached: number, isTotalAsked: boolean): string {
  const { side = 'min', limit, unit } = limitation;
  const of = saidOf(limitation);
  const way = reached > limit ? 'risen' : 'fallen';
  if (KINDS[limitation.kind].reach === 'figure') return misses[`parametro_${side}`](of, measured(reached, unit));
  if (!isAmount(limitation))
    return misses[`total_${way}`](of, gramsText(reached), TOTALS[isTotalAsked ? 'asked' : 'sent']);
  return limit === 0
    ? misses.added(of, gramsText(reached))
    : misses[way](of, gramsText(reached), whys[limitation.kind](of));
}

/** A limit as it is said. */
function saidOf({ kind, label, limit, unit }: Limitation) {
  return { label, said: kind === 'parametro' ? figure(limit, unit) : gramsText(limit) };
}
