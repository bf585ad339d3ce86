import { signal } from '@preact/signals';
import { dialog } from '../ui/screen.ts';

/** The line whose ingredient is to be replaced. */
export const substituting = signal<number | null>(null);

export function proposeSubstitutes(line: number): void {
  substituting.value = line;
  dialog.value = 'sustituir';
}
