import { dialog } from '../state/ui.ts';
import { redo, undo } from '../state/workbench.ts';

/** Ctrl+Z and Ctrl+Y (or Mayús+Ctrl+Z) work on the formula, also from inside its fields. */
export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || dialog.value !== null) return;
    const key = event.key.toLowerCase();
    const action = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null;
    if (!action) return;
    event.preventDefault();
    action();
  });
}
