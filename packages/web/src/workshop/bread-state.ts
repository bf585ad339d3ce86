import { computed, signal } from '@preact/signals';
import { book } from '../bench/library.ts';
import { recipe } from '../bench/open-recipes.ts';
import { loadedCraft } from '../crafts/craft-engines.ts';
import { learntFriction } from './friction.ts';
import { USUAL, type Wanted } from './preferments.ts';
import type { esBread } from './texts.ts';

export type AskedTemperature = keyof typeof esBread.fields;

/** The morning's temperatures: the same for every dough, until somebody changes them. */
export const temperatures = signal<Readonly<Partial<Record<AskedTemperature, number>>>>({});

const openId = computed(() => recipe.value?.id ?? '');

/** What the doughs measured tell of the mixer; null before any. */
export const learnt = computed(() => {
  const craft = loadedCraft('panaderia');
  return craft ? learntFriction(craft, book.value ?? [], openId.value) : null;
});

/** What water is reckoned with: as said, and one's own mixer. */
export const settings = computed(() =>
  learnt.value === null ? temperatures.value : { friccion: learnt.value.friction, ...temperatures.value },
);

/** How a pre-ferment is made today, and when it must be ready: «06:00». */
export interface PrefermentWish extends Wanted {
  readonly ready: string;
}

const wishes = signal<Readonly<Record<string, PrefermentWish>>>({});

/** By the name of the pre-ferment; on screen and on paper it is one. */
export function wishFor(name: string): PrefermentWish {
  return wishes.value[name] ?? { ready: USUAL.ready };
}

export function wishOf(name: string, change: Partial<PrefermentWish>): void {
  wishes.value = { ...wishes.peek(), [name]: { ...wishFor(name), ...change } };
}
