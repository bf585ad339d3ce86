import type { CatalogueEntry } from '../craft/craft.ts';
import { type Row, rows } from './catalogue.gen.ts';
import { keyTokens } from './names.ts';
import { ROLES, type Role } from './roles.ts';

/** A row of the catalogue; the table check guarantees that `rol` is one of the twelve. */
export interface IngredientRow extends Row {
  readonly rol: Role;
}

export const ROWS = rows as readonly IngredientRow[];

const byId = new Map(ROWS.map((row) => [row.id, row]));

/** A row the rules name; a missing one is a fault of the table, found when the module loads or is tested. */
export function rowOf(id: string): IngredientRow {
  const row = byId.get(id);
  if (row === undefined) throw new Error(`There is no row «${id}» in the bakery catalogue`);
  return row;
}

/** Defaults for a forced role; they have no name of their own. */
export function isRoleDefault(row: IngredientRow): boolean {
  return row.id.startsWith('_rol_');
}

const roleDefaults = new Map<Role, IngredientRow>(
  ROLES.map((role) => [role, rowOf(role === 'agua' ? 'agua' : `_rol_${role}`)]),
);

/** The row that stands for a role when the name says nothing closer. */
export function roleDefault(role: Role): IngredientRow {
  return roleDefaults.get(role)!;
}

/** Names as paths of words, so that a search costs no more than the words it reads. */
interface Node {
  row: IngredientRow | undefined;
  readonly next: Map<string, Node>;
}

function buildIndex(): Node {
  const root: Node = { row: undefined, next: new Map() };
  for (const row of ROWS) {
    if (isRoleDefault(row)) continue;
    for (const text of [row.nombre, ...row.aliases]) insert(root, keyTokens(text), row);
  }
  return root;
}

function insert(root: Node, tokens: readonly string[], row: IngredientRow): void {
  let node = root;
  for (const token of tokens) {
    let next = node.next.get(token);
    if (next === undefined) {
      next = { row: undefined, next: new Map() };
      node.next.set(token, next);
    }
    node = next;
  }
  // No two rows share a name: the table is refused when they do.
  node.row = row;
}

const index = buildIndex();

/** Leftmost-longest: the first word at which a name starts decides, and there the longest name. */
export function findByTokens(tokens: readonly string[]): IngredientRow | undefined {
  for (let start = 0; start < tokens.length; start++) {
    let found: IngredientRow | undefined;
    let node = index.next.get(tokens[start]!);
    for (let at = start + 1; node !== undefined; at++) {
      found = node.row ?? found;
      node = at < tokens.length ? node.next.get(tokens[at]!) : undefined;
    }
    if (found !== undefined) return found;
  }
  return undefined;
}

const FIGURES = [
  'f_harina',
  'f_agua',
  'f_grasa',
  'f_azucar',
  'f_sal',
  'k_levadura',
  'hidratacion_pref',
  'sal_pref',
  'agua',
  'proteinas',
  'hidratos',
  'azucares',
  'fibra',
  'grasa',
  'sal',
  'alcohol',
  'kcal',
  'w_min',
  'w_max',
  'absorcion',
  'cenizas',
] as const;

function makeEntry(row: IngredientRow): CatalogueEntry {
  const composition: Record<string, number> = {};
  for (const figure of FIGURES) {
    const value = row[figure];
    if (value !== null) composition[figure] = value;
  }
  return {
    name: row.nombre,
    label: row.nombre,
    aliases: row.aliases,
    group: row.rol,
    composition,
    price: row.precio,
    source: row.fuente,
  };
}

let entries: ReadonlyMap<IngredientRow, CatalogueEntry> | undefined;

function allEntries(): ReadonlyMap<IngredientRow, CatalogueEntry> {
  entries ??= new Map(ROWS.filter((row) => !isRoleDefault(row)).map((row) => [row, makeEntry(row)]));
  return entries;
}

export function catalogue(): readonly CatalogueEntry[] {
  return [...allEntries().values()];
}

/** Undefined for the defaults of the roles, which nobody can ask for by name. */
export function entryOf(row: IngredientRow): CatalogueEntry | undefined {
  return allEntries().get(row);
}
