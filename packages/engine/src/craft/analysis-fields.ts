import { InputError } from './errors.ts';
import { refusals } from './texts.ts';

/** Numbers that only an analysis of ours reads, beside the formula, and their bounds. */
export const ANALYSIS_FIELDS = {
  /** Metres at which it is cooked. */
  altitud: { minimum: 0, maximum: 5000 },
  /** Water activity that a meter reads. */
  aw_medida: { minimum: 0, maximum: 1 },
} as const;

export const ANALYSIS_FIELD_NAMES: readonly string[] = Object.keys(ANALYSIS_FIELDS);

/** Undefined where the request does not say. */
export function readAnalysisField(
  body: Readonly<Record<string, unknown>>,
  field: keyof typeof ANALYSIS_FIELDS,
): number | undefined {
  const value = body[field] ?? null;
  if (value === null) return undefined;
  const { minimum, maximum } = ANALYSIS_FIELDS[field];
  if (typeof value === 'number' && value >= minimum && value <= maximum) return value;
  throw new InputError(refusals.between(field, minimum, maximum), { code: 'valor_no_valido', field });
}
