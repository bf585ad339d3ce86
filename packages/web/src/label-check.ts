import { LABEL_FIELDS, type Label, type LabelField } from './storage/label.ts';

/** Grams of 100 that the label accounts for, water it tells included. */
export function labelTotal({ grasas = 0, azucares = 0, hidratos = azucares, ...rest }: Label): number {
  const { fibra = 0, proteinas = 0, sal = 0, alcohol = 0, agua = 0 } = rest;
  return grasas + hidratos + fibra + proteinas + sal + alcohol + agua;
}

/** Labels round each figure to half a gram or so. */
const MAX_TOTAL = 101.5;
const ROUNDING = 0.05;
/** Pure fat, in kJ: an energy in kJ is told apart later. */
const MAX_ENERGY = 3787;

export type LabelFault = 'bounds' | 'saturated' | 'sugars' | 'total' | 'waterTwice';

/** What a label cannot say, by the field to look at. */
export function labelFaults(label: Label): ReadonlyMap<LabelField, LabelFault> {
  const faults = new Map<LabelField, LabelFault>();
  for (const field of BOUNDED)
    if ((label[field] ?? 0) > (field === 'energia' ? MAX_ENERGY : 100)) faults.set(field, 'bounds');
  const { grasas, saturadas = 0, hidratos, azucares = 0, agua, solidos, alcohol = 0 } = label;
  if (grasas !== undefined && saturadas > grasas + ROUNDING) faults.set('saturadas', 'saturated');
  if (hidratos !== undefined && azucares > hidratos + ROUNDING) faults.set('azucares', 'sugars');
  if (agua !== undefined && solidos !== undefined && Math.abs(agua + solidos + alcohol - 100) > 0.5)
    faults.set('solidos', 'waterTwice');
  if (faults.size === 0 && labelTotal(label) > MAX_TOTAL) faults.set('sal', 'total');
  return faults;
}

/** A price has no bound. */
const BOUNDED = LABEL_FIELDS.filter((field) => field !== 'precio');

/** Annex XIV of Regulation (EU) 1169/2011, without polyols and acids, which a label need not tell apart. */
export function labelEnergy({ grasas = 0, azucares = 0, hidratos = azucares, ...rest }: Label): number {
  const { fibra = 0, proteinas = 0, alcohol = 0 } = rest;
  return 9 * grasas + 4 * hidratos + 2 * fibra + 4 * proteinas + 7 * alcohol;
}

/** Share of the energy of its parts that the energy of a label may be off by, and kcal that are rounding alone. */
const ENERGY_TOLERANCE = 0.15;
const ENERGY_NOISE = 8;

/** The energy its parts add up to, when the one on the label is far from it; null when they agree. */
export function energyOff(label: Label): number | null {
  if (label.energia === undefined) return null;
  const parts = labelEnergy(label);
  return Math.abs(label.energia - parts) <= Math.max(ENERGY_NOISE, ENERGY_TOLERANCE * parts) ? null : parts;
}
