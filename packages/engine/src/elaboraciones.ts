import { TEMPLATES as gathered } from './elaboraciones.gen.ts';
import { type ProcessStep, type StepTemplates, type TemperingStage, tempered, templateOf } from './taller/steps.ts';

export { type ProcessStep, type StepTemplates, type TemperingStage, tempered };

/** Steps to start from, by craft. */
export const TEMPLATES: Readonly<Record<string, StepTemplates>> = gathered;

/** The usual steps of a type of recipe; none for a craft that is none. */
export function usualSteps(craft: string, type: string, family?: string): readonly ProcessStep[] {
  return Object.hasOwn(TEMPLATES, craft) ? templateOf(TEMPLATES[craft]!, type, family) : [];
}
