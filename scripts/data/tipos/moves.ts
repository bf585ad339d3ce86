import { type Classes, compileClasses, type Pantry } from './classes.ts';
import type { Column } from './expression.ts';
import type { Fields } from './files.ts';
import { classCode, type Language } from './rules.ts';

/** Figures of a food as chocolate reads it, which what a move takes out is told by. */
const FIGURES = [
  'agua',
  'avellana',
  'azucar',
  'cacao_seco_desgrasado',
  'frutos_secos',
  'grasa_leche',
  'manteca_cacao',
  'sacarosa',
  'sng_leche',
];

const COLUMNS: ReadonlyMap<string, Column> = new Map<string, Column>([
  ['grupo', { kind: 'text', code: 'rowOf(food).grupo' }],
  ...FIGURES.map((key) => [key, { kind: 'number', code: `rowOf(food).${key}` }] as const),
]);

/** The moves of a craft whose corrector reads a table: what goes out, by class, and what comes in, by wire name. */
export function movesModule(made: string, common: Fields, pantry: Pantry, shared: Classes, cite: Language['cite']) {
  const own = compileClasses(common.map('materias'), pantry, COLUMNS, shared.kinds);
  const names = new Set([...own.kinds.keys()].filter((name) => !shared.kinds.has(name)));
  const language: Language = { kinds: own.kinds, own: names, cite };
  const side = (fields: Fields, key: string) =>
    fields.rows(key).map(([out, into]) => {
      const code = out === null ? 'null' : classCode(String(out), language, fields.at, false);
      return `[${code}, ${JSON.stringify(into)}]`;
    });
  const moves = common
    .map('movimientos')
    .each()
    .map(([number, fields]) => `  ${number}: { low: [${side(fields, 'bajo')}], high: [${side(fields, 'alto')}] },`);
  const ganache = common.map('en_ganache');
  const instead = Object.fromEntries(ganache.keys().map((key) => [key, ganache.text(key)]));
  return `${made}
import type { Side } from '../craft/correct.ts';
import * as classes from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { rowOf } from './catalogue.ts';
import type { Part } from './params.ts';

${own.code.replaceAll('export const', 'const')}

/** What goes out and what comes in, by wire name. */
type Recipe = readonly [out: ((food: Food) => boolean) | null, into: string | null];

/** Ways out of each fault, the one a master tries first in front. */
export const MOVES: Readonly<Partial<Record<Part | 'aw', Readonly<Record<Side, readonly Recipe[]>>>>> = {
${moves.join('\n')}
};

/** What comes into a ganache in place of the usual. */
export const IN_GANACHE: Readonly<Record<string, string>> = ${JSON.stringify(instead)};

/** All that a caramel is mended with. */
export const OF_CARAMEL: ReadonlySet<string> = new Set(${JSON.stringify(common.texts('en_caramelo'))});
`;
}
