/** What an ingredient brings to the mix: per 100 g, and its price in EUR per kg. */
export interface Composition {
  readonly azucares: number;
  readonly materiagrasa: number;
  readonly esml: number;
  readonly lactosa: number;
  readonly proteinas: number;
  readonly otrossolidos: number;
  readonly alcohol: number;
  readonly pac: number;
  readonly pod: number;
  readonly kcal: number;
  readonly precio: number;
  /** azucares + materiagrasa + esml + otrossolidos. */
  readonly solidos: number;
  readonly polioles: number;
  /** Hardening points of cocoa and nuts. */
  readonly dureza: number;
  /** Dry dextrose, of the ingredient that is dextrose. */
  readonly dextrosa: number;
}

/** Points per g of fat-free cocoa, cocoa butter and nut fat (Corvitto, Los secretos del helado, 2005, p. 243). */
export const HARDNESS = { cocoa: 1.8, cocoaButter: 0.9, nutFat: 1.4 } as const;

/** Hardness factor; the group says which solids and fat are cocoa or nut. */
export function hardness(grupo: string, otrossolidos: number, materiagrasa: number): number {
  if (grupo === 'cacao_chocolate') return HARDNESS.cocoa * otrossolidos + HARDNESS.cocoaButter * materiagrasa;
  return grupo === 'frutos_secos' ? HARDNESS.nutFat * materiagrasa : 0;
}
