import { signal } from '@preact/signals';
import { CRAFT_IDS, type CraftId, isObject } from '../engine.ts';
import { type OwnFields, readOwnFields, readText } from './recipe.ts';
import { load, onOtherTab, save } from './storage.ts';

/** An ingredient the catalogue lacks, with the composition its label declares. */
export interface OwnIngredient {
  readonly craft: CraftId;
  readonly name: string;
  readonly fields: OwnFields;
}

const KEY = 'ingredientes';

export const ownIngredients = signal<readonly OwnIngredient[]>(load(KEY, readOwnIngredients));
onOtherTab(KEY, () => {
  ownIngredients.value = load(KEY, readOwnIngredients);
});

/** Keeps one ingredient per craft and name; the newest wins. */
export function keepOwn(...added: readonly OwnIngredient[]): boolean {
  return store([...without(added), ...added]);
}

/** Keeps an ingredient in the place of what it was, whose name may have been another. */
export function replaceOwn(former: OwnIngredient, own: OwnIngredient): boolean {
  return store([...without([former, own]), own]);
}

function without(gone: readonly OwnIngredient[]): OwnIngredient[] {
  return ownIngredients.value.filter((own) => !gone.some((g) => g.craft === own.craft && g.name === own.name));
}

export function dropOwn(own: OwnIngredient): boolean {
  return store(ownIngredients.value.filter((other) => other !== own));
}

function store(list: readonly OwnIngredient[]): boolean {
  ownIngredients.value = [...list].sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return save(KEY, ownIngredients.value);
}

export function readOwnIngredients(value: unknown): OwnIngredient[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap((item) => {
    const craft = CRAFT_IDS.find((id) => id === item.craft);
    const name = readText(item.name).trim();
    const fields = readOwnFields(item.fields);
    return craft && name !== '' && fields ? [{ craft, name, fields }] : [];
  });
}
