import { foldApart } from '../craft/names.ts';
import { CHOICE, isFigure, root, rootsOf } from '../despensa/words.ts';
import { isContraction, isOneEdit } from './senses.ts';

/** How the name of an ingredient came to be read as it was. */
export interface TrazaLectura {
  /** What made it a food, or what it is asked about by; an ingredient with a composition of its own is `declarado`. */
  readonly como: 'nombre' | 'oficio' | 'descripcion' | 'eleccion' | 'regla' | 'parecido' | 'declarado';
  /** The name of the food that the line has most of. */
  readonly nombre?: string;
  /** Words of the line that are not in it. */
  readonly aparte: readonly string[];
  /** Codes of allergens for which it is asked about. */
  readonly duda?: readonly string[];
}

/** Why a line is a food: the name of it that has most of the line, and what of the line it has not. */
export interface NameTrace {
  readonly name: string;
  readonly left: readonly string[];
}

/** A word of a line as it is written, with its roots: none where it only joins. */
interface Written {
  readonly text: string;
  readonly roots: readonly string[];
  /** Its letters, and their root. */
  readonly letters: string;
  readonly root: string;
}

const WORD = /\d+(?:[.,]\d+)?|[\p{Alpha}\p{M}]+/gu;
/** Shorter words are cut from too many others. */
const [LEAST_CUT, LEAST_SLIP] = [2, 5];
const SOFT = 0.9;

function wordsIn(line: string): readonly Written[] {
  const written = line.match(WORD) ?? [];
  return written.map((text) => {
    const letters = foldApart(text);
    return { text, roots: rootsOf(text).filter((one) => one !== CHOICE), letters, root: root(letters) };
  });
}

/** How much a word is one of a name: the same, or cut short, drawn together or a letter wrong. */
function likeness({ roots, letters, root: own }: Written, word: string): number {
  if (roots.includes(word)) return 1;
  if (isFigure(letters) || isFigure(word)) return 0;
  const isCut = letters.length >= LEAST_CUT && (word.startsWith(letters) || isContraction(letters, word));
  return isCut || (letters.length >= LEAST_SLIP && isOneEdit(own, word)) ? SOFT : 0;
}

/** The one of several names that a line says most of, less what it leaves out; the first of those alike. */
export function traceOf(line: string, names: readonly [string, ...string[]]): NameTrace {
  const words = wordsIn(line).filter(({ roots }) => roots.length > 0);
  // Names of a food share most of their words.
  const likenesses = new Map<string, readonly number[]>();
  const toEach = (one: string) => {
    const known = likenesses.get(one) ?? words.map((word) => likeness(word, one));
    likenesses.set(one, known);
    return known;
  };
  let best: NameTrace = { name: names[0], left: [] };
  let most = Number.NEGATIVE_INFINITY;
  for (const name of names) {
    const own = rootsOf(name);
    const compared = own.map(toEach);
    const likest = words.map((_, i) => Math.max(0, ...compared.map((to) => to[i]!)));
    const missing = own.filter((one, k) => !isFigure(one) && !compared[k]!.some((like) => like > 0));
    const score = likest.reduce((sum, one) => sum + one, -missing.length);
    if (score <= most) continue;
    [best, most] = [{ name, left: words.flatMap(({ text }, i) => (likest[i] === 0 ? text : [])) }, score];
  }
  return best;
}
