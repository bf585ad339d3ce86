import type { Food } from './food.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Wording } from './wording.ts';

/**
 * How sure a reading is: the food has that name (`exacta`), the word is generic and the craft takes its usual food
 * (`por_defecto`), or part of the name was left aside (`supuesta`). The last two are always told to the person.
 */
export type Lectura = 'exacta' | 'por_defecto' | 'supuesta';

/** How a line that no food is called to the letter was read, or why it is asked about. */
export type How = 'nombre' | 'descripcion' | 'eleccion' | 'regla' | 'parecido';

export interface Found {
  readonly food: Food;
  readonly lectura: Lectura;
  /** True when the text is the very name the craft itself uses for the food. */
  readonly propia: boolean;
  readonly how?: How;
}

export interface NotFound {
  readonly food: undefined;
  /** Up to three foods it may have meant, best first. */
  readonly candidates: readonly Food[];
  /** Codes of allergens the name speaks of otherwise than the food it would have been. */
  readonly doubt?: readonly string[];
  /** Set where the request asked for more reading than it may: another may have it read. */
  readonly unread?: true;
  readonly how?: How;
}

export type FoodReading = Found | NotFound;

export const UNREAD: NotFound = { food: undefined, candidates: [], unread: true };

/** Whether a name was left unread, and not read in vain. */
export function isUnread(reading: FoodReading): boolean {
  return reading.food === undefined && reading.unread === true;
}

/** The food that bears exactly these words. */
export type Named = (roots: readonly string[]) => Found | undefined;

/** The food that bears a name of the table. */
export type NamedAt = (name: number) => Found | undefined;

export function supposed(food: Food): Found {
  return { food, lectura: 'supuesta', propia: false };
}

/** Whether a food bears an allergen; one cereal or nut stands for its group, and the group for each. */
export function bears({ contiene }: Food, code: string): boolean {
  return contiene.some((own) => own === code || own.startsWith(`${code}:`) || code.startsWith(`${own}:`));
}

/** Whether a food bears every allergen of others. */
export function covers({ contiene }: Food, others: readonly Food[]): boolean {
  return others.every((food) => food.contiene.every((code) => contiene.includes(code)));
}

/** How a line that no food is called to the letter is read. */
export interface LineReading {
  readonly found: Found | undefined;
  /** Up to three foods it may be, best first. */
  readonly candidates: readonly Food[];
}

/** What a name is read with. */
export interface Knowledge {
  readonly named: Named;
  /** As `named`, whatever the line says of how its foods go together. */
  readonly called: Named;
  readonly vocabulary: Vocabulary;
  /** Words that foods are named with. */
  readonly words: { readonly has: (root: string) => boolean };
  /** The roots of each name that the pantry and the craft have for a food. */
  readonly namesOf: (food: Food) => readonly (readonly string[])[];
  /** Whether a text is one of those names to the letter. */
  readonly isName: (text: string, food: Food) => boolean;
  /** A line by the name it is most like. */
  readonly aligned: (line: Wording) => LineReading;
}
