import { ASSEMBLY } from './assembly.ts';
import { esAssembly } from './assembly-texts.ts';
import { type CraftId, fold } from './engine.ts';
import { DOUGHS, MATTERS, type Matter, type Named, TYPE_WORDS, type TypeWord } from './type-words.gen.ts';

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

export type Guess = Named;

/** What a recipe seems to be by its title, or by its ingredients, where it is judged as something else. */
export function guessedType({ craft, type, title, lines }: Guessed): Guess | null {
  if (type === ASSEMBLY) return null;
  if (looksAssembled(lines)) return { craft, types: [ASSEMBLY], label: esAssembly.label };
  const dough = doughOf(lines);
  const called = calledIn(title, craft);
  const found =
    (called && narrowed(called, dough)) ?? (craft === 'cacao' ? barOf(lines) : undefined) ?? toldOn(craft, dough);
  return !found || (found.craft === craft && found.types.includes(type)) ? null : found;
}

/** What a title begins with says what the thing is: «trufa de turrón» is a truffle. */
function calledIn(title: string, craft: CraftId): TypeWord | undefined {
  const said = fold(title);
  const found = TYPE_WORDS.flatMap((word) => {
    const { index, 0: text } = word.says.exec(said) ?? { index: -1, 0: '' };
    return index === -1 ? [] : [{ word, index, text }];
  });
  const [first] = found.sort((a, b) => a.index - b.index);
  // Two crafts make what they call alike, as a ganache: that of the bench is meant.
  return (found.find(({ word, text }) => word.craft === craft && text === first?.text) ?? first)?.word;
}

/** More types than these are a family, as «bizcocho» or «pan», and no one thing. */
const ONE_THING = 3;

/** A family means first those of its types that its ingredients are. */
function narrowed(called: TypeWord, dough: Named | undefined): Named {
  if (called.types.length <= ONE_THING || !dough) return called;
  const first = called.types.find((type) => dough.types.includes(type));
  if (first === undefined || first === called.types[0]) return called;
  return { ...called, types: [first, ...called.types.filter((type) => type !== first)], label: dough.label };
}

/** Less flour than this thickens; more of it is a dough. */
const DOUGH = 0.1;

/** A dough by what it has for its flour. */
function doughOf(lines: Guessed['lines']): Named | undefined {
  const weigh = (says: RegExp) =>
    lines.reduce((sum, { name, grams }) => sum + (says.test(fold(name)) ? (grams ?? 0) : 0), 0);
  const flour = weigh(MATTERS.harina);
  if (flour === 0 || flour < DOUGH * weigh(/./)) return undefined;
  const fits = ([matter, [least, most]]: [string, readonly [number, number]]) => {
    const share = weigh(MATTERS[matter as Matter]) / flour;
    return least <= share && share <= most;
  };
  return DOUGHS.find(({ per }) => Object.entries(per).every(fits));
}

/** Within a craft that bakes its types are told apart by who bakes, and of another only what is plain. */
const toldOn = (craft: CraftId, dough: Named | undefined) =>
  dough?.craft === craft || (isBaked(craft) && dough === DOUGHS.at(-1)) ? undefined : dough;

const isBaked = (craft: CraftId) => DOUGHS.some((dough) => dough.craft === craft);

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
