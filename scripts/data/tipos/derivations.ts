import { rootsOf } from '../../../packages/engine/src/despensa/words.ts';
import { type Classes, compileClasses, functionOf, type Pantry } from './classes.ts';
import type { Fields } from './files.ts';

const PLACES: ReadonlySet<string> = new Set(['primera', 'extremo']);

/** The module of what words make of the rest of a line. */
export function derivationsModule(table: Fields, pantry: Pantry, common: Classes): string {
  const shared = compileClasses(table.map('clases'), pantry, new Map(), common.kinds);
  const lines = table.maps('derivados');
  const classOf = (name: string) => (common.kinds.has(name) ? 'classes.' : '') + functionOf(name);
  const made = lines.map((line) => derivationOf(line, pantry, shared, classOf));
  table.close();
  return `// Made from data/derivados.yaml by scripts/data/build.ts; edit the table, not this module.
import * as classes from './classes.gen.ts';
import { contains } from './contains.ts';
import type { Food } from './food.ts';

${shared.code.replaceAll('export const', 'const')}

/** What a word makes of the rest of a line; words are roots with blanks between. */
export interface Derivation {
  readonly said: string;
  readonly place?: 'primera' | 'extremo';
  /** First words of the line. */
  readonly after?: string;
  /** Words left aside with it. */
  readonly besides?: string;
  /** Words that the line has not. */
  readonly unless?: string;
  /** The word put in its place. */
  readonly instead?: string;
  /** Whether the rest is more than a generic word, which with it may be another than the usual one. */
  readonly exact?: true;
  /** Whether the rest is such a food. */
  readonly of: (food: Food) => boolean;
  /** The food it makes; the rest itself where there is none. */
  readonly as?: string;
}

export const derivations: readonly Derivation[] = [
${made.join('\n')}
];
`;
}

function derivationOf(line: Fields, pantry: Pantry, { kinds }: Classes, classOf: (name: string) => string): string {
  const words = (key: string) => [...new Set(rootsOf(line.text(key)))].join(' ');
  const optional = (name: string, key: string) => (line.has(key) ? [`${name}: ${JSON.stringify(words(key))}`] : []);
  const cells = [`said: ${JSON.stringify(words('dice'))}`];
  if (line.has('sitio')) {
    const place = line.text('sitio');
    if (!PLACES.has(place)) throw new Error(`${line.at}: «${place}» is no place`);
    cells.push(`place: '${place}'`);
  }
  cells.push(...optional('after', 'tras'), ...optional('besides', 'sobra'), ...optional('unless', 'salvo'));
  cells.push(...optional('instead', 'por'));
  if (line.has('exacto') && line.text('exacto') === 'sí') cells.push('exact: true');
  const rest = line.text('de');
  if (kinds.get(rest) !== 'truth') throw new Error(`${line.at}: there is no class «${rest}»`);
  cells.push(`of: ${classOf(rest)}`);
  if (line.has('es')) {
    const id = line.text('es');
    if (!pantry.ids.has(id)) throw new Error(`${line.at}: the pantry has no «${id}»`);
    cells.push(`as: '${id}'`);
  }
  return `  { ${cells.join(', ')} },`;
}
