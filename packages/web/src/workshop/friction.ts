import type { Craft } from '../crafts/engine.ts';
import { frictionOf } from '../recipe/friction.ts';
import type { Entry } from '../storage/book.ts';

/** Doughs that count. */
const LAST = 3;

/** The friction of one's own mixer, and how many doughs tell it. */
export interface Learnt {
  readonly friction: number;
  readonly doughs: number;
}

/** From the last three doughs measured, those of the same recipe first; the middle one, so that a slip is not learnt. */
export function learntFriction(craft: Craft, entries: readonly Entry[], recipe: string): Learnt | null {
  const noted = entries
    .filter((entry) => entry.craft === craft.id && entry.trashed === null)
    .flatMap(({ id, versions, annotations }) =>
      annotations.flatMap(({ version, creada, medidas }) => {
        const content = versions.find((one) => one.id === version)?.contenido;
        return content === undefined ? [] : [{ isOwn: id === recipe, creada, content, medidas }];
      }),
    )
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.creada - a.creada);
  const last: number[] = [];
  for (const { content, medidas } of noted) {
    const friction = last.length < LAST ? frictionOf(craft, content, medidas) : null;
    if (friction !== null) last.push(friction);
  }
  return last.length === 0 ? null : { friction: middleOf(last), doughs: last.length };
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}
