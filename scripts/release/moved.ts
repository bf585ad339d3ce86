import { parse } from 'csv-parse/sync';
import type { Fragment, Language } from './fragments.ts';

/** What the data of a release hold: the pantry, and the reference of each craft with its limits. */
export interface ReleasedData {
  readonly pantry: string;
  readonly references: readonly string[];
}

/** A list of things that moved, longer than anybody reads. */
const MOST_NAMED = 12;
/** Words to find a food by: they change no figure. */
const NAMES: ReadonlySet<string> = new Set(['aliases']);

const WORDS = {
  en: {
    added: 'New foods',
    removed: 'Foods that are gone',
    changed: 'Foods with other data',
    limits: 'Limits that moved',
    none: 'none',
    more: (count: number) => `and ${count} more`,
  },
  es: {
    added: 'Alimentos nuevos',
    removed: 'Alimentos que ya no están',
    changed: 'Alimentos con otros datos',
    limits: 'Límites que se han movido',
    none: 'sin límite',
    more: (count: number) => `y ${count} más`,
  },
} as const;

/** What moved between the data of two releases, as a change of the changelog; undefined when nothing did. */
export function movedBetween(before: ReleasedData, after: ReleasedData): Fragment | undefined {
  const [old, now] = [foodsIn(before.pantry), foodsIn(after.pantry)];
  const [oldLimits, limits] = [before, after].map(({ references }) => new Map(references.flatMap(limitsIn)));
  const changed = [...now].flatMap(([id, food]) => {
    const columns = old.has(id) ? differing(old.get(id)!, food) : [];
    return columns.length === 0 ? [] : [`${food.name} (${columns.join(', ')})`];
  });
  const keys = [...new Set([...oldLimits!.keys(), ...limits!.keys()])];
  const moved = keys.filter((key) => oldLimits!.get(key) !== limits!.get(key));
  const told = (language: Language) => {
    const words = WORDS[language];
    const range = (of: ReadonlyMap<string, string>, key: string) => of.get(key) ?? words.none;
    const parts: readonly (readonly [string, readonly string[]])[] = [
      [words.added, namesOnly(now, old)],
      [words.removed, namesOnly(old, now)],
      [words.changed, changed],
      [words.limits, moved.map((key) => `${key}: ${range(oldLimits!, key)} → ${range(limits!, key)}`)],
    ];
    return parts
      .filter(([, list]) => list.length > 0)
      .map(([title, list]) => `${title}: ${shown(list, words.more)}.`)
      .join(' ');
  };
  return told('es') === '' ? undefined : { reader: 'artisans', en: told('en'), es: told('es') };
}

type Food = Readonly<Record<string, string>>;

/** The foods of a table, by their id. */
function foodsIn(csv: string): ReadonlyMap<string, Food> {
  const foods = parse(csv, { columns: true }) as readonly Food[];
  return new Map(foods.map((food) => [food.id!, food]));
}

function differing(before: Food, after: Food): string[] {
  return Object.keys(after).filter((column) => !NAMES.has(column) && (before[column] ?? '') !== after[column]);
}

function namesOnly(these: ReadonlyMap<string, Food>, others: ReadonlyMap<string, Food>): string[] {
  return [...these].filter(([id]) => !others.has(id)).map(([, { name }]) => name!);
}

/** Limits of a reference page, «type, parameter (level)» to range. */
function limitsIn(page: string): readonly (readonly [string, string])[] {
  const [, types = ''] = page.split('\n## Tipos y rangos\n');
  return types.split('\n### ').flatMap((part) => {
    const type = /^`([^`]+)`/m.exec(part)?.[1];
    const rows = [...part.matchAll(/^\| ([^|]+) \| `[^`]+` \| ([^|]+) \| ([^|]+) \|/gm)];
    return type === undefined
      ? []
      : rows.map(([, name, level, range]) => [`${type}, ${name} (${level})`, range!] as const);
  });
}

function shown(list: readonly string[], more: (count: number) => string): string {
  const left = list.length - MOST_NAMED;
  return [...list.slice(0, MOST_NAMED), ...(left > 0 ? [more(left)] : [])].join('; ');
}
