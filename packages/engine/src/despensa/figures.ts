import type { Food } from './food.ts';
import { type Found, type Named, supposed } from './reading.ts';
import { foodAt } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isFigure, rootsOf, sortedKey } from './words.ts';

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

/** The percentage a remark gives, after the words without remarks: «chocolate negro bueno (70 % o más)». */
export function withPercentage(roots: readonly string[], name: string): readonly string[] {
  if (!name.includes('%')) return [];
  const percentage = /\d+(?:[.,]\d+)?(?=\s*%)/.exec(name)?.[0];
  // Of cocoa butter, not of cocoa.
  if (/(?:beurre|manteca|burro) d[ei] cacao|cocoa butter/i.test(name)) return [];
  return percentage === undefined || roots.some(isFigure) ? [] : [...roots, ...rootsOf(percentage)];
}

/**
 * A name with a figure more, when the food bears it: in its name, as its fat or as its cocoa. Figures of a leaven are
 * its hydration.
 */
export function confirmed(roots: readonly string[], named: Named): Found | undefined {
  const figures = roots.filter(isFigure).map(Number);
  if (figures.length === 0) return undefined;
  const found = named(roots.filter((word) => !isFigure(word)));
  if (found?.lectura !== 'exacta') return undefined;
  const { food } = found;
  if (food.category === 'levaduras_masas') return roots.includes(WHOLEMEAL!) ? found : hydrated(found, figures, named);
  const own = rootsOf(food.name).filter(isFigure).map(Number);
  const cocoa = cocoaOf(food);
  const bears = figures.some(
    (figure) =>
      own.includes(figure) ||
      (soldByFat(food) && Math.abs(figure - food.grasa) <= 1) ||
      (cocoa > 0 && Math.abs(figure - cocoa) <= 1.5),
  );
  if (bears) return found;
  return figures.some((figure) => isDrinkOf(food, figure)) ? supposed(food) : undefined;
}

/** Of a wholemeal leaven the figure is as well the share of wholemeal. */
const [WHOLEMEAL] = rootsOf('integral');

/** Leavens by the water of their dough, in hundredths of its flour: a firm one has half. */
const [FIRM, LIQUID]: readonly (readonly string[])[] = ['masa madre sólida', 'masa madre'].map(rootsOf);
const [DRIEST_FIRM, WETTEST_FIRM] = [45, 70];

/** «Masa madre al 50 %» is a firm one; a lower figure is how much of it goes into the dough. */
function hydrated(found: Found, figures: readonly number[], named: Named): Found {
  const isFirm = figures.some((figure) => figure >= DRIEST_FIRM && figure <= WETTEST_FIRM);
  const firm = isFirm && found.food === named(LIQUID!)?.food ? named(FIRM!) : undefined;
  return firm === undefined ? found : supposed(firm.food);
}

/** Drinks of plants have as little fat as milk, some a little more: how far what is told may be from the pantry's. */
const [DRUNK, DRINK_REACH] = [80, 2];

function isDrinkOf({ category, agua, grasa }: Food, fat: number): boolean {
  return category === 'vegetal' && agua >= DRUNK && Math.abs(fat - grasa) <= DRINK_REACH;
}

/** All of a food that comes from the cocoa bean. */
export function cocoaOf(food: Food): number {
  return food.manteca_cacao + food.cacao_seco;
}

const SOLD_BY_FAT: ReadonlySet<Food['category']> = new Set(['lacteos', 'quesos', 'vegetal', 'cacao_chocolate']);

function soldByFat({ category }: Food): boolean {
  return SOLD_BY_FAT.has(category);
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

/** Figures that say nothing but how pure it is: «100 %». */
const IDLE: ReadonlySet<string> = new Set(['99', '100']);

/** Without them, and without the strength of a flour that has but one: «harina candeal W 150». */
export function withoutIdleFigures(roots: readonly string[]): readonly string[] {
  const isStrength = (word: string, i: number) =>
    isFigure(word) ? roots[i - 1] === 'w' : word === 'w' && isFigure(roots[i + 1] ?? word);
  return roots.filter((word, i) => !IDLE.has(word) && !isStrength(word, i));
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

/** «Ron 37,5 %» is rum: spirits are sold at a few strengths. */
export function spirit(roots: readonly string[], named: Named): Found | undefined {
  const words = roots.filter((word) => !isFigure(word) && word !== 'vol' && word !== 'grad');
  if (words.length === roots.length) return undefined;
  const found = named(words);
  return found?.food.category === 'licores_vinos' ? supposed(found.food) : undefined;
}

/** How far the cocoa of a couverture may be from that of the food it is read as. */
const COCOA_REACH = 5;

const OF_MILK: ReadonlySet<string> = new Set(rootsOf('leche lactea lait latte milk llet milch vollmilch leite'));
const WHITE: ReadonlySet<string> = new Set(rootsOf('blanco bianco white branco blanche weiße'));

/** «Cobertura blanca Guayaquil» is not the dark one of that name. */
function isOfOtherColour(word: string, { contiene, cacao_seco }: Food): boolean {
  return WHITE.has(word) ? cacao_seco > 0 : OF_MILK.has(word) && !contiene.includes('leche');
}

/** A couverture by the name its maker gives it: «chocolat au lait (Jivara de Valrhona)». */
export function couverture(roots: readonly string[], vocabulary: Vocabulary): Found | undefined {
  const { couvertures } = vocabulary;
  const words = roots.filter((word) => !isFigure(word));
  for (let length = Math.min(3, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      if (!couvertures.heads.has(words[start]!)) continue;
      const index = couvertures.names.get(words.slice(start, start + length).join(' '));
      if (index === undefined) continue;
      const rest = [...words.slice(0, start), ...words.slice(start + length)];
      if (!rest.every((word) => vocabulary.couvertureWords.has(word))) continue;
      const food = foodAt(index);
      if (rest.some((word) => isOfOtherColour(word, food))) continue;
      const figures = roots.filter(isFigure).map(Number);
      if (figures.every((figure) => Math.abs(figure - cocoaOf(food)) <= COCOA_REACH)) return supposed(food);
    }
  }
  return undefined;
}
