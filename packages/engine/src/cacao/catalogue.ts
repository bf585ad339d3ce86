import type { CatalogueEntry } from '../craft/craft.ts';
import type { Item } from '../craft/read.ts';
import type { Food } from '../despensa/food.ts';
import { cacaoOficio } from '../despensa/oficio-cacao.ts';
import { perFood, shelfOf } from '../despensa/shelf.ts';
import { type Understood, understand } from '../despensa/understand.ts';
import { type CocoaView, cocoaView } from '../despensa/views.ts';
import type { Group } from './groups.ts';

/** A food as chocolate reads it. */
export interface Row extends CocoaView {
  /** Wire name. */
  readonly id: string;
  readonly nombre: string;
  readonly grupo: Group;
  /** Undefined for what nobody knows. */
  readonly food: Food | undefined;
}

/** The pantry as chocolate uses it. */
export const SHELF = shelfOf(cacaoOficio, {
  group: (_food, { grupo }) => grupo,
  composition: (food, { grupo }) => {
    const { precio: _, ...composition } = cocoaView(food, grupo);
    return composition;
  },
});

/** The row of a food, of the pantry or a person's own. */
export const rowOf = perFood((food): Row => {
  // The table check has seen to it that it is one of the groups.
  const grupo = SHELF.rowOf(food).grupo as Group;
  return { ...cocoaView(food, grupo), id: SHELF.wireName(food), nombre: SHELF.label(food), grupo, food };
});

/** The row of an id, a Spanish name or an alias. */
export function findRow(name: string): Row | undefined {
  const { food } = SHELF.read(name);
  return food && rowOf(food);
}

/** What nobody knows weighs, is no cocoa, sugar, fat or water, and costs nothing. */
export const UNKNOWN: Row = {
  id: '',
  nombre: '',
  grupo: 'desconocido',
  food: undefined,
  agua: 0,
  cacao_seco_desgrasado: 0,
  manteca_cacao: 0,
  grasa_leche: 0,
  otra_grasa: 0,
  azucar: 0,
  lactosa: 0,
  sng_leche: 0,
  otros_solidos: 100,
  alcohol: 0,
  sacarosa: 0,
  glucosa: 0,
  fructosa: 0,
  jarabe: 0,
  de_jarabe: 0,
  sorbitol: 0,
  glicerol: 0,
  maltitol: 0,
  eritritol: 0,
  sal: 0,
  avellana: 0,
  frutos_secos: 0,
  kcal: 0,
  precio: 0,
};

/** An item of a request with what it was understood as. */
export interface ReadItem {
  readonly understood: Understood;
  /** Undefined when nobody knows what it is. */
  readonly row: Row | undefined;
}

export function readItem(item: Item, index: number): ReadItem {
  const understood = understand(SHELF, item, index);
  return { understood, row: understood.food && rowOf(understood.food) };
}

export function catalogue(): readonly CatalogueEntry[] {
  return SHELF.catalogue();
}

export const find = SHELF.find;
