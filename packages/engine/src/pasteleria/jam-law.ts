import type { Breach, Weighed } from '../craft/labelling.ts';
import { fold } from '../craft/names.ts';
import { solubleIn } from '../craft/soluble.ts';
import { frutaDeEstante, grosellaOMembrillo, maracuya, zumoDeEstante } from '../despensa/classes.gen.ts';
import { jamWords } from './texts.ts';
import type { LegalName } from './type-file.ts';

/** Brix of a formula: pot and fruit of a day vary as much. */
const BRIX_ERROR = 2;

/** What the decrees of jams say against a name; parts are of 100 g as sold. */
export function jamBreaches(names: readonly LegalName[], name: string, parts: readonly Weighed[]): readonly Breach[] {
  const words = ` ${fold(name)} `;
  const asked = names.find((one) => words.includes(` ${one.name} `));
  if (asked === undefined) return [];
  const fruits = parts.filter(({ food }) => frutaDeEstante(food) || (asked.juice && zumoDeEstante(food)));
  const fruit = 10 * fruits.reduce((sum, { grams }) => sum + grams, 0);
  const brix = parts.reduce((sum, { food, grams }) => sum + (solubleIn(food) * grams) / 100, 0);
  const [least, most] = asked.brix;
  const minimum = leastOf(asked, fruits);
  const isTooMuch = most !== null && brix >= most + BRIX_ERROR;
  const { source } = asked;
  return [
    ...(fruit < minimum ? [{ text: jamWords.short(asked.name, fruit, minimum), source }] : []),
    ...(brix < least - BRIX_ERROR || isTooMuch ? [{ text: brixText(asked, brix), source }] : []),
  ];
}

function brixText({ name, brix: [least, most] }: LegalName, brix: number): string {
  return most === null ? jamWords.leastBrix(name, brix, least) : jamWords.brix(name, brix, least, most);
}

/** The least fruit of a name, weighted by the fruits that need less. */
function leastOf({ fruit, less }: LegalName, fruits: readonly Weighed[]): number {
  const whole = fruits.reduce((sum, { grams }) => sum + grams, 0);
  if (less === undefined || whole === 0) return fruit;
  const of = ({ food }: Weighed) =>
    grosellaOMembrillo(food) ? less.grosella_o_membrillo : maracuya(food) ? less.maracuya : fruit;
  return fruits.reduce((sum, one) => sum + (of(one) * one.grams) / whole, 0);
}
