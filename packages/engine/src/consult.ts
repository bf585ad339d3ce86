import type { CatalogueEntry, Craft, TypeInfo } from './craft/craft.ts';
import type { IngredientRule, IngredientRules } from './craft/ingredient-rules.ts';
import { type Authority, type Core, type Limit, type LimitInfo, limitInfo } from './craft/limit.ts';
import type { ParamInfo } from './craft/param.ts';
import { POWERED_BY } from './craft/texts.ts';
import { usualOf } from './craft/unusual.ts';
import type { Food } from './despensa/food.ts';
import { catalogueIndex, indexBySteps, searchCatalogue, type Wordings } from './search/search.ts';
import { understoodFirst } from './search/understood.ts';

/** An ingredient of a catalogue in the words of the whole wire, beside its first ones (deprecated). */
export interface ShownIngredient extends CatalogueEntry {
  readonly id: string;
  readonly nombre: string;
  readonly otrosNombres: readonly string[];
  readonly grupo: string;
  readonly composicion: Readonly<Record<string, number>>;
  readonly precio: number | null;
  readonly fuente: string;
}

/** Ingredients of a catalogue, as every door shows them. */
export interface CatalogueAnswer {
  readonly status: 'ok';
  readonly craft: string;
  readonly total: number;
  readonly ingredientes: readonly ShownIngredient[];
}

/** A limit in the words of the whole wire. */
export interface ShownLimit {
  readonly id: string;
  readonly nombre: string;
  readonly unidad: string;
  readonly rango: Core;
  readonly objetivo?: Core;
  readonly otorga?: string;
  readonly nivel: Authority;
  readonly fuente: string;
}

/** A parameter in the words of the whole wire, beside its first ones (deprecated). */
export interface ShownParam extends ParamInfo {
  readonly id: string;
  readonly nombre: string;
  readonly unidad: string;
  readonly fuente: string;
}

/** A type of recipe with what it asks, as every door lists it; `label`, `family` and `limits` are deprecated. */
export interface ShownType extends Omit<TypeInfo, 'limits'> {
  readonly nombre: string;
  readonly familia?: string;
  readonly limites: readonly ShownLimit[];
  readonly limits: readonly LimitInfo[];
}

/** The most of something, of the whole or of the flour: above `aviso` it is said, above `tope` nothing is good. */
export interface ShownDose {
  readonly que: string;
  readonly sobre: 'total' | 'harina';
  readonly aviso: number | null;
  readonly tope: number | null;
  readonly fuente: string;
  /** Types it holds in. */
  readonly tipos: readonly string[];
}

/** What a type does not admit, or only up to a share. */
export interface ShownBan {
  /** The sentence, with slots in braces. */
  readonly dice: string;
  readonly hasta: number;
  /** True where nothing is good with it; else it is only said. */
  readonly falta: boolean;
  readonly en_su_lugar?: string;
  readonly fuente: string;
  /** Types it holds in. */
  readonly tipos: readonly string[];
}

/** Types of a craft with their limits, doses and bans, and what each number means. */
export interface TypesAnswer {
  readonly status: 'ok';
  readonly craft: string;
  readonly porDefecto: string;
  readonly tipos: readonly ShownType[];
  readonly dosis: readonly ShownDose[];
  readonly vetos: readonly ShownBan[];
  readonly parametros: readonly ShownParam[];
}

/** What GET on the path of a craft answers. */
export interface Manifest {
  readonly service: string;
  readonly version: '1';
  readonly description: string;
  readonly endpoint: string;
  readonly types: readonly string[];
  readonly bodyExample: Craft['example'];
  readonly note: string;
  readonly docs: string;
  readonly poweredBy: string;
}

/** What an operation analyses and how it is asked; `docs` is the address of the documentation for people. */
export function manifestOf({ manifest, path, types, example }: Craft, docs: string): Manifest {
  const { service, description, note } = manifest;
  return {
    service,
    version: '1',
    description,
    endpoint: `POST ${path}`,
    types: types.map(({ id }) => id),
    bodyExample: example,
    note,
    docs,
    poweredBy: POWERED_BY,
  };
}

/** More than anyone reads of an answer ordered by likeness. */
export const MAX_FOUND = 50;

