import { type Classes, compileClasses, type Pantry } from './classes.ts';
import type { Column } from './expression.ts';
import type { Fields } from './files.ts';

/** What the label of a food says, beside the columns of the pantry. */
const PRINTED: ReadonlyMap<string, Column> = new Map<string, Column>([
  ['denominacion', { kind: 'text', code: 'printedOf(food).denominacion' }],
  ['lista', { kind: 'text', code: 'listOf(food)' }],
  ['funcion', { kind: 'text', code: 'printedOf(food).funcion' }],
  ['propio', { kind: 'truth', code: "food.id === ''" }],
]);

const camel = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function roundings(fields: Fields): string {
  const rows = fields.each().map(([key, rule]) => {
    const [large, small] = rule.pair('decimales');
    const figures = `large: ${rule.number('desde')}, decimals: [${large}, ${small}]`;
    return `  ${key}: { ${figures}, negligible: ${rule.number('casi_nada')}, trace: ${JSON.stringify(rule.text('escrito'))} },`;
  });
  return rows.join('\n');
}

function tolerances(fields: Fields): string {
  const rows = fields.keys().map((key) => {
    const steps = fields.rows(key).map(([upTo, grams, part]) => `[${upTo ?? 'Infinity'}, ${grams}, ${part}]`);
    return `  ${key}: [${steps.join(', ')}],`;
  });
  return rows.join('\n');
}

/** What a label asks of foods and the figures of its law (`data/ley/etiqueta.yaml`), as two modules. */
export function labelLaw(file: Fields, pantry: Pantry, common: Classes) {
  const own = compileClasses(file.map('clases'), pantry, PRINTED, common.kinds);
  const figures = file.map('cifras');
  const made = '// Made from data/ley/etiqueta.yaml by scripts/data/build.ts; edit the file, not this module.';
  const classes = `${made}
import * as classes from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { listOf, printedOf } from './printed.ts';

${own.code}
`;
  const law = `${made}
/** Figures of the law of labels, % or g per 100 g of the finished food. */
export const LABEL_LAW = {
${figures
  .keys()
  .map((key) => `  ${camel(key)}: ${figures.number(key)},`)
  .join('\n')}
} as const;

/** How a figure of the nutrition table is rounded. */
interface Rounding {
  /** From here on with the fewer decimals. */
  readonly large: number;
  readonly decimals: readonly [large: number, small: number];
  /** Up to here it is next to nothing. */
  readonly negligible: number;
  readonly trace: string;
}

export const ROUNDINGS: Readonly<Record<string, Rounding>> & { readonly otras: Rounding } = {
${roundings(file.map('redondeo'))}
};

/** Up to a declared figure, how far the measured one may lie: g and part of it, the larger. */
type Tolerance = readonly (readonly [upTo: number, grams: number, part: number])[];

export const TOLERANCES: Readonly<Record<string, Tolerance>> & { readonly otras: Tolerance } = {
${tolerances(file.map('tolerancia'))}
};
`;
  file.close();
  return { kinds: own.kinds, classes, law };
}
