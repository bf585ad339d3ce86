import type { Warning } from '../craft/analysis.ts';
import { AW_FRESH, shelfLife } from '../craft/keeping.ts';
import type { Formula } from './resolve.ts';
import type { Params } from './schema.ts';
import * as texts from './texts.ts';
import type { TypeRules } from './types.ts';

/** Warnings without repeats: type, ingredients as ordered, product. */
export function warn(
  unknownType: string | undefined,
  formula: Formula,
  type: TypeRules,
  params: Params,
): readonly Warning[] {
  const warnings = new Map<string, Warning>();
  const warn = (code: string, text: string) => warnings.set(text, { code, text });
  if (unknownType !== undefined) warn('tipo_desconocido', texts.unknownType(unknownType, type.label));
  for (const warning of formula.warnings) if (!warnings.has(warning.text)) warnings.set(warning.text, warning);
  const aw = params.awEstimada;
  if (aw !== undefined) {
    const short = aw > AW_FRESH && !type.traits.includes('montada');
    warn(aw > AW_FRESH ? 'conservacion_corta' : 'conservacion', texts.keeping(aw, shelfLife(aw), short));
  }
  if (type.traits.includes('pide_gelatina') && params.pctGelatina === 0) warn('sin_gelatina', texts.WITHOUT_GELATINE);
  if (formula.parts.some(({ ingredient }) => ingredient.precio === null)) warn('coste_parcial', texts.PARTIAL_COST);
  return [...warnings.values()];
}