/** The ingredients a text may mean, the one it is read as first; the whole catalogue without one. */
export function consultCatalogue(craft: Craft, query = '', limit = MAX_FOUND): CatalogueAnswer {
  const ingredientes = query.trim() === '' ? craft.catalogue() : entriesFor(craft, query).slice(0, limit);
  return { status: 'ok', craft: craft.id, total: ingredientes.length, ingredientes: ingredientes.map(shownIngredient) };
}

function shownIngredient(entry: CatalogueEntry): ShownIngredient {
  const { name, label, aliases, group, composition, price, source } = entry;
  return {
    id: name,
    nombre: label,
    otrosNombres: aliases,
    grupo: group,
    composicion: composition,
    precio: price,
    fuente: source,
    ...entry,
  };
}

function entriesFor(craft: Craft, query: string): readonly CatalogueEntry[] {
  const { shelf } = craft;
  const alike = searchCatalogue(catalogueIndex(craft.catalogue()), query, MAX_FOUND);
  const reading = shelf.read(query);
  const entries = (foods: readonly Food[]) => foods.flatMap((food) => shelf.entryOf(food) ?? []);
  if (reading.food !== undefined) return understoodFirst(shelf.entryOf(reading.food), alike, () => []);
  return understoodFirst(undefined, alike, () => entries(reading.candidates));
}

/**
 * Makes ready the search of a catalogue, in short steps: a service answers others between them. Who makes several ready
 * has them share `known`, an empty map at first.
 */
export function* prepareCatalogue(craft: Craft, known?: Wordings): Generator<void> {
  yield* indexBySteps(craft.catalogue(), known);
}

/** The types of a craft with their limits and sources, and the meaning of each parameter. */
export function consultTypes(craft: Craft): TypesAnswer {
  return {
    status: 'ok',
    craft: craft.id,
    porDefecto: craft.defaultType,
    tipos: craft.types.map(shownType),
    dosis: sharedBy(craft, ({ asked }) => asked.flatMap((rule) => shownDose(rule, asked))),
    vetos: sharedBy(craft, ({ asked }) => asked.flatMap(shownBan)),
    parametros: craft.params.map(shownParam),
  };
}

/** Each rule once, with the types it holds in. */
function sharedBy<Rule extends object>(
  { types, ingredientRules }: Craft,
  rulesIn: (rules: IngredientRules) => readonly Rule[],
): (Rule & { readonly tipos: readonly string[] })[] {
  const found = new Map<string, { readonly rule: Rule; readonly tipos: string[] }>();
  for (const { id } of types) {
    for (const rule of rulesIn(ingredientRules(id))) {
      const key = JSON.stringify(rule);
      const known = found.get(key);
      if (known) known.tipos.push(id);
      else found.set(key, { rule, tipos: [id] });
    }
  }
  return [...found.values()].map(({ rule, tipos }) => ({ ...rule, tipos }));
}

function shownDose({ param, max, level, says, source }: IngredientRule, asked: readonly IngredientRule[]) {
  if (says !== undefined || level === 'aviso') return [];
  const usual = asked.find((other) => other.param === param && other.level === 'aviso');
  return [
    { que: param.label, sobre: param.per ?? ('total' as const), aviso: usual?.max ?? null, tope: max, fuente: source },
  ];
}

function shownBan({ says, max, level, instead, source }: IngredientRule) {
  if (says === undefined) return [];
  const names = typeof instead === 'object' ? Object.values(instead).join(', ') : instead;
  const place = names === undefined ? {} : { en_su_lugar: names };
  return [{ dice: says, hasta: max, falta: level === 'falta', ...place, fuente: source }];
}

function shownType({ id, label, family, limits }: TypeInfo): ShownType {
  return {
    id,
    nombre: label,
    ...(family === undefined ? {} : { familia: family }),
    limites: limits.map(shownLimit),
    label,
    ...(family === undefined ? {} : { family }),
    limits: limits.map(limitInfo),
  };
}

export function shownLimit(limit: Limit): ShownLimit {
  const { param, min, max, level, authority, source } = limit;
  const usual = usualOf(limit);
  return {
    id: param.key,
    nombre: param.label,
    unidad: param.unit,
    rango: [min, max],
    ...(usual === undefined ? {} : { objetivo: usual }),
    ...(level === undefined ? {} : { otorga: level }),
    nivel: authority,
    fuente: source,
  };
}

function shownParam(param: ParamInfo): ShownParam {
  const { key, label, unit, source } = param;
  return { id: key, nombre: label, unidad: unit, fuente: source, ...param };
}
