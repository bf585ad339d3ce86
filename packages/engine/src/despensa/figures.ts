import type { Food } from './food.ts';
import type { Found, Named } from './reading.ts';
import { foodAt } from './table.ts';
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

/** All of a food that comes from the cocoa bean. */
function cocoaOf(food: Food): number {
  return food.manteca_cacao + food.cacao_seco;
}

/** Creams, from the leanest; how far the fat a name tells may be from that of the cream it is read as. */
const [LEANEST_CREAM, DRIEST_CREAM, FAT_REACH] = [15, 30, 8];

/** Whether a name tells of another fat than that of a cream: «crème fraîche (15 à 20 %)». */
export function offGrade(name: string, { category, grasa, agua }: Food): boolean {
  if (category !== 'lacteos' || grasa < LEANEST_CREAM || agua < DRIEST_CREAM) return false;
  const told = [...name.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, figure]) => Number(figure!.replace(',', '.')));
  return told.length > 0 && told.every((figure) => Math.abs(figure - grasa) > FAT_REACH);
}

/** Cocoa powder and paste are nothing but cocoa, and sold by their fat; what is drunk has little of it. */
const [SHEER_COCOA, LEANEST_CHOCOLATE] = [90, 20];

function isChocolate(food: Food): boolean {
  const cocoa = cocoaOf(food);
  return food.category === 'cacao_chocolate' && food.grasa >= LEANEST_CHOCOLATE && cocoa > 0 && cocoa <= SHEER_COCOA;
}

/** A percentage of cocoa butter, or of what there is less of, is not one of cocoa. */
const NOT_COCOA = /(?:beurre|manteca|burro) d[ei] cacao|cocoa butter|\bmenos\b|\breducid/i;

function cocoaTold(name: string): number | undefined {
  const figure = /(\d+(?:[.,]\d+)?)\s?%/.exec(name)?.[1];
  return figure === undefined || NOT_COCOA.test(name) ? undefined : Number(figure.replace(',', '.'));
}

/** Whether a name tells of another cocoa than that of the chocolate it would be read as: «virutas de chocolate (85 %)». */
export function offCocoa(name: string, food: Food): boolean {
  const told = isChocolate(food) ? cocoaTold(name) : undefined;
  return told !== undefined && Math.abs(told - cocoaOf(food)) > FAT_REACH;
}

/** The grade of what a generic word stands for in the craft: «glucosio DE 42» where glucose is a syrup. */
export function gradedDefault(roots: readonly string[], named: Named, { grades }: Vocabulary): Found | undefined {
  const words = roots.filter((word) => !isFigure(word));
  const usual = words.length < roots.length ? named(words) : undefined;
  if (usual?.lectura !== 'por_defecto') return undefined;
  for (const [family, { steps }] of grades) {
    if (!steps.some(([, food]) => foodAt(food) === usual.food)) continue;
    return graded([...family.split(' '), ...roots.filter(isFigure)], { grades });
  }
  return undefined;
}
