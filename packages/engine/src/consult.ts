import type { CatalogueEntry, Craft, TypeInfo } from './craft/craft.ts';
import { type LimitInfo, limitInfo } from './craft/limit.ts';
import type { ParamInfo } from './craft/param.ts';
import { catalogueIndex, searchCatalogue } from './search/search.ts';

/** Ingredients of a catalogue, as every door shows them. */
export interface CatalogueAnswer {
  readonly status: 'ok';
  readonly craft: string;
  readonly total: number;
  readonly ingredientes: readonly CatalogueEntry[];
}

/** A type of recipe with what it asks, as every door lists it. */
export interface ShownType extends Omit<TypeInfo, 'limits'> {
  readonly limits: readonly LimitInfo[];
}

/** Types of a craft with their limits, and what each number means. */
export interface TypesAnswer {
  readonly status: 'ok';
  readonly craft: string;
  readonly porDefecto: string;
  readonly tipos: readonly ShownType[];
  readonly parametros: readonly ParamInfo[];
}

/** More than anyone reads of an answer ordered by likeness. */
export const MAX_FOUND = 50;

/** The ingredients a text may mean, best first; the whole catalogue without one. */
export function consultCatalogue(craft: Craft, query = '', limit = MAX_FOUND): CatalogueAnswer {
  const entries = craft.catalogue();
  const ingredientes = query.trim() === '' ? entries : searchCatalogue(catalogueIndex(entries), query, limit);
  return { status: 'ok', craft: craft.id, total: ingredientes.length, ingredientes };
}

/** The types of a craft with their limits and sources, and the meaning of each parameter. */
export function consultTypes(craft: Craft): TypesAnswer {
  return {
    status: 'ok',
    craft: craft.id,
    porDefecto: craft.defaultType,
    tipos: craft.types.map(({ limits, ...type }) => ({ ...type, limits: limits.map(limitInfo) })),
    parametros: craft.params,
  };
}
