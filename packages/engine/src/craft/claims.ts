/** Regulation (EC) 1924/2006, annex: least share of energy from protein, %, for each claim. */
export const PROTEIN_CLAIM = { high: 20, source: 12 };

/** % of polyols beyond which a label warns of them (Regulation (EU) 1169/2011, annex III, 2.4). */
export const LAXATIVE = 10;

/** Most gluten, mg/kg, of what is called «sin gluten» (Implementing Regulation (EU) 828/2014). */
export const GLUTEN_FREE = 20;
