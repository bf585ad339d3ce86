/** What may be asked for at once: names in a list, and formulas for one wish. */
export const MOST_WISHES = 12;
export const MOST_VARIANTS = 3;

/** °C a cabinet, a display or a machine may be at. */
export const SERVICE = { min: -20, max: -4 };

/** % of a formula its flavours may come to. */
export const MOST_SHARE = 95;
