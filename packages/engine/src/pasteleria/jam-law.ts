import type { Breach, Weighed } from '../craft/labelling.ts';
import { fold } from '../craft/names.ts';
import { solubleIn } from '../craft/soluble.ts';
import { grosellaOMembrillo, maracuya } from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { jamWords } from './texts.ts';

const JAM = 'RD 863/2003 (RD 1026/2025), anexo, 3 y 4';
const MERMELADA = 'RD 670/1990, anejo, 2.7 y 2.8';

/** What a name asks for: fruit in g per kg as sold, and the soluble solids between which it is its own. */
interface Named {
  readonly name: string;
  readonly fruit: number;
  /** It may be of juice. */
  readonly juice?: true;
  readonly brix: readonly [least: number, most: number];
  readonly source: string;
}

/** The first whose words a name holds is its own; minima of 14 June 2026. */
export const NAMED: readonly Named[] = [
  { name: 'confitura extra', fruit: 500, brix: [60, 100], source: JAM },
  { name: 'jalea extra', fruit: 500, juice: true, brix: [60, 100], source: JAM },
  { name: 'mermelada extra', fruit: 500, brix: [40, 60], source: MERMELADA },
  { name: 'confitura', fruit: 450, brix: [60, 100], source: JAM },
  { name: 'jalea', fruit: 450, juice: true, brix: [60, 100], source: JAM },
  { name: 'mermelada', fruit: 300, brix: [40, 60], source: MERMELADA },
];

/** Fruits of which the jam of RD 863/2003 asks less, g per kg: plain and extra. */
const LESS: readonly (readonly [isIt: (food: Food) => boolean, plain: number, extra: number])[] = [
  [grosellaOMembrillo, 350, 450],
  [maracuya, 80, 100],
];

/** Brix of a formula: pot and fruit of a day vary as much. */
const BRIX_ERROR = 2;

/** What the decrees of jams say against a name; parts are of 100 g as sold. */
export function jamBreaches(name: string, parts: readonly Weighed[]): readonly Breach[] {
  const words = ` ${fold(name)} `;
  const asked = NAMED.find((one) => words.includes(` ${one.name} `));
  if (asked === undefined) return [];
  const fruits = parts.filter(
    ({ food: { category } }) => category === 'frutas' || (asked.juice && category === 'zumos'),
  );
  const fruit = 10 * fruits.reduce((sum, { grams }) => sum + grams, 0);
  const brix = parts.reduce((sum, { food, grams }) => sum + (solubleIn(food) * grams) / 100, 0);
  const [least, most] = asked.brix;
  const minimum = leastOf(asked, fruits);
  const { source } = asked;
  return [
    ...(fruit < minimum ? [{ text: jamWords.short(asked.name, fruit, minimum), source }] : []),
    ...(brix < least - BRIX_ERROR || brix >= most + BRIX_ERROR ? [{ text: brixText(asked, brix), source }] : []),
  ];
}

function brixText({ name, brix: [least, most] }: Named, brix: number): string {
  return most < 100 ? jamWords.brix(name, brix, least, most) : jamWords.leastBrix(name, brix, least);
}

/** The least fruit of a name, weighted by the fruits that need less. */
function leastOf({ name, fruit, source }: Named, fruits: readonly Weighed[]): number {
  const whole = fruits.reduce((sum, { grams }) => sum + grams, 0);
  if (source !== JAM || whole === 0) return fruit;
  const of = (food: Food) => {
    const less = LESS.find(([isIt]) => isIt(food));
    return less === undefined ? fruit : less[name.endsWith('extra') ? 2 : 1];
  };
  return fruits.reduce((sum, { food, grams }) => sum + (of(food) * grams) / whole, 0);
}
