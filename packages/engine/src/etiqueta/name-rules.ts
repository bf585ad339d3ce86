import { fold } from '../craft/names.ts';
import { trimmed } from '../craft/spanish.ts';
import type { Food } from '../despensa/food.ts';
import type { Leaf } from '../despensa/receta.ts';
import { root } from '../despensa/words.ts';
import type { NameRule, NameTest } from '../ley/table.ts';
import { leavesCalled, namedIn } from './named-foods.ts';
import type { Notice } from './notices.ts';
import { printedOf } from './printed.ts';
import { wordsOf } from './quid.ts';
import { notices } from './texts.ts';

type PartOf = NameTest['of'];

const gramsOf = (leaves: readonly Leaf[], of: PartOf): number =>
  leaves.reduce((sum, { food, grams }) => sum + Number(of(food)) * grams, 0);

const holds = (leaves: readonly Leaf[], of: PartOf): boolean => leaves.some(({ food }) => Number(of(food)) > 0);

/** % of the product as sold, whose leaves are weighed in 100 g; in two figures, as it is told. */
const heldIn = (leaves: readonly Leaf[], of: PartOf): number => Math.round(100 * gramsOf(leaves, of)) / 100;

/** Whether leaves keep a test. */
function keeps(leaves: readonly Leaf[], test: NameTest): boolean {
  const { of, over, present, least, most, foods } = test;
  if (present !== undefined) return holds(leaves, of) === present;
  const whole = over === undefined ? 100 : gramsOf(leaves, over);
  const fits = (grams: number) =>
    (least === undefined || 100 * grams >= least * whole) && (most === undefined || 100 * grams <= most * whole);
  if (foods === undefined) return fits(over === undefined ? heldIn(leaves, of) : gramsOf(leaves, of));
  const kinds = [...new Set(leaves.map(({ food }) => food))].filter((food) => Number(of(food)) > 0);
  const alone = (food: Food) => leaves.filter((leaf) => leaf.food === food);
  return kinds.filter((food) => fits(gramsOf(alone(food), of))).length >= foods;
}

/** A shelf may call it what a label may not: «nata vegetal» is no cream. */
const nameOf = (food: Food): string => (food.id === '' ? food.name : printedOf(food).denominacion);

/** Whether foods of a class are called by each word that a rule has found in a name. */
function areCalled(leaves: readonly Leaf[], name: string, word: RegExp, called: NonNullable<NameRule['called']>) {
  const { of, shelves } = called;
  const foods = leaves.map(({ food }) => food).filter((food) => Number(of(food)) > 0);
  const words = name.match(new RegExp(word, 'g')) ?? [];
  return words.every((one) =>
    foods.some((food) => wordsOf(nameOf(food)).includes(root(one)) || shelves[one] === food.category),
  );
}

/** What a rule says of a name, with what is there and what was named. */
const promiseOf = ({ says, source }: NameRule, held = 0, word = '') => ({
  says: says.replace('{hay}', trimmed(held)).replaceAll('{palabra}', word),
  article: source,
});

function findingsOf(name: string, text: string, rule: NameRule, used: readonly Leaf[]): Notice[] {
  const { where, tests, called, named, never } = rule;
  if (where !== undefined && !holds(used, where)) return [];
  const [first] = tests;
  if (first !== undefined && named) {
    return namedIn(name).flatMap((word) => {
      const own = leavesCalled(used, word);
      const held = heldIn(own, first.of);
      return held === 0 || keeps(own, first) ? [] : [notices.broken(name, promiseOf(rule, held, word))];
    });
  }
  if (first === undefined && called === undefined && !never) return [notices.unproved(name, promiseOf(rule))];
  const isKept =
    !never &&
    tests.every((test) => keeps(used, test)) &&
    (called === undefined || areCalled(used, text, rule.name, called));
  return isKept ? [] : [notices.broken(name, promiseOf(rule, first && heldIn(used, first.of)))];
}

/** Names that the law of names (`data/ley`) denies the formula, or that only the workshop can prove. */
export function brokenNames(
  rules: readonly NameRule[],
  names: readonly string[],
  leaves: readonly Leaf[],
  craft?: string,
): Notice[] {
  const used = leaves.filter(({ grams }) => grams > 0);
  return names.flatMap((name) => {
    const text = fold(name);
    const asked = rules.filter(
      (rule) => (rule.craft ?? craft) === craft && rule.name.test(text) && !rule.except?.test(text),
    );
    return asked.flatMap((rule) => findingsOf(name, text, rule, used));
  });
}
