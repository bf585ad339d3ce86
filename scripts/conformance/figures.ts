import { type Analysis, type Craft, freezingCurve } from '@obrador/engine';
import { bakersTable } from '@obrador/engine/panaderia';
import type { Formula } from './corpus.ts';

/** What a figure is computed from. */
type Weighed = Pick<Formula, 'id' | 'type' | 'ingredients'>;

type Figure = (formula: Weighed, analysis: Analysis) => number | undefined | null;

/** Published figures that are not parameters of the response, and what of ours they are compared with. */
const OTHER_FIGURES: Readonly<Record<string, Figure>> = {
  'helado temperaturaServicio': (_, { values }) => values.PAC,
  'helado puntoCongelacion': (formula) => freezingCurve(formula).puntoCongelacion,
  'helado puntoCongelacionFruta': (formula) => freezingCurve(formula).puntoCongelacion,
  'panaderia harinaPrefermentada': (formula) => bakersTable(formula).harinaPrefermentada,
  'turron pesoFinal_g': ({ ingredients }, { values }) =>
    ((values.rendimiento ?? 0) / 100) * ingredients.reduce((sum, item) => sum + Number(item.peso), 0),
  'cacao aw': (_, { waterActivity }) => waterActivity,
  'cacao agua': (_, { meters }) => meters.find(({ key }) => key === 'agua')?.value,
  'cacao grasaLactea': (_, { meters }) => meters.find(({ key }) => key === 'grasaLactea')?.value,
};

/** Our figure for a published one. */
export function computedFigure(craft: Craft, formula: Weighed, analysis: Analysis, figure: string): number {
  const value = analysis.values[figure] ?? OTHER_FIGURES[`${craft.id} ${figure}`]?.(formula, analysis);
  if (value === undefined || value === null) throw new Error(`${craft.id} ${formula.id}: nothing computes «${figure}»`);
  return value;
}
