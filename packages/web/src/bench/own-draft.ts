import { signal } from '@preact/signals';
import type { CraftId } from '../crafts/engine.ts';
import { dialog } from '../ui/screen.ts';

/** The ingredient of one's own being written, and the line that waits for it (null: a new line). */
export interface OwnDraft {
  readonly craft: CraftId;
  readonly name: string;
  readonly line: number | null;
}

export const ownDraft = signal<OwnDraft | null>(null);

export function proposeOwn(craft: CraftId, name: string, line: number | null): void {
  ownDraft.value = { craft, name, line };
  dialog.value = 'propios';
}
