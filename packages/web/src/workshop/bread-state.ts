import { signal } from '@preact/signals';
import { USUAL, type Wanted } from './preferments.ts';
import type { esBread } from './texts.ts';

export type AskedTemperature = keyof typeof esBread.fields;

/** The morning's temperatures: the same for every dough, until somebody changes them. */
export const temperatures = signal<Readonly<Partial<Record<AskedTemperature, number>>>>({});

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
