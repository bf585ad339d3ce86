import type { Craft } from '@obrador/engine';
import { cacao } from '@obrador/engine/cacao';
import { freezingCurve } from '@obrador/engine/helado';
import { detailPanaderia } from '@obrador/engine/panaderia';
import { ratioOf } from '../../packages/engine/src/craft/linear.ts';
import { round2 } from '../../packages/engine/src/craft/round.ts';
import type { Formula } from './corpus.ts';

/** What is looked at in a response of any craft. */
export interface AnyResponse {
  readonly verdict?: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly score?: { readonly aw?: number; readonly categoria?: string; readonly medalla?: string };
}

type Figure = (formula: Formula, response: AnyResponse) => number | undefined | null;

/** Published figures that are not parameters of the response, and what of ours they are compared with. */
const OTHER_FIGURES: Readonly<Record<string, Figure>> = {
  'helado temperaturaServicio': (_, { params }) => params?.PAC,
  'helado puntoCongelacion': (formula) => freezingCurve(formula).puntoCongelacion,
  'panaderia harinaPrefermentada': (formula) => detailPanaderia(formula).harinaPrefermentada,
  'turron pesoFinal_g': ({ ingredients }, { params }) =>
    ((params?.rendimiento ?? 0) / 100) * ingredients.reduce((sum, item) => sum + Number(item.peso), 0),
  'cacao aw': (_, { score }) => score?.aw,
  'cacao agua': (formula) => ofTheGanache(formula, 'agua'),
  'cacao grasaLactea': (formula) => ofTheGanache(formula, 'grasaLactea'),
};

/** A judged value of a filling that the response does not show, from the engine's linear model of it. */
function ofTheGanache(formula: Formula, key: string): number | undefined {
  const term = cacao.linear(formula).cases[0]?.find((each) => each.key === key);
  return (
    term &&
    round2(
      ratioOf(
        term,
        formula.ingredients.map((item) => Number(item.peso)),
      ),
    )
  );
}

/** Our figure for a published one. */
export function computedFigure(craft: Craft, formula: Formula, response: AnyResponse, figure: string): number {
  const value = response.params?.[figure] ?? OTHER_FIGURES[`${craft.id} ${figure}`]?.(formula, response);
  if (value === undefined || value === null) throw new Error(`${craft.id} ${formula.id}: nothing computes «${figure}»`);
  return value;
}
