/** Made lines that say of a food, in all the ways there are, that it has an allergen in it. */
import { CRAFT_IDS, type CraftId } from '../../packages/engine/src/craft/ids.ts';
import type { Food } from '../../packages/engine/src/despensa/food.ts';
import { CLAIM, LINE_CLASSES, lineRoots } from '../../packages/engine/src/despensa/line-words.ts';
import { bears, type FoodReading } from '../../packages/engine/src/despensa/reading.ts';
import { randomFrom } from './delivery-note.ts';

/** Letters a word has left where a point cuts it short, and letters of one that is cut at all. */
const [LEFT, LEAST] = [7, 10];
const cut = (word: string) => (word.length < LEAST || word.includes(' ') ? word : `${word.slice(0, LEFT)}.`);

/** How a line may say that a food has something else in it. */
export const PLAINLY: readonly ((food: string, word: string) => string)[] = [
  (food, word) => `${food}, contiene ${word}`,
  (food, word) => `${food} (contiene ${word})`,
  (food, word) => `${food} con ${word}`,
  (food, word) => `${food} y ${word}`,
  (food, word) => `${food} + ${word}`,
  (food, word) => `${food} (${word})`,
  (food, word) => `${food} [${word}]`,
  (food, word) => `${food}: ${word}`,
  (food, word) => `${food} - ${word}`,
  (food, word) => `${food}, ${word}`,
  (food, word) => `${food} o ${word}`,
  (food, word) => `${food}/${word}`,
  (food, word) => `${food} que lleva ${word}`,
  (food, word) => `${food} sabor ${word}`,
  (food, word) => `${food} relleno de ${word}`,
  (food, word) => `${food} con trocitos de ${word}`,
  (food, word) => `${food} sin azúcar con ${word}`,
  (food, word) => `${food} c/${word}`,
];

/** These and the ways of delivery notes and of other languages. */
export const BRINGING: typeof PLAINLY = [
  ...PLAINLY,
  (food, word) => `${food}-${word}`,
  (food, word) => `${food} ${word}`,
  (food, word) => `${food} de ${word}`,
  (food, word) => `${food} tipo ${word}`,
  (food, word) => `${food} bañado en ${word}`,
  (food, word) => `${food}; alérgenos: ${word}`,
  (food, word) => `${food} 5 kg con ${word}, puede contener trazas de apio`,
  (food, word) => `${food} con ${word}`.toUpperCase(),
  (food, word) => `${food} (${word})`.toUpperCase(),
  (food, word) => `${food} con ${cut(word)}`,
  (food, word) => `${food}, ${cut(word)}`,
  (food, word) => `${food} amb ${word}`,
  (food, word) => `${food} (conté ${word})`,
  (food, word) => `${food} avec ${word}`,
  (food, word) => `${food} fourré à la ${word}`,
  (food, word) => `${food} (contient ${word})`,
  (food, word) => `${food} con ${word} aggiunto`,
  (food, word) => `${food} ripieno di ${word}`,
  (food, word) => `${food} gusto ${word}`,
  (food, word) => `${food} with ${word}`,
  (food, word) => `${food} (contains ${word})`,
  (food, word) => `${food} filled with ${word}`,
  (food, word) => `${word} flavoured ${food}`,
  (food, word) => `${food} mit ${word}`,
  (food, word) => `${food}, enthält ${word}`,
  (food, word) => `${food} und ${word}`,
  (food, word) => `${food} com ${word}`,
  (food, word) => `${food} recheado com ${word}`,
  (food, word) => `${food} ou ${word}`,
];

/** A word and the allergens it brings. */
export interface Word {
  readonly word: string;
  readonly codes: readonly string[];
}

const CLASSES: ReadonlySet<string> = new Set(LINE_CLASSES);

/** Words of a table whose class is what they bring. */
export function wordsIn(rows: readonly Readonly<Record<string, string>>[]): readonly Word[] {
  return rows
    .filter(({ clase }) => !CLASSES.has(clase!) && !clase!.startsWith(CLAIM))
    .flatMap(({ clase, formas }) => formas!.split('|').map((word) => ({ word, codes: clase!.split('|') })));
}

/** Names of foods as words for what those bear, as far as they are of words alone. */
export function wordsOf(foods: readonly Food[]): readonly Word[] {
  // A preferment in a remark is what the food is for.
  return foods
    .filter(
      ({ name, contiene, category }) => contiene.length > 0 && category !== 'levaduras_masas' && !/[(/]/.test(name),
    )
    .map(({ name, contiene }) => ({ word: name, codes: contiene }));
}

/** Those that no form of a list is part of, nor the name of a food that bears the same. */
export function unlisted(words: readonly Word[], listed: readonly Word[]): readonly Word[] {
  const forms = listed.map(({ word }) => ` ${lineRoots(word).join(' ')} `);
  return words.filter(({ word }) => {
    const own = ` ${lineRoots(word).join(' ')} `;
    return !forms.some((form) => own.includes(form));
  });
}

/** A made line as one craft reads it. */
export interface Made {
  readonly line: string;
  readonly craft: CraftId;
  readonly food: Food;
  readonly word: Word;
}

/** «0 % x» denies, and what follows a use is of it. */
const TURNING = /\b0\s?%$|\spara\s/;

/** Lines of foods that lack what their word brings. */
export function linesOf(foods: readonly Food[], words: readonly Word[], count: number, seed: number): readonly Made[] {
  const random = randomFrom(seed);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const heads = foods.filter(({ name }) => !TURNING.test(name));
  const made: Made[] = [];
  while (made.length < count) {
    const [food, word, say, craft] = [one(heads), one(words), one(BRINGING), one(CRAFT_IDS)];
    if (!word.codes.some((code) => bears(food, code)))
      made.push({ line: say(food.name, word.word), craft, food, word });
  }
  return made;
}

/** Whether a line is read as a food that lacks an allergen it brings. */
export function isLost({ word: { codes } }: Made, { food }: FoodReading): boolean {
  return food !== undefined && !codes.every((code) => bears(food, code));
}
