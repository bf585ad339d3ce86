/** What may be asked for at once: names in a list, and formulas for one wish. */
export const MOST_WISHES = 12;
export const MOST_VARIANTS = 3;

/** % of a formula its flavours may come to. */
export const MOST_SHARE = 95;
