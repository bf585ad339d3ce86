import { effect, signal } from '@preact/signals';
import { CRAFT_IDS, type CraftId, isObject } from '../engine.ts';
import { load, save } from './storage.ts';

export const THEMES = ['auto', 'claro', 'oscuro'] as const;
export type Theme = (typeof THEMES)[number];

const stored = load('preferencias', (value) => (isObject(value) ? value : {}));

export const theme = signal<Theme>(THEMES.find((name) => name === stored.tema) ?? 'auto');
export const lastCraft = signal<CraftId>(CRAFT_IDS.find((id) => id === stored.oficio) ?? CRAFT_IDS[0]!);

effect(() => {
  save('preferencias', { tema: theme.value, oficio: lastCraft.value });
});

effect(() => {
  const { dataset } = document.documentElement;
  if (theme.value === 'auto') delete dataset.tema;
  else dataset.tema = theme.value;
});
