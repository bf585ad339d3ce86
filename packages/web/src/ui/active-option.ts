/** One rule for every list under a text field: Enter takes the marked option, a tap takes any, leaving takes none. */

/** Whether a name was typed that is not there already. A number is none: it is a weight in the wrong field. */
export const isNewName = (text: string, value: string): boolean => text !== value && /\p{Alpha}/u.test(text);

/** The marked option: the one arrows moved to, or the first for a typed name; −1 for none. */
export const activeOption = (moved: number | null, isNamed: boolean, count: number): number =>
  Math.min(moved ?? (isNamed ? 0 : -1), count - 1);
