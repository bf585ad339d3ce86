/** Stands in the page for the lessons every craft takes when it is loaded: language.ts takes them after the first screen. */
export {};
