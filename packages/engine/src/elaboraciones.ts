import { TEMPLATES as cacao } from './cacao/elaboracion-texts.ts';
import { TEMPLATES as helado } from './helado/elaboracion-texts.ts';
import { TEMPLATES as panaderia } from './panaderia/elaboracion-texts.ts';
import { TEMPLATES as pasteleria } from './pasteleria/elaboracion-texts.ts';
import { type ProcessStep, type StepTemplates, templateOf } from './taller/steps.ts';
import { TEMPLATES as turron } from './turron/elaboracion-texts.ts';

export type { ProcessStep, StepTemplates };

/** Steps to start from, by craft. */
export const TEMPLATES: Readonly<Record<string, StepTemplates>> = { helado, panaderia, pasteleria, turron, cacao };

/** The usual steps of a type of recipe; none for a craft that is none. */
export function usualSteps(craft: string, type: string, family?: string): readonly ProcessStep[] {
  return Object.hasOwn(TEMPLATES, craft) ? templateOf(TEMPLATES[craft]!, type, family) : [];
}
