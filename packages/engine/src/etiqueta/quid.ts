import { InputError } from '../craft/errors.ts';
import { fold } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import { round } from '../craft/round.ts';
import { rootsOf } from '../despensa/words.ts';
import { plainText } from './allergens.ts';
import type { Entry, IsNamed } from './list.ts';
import { everyEntry } from './list.ts';
import { refusals, words } from './texts.ts';
import { ALONE, FORMS, WITHOUT } from './words.gen.ts';

/** The percentage of an ingredient that article 22 asks for. */
export interface Quid {
  readonly ingrediente: string;
  /** g used per 100 g of finished food. */
  readonly porcentaje: number;
  readonly texto: string;
  readonly motivo: 'nombre' | 'destacado';
  /** In how many places of the list it stands: only one of them can bear the percentage of all. */
  readonly lugares: number;
}

/** Whole percentages; from 5 % down, halves (Commission notice 2017/C 393/05); below a half, which would say more, tenths. */
function percentage(grams: number): string {
  if (grams > 100) return words.perHundred(round(grams, 0));
  if (grams >= 5) return words.percent(round(grams, 0));
  if (grams >= HALF) return words.percent(round(2 * grams, 0) / 2);
  return grams < TENTH ? words.below(TENTH) : words.percent(round(grams, 1));
}

const HALF = 0.5;
const TENTH = 0.1;

/** Words that say in which form something comes, not what it is: «pasta de», «en polvo». */
export const FORM_ROOTS: ReadonlySet<string> = new Set(FORMS.flatMap(rootsOf));

/** What a label calls the food and stresses of it. */
export interface Wording {
  /** Its names: what the law calls it and what the maker does. */
  readonly names: readonly string[];
  readonly destacar: readonly string[];
  /** The food a text stands for. */
  readonly idOf: (text: string) => string | undefined;
}

/** The words of a name that may name an ingredient. */
interface Title {
  readonly roots: readonly string[];
  /** Roots of words for forms that stand alone in it. */
  readonly alone: ReadonlySet<string>;
}

function titleOf(name: string): Title {
  const text = name.replace(WITHOUT, '');
  return { roots: rootsOf(text), alone: new Set([...text.matchAll(ALONE)].flatMap(([, word = '']) => rootsOf(word))) };
}

/** The words of a name. A label looks at the three or four names of each of up to 500 ingredients. */
export const wordsOf: (name: string) => readonly string[] = remember(rootsOf);

/** Positions in a title that an ingredient's whole name fills. */
function placesOf({ roots }: Title, name: string): readonly number[] {
  const own = wordsOf(name);
  if (own.length < 2) return [];
  const start = roots.findIndex((_, at) => own.every((root, i) => roots[at + i] === root));
  if (start < 0) return [];
  const foods = own.filter((root) => !FORM_ROOTS.has(root)).length;
  return foods < 2 && !FORM_ROOTS.has(own[0]!) ? [] : own.map((_, i) => start + i);
}

/**
 * Whether an ingredient, by the names it is known by, stands in one of the titles. What others fill whole is theirs:
 * «dulce de leche» names no milk, and «chocolate con leche» neither.
 */
function inTitles(titles: readonly Title[], others: readonly (readonly string[])[]): IsNamed {
  const free = titles.map((title) => {
    const taken = new Set(others.flatMap((known) => known.flatMap((name) => placesOf(title, name))));
    return new Set(title.roots.filter((_, at) => !taken.has(at)));
  });
  const isLeft = (title: Title, left: ReadonlySet<string>) => (name: string) =>
    wordsOf(name).some((root, at) => (FORM_ROOTS.has(root) ? at === 0 && title.alone.has(root) : left.has(root)));
  return (known) =>
    titles.some(
      (title, t) => known.some((name) => placesOf(title, name).length > 0) || known.some(isLeft(title, free[t]!)),
    );
}

const folded = remember(fold);

function isMeant(text: string, id: string | undefined, known: readonly string[]): boolean {
  const meant = folded(text);
  return known.some((name) => folded(name) === meant || (id !== undefined && name === id));
}

/** A label stresses «avellana», and the formula has its paste. */
function isPartOf(text: string, known: readonly string[]): boolean {
  const roots = wordsOf(text);
  return roots.length > 0 && known.some((name) => roots.every((root) => wordsOf(name).includes(root)));
}

/** The names it was sent and is known by, and the one it is printed with. */
function calledBy({ known, name }: Entry): readonly string[] {
  return [...new Set([...known, plainText(name).replace(/\s*\(.*$/, '')])];
}

/** Whether a label names an ingredient, in its names or by stressing it. */
export function naming({ names, destacar, idOf }: Wording): IsNamed {
  const isInTitle = inTitles(names.map(titleOf), []);
  const stressed = destacar.map((text) => ({ text, id: idOf(text) }));
  return (known) => isInTitle(known) || stressed.some(({ text, id }) => isMeant(text, id, known));
}

/**
 * Ingredients whose percentage is due: those the name of the food names or brings to mind (article 22.1.a), and those a
 * person says the label stresses.
 */
export function quidOf(entries: readonly Entry[], { names, destacar, idOf }: Wording): ReadonlyMap<string, Quid> {
  const all = everyEntry(entries);
  const places = placesByKey(all);
  const due = new Map<string, Quid>();
  const add = ({ key, name }: Entry, motivo: Quid['motivo']) => {
    if (due.has(key)) return;
    const { grams, lugares } = places.get(key)!;
    const ingrediente = plainText(name);
    due.set(key, { ingrediente, porcentaje: round(grams, 2), texto: percentage(grams), motivo, lugares });
  };
  destacar.forEach((text, i) => {
    const id = idOf(text);
    const exactly = all.filter((entry) => isMeant(text, id, entry.known));
    const meant = exactly.length > 0 ? exactly : all.filter(({ known }) => isPartOf(text, known));
    if (meant.length === 0) {
      throw new InputError(refusals.notStressed(text), { code: 'destacado_no_esta', field: `destacar[${i}]` });
    }
    for (const entry of meant) add(entry, 'destacado');
  });
  const called = all.map(calledBy);
  const isInTitle = inTitles(names.map(titleOf), called);
  all.forEach((entry, i) => {
    if (entry.characteristic || (entry.nameable && isInTitle(called[i]!))) add(entry, 'nombre');
  });
  return due;
}

/** How much of each ingredient there is in the whole food, and in how many places of its list. */
function placesByKey(all: readonly Entry[]): ReadonlyMap<string, { grams: number; lugares: number }> {
  const places = new Map<string, { grams: number; lugares: number }>();
  for (const { key, whole } of all) {
    const place = places.get(key);
    if (place === undefined) places.set(key, { grams: whole, lugares: 1 });
    else {
      place.grams += whole;
      place.lugares += 1;
    }
  }
  return places;
}
