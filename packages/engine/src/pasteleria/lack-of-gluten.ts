import { replace } from '../craft/advice.ts';
import type { Objection } from '../craft/analysis.ts';
import { lack, type Matter } from '../craft/examine.ts';
import { round2 } from '../craft/round.ts';
import { deHarinaOAlmidon } from '../despensa/classes.gen.ts';
import { hasGluten } from '../despensa/kinds.ts';
import * as texts from './texts.ts';
import type { TypeRules } from './types.ts';

/** A bag told by its label names no cereal: it is taken for wheat. */
function holdsGluten({ food }: Matter): boolean {
  return food !== undefined && (hasGluten(food) || food.id === '');
}

/** What a dough lacks of the flour that holds it together. */
export function lackOfGluten(
  matters: readonly Matter[],
  { needs: { gluten: least } = {} }: TypeRules,
): Objection | undefined {
  if (least === undefined) return undefined;
  const flours = matters.filter(({ food }) => food !== undefined && deHarinaOAlmidon(food));
  const sum = (some: readonly Matter[]) => some.reduce((all, { grams }) => all + grams, 0);
  const total = sum(flours);
  const percent = round2((100 * sum(flours.filter(holdsGluten))) / total);
  if (total === 0 || percent >= least) return undefined;
  const grams = Math.ceil(((least - percent) / 100) * total - 1e-9);
  const onScale = flours.filter(({ inside }) => !inside).sort((a, b) => b.grams - a.grams);
  const out = onScale.find((one) => !holdsGluten(one));
  const wheat = onScale.find(holdsGluten)?.sent ?? texts.FLOUR;
  const text = texts.lackOfGluten(percent, least);
  if (out === undefined || out.grams < grams) return lack(text);
  return lack(text, {
    text: texts.moreGluten(grams, out.label, percent, least),
    steps: [replace(out.sent, wheat, grams)],
  });
}
