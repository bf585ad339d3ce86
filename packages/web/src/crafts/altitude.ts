import { effect, signal } from '@preact/signals';

const KEY = 'obrador.altitud';

/** Metres above the sea of the workshop: syrups boil sooner higher up. */
export const altitude = signal(kept());

effect(() => {
  const text = String(altitude.value);
  try {
    if (text !== String(kept())) localStorage.setItem(KEY, text);
  } catch {
    // Forbidden or full: it is told again next time.
  }
});

function kept(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
