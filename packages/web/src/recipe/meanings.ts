import { signal } from '@preact/signals';
import { fold } from '../crafts/engine.ts';

/** What a person once said a strange name is, by that name folded: «hna.» is «Harina», in every recipe. */
export const meanings = signal<Readonly<Record<string, string>>>({});

/** The food a name stands for; the name itself where nothing was said of it. */
export function meaningOf(name: string): string {
  const folded = fold(name);
  return Object.hasOwn(meanings.value, folded) ? meanings.value[folded]! : name;
}
