import { verdictOf } from '../craft/ranges.ts';
import type { Known } from './catalogue.ts';
import { addOnTop, type Copy, copyOf, swap } from './copy.ts';
import { type Swap, sideOf } from './fit.ts';
import type { Mixture } from './mixture.ts';
import type { JudgedKey } from './params.ts';
import type { InRange, Params } from './schema.ts';
import { correct, liquidOf } from './swaps.ts';
import { suggestions as texts } from './texts.ts';
import type { HeladoType } from './types.ts';

/** Fat and milk solids first and hardness last, because every other change moves the PAC. */
const ORDER: readonly JudgedKey[] = ['materiaGrasa', 'SLNG', 'azucares', 'POD', 'solidosTotales', 'PAC'];

/** One text when all is well; otherwise a chain of corrections tried on a copy of 1 kg, each on top of the last. */
export function advise(mixture: Mixture, params: Params, inRange: InRange, type: HeladoType): string[] {
  if (verdictOf(inRange) === 'equilibrada') return [texts.balanced(type.label)];
  const copy = copyOf(mixture, params);
  const liquid = liquidOf(copy, type);
  const advice: string[] = [];
  let changes = 0;
  for (const key of ORDER) {
    const head = headOf(key, params, copy, type);
    if (head === null) continue;
    const side = sideOf(copy.params, type, key);
    const correction = side === null ? texts.alreadyFixed : correct(key, side, type, copy, liquid);
    if (correction === null) advice.push(`${head}.`);
    else if (typeof correction === 'string') advice.push(`${head}. ${correction}`);
    else {
      changes++;
      apply(copy, correction);
      const again = correction.again || sideOf(copy.params, type, key) !== null;
      advice.push(`${head}. ${describe(correction, liquid, again)}`);
    }
  }
  if (changes > 1) advice.push(texts.addUp);
  return advice;
}

/** How the advice on a key begins; null when there is nothing to say about it. */
function headOf(key: JudgedKey, params: Params, copy: Copy, type: HeladoType): string | null {
  const asked = sideOf(params, type, key);
  const now = sideOf(copy.params, type, key);
  const moved = now !== null && now !== asked;
  if (moved) return key === 'PAC' ? texts.pacMoved(copy.params.PAC) : null;
  return asked === null ? null : texts.head(key, params[key], asked, type.ranges[key]);
}

function apply(copy: Copy, { take, put, grams }: Swap): void {
  if (take === undefined) addOnTop(copy, put, grams);
  else swap(copy, take, put, grams);
}

function describe({ take, put, grams, otherType }: Swap, liquid: Known, again: boolean): string {
  return texts.change({
    take: take?.row.name,
    put: put.row.name,
    grams,
    fromLiquid: take === liquid,
    again,
    otherType,
  });
}
