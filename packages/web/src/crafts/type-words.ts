import { ASSEMBLY } from './assembly.ts';
import { esAssembly } from './assembly-texts.ts';
import { type CraftId, fold } from './engine.ts';
import { TYPE_WORDS, type TypeWord } from './type-words.gen.ts';

/** The words that a search begins, or that it contains: «cruas», «croissant de mantequilla». */
export function typesCalled(query: string): readonly TypeWord[] {
  const wanted = fold(query).trim();
  if (wanted.length < 3) return [];
  return TYPE_WORDS.filter(
    ({ says, label }) =>
      says.test(wanted) || fold(label).includes(wanted) || new RegExp(`[(|:]${escaped(wanted)}`).test(says.source),
  );
}

const escaped = (text: string) => text.replace(/[^a-z0-9 ]/g, '.');

interface Guessed {
  readonly craft: CraftId;
  readonly type: string;
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly grams: number | null; readonly made?: unknown }[];
}

export type Guess = Pick<TypeWord, 'craft' | 'types' | 'label'>;

/** What a recipe seems to be by its title, or by its ingredients, where it is judged as something else. */
export function guessedType({ craft, type, title, lines }: Guessed): Guess | null {
  if (type === ASSEMBLY) return null;
  if (looksAssembled(lines)) return { craft, types: [ASSEMBLY], label: esAssembly.label };
  const named = TYPE_WORDS.find(({ says }) => says.test(fold(title)));
  const found = named ?? (craft === 'cacao' ? barOf(lines) : undefined) ?? doughOf({ craft, lines });
  return !found || (found.craft === craft && found.types.includes(type)) ? null : found;
}

/** Less flour than this thickens; more of it is a dough. */
const DOUGH = 0.15;

/** Flour is baked, with yeast into bread; a bench that bakes judges it itself. */
function doughOf({ craft, lines }: Pick<Guessed, 'craft' | 'lines'>): TypeWord | undefined {
  const [bread, cake] = ['Pan común', 'Bizcocho de yogur'].map((label) =>
    TYPE_WORDS.findLast((word) => word.label === label),
  );
  if (craft === bread?.craft || craft === cake?.craft) return undefined;
  const weigh = (says: RegExp) =>
    lines.reduce((sum, { name, grams }) => sum + (says.test(fold(name)) ? (grams ?? 0) : 0), 0);
  const flour = weigh(/^harina(?! de (?:almendra|avellana|algarroba|garrof))/);
  if (flour === 0 || flour < DOUGH * weigh(/./)) return undefined;
  return weigh(/^levadura (?:fresca|seca|de pan|prensada)|^masa madre|^poolish/) > 0 ? bread : cake;
}

/** Cocoa and sugar with nothing that flows is a bar, no filling. */
function barOf(lines: Guessed['lines']): TypeWord | undefined {
  const names = lines.filter(({ grams }) => (grams ?? 0) > 0).map(({ name }) => fold(name).replaceAll('_', ' '));
  const isDry = (name: string) =>
    /\bnibs?\b|pasta de cacao|pasta cacao|manteca|azucar|lecitina|vainilla|leche en polvo|leche polvo/.test(name);
  const hasCocoa = names.some((name) => /\bnibs?\b|pasta de cacao|pasta cacao/.test(name));
  return hasCocoa && names.every(isDry) ? TYPE_WORDS.find(({ label }) => label === 'Chocolate negro') : undefined;
}

interface Part {
  readonly grams: number | null;
  readonly made?: unknown;
}

/** How much of an assembly other recipes are, at least. */
const MOSTLY = 0.8;

/** True for several recipes of the book put together. */
function looksAssembled(lines: readonly Part[]): boolean {
  const weigh = (all: readonly Part[]) => all.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const made = lines.filter((line) => line.made !== undefined);
  return made.length > 1 && weigh(made) >= MOSTLY * weigh(lines);
}
