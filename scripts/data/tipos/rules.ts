import { functionOf } from './classes.ts';
import type { Compiled } from './expression.ts';
import type { Fields } from './files.ts';
import type { Cite } from './sources.ts';

/** A dose as a file says it; `code` is what counts it. */
interface Dose {
  readonly what: string;
  readonly code: string;
  readonly per?: 'harina';
  readonly rest?: true;
  readonly warn: number | null;
  readonly stop: number;
  /** The parameter whose range, where a type has one, says when it is high. */
  readonly mutedBy?: string;
  /** Where it stops when no range of the type speaks of it. */
  readonly alone: number | null;
  readonly source: string;
}

interface Ban {
  readonly code: string;
  readonly most: number;
  readonly fault: boolean;
  readonly instead?: string | Readonly<Record<string, string>>;
  readonly law?: true;
  readonly raw?: true;
  readonly says: string;
  readonly source: string;
}

/** Doses, bans and lists of them by name; those of a craft lie over those of all. */
export interface Shelf {
  readonly doses: ReadonlyMap<string, Dose>;
  readonly bans: ReadonlyMap<string, Ban>;
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

export const NOTHING: Shelf = { doses: new Map(), bans: new Map(), groups: new Map() };

export interface Language {
  readonly kinds: ReadonlyMap<string, Compiled['kind']>;
  /** Classes of the craft alone, which its module defines. */
  readonly own: ReadonlySet<string>;
  readonly cite: Cite;
}

export function classCode(name: string, { kinds, own }: Language, at: string, counts: boolean): string {
  const kind = kinds.get(name);
  if (kind === undefined) throw new Error(`${at}: there is no class «${name}»`);
  const code = own.has(name) ? functionOf(name) : `classes.${functionOf(name)}`;
  if (counts) return kind === 'truth' ? `wholly(${code})` : code;
  if (kind === 'number') throw new Error(`${at}: «${name}» counts; a ban needs a class that tells`);
  return code;
}

function doseOf(fields: Fields, language: Language): Dose {
  const { at } = fields;
  const per = fields.has('sobre') ? fields.text('sobre') : undefined;
  if (per !== undefined && per !== 'harina') throw new Error(`${at}: a dose is counted on the whole or on «harina»`);
  return {
    what: fields.text('que'),
    code: classCode(fields.text('clase'), language, at, true),
    ...(per === undefined ? {} : { per }),
    ...(fields.flag('resto') ? { rest: true } : {}),
    warn: fields.optional('aviso'),
    stop: fields.number('tope'),
    ...(fields.has('callada_por') ? { mutedBy: fields.text('callada_por') } : {}),
    alone: fields.optional('solo'),
    source: language.cite(fields.text('segun'), at),
  };
}

const SLOTS = new Set(['nombres', 'ingredientes', 'pct', 'max', 'segun']);

function banOf(fields: Fields, language: Language): Ban {
  const { at } = fields;
  const source = language.cite(fields.text('segun'), at);
  const says = fields.text('dice').replace('{segun}', source);
  for (const [, slot] of says.matchAll(/\{([^{}]*)\}/g)) {
    if (!SLOTS.has(slot!) && !slot!.includes('|')) throw new Error(`${at}: nothing fills «{${slot}}»`);
  }
  return {
    code: classCode(fields.text('clase'), language, at, false),
    most: fields.optional('hasta') ?? 0,
    fault: fields.flag('falta'),
    ...(fields.has('en_su_lugar') ? { instead: insteadOf(fields) } : {}),
    ...(fields.flag('ley') ? { law: true } : {}),
    ...(fields.flag('en_crudo') ? { raw: true } : {}),
    says,
    source,
  };
}

/** One food for all of a class, or one for each by its id. */
function insteadOf(fields: Fields): NonNullable<Ban['instead']> {
  if (typeof fields.plain('en_su_lugar') === 'string') return fields.text('en_su_lugar');
  const each = fields.map('en_su_lugar');
  return Object.fromEntries(each.keys().map((id) => [id, each.text(id)]));
}

export function shelfOf(fields: Fields, language: Language, under: Shelf = NOTHING): Shelf {
  const named = <T>(key: string, make: (inner: Fields) => T) =>
    fields.has(key)
      ? fields
          .map(key)
          .each()
          .map(([name, inner]) => [name, make(inner)] as const)
      : [];
  const groups = fields.has('grupos') ? fields.map('grupos') : undefined;
  return {
    doses: new Map([...under.doses, ...named('dosis', (inner) => doseOf(inner, language))]),
    bans: new Map([...under.bans, ...named('vetos', (inner) => banOf(inner, language))]),
    groups: new Map([...under.groups, ...(groups?.keys().map((name) => [name, groups.texts(name)] as const) ?? [])]),
  };
}

function spread(names: readonly string[], { groups }: Shelf): readonly string[] {
  return names.flatMap((name) => (groups.has(name) ? spread(groups.get(name)!, { groups } as Shelf) : [name]));
}

function must<T>(table: ReadonlyMap<string, T>, name: string, at: string): T {
  const found = table.get(name);
  if (found === undefined) throw new Error(`${at}: there is no «${name}»`);
  return found;
}

/** Doses and bans of every type of a craft, each written once. */
export class RuleBook {
  readonly #rules: string[] = [];
  readonly #types: string[] = [];
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The rules of one type, whose judged parameters are `ranged`. */
  add(id: string, fields: Fields, ranged: ReadonlySet<string>): void {
    const doses = spread(fields.texts('dosis'), this.#shelf).map((name) => {
      const { code, mutedBy, alone, stop, ...dose } = must(this.#shelf.doses, name, fields.at);
      const muted = mutedBy !== undefined && ranged.has(mutedBy);
      const limit = muted ? { stop, quiet: true } : { stop: alone ?? stop };
      return placeOf(this.#rules, `dose({ of: ${code}, ${inner({ ...dose, ...limit })} })`);
    });
    const bans = fields.texts('vetos').map((name) => {
      const { code, says, ...ban } = must(this.#shelf.bans, name, fields.at);
      return placeOf(this.#rules, `ban({ of: ${code}, ${inner({ ...ban, says })} })`);
    });
    this.#types.push(`  ${id}: [${[...bans, ...doses].join(', ')}],`);
  }

  code(craft: string, law: string): string {
    return `const RULES = [\n${this.#rules.map((each) => `  ${each},`).join('\n')}\n];

/** Places of the rules of each type: bans, then doses. */
const LISTS = {\n${this.#types.join('\n')}\n} as const;

/** Category of the law, whether the type is heated by what it is, its trait, whether the category is in doubt. */
const LAW = {\n${law}\n} as const;

export const ingredientRulesOf = ingredientRulesFrom(RULES, LISTS, LAW, '${craft}');
`;
  }
}

const inner = (record: object): string => JSON.stringify(record).slice(1, -1);

function placeOf(list: string[], code: string): number {
  const place = list.indexOf(code);
  return place === -1 ? list.push(code) - 1 : place;
}
