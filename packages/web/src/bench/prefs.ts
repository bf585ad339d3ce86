import { effect, signal } from '@preact/signals';
import { CRAFT_IDS, type CraftId, isObject } from '../crafts/engine.ts';
import { keptPrefs, PREFS_KEY } from '../storage/kept-prefs.ts';

export const THEMES = ['auto', 'claro', 'oscuro'] as const;
export type Theme = (typeof THEMES)[number];

const stored = read(keptPrefs);

export const theme = signal<Theme>(THEMES.find((name) => name === stored.tema) ?? 'auto');
/** True when a share that is written keeps the sum of the formula and not the other weights. */
export const keepsTotal = signal(stored.total === true);
export const lastCraft = signal<CraftId>(CRAFT_IDS.find((id) => id === stored.oficio) ?? CRAFT_IDS[0]!);

effect(() => {
  const value = JSON.stringify({ tema: theme.value, oficio: lastCraft.value, total: keepsTotal.value });
  try {
    localStorage.setItem(PREFS_KEY, value);
  } catch {
    // Forbidden or full: the aspect is chosen again next time.
  }
});

effect(() => {
  const { dataset } = document.documentElement;
  if (theme.value === 'auto') delete dataset.tema;
  else dataset.tema = theme.value;
});

function read(json: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
