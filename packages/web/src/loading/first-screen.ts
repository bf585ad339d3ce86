import { ADD_FIELD_ID } from '../ui/focus.ts';

/**
 * The page comes to a first visitor already drawn (first-screen/draw.tsx), with a field that can be written in before
 * there is a script; for anybody else it is hidden (first-screen/primera-visita.js) and is cleared away here.
 */
export function isDrawn(app: Element): boolean {
  const { dataset } = document.documentElement;
  if (dataset.vuelve !== undefined) app.replaceChildren();
  delete dataset.vuelve;
  return app.childElementCount > 0;
}

let early: string | null = null;

/** Notes what has been written until the page is drawn over. */
export function keepEarly(): void {
  const field = document.getElementById(ADD_FIELD_ID);
  if (field instanceof HTMLInputElement && field.value !== '') early = field.value;
}

/** What was written before there was a script, for the field that takes its place; null when nothing was, or it is taken. */
export function takeEarly(): string | null {
  const text = early;
  early = null;
  return text;
}
