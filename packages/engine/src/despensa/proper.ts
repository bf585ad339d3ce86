import { isKept } from './belied.ts';
import { changes, isTight, JOINED } from './families.ts';
import { cocoaOf } from './figures.ts';
import type { Food } from './food.ts';
import { type Found, type Knowledge, supposed } from './reading.ts';
import { isFigure, rootsOf } from './words.ts';

/** Places, houses and varieties are written with a capital: «pasta de cacao Arriba Nacional», «nibs de Piura». */
const PROPER =
  /\s(?:(?:del?|di|de la)\s)?\p{Lu}[\p{Ll}'’-]+(?:\s(?:(?:de|la|el|le)\s)?(?:\p{Lu}[\p{Ll}'’-]+|DOP?|IGP|D\.O\.))*/gu;

/** Each is held against every name of the pantry. */
const MOST_PROPER = 3;

/** Foods that a variety leaves what they are. */
const ALONE: ReadonlySet<Food['category']> = new Set(['frutas', 'frutos_secos', 'cacao_chocolate']);

/** % of cocoa from which there is nothing else in it. */
const SHEER_COCOA = 90;

/** A line written with capitals throughout tells nothing by them. */
const LOWER = /(?:^\p{Ll}|\s\p{Ll}{4,})/u;

/**
 * A name without its proper nouns, where they neither name a food nor bring an allergen, and no two foods of its shelf
 * are told apart by them. `read` reads what is left.
 */
export function withoutProperNouns(
  name: string,
  read: (rest: string) => Found | undefined,
  reader: Knowledge,
): Found | undefined {
  if (!LOWER.test(name)) return undefined;
  const rest = name.replace(PROPER, ' ').trim();
  if (rest === name || rest === '' || JOINED.test(rest)) return undefined;
  const found = read(rest);
  if (found === undefined) return undefined;
  const { food } = found;
  const { named, vocabulary, words, bears } = reader;
  const [noun, ...more] = rootsOf(rest);
  // A house may stand first too; and one word alone may be of many foods: «queso», «leche».
  const isHouse = /^\p{Lu}/u.test(name) && !vocabulary.incomplete.has(noun!) && named([noun!]) === undefined;
  const tellsAll = found.lectura === 'exacta' && (ALONE.has(food.category) || isTight([noun!], food, reader));
  if (isHouse || (more.length === 0 && !tellsAll)) return undefined;
  // Nothing but cocoa, whatever the chocolates of a place hold.
  const isSheer = cocoaOf(food) >= SHEER_COCOA;
  const left = new Set(rootsOf(rest));
  const isProper = (word: string) =>
    named([word]) === undefined &&
    !vocabulary.turning.has(word) &&
    !vocabulary.incomplete.has(word) &&
    !isKept(word) &&
    (isSheer || [...(bears().get(word) ?? [])].every((code) => food.contiene.includes(code))) &&
    !(words.has(word) && changes(word, food, reader));
  const proper = rootsOf(name).filter((word) => !left.has(word) && !isFigure(word));
  return proper.length <= MOST_PROPER && proper.every(isProper) ? supposed(food) : undefined;
}
