/** A thousand tonnes: no scale shows more, and no column could. */
export const MAX_GRAMS = 1e9;
