/**
 * How much reading a request may ask for, counted and not timed, so that a busy day changes no answer. Names that foods
 * have to the letter, and those read before, take none of it.
 */
export interface ReadingBudget {
  /** Letters of names that are still to be made out: 25 µs each at worst on a small server. */
  letters: number;
  /** Lines of recipes inside the formula, and labels, that are still to be worked out: 0.3 ms each at worst. */
  parts: number;
  /** Recipes and labels that were paid for: a strict request reads them twice. */
  readonly paid: WeakSet<object>;
  /** Names there was nothing left for: they stay unread, however often the calculation asks for them. */
  readonly unread: Set<string>;
}

/** Some thirty names nobody knows, of twenty letters and three words; see docs/decisions/0049-the-budget-of-a-request.md. */
const LETTERS = 1000;
/** More than the recipes of a formula of one's own have together. */
const PARTS = 150;

/** What any name takes beside its letters, in letters. */
const PER_NAME = 12;

/** The budget of a request, or of one that counts as several. */
export function createReadingBudget(requests = 1): ReadingBudget {
  return { letters: requests * LETTERS, parts: requests * PARTS, paid: new WeakSet(), unread: new Set() };
}

let current: ReadingBudget | undefined;

/** Runs a calculation that reads names within a budget, or without one, where every name is read. */
export function withinBudget<T>(budget: ReadingBudget | undefined, run: () => T): T {
  const outer = current;
  current = budget;
  try {
    return run();
  } finally {
    current = outer;
  }
}

/** Takes what a name costs to make out off the budget; false once that is spent, whatever comes after. */
export function affordsName(name: string): boolean {
  if (current === undefined) return true;
  const left = current.letters - PER_NAME - name.length;
  current.letters = Math.max(0, left);
  if (left < 0) current.unread.add(name);
  return left >= 0;
}

/** Whether a name was left unread before. */
export function wasLeft(name: string): boolean {
  return current?.unread.has(name) === true;
}

/** As `affordsName`, for a recipe of so many lines or a label, by the object it was sent as. */
export function affordsParts(sent: object, parts: number): boolean {
  if (current === undefined || current.paid.has(sent)) return true;
  const left = current.parts - parts;
  current.parts = Math.max(0, left);
  if (left >= 0) current.paid.add(sent);
  return left >= 0;
}
