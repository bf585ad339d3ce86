import type { Formula } from './resolve.ts';
import type { Params } from './schema.ts';
import * as texts from './texts.ts';
import type { TypeRules } from './types.ts';

/** Above it a ganache keeps under 14 days (Tine Prefers Chocolate, «Water activity in a ganache»). */
const SHORT_LIFE = 0.9;

/** Warnings without repeats: about the type, the ingredients in the order of the request, and the product. */
export function warningsOf(
  unknownType: string | undefined,
  formula: Formula,
  type: TypeRules,
  params: Params,
): string[] {
  const warnings = new Set<string>();
  if (unknownType !== undefined) warnings.add(texts.unknownType(unknownType));
  for (const warning of formula.warnings) warnings.add(warning);
  const aw = params.awEstimada;
  if (aw !== undefined && aw > SHORT_LIFE) {
    warnings.add(type.id === 'ganache_montada' ? texts.highWaterActivityWhipped(aw) : texts.highWaterActivity(aw));
  }
  if (type.id === 'diplomatica' && params.pctGelatina === 0) warnings.add(texts.WITHOUT_GELATINE);
  if (formula.parts.some(({ ingredient }) => ingredient.precio === null)) warnings.add(texts.PARTIAL_COST);
  return [...warnings];
}
