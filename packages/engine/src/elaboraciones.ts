import { TEMPLATES } from './elaboraciones.gen.ts';
import { type ProcessStep, type StepTemplates, type TemperingStage, tempered, templateOf } from './taller/steps.ts';

export { type ProcessStep, type StepTemplates, TEMPLATES, type TemperingStage, tempered };

/** The usual steps of a type of recipe; none for a craft that is none. */
export function usualSteps(craft: string, type: string, family?: string): readonly ProcessStep[] {
  return Object.hasOwn(TEMPLATES, craft) ? templateOf(TEMPLATES[craft]!, type, family) : [];
}
