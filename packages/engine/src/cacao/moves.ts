import { heaviest, type Move, type Scale, type Side } from '../craft/correct.ts';
import { findRow, type Row } from './catalogue.ts';
import { IN_GANACHE, MOVES, OF_CARAMEL } from './moves.gen.ts';
import type { Part } from './params.ts';
import { type Family, isFilling } from './profile.ts';

/** Moves that may mend a number with what is there, in trade order. */
export function movesFor(part: Part | 'aw', side: Side, family: Family, formula: Scale<Row>): readonly Move<Row>[] {
  const moves: Move<Row>[] = [];
  for (const [out, into] of MOVES[part]?.[side] ?? []) {
    const from = out && heaviest(formula, ({ food }) => food !== undefined && out(food));
    if (out && from === undefined) continue;
    const to = into === null ? undefined : comingIn(into, family, formula);
    if (into !== null && (to === undefined || to.row === from?.row)) continue;
    moves.push({ from: from ?? undefined, to });
  }
  return moves;
}

/** The couverture of a filling is the one it already has. */
function comingIn(usual: string, family: Family, formula: Scale<Row>): Move<Row>['to'] {
  if (family === 'caramelo' && !OF_CARAMEL.has(usual)) return undefined;
  const id = (family === 'ganache' ? IN_GANACHE[usual] : undefined) ?? usual;
  const own =
    isFilling(family) && id.startsWith('cob_') ? heaviest(formula, ({ grupo }) => grupo === 'chocolate') : undefined;
  if (own !== undefined) return own;
  const row = findRow(id)!;
  return formula.find((one) => one.row === row) ?? { name: id, row };
}
