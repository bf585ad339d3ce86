import { HARDNESS, type IceCreamView } from './food-view.ts';

/** What an ingredient brings per 100 g, and its price in EUR per kg. */
export interface Composition extends Omit<IceCreamView, 'agua'> {
  /** azucares + materiagrasa + esml + otrossolidos. */
  readonly solidos: number;
  readonly polioles: number;
  /** Dry dextrose, of the ingredient that is dextrose. */
  readonly dextrosa: number;
}

/** Hardness factor; the group says which solids and fat are cocoa or nut. */
export function hardness(grupo: string, otrossolidos: number, materiagrasa: number): number {
  if (grupo === 'cacao_chocolate') return HARDNESS.cocoa * otrossolidos + HARDNESS.cocoaButter * materiagrasa;
  return grupo === 'frutos_secos' ? HARDNESS.nutFat * materiagrasa : 0;
}
