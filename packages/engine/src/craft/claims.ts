/** Annex of Regulation (EC) 1924/2006: least share of the energy, %, that protein gives for each claim. */
export const PROTEIN_CLAIM = { high: 20, source: 12 };

/** Most gluten, mg/kg, of what is called «sin gluten» (Implementing Regulation (EU) 828/2014). */
export const GLUTEN_FREE = 20;
