import { signal } from '@preact/signals';
import type { CraftId, PerCraft } from '../crafts/engine.ts';
import { type BalanceSettings, DEFAULT_SETTINGS } from './balancing.ts';

/** What is asked of the balancer, craft by craft: goals and weights of one say nothing in another. */
const settings = signal<PerCraft<BalanceSettings>>({});

export function settingsOf(craft: CraftId): BalanceSettings {
  return settings.value[craft] ?? DEFAULT_SETTINGS;
}

export function setSettings(craft: CraftId, change: Partial<BalanceSettings>): void {
  settings.value = { ...settings.value, [craft]: { ...settingsOf(craft), ...change } };
}
