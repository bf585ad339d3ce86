import type { Advice } from '../craft/advice.ts';
import { objectionAdvice } from '../craft/examine.ts';
import { flatMap } from '../craft/lists.ts';
import type { Row } from './catalogue.ts';
import { meets } from './judge.ts';
import { advice, exceeded, type Judgement } from './judgement.ts';
import { MEASURED } from './params.ts';
import { isStarchy, lowerEgg, removeAll, swapAll, without } from './steps.ts';
import * as text from './texts.ts';
import { LEGAL_STARCH } from './types.ts';

const { noAdmitidos, fecula, desconocido, huevo } = MEASURED;

/** What stands in the way of a category and has to go. */
export function obstacles(judged: Judgement): readonly Advice[] {
  const { type, m, excluded } = judged;
  const found = excluded.map((row) =>
    !type.toasts && row.es_almendra === 1
      ? advice(text.toastedInMazapan(row.nombre), [noAdmitidos], () => swapAll(judged, row, type.almond))
      : advice(text.notAdmitted(row.nombre, type.igp!.name), [noAdmitidos], () =>
          removeAll(judged, (other) => other === row),
        ),
  );
  found.push(...starchAdvice(judged));
  if (exceeded(judged, desconocido)) found.push(advice(text.unidentified(unknownShare(judged)), [desconocido]));
  const egg = exceeded(judged, huevo);
  if (egg) {
    // White beyond its dose and what is not admitted are on their way out already.
    const going = flatMap([...objectionAdvice(judged.examination), ...found], (one) => one.steps);
    const { steps, grams } = lowerEgg(without(judged, going), egg);
    if (steps.length > 0) found.push(advice(text.tooMuchEgg(m.huevo, egg.max!, grams), [huevo], () => steps));
  }
  return found;
}

/** Starch of what the type admits; what it does not is told, and goes, already. */
function starchAdvice(judged: Judgement): readonly Advice[] {
  const { type, m, ingredients, excluded } = judged;
  if (!exceeded(judged, fecula)) return [];
  const isLeft = (row: Row) => isStarchy(row) && !excluded.includes(row);
  const labels = new Set(flatMap(ingredients, ({ row }) => (row && isLeft(row) ? [row.nombre] : [])));
  if (labels.size === 0) return [];
  const legal = meets(LEGAL_STARCH, m) ? null : LEGAL_STARCH.max;
  const sentence = text.withStarch(m.fecula, type.noun, [...labels], legal);
  // A dose that is out of place may have all of it on its way out already: nothing is taken twice.
  const going = flatMap(objectionAdvice(judged.examination), (one) => one.steps);
  return [advice(sentence, [fecula], () => removeAll(without(judged, going), isLeft).filter(({ grams }) => grams > 0))];
}

/** One figure for what nobody identified: that of the objection, where there is one. */
function unknownShare({ examination, m }: Judgement): number {
  return examination.provisional ? examination.unknown : m.desconocido;
}
