/** Constants of everything that dissolves, per kind: one set for ice, water activity and boiling syrups. */

export const WATER_MOLAR = 18.01528;

/** What a gram of a solute does to water. */
export interface Solute {
  /** g/mol. */
  readonly molar: number;
  /** Norrish constant at 25 °C; it falls as 1/T. */
  readonly k: number;
  /** Its weight in the shape factor of Starzak and Peacock: 1 for di- and oligosaccharides. */
  readonly shape: number;
  readonly source: string;
  /** How far it has been held against measurements. */
  readonly valid: string;
}

const CRC = 'CRC Handbook, 102nd ed. (Wolf 1966)';
const MELINDER = 'Melinder, Properties of secondary working fluids';
const STARZAK = 'Starzak and Peacock 1997: Q/RT at 25 °C';

export const SOLUTES = /* @__PURE__ */ (() =>
  ({
    sacarosa: { molar: 342.3, k: 7.115, shape: 1, source: STARZAK, valid: '−20 °C; aw 0.6; 95 % at the boil' },
    lactosa: { molar: 342.3, k: 7.115, shape: 1, source: `as sucrose; ${CRC} to −0.5 °C`, valid: 'dissolved' },
    maltosa: { molar: 342.3, k: 6.7, shape: 1, source: `${CRC} to −5.4 °C`, valid: '−10 °C' },
    maltitol: { molar: 344.31, k: 6.7, shape: 1, source: 'as maltose', valid: '−10 °C' },
    glucosa: { molar: 180.16, k: 2.5, shape: 0, source: `${CRC} to −4.8 °C`, valid: 'aw 0.55, through honey' },
    fructosa: { molar: 180.16, k: 1.85, shape: 0, source: `${CRC} to −3.8 °C`, valid: 'aw 0.55, through honey' },
    sorbitol: { molar: 182.17, k: 1.7, shape: 0, source: `mannitol, ${CRC}; Chirife 1980: 1.65`, valid: 'aw 0.6' },
    eritritol: { molar: 122.12, k: 1.34, shape: 0, source: 'Chirife et al. 1980', valid: 'not measured here' },
    glicerol: { molar: 92.09, k: 2.4, shape: 2, source: `${CRC}; ${MELINDER} to −23 °C`, valid: 'mole fraction 0.15' },
    alcohol: { molar: 46.07, k: 1.45, shape: 0, source: `${CRC}; ${MELINDER} to −15 °C`, valid: '15 % of the phase' },
    acidos: { molar: 192.12, k: 1.5, shape: 0, source: `citric acid, ${CRC} to −4.3 °C`, valid: '−4.3 °C' },
  }) as const satisfies Readonly<Record<string, Solute>>)();

export type SoluteKey = keyof typeof SOLUTES;

/** Sodium chloride counts as two ions (CRC, Melinder): valid to −20 °C and 2 mol/kg. */
export const SALT_MOLAR = 58.44;

/** Solutes of no interaction, mol/g: milk −0.55 °C (Leighton 1927); cocoa acids and salts; fruit ash, half potassium. */
export const IDEAL = { milkSolids: 0.0012, cocoa: 0.0015, fruitAsh: 0.0115 } as const;

/** Glucose syrup: moles as glucose by its DE, K = 2.5·(100/DE)^1.1; oligosaccharides below DE 80. */
export const SYRUP = { k: 2.5, exponent: 1.1, oligosaccharides: 80 } as const;

/** Shape factor 1 + a·x + b·x² of Starzak and Peacock 1997. */
export const SHAPE = { a: -1.0038, b: -0.24653 } as const;

/** Electrolyte correction c·x^1.5 + d·x² of the mole fraction of ions, fitted to CRC and Melinder. */
export const ELECTROLYTE = { c: 1414e-3, d: -4.864 } as const;

/** ln aw of ice, p·t + q·t² for t ≤ 0 °C (Ferro Fontán and Chirife 1981). */
export const ICE = { p: 9.6934e-3, q: -4.761e-6 } as const;

/** °C at which the constants K are told. */
export const REFERENCE = 25;
