/** What a nutrition table says after the energy, in the order of annex XV of Regulation (EU) 1169/2011. */
export const TABLE_FIELDS = ['grasas', 'saturadas', 'hidratos', 'azucares', 'fibra', 'proteinas', 'sal'] as const;

/** The figures a label may carry, per 100 g; `energia` in kcal, `precio` in EUR per kg. */
export const DECLARED_FIELDS = ['energia', ...TABLE_FIELDS, 'agua', 'solidos', 'alcohol', 'cacao', 'precio'] as const;
/** A figure of a label. */
export type DeclaredField = (typeof DECLARED_FIELDS)[number];
/** The figures of a label, those it says. */
export type DeclaredFigures = Readonly<Partial<Record<DeclaredField, number>>>;

/** Labels round each figure: one may add up to this much, */
export const MAX_TOTAL = 100.5;
/** and a part may pass its whole by this. */
const ROUNDING = 0.05;
/** Water and solids told apart may miss 100 by this. */
const CLOSING = 0.5;
/** Pure fat, kcal per 100 g. */
export const MAX_ENERGY = 905;
/** Share of the energy of its parts that the energy of a label may be off by. */
const ENERGY_TOLERANCE = 0.15;
/** Below this, kcal, rounding alone may pass the tolerance. */
const ENERGY_NOISE = 8;
export const KJ_PER_KCAL = 4.184;
/** The same in kJ: the most that a figure of energy can be, whichever its unit. */
export const MAX_ENERGY_KJ = MAX_ENERGY * KJ_PER_KCAL;

/** Grams of 100 that the label accounts for, the water it tells included. */
export function declaredTotal({ grasas = 0, azucares = 0, hidratos = 0, ...rest }: DeclaredFigures): number {
  const { fibra = 0, proteinas = 0, sal = 0, alcohol = 0, agua = 0 } = rest;
  return grasas + Math.max(hidratos, azucares) + fibra + proteinas + sal + alcohol + agua;
}

/** Why a figure of a label cannot be. */
export type DeclarationFault = 'bounds' | 'saturated' | 'sugars' | 'total' | 'waterTwice';

/** What a label cannot say, by the field to look at. */
export function declarationFaults(label: DeclaredFigures): ReadonlyMap<DeclaredField, DeclarationFault> {
  const faults = new Map<DeclaredField, DeclarationFault>();
  for (const field of DECLARED_FIELDS) if (isOver(field, label[field] ?? 0)) faults.set(field, 'bounds');
  if (faults.size > 0) return faults;
  const { grasas = 0, saturadas = 0, hidratos, azucares = 0, agua, solidos, alcohol = 0 } = label;
  if (saturadas > grasas + ROUNDING) faults.set('saturadas', 'saturated');
  if (hidratos !== undefined && azucares > hidratos + ROUNDING) faults.set('azucares', 'sugars');
  if (agua !== undefined && solidos !== undefined && Math.abs(agua + solidos + alcohol - 100) > CLOSING)
    faults.set('solidos', 'waterTwice');
  if (declaredTotal(label) > MAX_TOTAL) faults.set('sal', 'total');
  return faults;
}

/** More than 100 g can hold. A price has no bound; energy sent in kJ is 4.184 times as much, which is told later. */
export function isOver(field: DeclaredField, value: number): boolean {
  if (field === 'precio') return false;
  return value > (field === 'energia' ? MAX_ENERGY_KJ : 100);
}

/** Whether an energy is that of the parts, but for rounding. */
export function isEnergyOf(parts: number, kcal: number): boolean {
  return Math.abs(kcal - parts) <= Math.max(ENERGY_NOISE, ENERGY_TOLERANCE * parts);
}

/** The energy the parts add up to, when the one on the label is far from it; null when they agree. */
export function declaredEnergyOff(label: DeclaredFigures): number | null {
  const { energia, grasas = 0, azucares = 0, hidratos = azucares, fibra = 0, proteinas = 0, alcohol = 0 } = label;
  // Annex XIV of Regulation (EU) 1169/2011, without polyols and acids, which a label need not tell apart.
  const parts = 9 * grasas + 4 * hidratos + 2 * fibra + 4 * proteinas + 7 * alcohol;
  return energia === undefined || isEnergyOf(parts, energia) ? null : parts;
}
