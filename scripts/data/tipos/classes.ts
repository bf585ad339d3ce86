import { BALANCE, CATEGORIES, PARTS } from '../../../packages/engine/src/despensa/food.ts';
import { type Column, type Compiled, compile, type Vocabulary } from './expression.ts';
import type { Fields } from './files.ts';

const FIGURES = [...BALANCE, ...PARTS, 'azucares', 'polioles', 'hidratos', 'kcal', 'precio'] as const;

/** What every class may ask of a food. */
const COLUMNS: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...FIGURES.map((key) => [key, { kind: 'number', code: `food.${key}` }] as const),
  ['pod_conv', { kind: 'number', code: '(food.pod_conv ?? 0)' }],
  ['id', { kind: 'text', code: 'food.id' }],
  ['categoria', { kind: 'text', code: 'food.category' }],
  ['vegano', { kind: 'truth', code: 'food.vegano' }],
]);

export interface Pantry {
  readonly ids: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
}

/** Classes of matter as functions over a food; those of a craft may ask its own columns too. */
export interface Classes {
  readonly kinds: ReadonlyMap<string, Compiled['kind']>;
  readonly code: string;
}

function checkWord({ ids, allergens }: Pantry, column: string, word: string): string | undefined {
  if (column === 'id') return ids.has(word) ? undefined : `the pantry has no «${word}»`;
  if (column === 'categoria') {
    return CATEGORIES.includes(word as (typeof CATEGORIES)[number]) ? undefined : `there is no shelf «${word}»`;
  }
  if (column === 'contiene') return allergens.has(word) ? undefined : `there is no allergen «${word}»`;
  return undefined;
}

/** The name of a class in the code that is made. */
export const functionOf = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What an expression over a food may name: columns, and classes of the module it stands in or of the common one. */
export function vocabularyOf(
  pantry: Pantry,
  own: ReadonlyMap<string, Column>,
  classes: ReadonlyMap<string, Compiled['kind']>,
  isHere: (name: string) => boolean,
): Vocabulary {
  return {
    columns: new Map([...COLUMNS, ...own]),
    classes,
    classCode: (name) => (isHere(name) ? functionOf(name) : `classes.${functionOf(name)}`),
    checkWord: (column, word) => checkWord(pantry, column, word),
  };
}

/** Compiles the classes of a file in its order: each may use those before it, and those of `common`. */
export function compileClasses(
  fields: Fields,
  pantry: Pantry,
  own: ReadonlyMap<string, Column> = new Map(),
  common: ReadonlyMap<string, Compiled['kind']> = new Map(),
): Classes {
  const kinds = new Map(common);
  const made: string[] = [];
  const vocabulary = vocabularyOf(pantry, own, kinds, (name) => !common.has(name));
  const { columns } = vocabulary;
  for (const name of fields.keys()) {
    const text = fields.text(name);
    try {
      if (columns.has(name)) throw new Error('a column has this name');
      const { kind, code } = compile(text, vocabulary);
      kinds.set(name, kind);
      const returns = kind === 'truth' ? 'boolean' : 'number';
      made.push(`export const ${functionOf(name)} = (food: Food): ${returns} => ${code};`);
    } catch (error) {
      throw new Error(`${fields.at}, «${name}»: ${(error as Error).message}`);
    }
  }
  return { kinds, code: made.join('\n') };
}

/** The module of the classes every craft shares. */
export function classesModule({ code }: Classes): string {
  return `// Made from data/clases.yaml by scripts/data/build.ts; edit the table, not this module.
import { contains } from './contains.ts';
import type { Food } from './food.ts';

${code}
`;
}
