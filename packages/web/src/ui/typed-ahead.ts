/** Keys pressed while the field they are for is on its way; null when none is awaited. */
let held: string[] | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;

/** After this, what was typed is written where the focus is. */
const LONGEST_MS = 3000;

/** From Enter until the focus moves, keys wait; a click or another key ends it. */
export function holdKeys(): void {
  if (held) return;
  held = [];
  patience = setTimeout(() => deliver({ target: document.activeElement }), LONGEST_MS);
  addEventListener('keydown', hold, true);
  addEventListener('pointerdown', release, true);
  addEventListener('focusin', deliver, true);
}

function release(): void {
  held = null;
  clearTimeout(patience);
  removeEventListener('keydown', hold, true);
  removeEventListener('pointerdown', release, true);
  removeEventListener('focusin', deliver, true);
}

/** Keys that go with the next one. */
const WITH_NEXT = ['Shift', 'CapsLock', 'AltGraph', 'Dead'];

function hold(event: KeyboardEvent): void {
  if (WITH_NEXT.includes(event.key)) return;
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  // Enter once more, with nothing behind it, is impatience: the field decides.
  if (event.key === 'Enter' ? !held?.length : !writes) {
    release();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  held?.push(event.key);
}

/** Writes what was held into the field, up to an Enter, which leads on. */
function deliver({ target: field }: { readonly target: EventTarget | null }): void {
  // A dialogue asks something else: nothing is written into it unseen.
  if (!held?.length || !(field instanceof HTMLInputElement) || field.closest('dialog')) {
    release();
    return;
  }
  // After what the field does on being entered; Enter comes once it is drawn.
  setTimeout(() => {
    const keys = held ?? [];
    const end = keys.indexOf('Enter');
    const text = (end < 0 ? keys : keys.slice(0, end)).join('');
    release();
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (end < 0) return;
    holdKeys();
    held?.push(...keys.slice(end + 1));
    setTimeout(() => {
      const after = held ?? [];
      release();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      holdKeys();
      held?.push(...after);
    });
  });
}
