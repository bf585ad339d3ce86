import { redo, undo } from '../bench/edits.ts';
import { route } from '../bench/route.ts';
import { quickSave } from '../book/lazy-save.ts';
import { ADD_FIELD_ID } from '../ui/focus.ts';
import { dialog } from '../ui/screen.ts';

/** «?» tells the keys, Ctrl+S saves, Ctrl+K goes anywhere. Ctrl+Z and Ctrl+Y (or Mayús+Ctrl+Z) work on the formula, also from the grams; other texts keep the browser's own. */
export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '?' || dialog.value !== null || isField(event.target)) return;
    event.preventDefault();
    dialog.value = 'teclas';
  });
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    if (key !== 's' && key !== 'k') return;
    // The browser would save the page, or search the web.
    event.preventDefault();
    if (dialog.value !== null) return;
    if (key === 'k') dialog.value = 'ir';
    else if (route.value?.kind === 'banco' || route.value?.kind === 'receta') void quickSave();
  });
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || dialog.value !== null) return;
    const key = event.key.toLowerCase();
    const action = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null;
    if (!action || isWriting(event.target)) return;
    event.preventDefault();
    action();
  });
}

/** Where a question mark is part of what is written. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select')
  );
}

/** The field that waits for the next ingredient has nothing of its own to undo until something is written. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return false;
  return !target.classList.contains('grams') && !(target.id === ADD_FIELD_ID && target.value === '');
}
