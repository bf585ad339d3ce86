import type { Analysis } from './craft/analysis.ts';
import { TEMPLATES } from './elaboraciones.gen.ts';
import {
  type ProcessStep,
  type Stage,
  type StepTemplates,
  type TemperingStage,
  tempered,
  templateOf,
} from './taller/steps.ts';

export { type ProcessStep, type Stage, type StepTemplates, TEMPLATES, type TemperingStage, tempered };

/** The usual steps of a type of recipe; none for a craft that is none. */
export function usualSteps(craft: string, type: string, family?: string): readonly ProcessStep[] {
  return Object.hasOwn(TEMPLATES, craft) ? templateOf(TEMPLATES[craft]!, type, family) : [];
}

/** °C at which a formula is tempered or boiled, at an altitude in metres. */
export function stagesOf(
  { tempering, physics }: Analysis,
  altitude = 0,
): Readonly<Partial<Record<Stage, readonly number[]>>> {
  const syrup = physics?.(altitude);
  if (syrup === undefined || !('coccion' in syrup)) return tempering ?? {};
  const { temperatura, minima } = syrup.coccion;
  const cooked = Math.max(temperatura, minima ?? temperatura);
  return { ...tempering, cocer: [cooked, cooked] };
}
