/** Stands in the page for what the engine reads without lessons: language.ts takes them after the first screen. */
export const FIRST = undefined;
