import { InputError } from '../craft/errors.ts';
import { fold } from '../craft/names.ts';
import { round } from '../craft/round.ts';
import { rootsOf } from '../despensa/words.ts';
import { plainText } from './allergens.ts';
import type { Entry, IsNamed } from './list.ts';
import { everyEntry } from './list.ts';
import { FORMS, refusals, words } from './texts.ts';

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

/** «Sin leche» names no milk. */
const WITHOUT = /\bsin\s+\p{L}+/giu;

/** Words that say in which form something comes, not what it is: «pasta de», «en polvo». */
const FORM_ROOTS: ReadonlySet<string> = new Set(FORMS.flatMap(rootsOf));

/** What a label calls the food and stresses of it. */
export interface Wording {
  /** Its names: what the law calls it and what the maker does. */
  readonly names: readonly string[];
  readonly destacar: readonly string[];
  /** The food a text stands for. */
  readonly idOf: (text: string) => string | undefined;
}

/** «Torta de aceite», «tarta de crema»: a word for a form that stands alone is the ingredient itself. */
const ALONE = /\b(?:de|con|al)\s+(\p{L}+)(?=\s*(?:$|[,;·(]|\s(?:y|e|con|sin)\s))/giu;

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

/** Places of a title that one name of an ingredient fills whole, where it is more than a food and the form it comes in. */
function placesOf({ roots }: Title, name: string): readonly number[] {
  const own = rootsOf(name);
  const foods = own.filter((root) => !FORM_ROOTS.has(root)).length;
  if (own.length < 2 || (foods < 2 && !FORM_ROOTS.has(own[0]!))) return [];
  const start = roots.findIndex((_, at) => own.every((root, i) => roots[at + i] === root));
  return start < 0 ? [] : own.map((_, i) => start + i);
}

/**
 * Whether an ingredient, by the names it is known by, stands in one of the titles. What others fill whole is theirs:
 * «dulce de leche» names no milk, and «chocolate con leche» neither.
 */
function inTitles(titles: readonly Title[], others: readonly (readonly string[])[]): IsNamed {
  const filled = titles.map((title) => others.map((known) => known.flatMap((name) => placesOf(title, name))));
  return (known) =>
    titles.some((title, t) => {
      if (known.some((name) => placesOf(title, name).length > 0)) return true;
      const taken = new Set(filled[t]!.flat());
      const free = new Set(title.roots.filter((_, at) => !taken.has(at)));
      return known.some((name) =>
        rootsOf(name).some((root, at) => (FORM_ROOTS.has(root) ? at === 0 && title.alone.has(root) : free.has(root))),
      );
    });
}

function isMeant(text: string, id: string | undefined, known: readonly string[]): boolean {
  return known.some((name) => fold(name) === fold(text) || (id !== undefined && name === id));
}

/** The names it was sent and is known by, and the one it is printed with. */
function calledBy({ known, name }: Entry): readonly string[] {
  return [...known, plainText(name).replace(/\s*\(.*$/, '')];
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
  const due = new Map<string, Quid>();
  const add = (entry: Entry, motivo: Quid['motivo']) => {
    if (due.has(entry.key)) return;
    const places = all.filter(({ key }) => key === entry.key);
    const grams = places.reduce((sum, { whole }) => sum + whole, 0);
    const ingrediente = plainText(entry.name);
    due.set(entry.key, {
      ingrediente,
      porcentaje: round(grams, 2),
      texto: percentage(grams),
      motivo,
      lugares: places.length,
    });
  };
  destacar.forEach((text, i) => {
    const id = idOf(text);
    const meant = all.filter((entry) => isMeant(text, id, entry.known));
    if (meant.length === 0) {
      throw new InputError(refusals.notStressed(text), { code: 'destacado_no_esta', field: `destacar[${i}]` });
    }
    for (const entry of meant) add(entry, 'destacado');
  });
  const titles = names.map(titleOf);
  const isInTitle = inTitles(titles, all.map(calledBy));
  for (const entry of all) {
    if (entry.characteristic || (entry.nameable && isInTitle(calledBy(entry)))) add(entry, 'nombre');
  }
  return due;
}
