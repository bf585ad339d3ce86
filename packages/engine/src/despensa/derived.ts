import { lazy } from '../craft/lazy.ts';
import { derivations } from './derivations.gen.ts';
import { graded } from './figures.ts';
import type { Food } from './food.ts';
import { covers, type Found, type Knowledge, supposed } from './reading.ts';
import { foodAt, indexOf } from './table.ts';

const wordsOf = (text = ''): ReadonlySet<string> => new Set(text.split(' '));

/** What words make of the rest of a line, in the order of `data/derivados.yaml`. */
const rows = lazy(() =>
  derivations.map((row) => ({
    ...row,
    said: wordsOf(row.said),
    after: row.after === undefined ? undefined : wordsOf(row.after),
    besides: wordsOf(row.besides),
    unless: wordsOf(row.unless),
  })),
);
type Row = ReturnType<typeof rows>[number];

/** Every word that makes something of the rest: most lines have none. */
const telling = lazy(() => new Set(rows().flatMap(({ said }) => [...said])));

/** «Mermelada de guayaba», «kiwi liofilizado», «cúrcuma molida»: what one of their words makes of the rest. */
export function derived(words: readonly string[], reader: Knowledge): Found | undefined {
  if (!words.some((word) => telling().has(word))) return undefined;
  for (const row of rows()) {
    const found = derivedBy(row, words, reader);
    if (found !== undefined) return supposed(found);
  }
  return undefined;
}

/** Places of the words a row takes away. */
function isSaid({ said, place }: Row, word: string, at: number, count: number): boolean {
  if (!said.has(word)) return false;
  return place === undefined || at === 0 || (place === 'extremo' && at === count - 1);
}

function derivedBy(row: Row, words: readonly string[], reader: Knowledge): Food | undefined {
  const { after, besides, unless, instead, of, as, exact } = row;
  if (after?.has(words[0]!) === false || words.some((word) => unless.has(word))) return undefined;
  const said = words.filter((word, at) => isSaid(row, word, at, words.length));
  if (said.length === 0) return undefined;
  const rest = words.filter((word, at) => !isSaid(row, word, at, words.length) && !besides.has(word));
  if (rest.length === 0) return undefined;
  const whole = instead === undefined ? rest : [instead, ...rest];
  const found = reader.named(whole) ?? graded(whole, reader.vocabulary);
  if (found === undefined || !of(found.food) || (exact && found.lectura === 'por_defecto')) return undefined;
  const { food } = found;
  if (as === undefined) return tellsApart(said, whole, found, reader) ? undefined : food;
  const made = foodAt(indexOf(as)!);
  return covers(made, [food]) ? made : undefined;
}

/** Whether fewer words of a name, with one left aside, are another food: «pistacho tostado» of «repelado». */
function tellsApart(
  said: readonly string[],
  rest: readonly string[],
  { food, lectura }: Found,
  { named, vocabulary: { incomplete } }: Knowledge,
): boolean {
  const least = incomplete.has(rest[0]!) ? 2 : 1;
  // «Harina media» may be of any grain and any strength.
  if (rest.length < least && lectura === 'por_defecto') return true;
  return said.some((word) => {
    for (let length = least; length < rest.length; length++) {
      if ((named([...rest.slice(0, length), word])?.food ?? food) !== food) return true;
    }
    return false;
  });
}
