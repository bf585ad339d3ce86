import { CRAFTS, consultTypes } from '@obrador/engine';
import { consultPantry, foodSheet, MAX_FOODS } from '@obrador/engine/despensa';
import { resourceTexts } from './texts.ts';

const MIME = 'application/json';
const PANTRY = 'obrador://despensa';
const TYPES = 'obrador://tipos/';

const typesResources = CRAFTS.map((craft) => ({ craft, uri: `${TYPES}${craft.id}` }));

/** What can be read without asking for anything: the types of each craft and the pantry. */
export const RESOURCES = [
  ...typesResources.map(({ craft: { id, label }, uri }) => ({
    uri,
    name: `tipos_${id}`,
    ...resourceTexts.types(label),
    mimeType: MIME,
  })),
  { uri: PANTRY, name: 'despensa', ...resourceTexts.pantry, mimeType: MIME },
];

export const RESOURCE_TEMPLATES = [
  { uriTemplate: `${PANTRY}/{id}`, name: 'alimento', ...resourceTexts.food, mimeType: MIME },
];

/** What a resource holds, as JSON; undefined when there is none. */
export function readResource(uri: string): { uri: string; mimeType: string; text: string } | undefined {
  const content = contentOf(uri);
  return content && { uri, mimeType: MIME, text: JSON.stringify(content) };
}

function contentOf(uri: string): object | undefined {
  const types = typesResources.find((resource) => resource.uri === uri);
  if (types) return consultTypes(types.craft);
  if (uri === PANTRY) return wholePantry();
  return uri.startsWith(`${PANTRY}/`) ? foodSheet(uri.slice(PANTRY.length + 1)) : undefined;
}

function wholePantry(): object {
  const page = (desde: number) => consultPantry({ limite: MAX_FOODS, desde });
  const { total } = page(0);
  const pages = Array.from({ length: Math.ceil(total / MAX_FOODS) }, (_, i) => page(i * MAX_FOODS));
  return { total, alimentos: pages.flatMap(({ alimentos }) => alimentos) };
}
