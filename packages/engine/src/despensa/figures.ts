import { lazyOf } from '../craft/lazy.ts';
import type { Food } from './food.ts';
import type { Found, Named } from './reading.ts';
import { isOfStrength } from './strength.ts';
import { foodAt, indexOf } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isFigure, sortedKey } from './words.ts';

/** The figure of a name that comes in grades, and the words without it. */
function gradeOf(
  roots: readonly string[],
  families: Vocabulary['grades'],
): { readonly food: number; readonly exact: boolean } | undefined {
  // The strength is what follows its letter: «farina 00 W 300».
  const letter = roots.findIndex((word, i) => (word === 'w' || word === 't') && isFigure(roots[i + 1] ?? word));
  const figure = roots.slice(letter + 1).find(isFigure);
  if (figure === undefined) return undefined;
  const words = roots.filter((word) => !isFigure(word));
  // A letter that is no strength is a code: «P125» is no grade of whatever bears the figure.
  if (letter < 0 && words.every((word) => word.length === 1)) return undefined;
  const grades = families.get(words.join(' ')) ?? families.get(sortedKey(words));
  if (grades === undefined) return undefined;
  const asked = Number(figure);
  let best = grades.steps[0]!;
  for (const step of grades.steps) if (Math.abs(step[0] - asked) < Math.abs(best[0] - asked)) best = step;
  const off = Math.abs(best[0] - asked);
  return off <= grades.reach ? { food: best[1], exact: off <= grades.reach / 4 } : undefined;
}

export function graded(roots: readonly string[], { grades }: Pick<Vocabulary, 'grades'>): Found | undefined {
  const grade = roots.length > 0 ? gradeOf(roots, grades) : undefined;
  return grade && { food: foodAt(grade.food), lectura: grade.exact ? 'exacta' : 'supuesta', propia: false };
}

/** «54 %», «40º», «60 grados», «0,0»: what a name says of how strong, fat or dark a food is. */
const TOLD = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?)\s?(?:%|[º°](?!\s?[CF])|grados|vol)|(?<![\d.,])(0[.,]0)(?!\d)/giu;
/** Of cocoa butter, or of what there is less of. */
const NOT_COCOA = /(?:beurre|manteca|burro) d[ei] cacao|cocoa butter|\bmenos\b|\breducid/i;

/** Creams, from the leanest; chocolate, which is not drunk, nor all cocoa; how far off a figure may be. */
const [LEANEST_CREAM, DRIEST_CREAM, LEANEST_CHOCOLATE, SHEER_COCOA, REACH] = [15, 30, 20, 90, 8];

/** Whether a name tells of another strength, fat or cocoa than its food has: «ron 75 %», «crème fraîche (15 %)». */
export function isMisfigured(name: string, food: Food): boolean {
  const { category, grasa, agua } = food;
  const told = [...name.matchAll(TOLD)].map(([, share, none]) => Number((share ?? none)!.replace(',', '.')));
  if (told.length === 0) return false;
  if (category === 'licores_vinos') return !told.some((share) => isOfStrength(share, food));
  const isOff = (own: number) => told.every((share) => Math.abs(share - own) > REACH);
  const cocoa = food.manteca_cacao + food.cacao_seco;
  if (category === 'cacao_chocolate') {
    return grasa >= LEANEST_CHOCOLATE && cocoa > 0 && cocoa <= SHEER_COCOA && !NOT_COCOA.test(name) && isOff(cocoa);
  }
  return category === 'lacteos' && grasa >= LEANEST_CREAM && agua >= DRIEST_CREAM && isOff(grasa);
}

/** The first family of names that each food is a grade of. */
const familyOf = lazyOf((grades: Vocabulary['grades']): ReadonlyMap<number, string> => {
  const families = new Map<number, string>();
  for (const [family, { steps }] of grades) {
    for (const [, food] of steps) if (!families.has(food)) families.set(food, family);
  }
  return families;
});

/** The grade of what a generic word stands for in the craft: «glucosio DE 42» where glucose is a syrup. */
export function gradedDefault(roots: readonly string[], named: Named, { grades }: Vocabulary): Found | undefined {
  const words = roots.filter((word) => !isFigure(word));
  const usual = words.length < roots.length ? named(words) : undefined;
  if (usual?.lectura !== 'por_defecto') return undefined;
  const family = familyOf(grades).get(indexOf(usual.food.id)!);
  return family === undefined ? undefined : graded([...family.split(' '), ...roots.filter(isFigure)], { grades });
}
