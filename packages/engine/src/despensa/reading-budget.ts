import { isObject } from '../craft/read.ts';

/**
 * How much reading a request may ask for, counted and not timed, so that a busy day changes no answer. Names that foods
 * have to the letter, and those read before, take none of it.
 */
export interface ReadingBudget {
  /** Letters of names that are still to be made out, or what takes as long: 25 µs each at worst on a small server. */
  letters: number;
  /** Recipes and labels that were paid for: a strict request reads them twice. */
  readonly paid: WeakSet<object>;
  /** Names there was nothing left for, by reader: asked for again, they cost nothing. */
  readonly unread: Map<object, Set<string>>;
}

/** Some thirty names nobody knows, of twenty letters and three words; see docs/decisions/0049-the-budget-of-a-request.md. */
const LETTERS = 1000;
/** What a line of a recipe inside the formula takes, or a label, in letters; docs/decisions/0127-one-budget.md. */
const PER_PART = 6;

/** What any name takes beside its letters, in letters. */
const PER_NAME = 12;

/** Of a line compared with names: what each takes beside the line, and how many letters cost one read. */
const PER_COMPARED = 40;
const COMPARED_PER_LETTER = 400;

/** The budget of a request, or of one that counts as several. */
export function createReadingBudget(requests = 1): ReadingBudget {
  return { letters: requests * LETTERS, paid: new WeakSet(), unread: new Map() };
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
  return affords(PER_NAME + name.length);
}

/** As `affordsName`, for telling why a line was read so: it is compared with every name of its food. */
export function affordsTrace(line: string, names: number): boolean {
  return affords(Math.ceil((names * (PER_COMPARED + line.length)) / COMPARED_PER_LETTER));
}

function affords(letters: number): boolean {
  if (current === undefined) return true;
  const left = current.letters - letters;
  current.letters = Math.max(0, left);
  return left >= 0;
}

/** Remembers that a reader has left a name unread, as long as the request lasts. */
export function leave(reader: object, name: string): void {
  const known = current?.unread.get(reader);
  if (known === undefined) current?.unread.set(reader, new Set([name]));
  else known.add(name);
}

/** Whether that reader has left the name unread before: another may call a food so. */
export function wasLeft(reader: object, name: string): boolean {
  return current?.unread.get(reader)?.has(name) === true;
}

/** As `affordsName`, for the recipe or the label an ingredient carries, by the object it was sent as. */
export function affordsOwn({ receta, etiqueta }: Readonly<Record<string, unknown>>): boolean {
  const sent = receta ?? etiqueta;
  if (!isObject(sent) || current?.paid.has(sent)) return true;
  const affordable = affords(PER_PART * partsOf(receta));
  if (affordable) current?.paid.add(sent);
  return affordable;
}

/** Lines of a recipe and of those inside it; a label counts as one. */
function partsOf(receta: unknown): number {
  const lines = isObject(receta) && Array.isArray(receta.ingredients) ? receta.ingredients : [];
  return lines.reduce((sum: number, line) => sum + partsOf(isObject(line) ? line.receta : undefined), 1);
}
