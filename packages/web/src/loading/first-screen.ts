import { ADD_FIELD_ID } from '../ui/focus.ts';

/** Whether the page came already drawn, as it does to a first visitor (first-screen/draw.tsx). */
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
