import { type Advice, replace, type Step, take } from '../craft/advice.ts';
import { objectionAdvice } from '../craft/examine.ts';
import { lazy } from '../craft/lazy.ts';
import { flatMap } from '../craft/lists.ts';
import type { Row } from './catalogue.ts';
import { exceeded, type Judgement, meets } from './judge.ts';
import { weighedIn } from './moves.ts';
import { MEASURED } from './params.ts';
import * as text from './texts.ts';
import { LEGAL_STARCH } from './types.ts';

const { noAdmitidos, fecula, desconocido } = MEASURED;

/** What stands in the way of a category, beyond what leaves already. */
export function obstacles(judged: Judgement): readonly Advice[] {
  const { type, excluded, examination } = judged;
  const there = lazy(() =>
    weighedIn(
      judged,
      flatMap(objectionAdvice(examination), ({ steps }) => steps),
    )
      .filter(({ grams }) => grams > 0)
      .sort((a, b) => b.grams - a.grams),
  );
  const away = (fits: (row: Row) => boolean, step: (name: string, grams: number) => Step = take) =>
    flatMap(there(), ({ name, row, grams }) => (row.row && fits(row.row) ? [step(name, grams)] : []));
  const found = excluded.map((row): Advice => {
    const isIt = (other: Row) => other === row;
    return !type.toasts && row.es_almendra === 1
      ? {
          text: text.toastedInMazapan(row.nombre),
          steps: away(isIt, (name, grams) => replace(name, type.almond, grams)),
          mends: [noAdmitidos.key],
        }
      : { text: text.notAdmitted(row.nombre, type.igp!.name), steps: away(isIt), mends: [noAdmitidos.key] };
  });
  return [...found, ...starchAdvice(judged, away), ...unidentified(judged)];
}

/** What brings the starch that counts. */
export const isStarchy = ({ grupo }: Row) => grupo === 'fecula' || grupo === 'tuberculo';

/** Starch of what the type admits; what it does not is told, and goes, already. */
function starchAdvice(judged: Judgement, away: (fits: (row: Row) => boolean) => readonly Step[]): readonly Advice[] {
  const { type, m, ingredients, excluded } = judged;
  if (!exceeded(judged, fecula)) return [];
  const isLeft = (row: Row) => isStarchy(row) && !excluded.includes(row);
  const labels = new Set(flatMap(ingredients, ({ row }) => (row && isLeft(row) ? [row.nombre] : [])));
  if (labels.size === 0) return [];
  const legal = meets(LEGAL_STARCH, m) ? null : LEGAL_STARCH.max;
  return [
    {
      text: text.withStarch(m.fecula, text.starchName(type.noun), [...labels], legal),
      steps: away(isLeft),
      mends: [fecula.key],
    },
  ];
}

/** One figure for what nobody identified: that of the objection, where there is one. */
function unidentified(judged: Judgement): readonly Advice[] {
  const { examination, m } = judged;
  if (!exceeded(judged, desconocido)) return [];
  const share = examination.provisional ? examination.unknown : m.desconocido;
  return [{ text: text.unidentified(share), steps: [], mends: [desconocido.key] }];
}
