import type { Food } from '../../packages/engine/src/despensa/food.ts';
import { readLines } from './csv.ts';

const FILE = 'data/familias.csv';
const KINDS = 'data/familias-grupos.csv';

/** How much a kind of family counts: a dose, one nothing replaces, one that others of its group replace. */
const WEIGHTS: Readonly<Record<string, number>> = { dosis: 1, propio: 0.7, tipo: 0.15 };

/** The module of the families: what each is called, its groups and weight, and what a gram of each food brings. */
export function familiesModule(csv: string, kinds: string, foods: readonly Food[]): string {
  const faults: string[] = [];
  const families = readLines(
    KINDS,
    kinds,
    ['familia', 'grupos', 'peso', 'anadido', 'ajeno', 'resolucion', 'nombre'],
    faults,
  ).map((line) => {
    const weight = WEIGHTS[line.text('peso')];
    if (weight === undefined) faults.push(`${line.at('peso')}: «${line.text('peso')}» is none`);
    return {
      id: line.text('familia'),
      groups: line.list('grupos'),
      weight: weight ?? 0,
      mostAdded: line.optional('anadido') ?? 0,
      foreignTo: line.list('ajeno'),
      resolution: line.optional('resolucion'),
      name: line.text('nombre'),
    };
  });
  const places = new Map(families.map(({ id }, i) => [id, i]));
  const groups = [...new Set(families.flatMap((family) => family.groups))];
  const parts = new Map<string, string>();
  const used = new Set<string>();
  for (const line of readLines(FILE, csv, ['clase', 'id', 'familias'], faults)) {
    const key = `${line.text('clase')} ${line.text('id')}`;
    const packed = line.list('familias').map((part) => {
      const [family = '', share = '1'] = part.split(':');
      const place = places.get(family);
      if (place === undefined) faults.push(`${line.at('familias')}: «${family}» is no family`);
      if (!(Number(share) > 0)) faults.push(`${line.at('familias')}: «${share}» is not a share`);
      return share === '1' ? `${place}` : `${place}:${Number(share)}`;
    });
    if (packed.length === 0) faults.push(`${line.at('familias')}: none`);
    if (parts.has(key)) faults.push(`${line.at('id')}: twice`);
    parts.set(key, packed.join(' '));
  }
  const ofFoods = foods.map(({ id, category }) => {
    const key = parts.has(`alimento ${id}`) ? `alimento ${id}` : `categoria ${category}`;
    used.add(key).add(`categoria ${category}`);
    const found = parts.get(key);
    if (found === undefined) faults.push(`${FILE}: the food ${id} has no families, nor has its category ${category}`);
    return found ?? '';
  });
  for (const key of parts.keys()) if (!used.has(key)) faults.push(`${FILE}: nothing is ${key}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const written = families.map((family) => ({
    ...family,
    groups: family.groups.map((group) => groups.indexOf(group)),
  }));
  return [
    `// Made from ${FILE} and ${KINDS} by scripts/data/build.ts; edit the tables, not this file.`,
    'export interface Family {',
    '  readonly id: string;',
    '  readonly groups: readonly number[];',
    '  readonly weight: number;',
    '  /** What may go into a formula without making another of it: a flavour, something to bite on. */',
    '  readonly mostAdded: number;',
    '  /** Formulas, by what their shares are of, in which it is told unless it is published. */',
    '  readonly foreignTo: readonly string[];',
    '  readonly resolution: number | null;',
    '  readonly name: string;',
    '}',
    `export const FAMILIES: readonly Family[] = ${JSON.stringify(written)};`,
    `export const GROUPS: readonly string[] = ${JSON.stringify(groups)};`,
    `export const foodFamilies = ${JSON.stringify(ofFoods.join('|'))};`,
    '',
  ].join('\n');
}
